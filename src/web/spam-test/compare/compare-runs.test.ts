import { describe, expect, test } from 'vitest'
import type { CheckResult, Status, TestResult } from '#contract/spam-test.ts'
import { compareRuns } from './compare-runs.ts'

const run = (score: number | null, checks: Record<string, Status>): TestResult =>
  ({
    score,
    results: Object.entries(checks).map(
      ([id, status]) => ({ id, title: id.toUpperCase(), status, summary: `${id} ${status}` }) as CheckResult,
    ),
  }) as TestResult

const ids = (changes: { id: string }[]) => changes.map(({ id }) => id)

describe('two runs', () => {
  test('what went up is better, what went down is worse, the farthest first', () => {
    const found = compareRuns(
      run(60, { spf: 'warning', dkim: 'bad', dmarc: 'good', links: 'good', size: 'good' }),
      run(72.5, { spf: 'good', dkim: 'good', dmarc: 'warning', links: 'bad', size: 'good' }),
    )
    expect(found.gain).toBe(12.5)
    expect(ids(found.improved)).toEqual(['dkim', 'spf'])
    expect(ids(found.worse)).toEqual(['links', 'dmarc'])
    expect(found.unchanged).toBe(1)
  })

  test('what could not be asked is neither', () => {
    const found = compareRuns(
      run(null, { spf: 'no-data', mx: 'bad' }),
      run(90, { spf: 'good', mx: 'no-data' }),
    )
    expect(found).toMatchObject({ gain: null, improved: [], worse: [], unchanged: 0 })
    expect(ids(found.other)).toEqual(['spf', 'mx'])
  })

  test('a check of one run alone has one side', () => {
    const found = compareRuns(run(50, { old: 'bad' }), run(50, { new: 'good' }))
    expect(found.other).toEqual([
      { id: 'old', title: 'OLD', before: { status: 'bad', summary: 'old bad' }, after: null },
      { id: 'new', title: 'NEW', before: null, after: { status: 'good', summary: 'new good' } },
    ])
  })

  test('the other way round turns better into worse', () => {
    const [a, b] = [run(10, { x: 'bad', y: 'good' }), run(20, { x: 'good', y: 'warning' })]
    expect(ids(compareRuns(a, b).improved)).toEqual(ids(compareRuns(b, a).worse))
    expect(compareRuns(a, b).gain).toBe(10)
    expect(compareRuns(b, a).gain).toBe(-10)
  })
})
