import { expect, test } from 'vitest'
import { plans } from '../../data/plans.ts'
import { planInputSchema } from './admin.ts'
import { sayIssue } from './issues.ts'

const pro = plans.find(({ id }) => id === 'pro')!
const judged = (limits: object) =>
  planInputSchema.safeParse({ ...pro, limits: { ...pro.limits, ...limits } }, { error: sayIssue })

test.each([
  ['retention_days', Number.MAX_SAFE_INTEGER, 36_500],
  ['retention_days', 36_501, 36_500],
  ['spam_check', Number.MAX_SAFE_INTEGER, 1_000_000_000],
  ['api_rpm', 1_000_000_001, 1_000_000_000],
])('a plan with %s %d is refused, with the most there may be', (limit, given, most) => {
  const { error } = judged({ [limit]: given })
  expect(error?.issues).toMatchObject([{ path: ['limits', limit], message: `Give a number up to ${most}.` }])
})

test('every plan of the seed is one, and so is one with the largest limits', () => {
  for (const plan of plans) expect(planInputSchema.safeParse(plan).success).toBe(true)
  const { data } = judged({ retention_days: 36_500, monitors: null })
  expect(new Date(Date.now() + data!.limits.retention_days! * 86_400_000).getTime()).not.toBeNaN()
})
