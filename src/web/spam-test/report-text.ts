import type { TestResult } from '#contract/spam-test.ts'

/**
 * What a page reads of a report travels as one text: React Router writes each value of an object by itself and looks for
 * repeated ones, which takes several times as long as JSON, and the services answer the same object while nothing has
 * changed. `read` must be the same function each time.
 */
export function textOf(result: TestResult, read: (result: TestResult) => object): string {
  const known = texts.get(result) ?? new Map<typeof read, string>()
  texts.set(result, known)
  const text = known.get(read) ?? JSON.stringify(read(result))
  known.set(read, text)
  return text
}

/** A text lives as long as the answer it was made of. */
const texts = new WeakMap<TestResult, Map<(result: TestResult) => object, string>>()
