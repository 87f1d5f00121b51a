import { readLog } from '../replies/log.ts'
import { classifyReply, type ReplyFacts } from '../replies.ts'
import type { OwnEvidence, VerdictFacts } from './facts.ts'

/** As 5.1.1; not the beginning of an IP address, as in "host mx.example.org[5.1.1.20] said". */
const ENHANCED = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?!\.?\d)/

/**
 * What a bounce says of the mailbox; `other`: nothing, as it is about the sender, the message or a passing trouble.
 * `text`: the reply, alone or as a mail server logs it, of which 2,000 characters are read.
 */
export function bounceSays(given: {
  /** The basic code, 400-599; null where there is none. */
  code: number | null
  /** As 5.1.1; null where there is none. */
  enhanced: string | null
  text: string
}): 'no_mailbox' | 'disabled' | 'full' | 'other' {
  const facts = factsOf(given)
  if (facts === null) return 'other'
  const { about, what } = classifyReply(facts)
  if (about !== 'recipient') return 'other'
  if (what === 'unknown') return 'no_mailbox'
  return what === 'disabled' || what === 'full' ? what : 'other'
}

/** Null without any code. A code in the text that passes is believed before one beside it that does not. */
function factsOf(given: Parameters<typeof bounceSays>[0]): ReplyFacts | null {
  const { reply, quoted, dsn, stage } = readLog(given.text)
  const [first] = quoted
  const written = /^\s*([45]\d\d)\b/.exec(given.text.slice(0, 20))?.[1]
  const status = ENHANCED.exec(given.text.slice(0, 200))?.[0]
  const enhanced = given.enhanced ?? (first ? first.enhanced : (dsn ?? status)) ?? null
  const code =
    given.code ??
    first?.code ??
    (written ? Number(written) : enhanced ? Number(enhanced[0]) * 100 + 50 : null)
  if (code === null) return null
  const passing = quoted.map(({ code }) => code).filter((each) => each < 500)
  const facts = { enhanced, text: reply, provider: null }
  return { ...facts, stage: stage ?? 'rcpt', code: Math.min(code, ...passing) }
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
