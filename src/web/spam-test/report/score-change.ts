import type { ReportOutline } from '../outline.ts'
import { isProblem } from '../report.ts'

type Scored = Pick<ReportOutline, 'score' | 'results'>

/** Titles of findings, what costs most first. */
export type ScoreChange = {
  before: number
  after: number
  came: string[]
  went: string[]
  /** Found before and after, and costing more or less than it did. */
  changed: string[]
}

/** So many are named of each. */
const most = 3

/** What happened between two states of one report; null where the score is the same, or was not there. */
export function scoreChange(before: Scored, after: Scored): ScoreChange | null {
  if (before.score === null || after.score === null || before.score === after.score) return null
  const problemsBefore = problemsOf(before)
  const problemsAfter = problemsOf(after)
  const titles = (checks: ReportOutline['results']) =>
    checks
      .toSorted((a, b) => b.points.lost - a.points.lost)
      .slice(0, most)
      .map(({ title }) => title)
  return {
    before: before.score,
    after: after.score,
    came: titles([...problemsAfter.values()].filter(({ id }) => !problemsBefore.has(id))),
    went: titles([...problemsBefore.values()].filter(({ id }) => !problemsAfter.has(id))),
    changed: titles(
      [...problemsAfter.values()].filter(({ id, points }) => {
        const then = problemsBefore.get(id)
        return then !== undefined && then.points.lost !== points.lost
      }),
    ),
  }
}

const problemsOf = ({ results }: Scored) =>
  new Map(results.filter(isProblem).map((check) => [check.id, check]))
