import type { ReplyLabel } from './types.ts'

/**
 * What an enhanced code says by itself (RFC 3463, 5248, 7372, 7505). `refine` leaves the label to the words about us,
 * with the given one as default. Null: says nothing, go on to the words.
 */
export type CodeMeaning = { label: ReplyLabel; refine: boolean } | null

type Row = [pattern: RegExp, on4xx: ReplyLabel | null, on5xx: ReplyLabel | null, refine?: 'refine']

/** The subject and detail of the code; the class is that of the reply code, which is the one that counts. */
const rows: Row[] = [
  [/^1\.[16]$/, null, 'no_mailbox'],
  // 1.2, 1.10: the domain; 1.3: the syntax. They are about the address, yet no word on one mailbox.
  [/^1\.(?:2|3|10)$/, 'temp_error', 'unknown'],
  [/^1\.[78]$|^7\.27$/, 'policy', 'policy'],
  [/^2\.1$/, null, 'disabled'],
  [/^2\.2$/, 'full', 'full'],
  [/^2\.3$|^3\.4$/, 'content', 'content'],
  [/^3\.1$/, 'temp_error', 'temp_error'],
  [/^4\.\d+$/, 'temp_error', 'unknown'],
  [/^6\.\d+$/, 'content', 'content'],
  [/^7\.(?:2[0-4]|26)$/, 'auth', 'auth'],
  [/^7\.25$/, 'needs_rdns', 'needs_rdns'],
  [/^7\.28$/, 'rate_limited', 'rate_limited'],
  // Exchange Online: 5.7.606 to 649 are banned addresses, 5.7.7xx and 4.7.650 limits of reputation.
  [/^7\.6(?:0[6-9]|[1-4]\d)$/, 'ip_blocked', 'ip_blocked'],
  [/^7\.(?:65[0-9]|7[0-5]\d)$/, 'rate_limited', 'ip_blocked', 'refine'],
  [/^7\.(?:509|515)$/, 'auth', 'auth'],
  [/^7\.\d+$/, null, 'policy', 'refine'],
]

/** `code` is the reply code (400-599), `enhanced` the RFC 3463 status. */
export function meaningOfCode(code: number, enhanced: string | null): CodeMeaning {
  if (enhanced === null) return null
  const detail = enhanced.slice(enhanced.indexOf('.') + 1)
  for (const [pattern, on4xx, on5xx, refine] of rows) {
    if (!pattern.test(detail)) continue
    const label = code < 500 ? on4xx : on5xx
    return label === null ? null : { label, refine: refine === 'refine' }
  }
  return null
}
