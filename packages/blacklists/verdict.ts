import type { BlacklistReport, ListAnswer } from './types.ts'

/** Sums up the answers of all lists about one subject; see BlacklistReport for the rule. */
export function sumUp(subject: string, answers: ListAnswer[]): BlacklistReport {
  const asked = answers.filter(({ state }) => state !== 'not-applicable')
  const answered = asked.filter(hasAnswered)
  return {
    subject,
    status: statusOf(asked, answered.length),
    answered: answered.length,
    asked: asked.length,
    answers,
  }
}

/** Whether the list's answer counts: a refusal, an outage or an unknown code does not. */
export function hasAnswered({ state }: ListAnswer): boolean {
  return state === 'listed' || state === 'not-listed'
}

function statusOf(asked: ListAnswer[], answered: number): BlacklistReport['status'] {
  const blocks = asked.filter(({ kind }) => kind === 'block')
  const listings = blocks.filter(
    ({ state, tier, severity }) => state === 'listed' && tier !== 'info' && severity !== 'info',
  )
  if (listings.some(({ tier, severity }) => tier === 1 && severity === 'major')) return 'bad'
  if (listings.length > 0) return 'warning'
  const silent = blocks.some((answer) => answer.tier === 1 && !hasAnswered(answer))
  return silent || answered === 0 ? 'no-data' : 'good'
}
