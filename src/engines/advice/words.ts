import type { Language } from '#engines/language.ts'
import { germanAdvice } from './german.ts'
import type { Effort, Topic } from './topics.ts'

export type TopicWords = Pick<Topic, 'title' | 'obstacle'>

/** The sentences of the plan in one language. */
export type AdviceWords = {
  language: Language
  /** Words of a topic; English ones stand with the topics themselves. */
  topic(topic: Topic): TopicWords
  nothing: string
  stoppedOnlyBy(obstacle: string): string
  joined(clauses: string[]): string
  whenTime(title: string, effort: Effort): string
  begin(title: string, effort: Effort): string
  /** `points` below 1: less than one. `together`: only once other causes are repaired too. */
  beginFor(title: string, effort: Effort, points: number, together: boolean): string
  /** `share`: percent that could be checked. */
  partly(share: number): string
  onlyPartly(share: number): string
  again: string
  moreFindings(count: number): string
}

const durations: Record<Effort, string> = {
  minutes: 'is done in minutes',
  hours: 'takes a few hours',
  days: 'takes days, so start it today',
}

const start = (title: string, effort: Effort) => `“${title}”: it ${durations[effort]}`
const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`

const english: AdviceWords = {
  language: 'en',
  topic: (topic) => topic,
  nothing: 'Nothing that could be checked stands in the way of this mail',
  stoppedOnlyBy: (obstacle) => `Nothing that could be checked stops this mail, but ${obstacle}`,
  joined: (clauses) => clauses.join(', and '),
  whenTime: (title, effort) =>
    `When you have time, go on with ${start(title, effort)}, though it brings no points`,
  begin: (title, effort) => `Begin with ${start(title, effort)}`,
  beginFor(title, effort, points, together) {
    const worth = points < 1 ? 'less than one point' : `about ${count(Math.round(points), 'point')}`
    const condition = together ? ' once the other causes of the low score are repaired too' : ''
    return `Begin with ${start(title, effort)}, and it brings ${worth}${condition}`
  },
  partly: (share) => `; ${share} % of what counts could be checked, so more may turn up`,
  onlyPartly: (share) =>
    `Only ${share} % of what counts could be checked, so a test by mail may still find something`,
  again: 'Test again when you change the template, the sending service or the DNS records',
  moreFindings: (n) => `${n === 1 ? 'One more finding belongs' : `${n} more findings belong`} here.`,
}

export const adviceWordsIn = (language: Language): AdviceWords => (language === 'de' ? germanAdvice : english)
