import { classifyReply } from '../replies.ts'
import type { OwnEvidence, VerdictFacts } from './facts.ts'

/** As 5.1.1; not the beginning of an IP address, as in "host mx.example.org[5.1.1.20] said". */
const ENHANCED = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?!\.?\d)/

/** What a bounce says of the mailbox; `other`: nothing, as it is about the sender, the message or a passing trouble. */
export function bounceSays(given: {
  /** The basic code, 400-599; null where there is none. */
  code: number | null
  /** As 5.1.1; null where there is none. */
  enhanced: string | null
  text: string
}): 'no_mailbox' | 'disabled' | 'full' | 'other' {
  const enhanced = given.enhanced ?? ENHANCED.exec(given.text.slice(0, 200))?.[0] ?? null
  const written = /^\s*([45]\d\d)\b/.exec(given.text.slice(0, 20))?.[1]
  const code = given.code ?? (written ? Number(written) : enhanced ? Number(enhanced[0]) * 100 + 50 : null)
  if (code === null) return 'other'
  const { about, what } = classifyReply({ stage: 'rcpt', code, enhanced, text: given.text, provider: null })
  if (about !== 'recipient') return 'other'
  if (what === 'unknown') return 'no_mailbox'
  return what === 'disabled' || what === 'full' ? what : 'other'
}

/**
 * The bounce that counts: not one older than a plain yes of the server to this mailbox alone, nor one older than a mail
 * that was seen in it.
 */
export function standingBounce({ own, mailbox }: VerdictFacts): OwnEvidence['bounce'] {
  const bounce = own?.bounce ?? null
  if (!bounce) return null
  if (own?.seen?.by === 'placement' && own.seen.at > bounce.at) return null
  const accepted = 'result' in mailbox && mailbox.result === 'accepted' && mailbox.catchAll === false
  return accepted && (mailbox.startedAt ?? 0) > bounce.at ? null : bounce
}
