import type { TestResult } from '#contract/spam-test.ts'
import type { Visitor } from '#services/accounts/visitor.ts'
import type { Services } from '#services/application/services.ts'

/** All checks by group, as the report on the sample names them. */
export type CheckedGroups = NonNullable<Awaited<ReturnType<typeof checkedGroups>>>

/** Null when the sample is not to be had: the pages are whole without it. */
export async function checkedGroups(services: Services, visitor: Visitor) {
  try {
    const { careless } = await services.spamTests.sampleStates(visitor)
    const known = kept.get(careless.result) ?? groupsOf(careless.result)
    kept.set(careless.result, known)
    return known
  } catch {
    return null
  }
}

const kept = new WeakMap<TestResult, ReturnType<typeof groupsOf>>()

const groupsOf = ({ categories, results }: TestResult) =>
  categories.map(({ id, title }) => ({
    id,
    title,
    checks: results
      .filter((check) => check.category === id)
      .map((check) => ({ id: check.id, title: check.title })),
  }))
