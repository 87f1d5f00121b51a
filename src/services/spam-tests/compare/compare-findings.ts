import type { Score } from '@postproof/spam-test/report'
import type { Comparison, FindingChange } from '#contract/comparison.ts'
import type { CheckResult, TestResult } from '#contract/spam-test.ts'

/** What two reports say differently, check by check and group by group. Pure. */

type Findings = Comparison['findings']
type Side = FindingChange['before']
type Checked = Pick<TestResult, 'results'>

/**
 * - `found`: bad or a warning. `clear`: good, or nothing in the mail that it could judge.
 * - `unknown`: not checked, or no such check in that test.
 */
type Standing = 'found' | 'clear' | 'unknown'

function standingOf(side: Side): Standing {
  if (!side) return 'unknown'
  if (side.status === 'bad' || side.status === 'warning') return 'found'
  return side.status === 'good' || !side.applies ? 'clear' : 'unknown'
}

/** By the id of the check. What costs most comes first. */
export function compareFindings(before: Checked, after: Checked): Findings {
  const earlier = byId(before)
  const later = byId(after)
  const found: Findings = { gone: [], new: [], changed: [], unknown: [], unchanged: 0 }
  for (const id of new Set([...earlier.keys(), ...later.keys()])) {
    const change = changeOf(id, earlier.get(id), later.get(id))
    const kind = kindOf(change)
    if (kind === 'unchanged') found.unchanged++
    else found[kind].push(change)
  }
  for (const kind of ['gone', 'new', 'changed', 'unknown'] as const)
    found[kind].sort((a, b) => weightOf(b) - weightOf(a))
  return found
}

const byId = ({ results }: Checked) => new Map(results.map((check) => [check.id, check]))

function kindOf({ before, after }: FindingChange): keyof Findings {
  const [from, to] = [standingOf(before), standingOf(after)]
  if (from === 'found' && to === 'found') return isSame(before, after) ? 'unchanged' : 'changed'
  if (from === 'unknown' && to === 'unknown') return 'unchanged'
  if (from === 'unknown' || to === 'unknown') return 'unknown'
  if (from === to) return 'unchanged'
  return from === 'found' ? 'gone' : 'new'
}

const isSame = (before: Side, after: Side) =>
  before?.status === after?.status && before?.summary === after?.summary

const weightOf = ({ before, after }: FindingChange) => Math.max(before?.lost ?? 0, after?.lost ?? 0)

function changeOf(id: string, before?: CheckResult, after?: CheckResult): FindingChange {
  const { title, category } = (after ?? before)!
  return { check_id: id, title, category, before: sideOf(before), after: sideOf(after) }
}

const sideOf = (check: CheckResult | undefined): Side =>
  check
    ? { status: check.status, applies: check.applies, summary: check.summary, lost: check.points.lost }
    : null

/** Groups of both in the order of the later report, by the common scores; a group without a common answer has no points. */
export function compareGroups(
  [before, after]: readonly [Pick<TestResult, 'categories'>, Pick<TestResult, 'categories'>],
  common: Record<'before' | 'after', Pick<Score, 'categories'>>,
): Comparison['groups'] {
  const missing = before.categories.filter(({ id }) => !after.categories.some((each) => each.id === id))
  return [...after.categories, ...missing].map(({ id, title, max }) => ({
    id,
    title,
    // A report of older rules has other points in its groups than those that are counted now.
    max: groupIn(common.after, id)?.max ?? max,
    before: pointsIn(common.before, id),
    after: pointsIn(common.after, id),
  }))
}

const groupIn = ({ categories }: Pick<Score, 'categories'>, id: string) =>
  categories.find(({ group }) => group === id)

function pointsIn(score: Pick<Score, 'categories'>, id: string): number | null {
  const group = groupIn(score, id)
  return !group || group.status === 'no-data' ? null : group.score
}
