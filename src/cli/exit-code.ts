import type { TestResult } from '#contract/spam-test.ts'

export type Thresholds = { failUnder?: number; failOn?: string; minCoverage?: number }

/** 0 as wanted; 1 below a threshold; 3 too little could be checked to say. A pipeline never passes on no-data. */
export function exitCodeOf(result: TestResult, thresholds: Thresholds): number {
  const { failUnder, failOn, minCoverage } = thresholds
  const statuses = result.results.map((check) => check.status)
  const tooLow = failUnder !== undefined && result.score !== null && result.score < failUnder
  const hit =
    failOn === 'bad'
      ? statuses.includes('bad')
      : failOn === 'warning' && (statuses.includes('bad') || statuses.includes('warning'))
  if (tooLow || hit) return 1
  const covered = Math.round((result.coverage ?? 0) * 100)
  if (failUnder !== undefined && result.score === null) return 3
  return minCoverage !== undefined && covered < minCoverage ? 3 : 0
}
