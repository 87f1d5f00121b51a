import type { Words } from '#web/words/types.ts'

type Said = Pick<Words['checkers']['mtaSts'], 'outcomes' | 'reasons'>

/** What became of fetching the policy, in a sentence: a status as its number, a failure in words or not at all. */
export function policyAnswer(outcome: string, reason: string | null, { outcomes, reasons }: Said): string {
  const why = reason !== null && /^\d+$/.test(reason) ? reason : reasons[reason ?? '']
  return `${[outcomes[outcome] ?? outcomes.unanswered, why].filter(Boolean).join(': ')}.`
}
