import type { TestResult } from '#contract/spam-test.ts'

/**
 * A cache of finished reports in words, as strangers see them: reading a report from the database and wording it takes
 * longer than the rest of its page.
 */
export type Presented = {
  /** `key`: names the version of the stored report and the language; what changes either is another report. */
  get(key: string, make: () => Promise<TestResult>): Promise<TestResult>
}

/** Some 200 kB each. */
const most = 60

export function createPresented(): Presented {
  const kept = new Map<string, TestResult>()
  return {
    async get(key, make) {
      const known = kept.get(key)
      const result = known ?? (await make())
      // The one asked for longest ago goes first.
      kept.delete(key)
      kept.set(key, result)
      if (kept.size > most) kept.delete(kept.keys().next().value!)
      return result
    },
  }
}
