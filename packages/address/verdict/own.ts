import { readLog } from '../replies/log.ts'
import { classifyReply, type ReplyFacts, type ReplySubject } from '../replies.ts'
import type { OwnEvidence, VerdictFacts } from './facts.ts'

/** As 5.1.1; not the beginning of an IP address, as in "host mx.example.org[5.1.1.20] said". */
const ENHANCED = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?!\.?\d)/

type Given = {
  /** The basic code, 400-599; null where there is none. */
  code: number | null
  /** As 5.1.1; null where there is none. */
  enhanced: string | null
  text: string
}

/**
 * What a bounce says of the mailbox: `other` is nothing, and `about` is whom it is about instead: us as a host (`client`), our
 * address (`sender`), the message (`content`), their server, or a rule or passing trouble of the recipient. `about` is
 * null where the bounce has no code.
 */
export type BounceMeaning =
  | { says: 'no_mailbox' | 'disabled' | 'full'; about: 'recipient' }
  | { says: 'other'; about: ReplySubject | null }

/** `text`: the reply, alone or as a mail server logs it, of which 2,000 characters are read. Never throws. */
export function readBounce(given: Given): BounceMeaning {
  const facts = factsOf(given)
  if (facts === null) return { says: 'other', about: null }
  const { about, what } = classifyReply(facts)
  if (about !== 'recipient') return { says: 'other', about }
  if (what === 'unknown') return { says: 'no_mailbox', about }
  return what === 'disabled' || what === 'full' ? { says: what, about } : { says: 'other', about }
}

/** As `readBounce`, without whom it is about. */
export const bounceSays = (given: Given): BounceMeaning['says'] => readBounce(given).says

/** Null without any code. A code in the text that passes is believed before one beside it that does not. */
function factsOf(given: Given): ReplyFacts | null {
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
