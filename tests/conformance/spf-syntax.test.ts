import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isSpfRecord, parseSpf } from '@postproof/records/spf/parse'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { dataSet } from '../data-set.ts'

/**
 * Every record of the RFC 7208 test suite, read in place: our own reader, which words the findings, must call the same
 * records broken as the evaluator that gives the verdict.
 */
const suite = dataSet('rfc7208/rfc7208-tests.yml')

type Validate = (terms: string[]) => string | false
const { validateTerms } = createRequire(import.meta.url)('mailauth/lib/spf/syntax.js') as {
  validateTerms: Validate
}

/** Valid by the grammar, but bad advice; the evaluator has no opinion on these. */
const ADVICE = new Set(['plus-all', 'everyone', 'comma'])
/** Names that the grammar allows and the DNS does not; RFC 7208, 4.3 leaves them open. */
const STRICTER = /example\.\.\.com|a[0-9]{63,}/

function recordsOf(text: string): string[] {
  const scenarios = parseAllDocuments(text).flatMap((document) => document.toJS() ?? [])
  const entries = scenarios.flatMap((scenario) => Object.values(scenario.zonedata ?? {}).flat())
  const texts = entries.flatMap((entry) =>
    entry !== null && typeof entry === 'object'
      ? ['SPF', 'TXT'].flatMap((type) => (entry as Record<string, string | string[]>)[type] ?? [])
      : [],
  )
  return [...new Set(texts.map(String))].filter(isSpfRecord)
}

/** A control character inside a value makes the evaluator's reader throw, which it reports as an error as well. */
function isBrokenThere(record: string): boolean {
  try {
    return validateTerms(record.split(' ').filter(Boolean).slice(1)) !== false
  } catch {
    return true
  }
}

describe.skipIf(!suite.isHere)(`records of the RFC 7208 suite${suite.why}`, () => {
  const records = suite.isHere ? recordsOf(readFileSync(suite.path, 'utf8')) : []
  test(`there are enough of them`, () => {
    expect(records.length).toBeGreaterThan(150)
  })
  test.each(records.filter((record) => !STRICTER.test(record)))('%j', (record) => {
    const broken = parseSpf(record).issues.some((issue) => issue.status === 'bad' && !ADVICE.has(issue.code))
    expect(broken).toBe(isBrokenThere(record))
  })
})
