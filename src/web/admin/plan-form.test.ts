import { describe, expect, test } from 'vitest'
import type { Plan } from '#contract/billing.ts'
import { plans } from '../../../data/plans.ts'
import { planFlags, readPlan } from './plan-form.ts'

const pro = plans.find(({ id }) => id === 'pro') as Plan

/** What the form of a plan sends when nothing was changed. */
function typedOf(plan: Plan): Record<string, string> {
  return {
    name: plan.name,
    description: plan.description,
    sort: String(plan.sort),
    currency: plan.prices[0]?.currency ?? 'usd',
    ...Object.fromEntries(
      Object.entries(plan.limits).map(([name, limit]) => [`limit-${name}`, String(limit ?? '')]),
    ),
    ...Object.fromEntries(
      plan.prices.flatMap(({ interval, amount, lookup_key }) => [
        [`amount-${interval}`, String(amount)],
        [`lookup-${interval}`, lookup_key],
      ]),
    ),
    ...Object.fromEntries(planFlags.filter((flag) => plan[flag]).map((flag) => [flag, 'on'])),
  }
}

describe('the form of a plan', () => {
  test.each(plans.map((plan) => [plan.id, plan as Plan] as const))('%s comes back as it was', (_id, plan) => {
    expect(readPlan(plan, typedOf(plan))).toEqual({ ok: true, value: plan })
  })

  test('an empty limit is none, an empty price is not offered, an empty box is off', () => {
    const typed = { ...typedOf(pro), 'limit-spam_check': '', 'amount-year': '' }
    delete (typed as Record<string, string>).has_api
    const read = readPlan(pro, typed)
    const plan = read.ok ? read.value : null
    expect(plan?.limits.spam_check).toBeNull()
    expect(plan?.prices.map(({ interval }) => interval)).toEqual(['month'])
    expect(plan?.has_api).toBe(false)
  })

  test('what cannot be is said at its field', () => {
    const read = readPlan(pro, { ...typedOf(pro), name: ' ', currency: 'Dollar' })
    expect(!read.ok && Object.keys(read.errors).sort()).toEqual(['currency', 'name'])
  })
})
