import { message } from '@postproof/messages/message'
import type { Interval, Plan } from '#contract/billing.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { PlanGrant } from '../../plans/types.ts'
import { freePlan } from '../standing.ts'
import { samePlan } from '../stripe/subscription.ts'

/** Which codes would give an account nothing, or less than it has. Such a code is refused before it is used up. */

export type Held = {
  planId: string
  kind: 'subscription' | 'given' | 'admin'
  status: PlanGrant['status']
  renews: boolean
  /** Null: without an end. */
  until: Date | null
}
export type HeldPlan = Held & { plan: Plan }

/** What counts now; a plan that is gone counts as the free one. */
export function heldFrom(all: Held[], plans: Plan[], now: Date): HeldPlan[] {
  return all.flatMap((held) => {
    const plan = plans.find(({ id }) => id === held.planId)
    const over = held.status === 'free' || held.status === 'canceled'
    if (!plan || plan.id === freePlan || over || (held.until && held.until <= now)) return []
    return [{ ...held, plan }]
  })
}

/** `until` null: for life. */
type Offered = { plan: Plan; interval: Interval; until: Date | null }

/** Refusals 409: `subscription_runs`, `same_plan`, `better_plan`. */
export function refuseWorthless(offered: Offered, held: HeldPlan[]): void {
  for (const one of held) {
    const refusal = one.kind === 'subscription' ? beside(offered, one) : inPlaceOf(offered, one)
    if (refusal) throw refusal
  }
}

/** What is paid goes before what is given; only a plan for life is worth something after it. */
function beside({ until }: Offered, { renews, status }: HeldPlan): Refusal | undefined {
  if (until === null) return renews || status === 'past_due' ? cancelFirst() : undefined
  return new Refusal(409, 'subscription_runs', 'billing.nothing_beside')
}

export const cancelFirst = () => new Refusal(409, 'subscription_runs', 'billing.cancel_first')

function inPlaceOf({ plan, until }: Offered, held: HeldPlan): Refusal | undefined {
  const { name } = held.plan
  const same = held.plan.id === plan.id
  if (held.until === null) {
    if (same) return samePlan(plan)
    if (until !== null) {
      return better('billing.have_without_end', name)
    }
  } else if (same) return undefined
  if (covers(held.plan, plan)) {
    return better('billing.have_no_less', name)
  }
  // What an administrator gave is replaced; what a code gave goes on behind a better one.
  const longer = held.kind === 'admin' && until !== null && held.until !== null && held.until > until
  if (!longer) return undefined
  return better('billing.have_longer', name)
}

type Better = 'billing.have_without_end' | 'billing.have_no_less' | 'billing.have_longer'
const better = (code: Better, plan: string) => new Refusal(409, 'better_plan', message(code, { plan }))

/** Whether a plan has at least all that another has. */
function covers(plan: Plan, other: Plan): boolean {
  const limits = Object.keys(other.limits) as (keyof Plan['limits'])[]
  const abilities = ['has_history', 'has_ai_assistant', 'has_api'] as const
  return (
    limits.every((name) => (plan.limits[name] ?? Infinity) >= (other.limits[name] ?? Infinity)) &&
    abilities.every((name) => plan[name] || !other[name])
  )
}
