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

function obstacle({ cap }: Score, pieces: Piece[], words: AdviceWords): string {
  const { caps } = reportTextsIn(words.language)
  if (cap) return capital(words.joined(cap.reasons.slice(0, 2).map((reason) => caps[reason])))
  const bad = pieces.filter(({ findings }) => findings.some(({ status }) => status === 'bad')).slice(0, 2)
  if (bad.length) return capital(words.joined(bad.map(({ topic }) => words.topic(topic).obstacle.bad)))
  return words.stoppedOnlyBy(words.topic(pieces[0]!.topic).obstacle.warning)
}

function begin({ topic, gain, findings }: Piece, { points, cap }: Score, words: AdviceWords): string {
  const { title } = words.topic(topic)
  if (gain <= 0 && !cap) return words.whenTime(title, topic.effort)
  if (gain <= 0) return words.begin(title, topic.effort)
  const together = findings.some(({ id }) => points[id]?.together)
  return words.beginFor(title, topic.effort, gain, together)
}

const partly = ({ coverage }: Score, words: AdviceWords): string =>
  coverage < WELL_COVERED ? words.partly(share(coverage)) : ''

const expect = ({ coverage }: Score, words: AdviceWords): string =>
  coverage < WELL_COVERED ? words.onlyPartly(share(coverage)) : words.again

const share = (coverage: number) => Math.round(coverage * 100)
const capital = (clause: string) => clause.charAt(0).toUpperCase() + clause.slice(1)
