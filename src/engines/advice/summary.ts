import type { Score } from '#engines/spam-test/report.ts'
import { reportTextsIn } from '#engines/spam-test/texts/report.ts'
import type { Piece } from './advise.ts'
import type { AdviceWords } from './words.ts'

/** The plan in exactly two sentences: what stands in the way, and where to begin or what to expect. */
export function summarize(score: Score, pieces: Piece[], words: AdviceWords): string {
  const [first] = pieces
  const [what, next] = first
    ? [obstacle(score, pieces, words), `${begin(first, score, words)}${partly(score, words)}`]
    : [words.nothing, expect(score, words)]
  return `${what}. ${next}.`
}

/** Said of a score that much of which could not be checked. */
const WELL_COVERED = 0.9

/** How many of the gravest problems are named. */
const NAMED = 2

/** Says what a finding says: why the score is held, else the names of the checks that found something. */
function obstacle({ cap }: Score, pieces: Piece[], words: AdviceWords): string {
  const { caps } = reportTextsIn(words.language)
  if (cap) return capital(words.joined(cap.reasons.slice(0, NAMED).map((reason) => caps[reason])))
  const bad = pieces.flatMap(({ findings, names }) =>
    findings.flatMap(({ id, status }) => (status === 'bad' ? [names[id]!] : [])),
  )
  if (bad.length) return words.problems(bad.slice(0, NAMED), bad.length)
  const [first] = pieces
  return words.onlyWarned(first!.names[first!.findings[0]!.id]!)
}

function begin({ title, effort, gain, findings }: Piece, { points, cap }: Score, words: AdviceWords): string {
  if (gain <= 0 && !cap) return words.whenTime(title, effort)
  if (gain <= 0) return words.begin(title, effort)
  const together = points[findings[0]!.id]?.together === true
  return words.beginFor(title, effort, gain, together)
}

const partly = ({ coverage }: Score, words: AdviceWords): string =>
  coverage < WELL_COVERED ? words.partly(share(coverage)) : ''

const expect = ({ coverage }: Score, words: AdviceWords): string =>
  coverage < WELL_COVERED ? words.onlyPartly(share(coverage)) : words.again

const share = (coverage: number) => Math.round(coverage * 100)
const capital = (clause: string) => clause.charAt(0).toUpperCase() + clause.slice(1)
