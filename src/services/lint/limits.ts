import type { Finding } from '@postproof/engine/finding'
import { type Message, message, type PlainCode } from '@postproof/messages/message'
import type { RuleConfig } from './types.ts'

/** Limits of the configuration on what a rule measures, in place of the rule's own. */

type Measured = { fact: string; what: PlainCode }

/** The rules that measure something, with the fact of their finding that holds it. */
export const measured: Record<string, Measured> = {
  html_size: { fact: 'bytes', what: 'lint.measured.html_size' },
  message_size: { fact: 'bytes', what: 'lint.measured.message_size' },
  gmail_css: { fact: 'size', what: 'lint.measured.gmail_css' },
  link_count: { fact: 'links', what: 'lint.measured.link_count' },
  client_support: { fact: 'support', what: 'lint.measured.client_support' },
  subject_length: { fact: 'length', what: 'lint.measured.subject_length' },
}

export const isMeasured = (id: string): boolean => Object.hasOwn(measured, id)

/**
 * What the limits of a rule say about its finding; null within the limits. Undefined where there is no limit, or the check has no
 * result: then its own finding counts.
 */
export function beyondLimit(
  { id, status, facts }: Finding,
  { max, min }: RuleConfig,
): Message | null | undefined {
  const rule = measured[id]
  const value = rule && facts[rule.fact]
  if (!rule || typeof value !== 'number' || status === 'no-data') return undefined
  if (max === undefined && min === undefined) return undefined
  const what = message(rule.what)
  if (max !== undefined && value > max) return message('lint.above', { what, value, limit: max })
  return min !== undefined && value < min ? message('lint.below', { what, value, limit: min }) : null
}
