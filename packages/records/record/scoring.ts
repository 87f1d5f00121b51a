import type { RecordReport } from './report.ts'

/** What the findings of one kind of record cost. */
export type Scoring<Details extends object = object> = {
  /**
   * Findings that leave nothing that works when they are bad, as `id` or `id code`, beside those of the domain and of
   * the record itself.
   */
  fatal?: readonly string[]
  /** What a warning costs that costs a receiver nothing, or nearly so, by `id code`; others cost 10. */
  small?: Readonly<Record<string, number>>
  /** The most that a record can have with a finding that takes away what it is for, by `id code`. */
  most?: Readonly<Record<string, number>>
  /** Whether nothing works, where the rules above do not say it. */
  isDead?(details: Details, hasBad: boolean): boolean
}

/**
 * A plain measure for lists and badges, 0 to 100; null when something that decides was not answered.
 *
 * - 0: nothing works. There is no record (or no domain), or receivers treat what is there as none or as an error.
 * - Else each problem costs 30, down to 10. Warnings cost 10 each, small ones less, and at most half of what the problems
 *   leave: a record that works never falls below 50 by warnings alone.
 * - No more than `most` for what makes a record do little, or the opposite of what it is for, however neat it is.
 */
export function scoreBy(scoring: Scoring, report: RecordReport): number | null {
  if (report.status === 'no-data') return null
  if (isDead(scoring, report)) return 0
  const { small = {}, most = {} } = scoring
  const problems = report.findings.filter(({ status }) => status === 'bad').length
  const left = Math.max(10, 100 - 30 * problems)
  const warnings = report.findings.filter(({ status }) => status === 'warning')
  const cost = warnings.reduce((sum, { id, code }) => sum + (small[`${id} ${code}`] ?? 10), 0)
  const ceilings = report.findings.map(({ id, code, status }) =>
    status === 'good' ? 100 : (most[`${id} ${code}`] ?? 100),
  )
  return Math.min(Math.max(left / 2, left - cost), ...ceilings)
}

function isDead({ fatal = [], isDead }: Scoring, { kind, findings, details }: RecordReport): boolean {
  const bad = findings.filter(({ status }) => status === 'bad')
  // Where a record is a choice, its absence is a warning; there is nothing that works all the same.
  if (findings.some(({ id, code }) => id === `${kind}_record` && code === 'missing')) return true
  if (isDead?.(details, bad.length > 0)) return true
  const ids = [`${kind}_domain`, `${kind}_record`, ...fatal]
  // Mail of one family of addresses is lost, and the other's is not.
  const isWhole = (code: string) => code !== 'over-family'
  return bad.some(({ id, code }) => (ids.includes(id) && isWhole(code)) || ids.includes(`${id} ${code}`))
}
