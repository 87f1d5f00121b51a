import type { Message } from '@postproof/messages/message'
import type { FilterVerdict } from './report-types.ts'

const MAX_RULES = 8

/** One sentence with the rules by which these filters judged the mail to be spam, each once; empty if they name none. */
export function rulesSaid(filters: readonly Pick<FilterVerdict, 'rules'>[]): Message[] {
  const rules = [...new Set(filters.flatMap((filter) => filter.rules ?? []))].slice(0, MAX_RULES)
  return rules.length > 0 ? [{ code: 'placement.rules', facts: { rules } }] : []
}
