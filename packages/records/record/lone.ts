import { recordFinding } from './findings.ts'
import { isAnswered, type Published } from './published.ts'
import type { RecordFinding } from './report.ts'
import { undecided } from './verdict.ts'

/** Records of which a name has one: MTA-STS and TLS reports. */

export type Found = {
  /** Records as the RFC has them. */
  texts: string[]
  /** Those that were meant to be one, and that nobody reads. */
  near: string[]
}

/** The record to show: the only one, or the only one that was meant to be; null where there is none or several. */
export function loneRecord({ texts, near }: Found): string | null {
  if (texts.length === 1) return texts[0]!
  return texts.length === 0 && near.length === 1 ? near[0]! : null
}

/**
 * What is published at the name: one record and no other, since senders take several for none (RFC 8460, 3; RFC 8461,
 * 3.1). A domain without mail needs none. `no-data` where the DNS did not answer.
 */
export function publishedOnce(
  id: string,
  published: Published,
  found: Found,
  takesMail: boolean,
): RecordFinding {
  const { texts, near } = found
  const facts = { name: published.name, count: texts.length }
  if (!isAnswered(published.outcome))
    return undecided(id, 'unanswered', { facts: { ...facts, outcome: published.outcome } })
  const evidence = [...texts, ...near].slice(0, 5).map((value) => ({ label: 'TXT', value }))
  if (texts.length > 1) return recordFinding('bad', id, 'several', { facts, evidence })
  if (texts.length === 1) return recordFinding('good', id, 'published', { facts, evidence })
  if (near.length > 0) return recordFinding('bad', id, 'ignored', { facts, evidence })
  if (!takesMail) return recordFinding('good', id, 'not-needed', { facts })
  return recordFinding('warning', id, 'missing', { facts })
}
