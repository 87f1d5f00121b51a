import type { Finding, Json } from '@postproof/engine/finding'
import { commonFindings } from './common-score.ts'
import { isScored, isWrong, scoreOf } from './exact-score.ts'

/** Issues of one newsletter beside each other: what changed from one to the next, and whether the score fell. Pure. */

/**
 * Points of 100 by which an issue must fall. The two costliest findings that pictures alone can make take nine, so that what a
 * rendering gets wrong by itself is no drop.
 */
export const DROP = 10
/** The last issues that one is compared with, and how many there must be: the first mail is often no issue but a confirmation. */
export const LAST_ISSUES = 5
export const FEWEST_ISSUES = 3
/** Reasons that are named: the others cost less. */
const MOST_REASONS = 3

/** `by`: points under the median of the last issues. `reasons`: ids of the checks that cost more than usual, the costliest first. */
export type Drop = { by: number; reasons: string[] }

/** What an issue is compared by, without what only sentences need. */
export const condensed = (findings: readonly Finding[]): Finding[] =>
  findings.map(({ id, status, code, facts, share }) => ({
    ...{ id, status, code, evidence: [] },
    ...(share === undefined ? {} : { share }),
    facts: Object.fromEntries(Object.entries(facts).filter(([, value]) => isShort(value))),
  }))

const LONGEST_FACT = 100
const isShort = (value: Json) =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= LONGEST_FACT)

/** Points that `after` has more than `before` by the checks that both have answered; null if they have none in common. */
export function gainOf(before: Finding[], after: Finding[]): number | null {
  const common = commonFindings(before, after)
  if (!common.after.some(isScored) || !common.before.some(isScored)) return null
  return Math.round(scoreOf(common.after)) - Math.round(scoreOf(common.before))
}

/**
 * Whether an issue scores at least DROP points under the median of those before it, each compared by the checks that both have
 * answered; null if not, or if there are fewer than FEWEST_ISSUES. `earlier`: the last LAST_ISSUES, in any order.
 */
export function dropOf(issue: Finding[], earlier: Finding[][]): Drop | null {
  const falls = earlier.flatMap((before) => {
    const gain = gainOf(before, issue)
    return gain === null ? [] : [-gain]
  })
  if (falls.length < FEWEST_ISSUES) return null
  const by = median(falls)
  return by >= DROP ? { by, reasons: reasonsOf(issue, earlier) } : null
}

/** Checks that cost more than they do in most of the earlier issues that have an answer of them. */
function reasonsOf(issue: Finding[], earlier: Finding[][]): string[] {
  const answers = earlier.map((before) => commonFindings(before, issue).before)
  const more = issue.filter(isScored).flatMap((finding) => {
    const usual = answers.flatMap((before) => {
      const same = before.find(({ id }) => id === finding.id)
      return same ? [costOf(same)] : []
    })
    return usual.length > 0 ? [{ id: finding.id, points: costOf(finding) - median(usual) }] : []
  })
  return more
    .filter(({ points }) => points >= 0.5)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_REASONS)
    .map(({ id }) => id)
}

/** What a finding alone takes from a mail in order, with the ceiling that it causes. */
const costOf = (finding: Finding) => (isScored(finding) ? 100 - scoreOf([finding]) : 0)

/** The middle one, or halfway between the two in the middle. */
function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return (sorted[Math.floor(half)]! + sorted[Math.ceil(half) - 1]!) / 2
}

/** A fault of one issue that another has not. `lost`: the points that it takes alone. */
export type IssueFault = { id: string; status: 'bad' | 'warning'; lost: number }

/** Faults that `after` has and `before` has not, and the other way round, by the checks that both have answered. */
export function faultsBetween(
  before: Finding[],
  after: Finding[],
): { found: IssueFault[]; gone: IssueFault[] } {
  const common = commonFindings(before, after)
  return { found: faultsOnlyIn(common.after, common.before), gone: faultsOnlyIn(common.before, common.after) }
}

function faultsOnlyIn(one: Finding[], other: Finding[]): IssueFault[] {
  const wrong = new Set(other.filter(isWrong).map(({ id }) => id))
  return one
    .filter((finding) => isWrong(finding) && !wrong.has(finding.id))
    .map((finding) => ({
      ...{ id: finding.id, status: finding.status as IssueFault['status'] },
      lost: Math.round(costOf(finding) * 10) / 10,
    }))
    .sort((a, b) => b.lost - a.lost)
}
