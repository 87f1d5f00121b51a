import { billingMonth, calendarMonth, dayOf, type Period } from './period.ts'
import { type Interval, type Plan, type PlanStatus, unlimited } from './plan.ts'

/**
 * - `off`: nothing is billed, everyone has everything. `manual`: plans and limits hold, an operator gives plans.
 * - `stripe`: as manual, and plans are bought.
 */
export type BillingMode = 'off' | 'manual' | 'stripe'

/** The plan an account was given beside the free one. Times in Unix ms. */
export type Holding = {
  planId: string
  interval: Interval | null
  status: PlanStatus
  renewsAt: number | null
  cancelAt: number | null
  /** When the status became what it is. */
  since: number
}

export type Account = {
  /** Its address is confirmed: what is paid for waits for that. */
  confirmed: boolean
  holding: Holding | null
}

export type Ability = 'history' | 'assistant' | 'api'

export type Entitlements = {
  plan: Plan
  /** The plan's limits, or less while it may not be used. */
  limits: Plan['limits']
  can: Record<Ability, boolean>
  status: PlanStatus
  /** In which usage counts. */
  period: Period
}

/** How long a plan stays whose payment failed, or whose renewal we have not heard of, when nothing else is said. */
export const GRACE = 7 * 86_400_000

/**
 * What an account may do; the only place that decides it. `account` null: nobody is signed in. `plans` has those with
 * the ids `anonymous` and `free`; without them nothing is allowed. A plan that is gone counts as the free one.
 * `now` and `grace` in ms.
 */
export function entitlements(
  mode: BillingMode,
  account: Account | null,
  plans: readonly Plan[],
  now: number,
  grace = GRACE,
): Entitlements {
  const find = (id: string) => plans.find((plan) => plan.id === id)
  if (mode === 'off') return entitled(unlimited, unlimited, 'free', calendarMonth(now))
  if (!account) {
    const plan = find('anonymous') ?? nothing
    return entitled(plan, plan, 'free', dayOf(now))
  }
  const free = find('free') ?? nothing
  const { holding } = account
  const held = holding && holds(holding, now, grace) ? find(holding.planId) : undefined
  const plan = held ?? free
  return entitled(
    plan,
    account.confirmed ? plan : free,
    holding ? statusOf(holding, held !== undefined) : 'free',
    held && holding ? periodOf(holding, now) : calendarMonth(now),
  )
}

function entitled(plan: Plan, usable: Plan, status: PlanStatus, period: Period): Entitlements {
  return {
    plan,
    limits: usable.limits,
    can: {
      history: usable.has_history,
      assistant: usable.has_ai_assistant,
      api: usable.has_api,
    },
    status,
    period,
  }
}

function holds({ status, renewsAt, cancelAt, since }: Holding, now: number, grace: number): boolean {
  switch (status) {
    case 'free':
      return false
    case 'past_due':
      return now < since + grace
    case 'canceled':
      return now < (cancelAt ?? renewsAt ?? 0)
    default:
      return (cancelAt === null || now < cancelAt) && (renewsAt === null || now < renewsAt + grace)
  }
}

/** What ran out was canceled, whatever was last heard of it. */
function statusOf({ status }: Holding, held: boolean): PlanStatus {
  return held || status === 'past_due' || status === 'free' ? status : 'canceled'
}

/** To cancel must not begin another period, in which nothing is used yet: the end counts as the renewal did. */
function periodOf({ interval, renewsAt, cancelAt }: Holding, now: number): Period {
  const anchor = renewsAt ?? (interval === null ? null : cancelAt)
  return anchor === null || interval === 'lifetime' ? calendarMonth(now) : billingMonth(anchor, now)
}

/** Where the plans lack the one that would apply. */
const nothing: Plan = {
  ...unlimited,
  id: 'none',
  slug: 'none',
  name: 'None',
  description: '',
  limits: {
    spam_check: 0,
    inbox_placement: 0,
    email_verification: 0,
    screenshots: 0,
    heatmaps: 0,
    monitors: 0,
    watched_domains: 0,
    newsletters: 0,
    seats: 0,
    api_rpm: 0,
    api_keys: 0,
    retention_days: 7,
  },
  has_history: false,
  has_ai_assistant: false,
  has_api: false,
}
