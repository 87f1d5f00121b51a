import type { TestResult } from '#contract/spam-test.ts'
import type { Visitor } from '#services/accounts/visitor.ts'
import type { Services } from '#services/application/services.ts'

/** The part of the example report that the home page shows. */
export type ExampleGlance = Awaited<ReturnType<typeof exampleForHome>>

/** Null when the example is not to be had: the home page is whole without it. */
export async function exampleForHome(services: Services, visitor: Visitor) {
  try {
    const result = await services.spamTests.result('example', visitor)
    const known = glances.get(result) ?? glance(result)
    glances.set(result, known)
    return known
  } catch {
    return null
  }
}

const glances = new WeakMap<TestResult, ReturnType<typeof glance>>()

function glance(result: TestResult) {
  const { score, grade, verdict, subject, sender, categories, results } = result
  return {
    score,
    grade,
    verdict,
    subject,
    sender: sender ? { name: sender.name, email: sender.email } : null,
    fixes: result.fix_first.slice(0, 3).flatMap((id) => {
      const found = results.find((check) => check.id === id)
      return found
        ? [{ id, title: found.title, summary: found.summary, status: found.status, gain: found.fix.gain }]
        : []
    }),
    providers: result.requirements.map(({ provider, title, passed, items }) => ({
      provider,
      title,
      passed,
      items: items.map(({ id, status }) => ({ id, status })),
    })),
    categories: categories.map((category) => ({
      ...category,
      checks: results
        .filter((check) => check.category === category.id)
        .map(({ id, title }) => ({ id, title })),
    })),
  }
}
