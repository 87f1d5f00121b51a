import type { Finding } from '@postproof/engine/finding'
import type { RuleConfig } from './types.ts'

/** Limits of the configuration on what a rule measures, in place of the rule's own. */

type Measured = { fact: string; unit: string; what: string }

/** The rules that measure something, with the fact of their finding that holds it. */
export const measured: Record<string, Measured> = {
  html_size: { fact: 'bytes', unit: 'bytes', what: 'size of the HTML' },
  message_size: { fact: 'bytes', unit: 'bytes', what: 'size of the whole email, with attachments' },
  gmail_css: { fact: 'size', unit: 'bytes', what: 'size of all style sheets' },
  link_count: { fact: 'links', unit: 'links', what: 'number of visible web links' },
  client_support: {
    fact: 'support',
    unit: 'percent',
    what: 'share of the email that works in email clients',
  },
  subject_length: { fact: 'length', unit: 'characters', what: 'length of the subject' },
}

export const isMeasured = (id: string): boolean => Object.hasOwn(measured, id)

/**
 * What the limits of a rule say about its finding, as a sentence; null within the limits. Undefined where there is no limit, or the
 * check has no result: then its own finding counts.
 */
export function beyondLimit(
  { id, status, facts }: Finding,
  { max, min }: RuleConfig,
): string | null | undefined {
  const rule = measured[id]
  const value = rule && facts[rule.fact]
  if (!rule || typeof value !== 'number' || status === 'no-data') return undefined
  if (max === undefined && min === undefined) return undefined
  const said = (limit: string) =>
    `The ${rule.what} is ${value} ${rule.unit}. The configuration allows ${limit}.`
  if (max !== undefined && value > max) return said(`at most ${max}`)
  return min !== undefined && value < min ? said(`at least ${min}`) : null
}
