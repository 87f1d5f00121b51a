import type { Evidence, ReplyMeaning, ReplySubject } from './types.ts'

/**
 * What an enhanced code says by itself (RFC 3463, 5248, 7372, 7505). `weak`: any plain wording is believed before it.
 * Null: says nothing.
 */
export type CodeMeaning = (Evidence & { weak: boolean }) | null

type Said = `${ReplySubject} ${ReplyMeaning}` | null
type Row = [pattern: RegExp, on4xx: Said, on5xx: Said, weak?: 'weak']

/** The subject and detail of the code; the class is that of the reply code, which is the one that counts. */
const rows: Row[] = [
  [/^1\.[16]$/, null, 'recipient unknown'],
  // 1.2, 1.10: the domain; 1.3: the syntax. They are about the address, yet no word on one mailbox.
  [/^1\.(?:2|3|10)$/, 'server temporary', 'server unclear'],
  [/^1\.[78]$|^7\.27$/, 'sender policy', 'sender policy'],
  [/^2\.1$/, null, 'recipient disabled'],
  [/^2\.2$/, 'recipient full', 'recipient full'],
  [/^2\.4$|^7\.2$/, 'recipient policy', 'recipient policy', 'weak'],
  [/^2\.12[12]$/, 'recipient rate', 'recipient rate'],
  [/^2\.3$|^3\.4$/, 'content policy', 'content policy'],
  [/^3\.[125]$/, 'server temporary', 'server temporary', 'weak'],
  [/^4\.\d+$/, 'server temporary', 'server unclear', 'weak'],
  [/^6\.\d+$/, 'content policy', 'content policy', 'weak'],
  [/^7\.(?:2[0-4]|26)$/, 'sender policy', 'sender policy'],
  [/^7\.25$/, 'client policy', 'client policy'],
  [/^7\.28$/, 'client rate', 'client rate', 'weak'],
  [/^7\.13$/, null, 'recipient disabled', 'weak'],
  // RFC 7293: the mailbox has another owner now.
  [/^7\.17$/, null, 'recipient unknown', 'weak'],
  // Exchange Online: 5.7.606 to 649 and 511 are banned addresses, 5.7.7xx and 4.7.650 limits of reputation.
  [/^7\.6(?:0[6-9]|[1-4]\d)$|^7\.511$/, 'client reputation', 'client reputation'],
  [/^7\.(?:65[0-9])$/, 'client rate', 'client reputation', 'weak'],
  [/^7\.(?:70[3-8]|750)$/, 'sender rate', 'sender rate'],
  [/^7\.(?:509|515)$/, 'sender policy', 'sender policy'],
  [/^7\.(?:12[49]|13[3-6]|193)$/, 'recipient policy', 'recipient policy'],
  [/^7\.\d+$/, null, 'server policy', 'weak'],
]

/** `code` is the reply code (400-599), `enhanced` the RFC 3463 status. */
export function meaningOfCode(code: number, enhanced: string | null): CodeMeaning {
  if (enhanced === null) return null
  const detail = enhanced.slice(enhanced.indexOf('.') + 1)
  for (const [pattern, on4xx, on5xx, weak] of rows) {
    if (!pattern.test(detail)) continue
    const said = code < 500 ? on4xx : on5xx
    if (said === null) return null
    const [about, what] = said.split(' ') as [ReplySubject, ReplyMeaning]
    const exists = about === 'recipient' && (what === 'full' || what === 'rate' || what === 'policy')
    return {
      about,
      what,
      name: enhanced,
      weak: weak === 'weak',
      ...(exists ? { exists: true as const } : {}),
    }
  }
  return null
}
