import type { Score } from '#engines/spam-test/report.ts'
import { capTexts } from '#engines/spam-test/texts/report.ts'
import type { Piece } from './advise.ts'
import type { Effort } from './topics.ts'

/** The plan in exactly two sentences: what stands in the way, and where to begin or what to expect. */
export function summarize(score: Score, pieces: Piece[]): string {
  const [first] = pieces
  const [what, next] = first
    ? [obstacle(score, pieces), `${begin(first, score)}${partly(score)}`]
    : ['Nothing that could be checked stands in the way of this mail', expect(score)]
  return `${what}. ${next}.`
}

/** Said of a score that much of which could not be checked. */
const WELL_COVERED = 0.9

function obstacle({ cap }: Score, pieces: Piece[]): string {
  if (cap) return capital(joined(cap.reasons.slice(0, 2).map((reason) => capTexts[reason])))
  const bad = pieces.filter(({ findings }) => findings.some(({ status }) => status === 'bad')).slice(0, 2)
  if (bad.length) return capital(joined(bad.map(({ topic }) => topic.obstacle.bad)))
  return `Nothing that could be checked stops this mail, but ${pieces[0]!.topic.obstacle.warning}`
}

const durations: Record<Effort, string> = {
  minutes: 'is done in minutes',
  hours: 'takes a few hours',
  days: 'takes days, so start it today',
}

function begin({ topic, gain, findings }: Piece, { points, cap }: Score): string {
  const start = `“${topic.title}”: it ${durations[topic.effort]}`
  if (gain <= 0 && !cap) return `When you have time, go on with ${start}, though it brings no points`
  if (gain <= 0) return `Begin with ${start}`
  const worth = gain < 1 ? 'less than one point' : `about ${count(Math.round(gain), 'point')}`
  const together = findings.some(({ id }) => points[id]?.together)
  const condition = together ? ' once the other causes of the low score are repaired too' : ''
  return `Begin with ${start}, and it brings ${worth}${condition}`
}

function partly({ coverage }: Score): string {
  return coverage < WELL_COVERED
    ? `; ${share(coverage)} of what counts could be checked, so more may turn up`
    : ''
}

function expect({ coverage }: Score): string {
  return coverage < WELL_COVERED
    ? `Only ${share(coverage)} of what counts could be checked, so a test by mail may still find something`
    : 'Test again when you change the template, the sending service or the DNS records'
}

const share = (coverage: number) => `${Math.round(coverage * 100)} %`
const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`
const joined = (clauses: string[]) => clauses.join(', and ')
const capital = (clause: string) => clause.charAt(0).toUpperCase() + clause.slice(1)
