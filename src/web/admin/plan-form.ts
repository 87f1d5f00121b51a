import type { FieldErrors } from '@postproof/messages/message'
import { planInputSchema } from '#contract/admin.ts'
import type { Interval, Plan } from '#contract/billing.ts'
import { type Read, readAs } from '#contract/issues.ts'
import { type Typed, textOf } from '#web/forms/form.ts'

/** A plan as its form holds it: numbers as text, an empty limit for none, an empty price for one not offered. */

export const planFlags = ['has_history', 'has_ai_assistant', 'has_api', 'popular'] as const
export const intervals: Interval[] = ['month', 'year', 'lifetime']

const numberOf = (text: string): number | null => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null)

/** The plan with what was typed in place of what was there; problems by field. */
export function readPlan(plan: Plan, typed: Typed): Read<Plan> {
  const limits = Object.keys(plan.limits).map((name) => [name, numberOf(textOf(typed, `limit-${name}`))])
  const prices = intervals.flatMap((interval) => {
    const amount = numberOf(textOf(typed, `amount-${interval}`))
    if (amount === null) return []
    const lookup_key = textOf(typed, `lookup-${interval}`) || `${plan.id}_${interval}`
    return [{ interval, amount, currency: textOf(typed, 'currency'), lookup_key }]
  })
  const read = readAs(planInputSchema, {
    ...plan,
    name: textOf(typed, 'name'),
    description: textOf(typed, 'description'),
    sort: numberOf(textOf(typed, 'sort')) ?? plan.sort,
    prices,
    limits: Object.fromEntries(limits),
    ...Object.fromEntries(planFlags.map((flag) => [flag, textOf(typed, flag) === 'on'])),
  })
  return read.ok ? read : { ok: false, errors: fieldsOf(read.errors) }
}

/** Of a price only its currency can be wrong. */
const fieldsOf = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, problems]) => [
      path.startsWith('prices') ? 'currency' : path.split('.')[0],
      problems,
    ]),
  )
