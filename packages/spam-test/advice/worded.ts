import type { Effort } from './topics.ts'

/** The plan in the words of a language. */
export type WordedPlan = { summary: string; items: WordedItem[] }

export type WordedItem = {
  title: string
  why: string
  /** `why` without anything that the mail or the DNS said: what a language model may read. */
  maskedWhy: string
  steps: string[]
  checks: string[]
  gain: number | null
  effort: Effort
}
