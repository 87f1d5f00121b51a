import type { CheckResult, Status, TestResult } from '#contract/spam-test.ts'

/** What differs between two tests, check by check. */

type Side = Pick<CheckResult, 'status' | 'summary'> | null
export type Change = { id: string; title: string; before: Side; after: Side }

export type Comparison = {
  /** Points of 100, after minus before; null when one has no score. */
  gain: number | null
  improved: Change[]
  worse: Change[]
  /** Asked in one test and not in the other: neither better nor worse. */
  other: Change[]
  unchanged: number
}

/** What was not checked has no rank: coming from it or going to it is neither better nor worse. */
const rank: Record<Status, number | null> = { good: 2, warning: 1, bad: 0, 'no-data': null }

const sideOf = (check: CheckResult | undefined): Side =>
  check ? { status: check.status, summary: check.summary } : null

const rankOf = (side: Side) => (side ? rank[side.status] : null)

/** Compares by check id; summaries alone that differ count as unchanged. Gains come first by how far they moved. */
export function compareRuns(before: TestResult, after: TestResult): Comparison {
  const earlier = new Map(before.results.map((check) => [check.id, check]))
  const later = new Map(after.results.map((check) => [check.id, check]))
  const found: Comparison = { gain: gainOf(before, after), improved: [], worse: [], other: [], unchanged: 0 }
  for (const id of new Set([...earlier.keys(), ...later.keys()])) {
    const change: Change = {
      id,
      title: (later.get(id) ?? earlier.get(id))!.title,
      before: sideOf(earlier.get(id)),
      after: sideOf(later.get(id)),
    }
    const [from, to] = [rankOf(change.before), rankOf(change.after)]
    if (change.before?.status === change.after?.status) found.unchanged++
    else if (from === null || to === null) found.other.push(change)
    else if (to > from) found.improved.push(change)
    else found.worse.push(change)
  }
  const far = ({ before: from, after: to }: Change) => -Math.abs((rankOf(to) ?? 0) - (rankOf(from) ?? 0))
  found.improved.sort((a, b) => far(a) - far(b))
  found.worse.sort((a, b) => far(a) - far(b))
  return found
}

function gainOf(before: TestResult, after: TestResult): number | null {
  return before.score === null || after.score === null ? null : after.score - before.score
}
