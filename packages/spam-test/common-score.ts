import type { Finding } from '@postproof/engine/finding'
import type { Score } from './report.ts'
import { doesNotApply, scoreFindings } from './score.ts'

/** Two tests, scored by the same checks. `checks`: how many both have answered. `leftOut`: how many only one has. */
export type CommonScores = { before: Score; after: Score; checks: number; leftOut: number }

const isAnswered = (finding: Finding) => finding.status !== 'no-data' || doesNotApply(finding)

/** Of two tests the findings of the checks that both have answered. `leftOut`: how many checks only one has. */
export function commonFindings(before: Finding[], after: Finding[]) {
  const idsIn = (findings: Finding[]) => new Set(findings.filter(isAnswered).map(({ id }) => id))
  const [earlier, later] = [idsIn(before), idsIn(after)]
  // Node 20 has no methods of sets.
  const both = new Set([...earlier].filter((id) => later.has(id)))
  const common = (findings: Finding[]) => findings.filter(({ id }) => both.has(id))
  return {
    before: common(before),
    after: common(after),
    checks: both.size,
    leftOut: earlier.size + later.size - 2 * both.size,
  }
}

/**
 * Scores two tests by the checks that both have answered, so that their difference is one of the mails and not of what could be
 * checked. Symmetric: exchanged, the scores are exchanged.
 */
export function commonScores(before: Finding[], after: Finding[]): CommonScores {
  const common = commonFindings(before, after)
  return { ...common, before: scoreFindings(common.before), after: scoreFindings(common.after) }
}
