import type { Report } from './types.ts'

/**
 * `messages`: the sum of counts; sessions for TLS reports. `passed`: those that passed DMARC, or were successful; null where a
 * report says nothing of it, as complaints do.
 */
export type Totals = { messages: number; passed: number | null }

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0)

export function totalsOf(report: Report): Totals {
  if (report.kind === 'aggregate')
    return {
      messages: sum(report.rows.map(({ count }) => count)),
      passed: sum(report.rows.map(({ count, passed }) => (passed ? count : 0))),
    }
  if (report.kind === 'tls')
    return {
      messages: sum(report.policies.map(({ successful, failed }) => successful + failed)),
      passed: sum(report.policies.map(({ successful }) => successful)),
    }
  return { messages: report.incidents, passed: report.kind === 'failure' ? 0 : null }
}
