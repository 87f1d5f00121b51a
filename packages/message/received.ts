import { readMailDate } from './mail-date.ts'
import type { Header } from './types.ts'

/** One Received field (RFC 5321, 4.4): newest first in the message. */
export type Hop = {
  from: string | null
  by: string | null
  /** The protocol, e.g. `ESMTPS`; S means TLS (RFC 3848). */
  with: string | null
  tls: boolean
  /** Unix milliseconds; null when unreadable. */
  at: number | null
  line: number
}

/** A clause's first word; comments are passed over by taking only the word after the keyword. */
function clause(text: string, keyword: string): string | null {
  return new RegExp(`(?:^|\\s)${keyword}\\s{1,50}([^\\s;()]{1,255})`, 'i').exec(text)?.[1] ?? null
}

/** Reads one Received field; null when it has neither `from` nor `by`. */
export function readReceived(header: Header): Hop | null {
  const text = header.value.slice(0, 4000)
  const semicolon = text.lastIndexOf(';')
  const body = semicolon < 0 ? text : text.slice(0, semicolon)
  const protocol = clause(body, 'with')
  const [from, by] = [clause(body, 'from'), clause(body, 'by')]
  if (from === null && by === null) return null
  return {
    from,
    by,
    with: protocol,
    tls: /^(?:e|utf8)?(?:smtp|lmtp)sa?$/i.test(protocol ?? '') || /\bTLS|cipher=/i.test(body),
    at: semicolon < 0 ? null : readMailDate(text.slice(semicolon + 1)),
    line: header.line,
  }
}
