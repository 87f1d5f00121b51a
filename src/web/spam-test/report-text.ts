import type { TestResult } from '#contract/spam-test.ts'

/**
 * A report travels as one text: React Router writes each value of an object by itself and looks for repeated ones,
 * which takes several times as long as JSON, and the services answer the same object while nothing has changed.
 */
export function reportText(result: TestResult): string {
  const known = texts.get(result) ?? JSON.stringify(result)
  texts.set(result, known)
  return known
}

/** A text lives as long as the answer it was made of. */
const texts = new WeakMap<TestResult, string>()
