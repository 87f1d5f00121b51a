import { expect, test } from 'vitest'
import { plans } from '../../data/plans.ts'
import { planInputSchema } from './admin.ts'
import { readAs } from './issues.ts'

const pro = plans.find(({ id }) => id === 'pro')!
const judged = (limits: object) => readAs(planInputSchema, { ...pro, limits: { ...pro.limits, ...limits } })

test.each([
  ['retention_days', Number.MAX_SAFE_INTEGER, 36_500],
  ['retention_days', 36_501, 36_500],
  ['spam_check', Number.MAX_SAFE_INTEGER, 1_000_000_000],
  ['api_rpm', 1_000_000_001, 1_000_000_000],
])('a plan with %s %d is refused, with the most there may be', (limit, given, most) => {
  expect(judged({ [limit]: given })).toEqual({
    ok: false,
    errors: { [`limits.${limit}`]: [{ code: 'field.up_to', facts: { maximum: most, length: most } }] },
  })
})

test('every plan of the seed is one, and so is one with the largest limits', () => {
  for (const plan of plans) expect(planInputSchema.safeParse(plan).success).toBe(true)
  const read = judged({ retention_days: 36_500, monitors: null })
  const { limits } = (read as Extract<typeof read, { ok: true }>).value
  expect(new Date(Date.now() + limits.retention_days! * 86_400_000).getTime()).not.toBeNaN()
})

test('what plans of earlier versions held without effect is left out', () => {
  const read = readAs(planInputSchema, { ...pro, white_label: true, limits: { ...pro.limits, branding: 3 } })
  expect(read).toEqual({ ok: true, value: expect.not.objectContaining({ white_label: expect.anything() }) })
  expect((read as Extract<typeof read, { ok: true }>).value.limits).not.toHaveProperty('branding')
})
