import type { Language } from '#engines/language.ts'
import { listed } from '#engines/spam-test/texts/requirements.ts'
import { germanAdvice } from './german.ts'
import type { Effort } from './topics.ts'

/** The sentences of the plan in one language. */
export type AdviceWords = {
  language: Language
  /** Names of checks as one title; `more`: how many are not named. */
  title(checks: string[], more: number): string
  nothing: string
  /** `checks`: of the gravest problems; `count`: of all. */
  problems(checks: string[], count: number): string
  onlyWarned(check: string): string
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
  minutes: 'takes minutes',
  hours: 'takes a few hours',
  days: 'takes days, so start it today',
}

const start = (title: string, effort: Effort) => `“${title}”: mending it ${durations[effort]}`
const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`

const english: AdviceWords = {
  language: 'en',
  title: (checks, more) => listed(more > 0 ? [...checks, count(more, 'more check')] : checks),
  nothing: 'Nothing that could be checked stands in the way of this mail',
  problems(checks, n) {
    const names = listed(checks.map((name) => `“${name}”`))
    return n === 1 ? `One problem was found: ${names}` : `${n} problems were found, the gravest with ${names}`
  },
  onlyWarned: (check) => `Nothing that could be checked stops this mail, but “${check}” could be better`,
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

const words: Record<Language, AdviceWords> = { en: english, de: germanAdvice }

export const adviceWordsIn = (language: Language): AdviceWords => words[language]
