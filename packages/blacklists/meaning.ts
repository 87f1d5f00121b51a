import type { Message } from '@postproof/messages/message'
import type { Meaning } from './definition.ts'
import type { ListAnswer, RefusalCause } from './types.ts'

/** What a list's answer means, as messages. Operators' own reasons stay in their words. */

/** The sentence of a meaning, from the catalog `blacklists.json`. */
export const meant = (meaning: Meaning): Message[] => [{ code: `blacklist.${meaning}`, facts: {} }]

/** What an answer means, as one message; as it is where a stored answer tells it in words. */
export function sayableMeaning(meaning: ListAnswer['meaning']): string | Message {
  if (typeof meaning === 'string') return meaning
  const [first, ...others] = meaning
  if (!first) return ''
  return others.length === 0
    ? first
    : { code: 'blacklist.several', facts: { first, others: sayableMeaning(others) } }
}

const CAUSES: Partial<Record<string, RefusalCause>> = {
  'blacklist.key_disabled': 'key',
  'blacklist.key_rejected': 'key',
  'blacklist.public_resolver': 'resolver',
  'blacklist.too_many_questions': 'too-many',
  'blacklist.resolver_blocked': 'resolver',
  'blacklist.resolver_not_allowed': 'resolver',
  'blacklist.resolver_refused': 'resolver',
  'blacklist.resolver_asks_too_much': 'too-many',
}

/** Why a list refuses, from the meaning that `readAnswer` gave. */
export function refusalCause(meaning: ListAnswer['meaning']): RefusalCause {
  const code = typeof meaning === 'string' ? '' : meaning[0]?.code
  return CAUSES[code ?? ''] ?? 'other'
}

/** A subject with what a list says of it, and the operator's reason where it gave one. */
export function sayableListing(subject: string, meaning: string | Message, reason: string | null): Message {
  return reason
    ? { code: 'blacklist.listing_with_reason', facts: { subject, meaning, reason } }
    : { code: 'blacklist.listing', facts: { subject, meaning } }
}

/** Whether a list that was asked gave no answer that counts. */
export const isSilent = (state: ListAnswer['state']): boolean =>
  state === 'refused' || state === 'broken' || state === 'timeout'
