import type { Verification } from '#contract/verifier.ts'

/** An address taken apart for showing: every character of the text stands in exactly one part. */

export type PartRole = 'local' | 'tag' | 'at' | 'domain' | 'text'
export type AddressPart = { role: PartRole; text: string; fault: boolean }

export type ShownAddress = {
  parts: AddressPart[]
  /** The fault is that something is missing at the end. */
  missing: boolean
}

type Given = Pick<Verification, 'email' | 'normalized' | 'syntax'>

/** `syntax.at` is in UTF-16 code units; a fault in the middle of a pair marks the whole pair. */
export function addressParts({ email, normalized, syntax }: Given): ShownAddress {
  const known = syntax?.local != null && syntax.domain != null
  const at = known ? email.lastIndexOf('@') : -1
  const pieces: { role: PartRole; text: string }[] =
    at < 0
      ? [{ role: 'text', text: email }]
      : [
          ...localPieces(email.slice(0, at), normalized),
          { role: 'at', text: '@' },
          { role: 'domain', text: email.slice(at + 1) },
        ]
  const fault = syntax && !syntax.valid ? syntax.at : null
  return {
    parts: fault === null ? pieces.map((piece) => ({ ...piece, fault: false })) : markFault(pieces, fault),
    missing: fault !== null && fault >= email.length,
  }
}

/** The tag is told apart only where the normal form shows that it means nothing. */
function localPieces(local: string, normalized: string | null): { role: PartRole; text: string }[] {
  const plus = local.indexOf('+')
  const dropped = normalized !== null && plus > 0 && !normalized.includes('+')
  return dropped
    ? [
        { role: 'local', text: local.slice(0, plus) },
        { role: 'tag', text: local.slice(plus) },
      ]
    : [{ role: 'local', text: local }]
}

function markFault(pieces: { role: PartRole; text: string }[], at: number): AddressPart[] {
  let start = 0
  return pieces.flatMap(({ role, text }) => {
    const within = at - start
    start += text.length
    if (within < 0 || within >= text.length) return [{ role, text, fault: false }]
    const begin = isLowSurrogate(text, within) ? within - 1 : within
    const end = begin + String.fromCodePoint(text.codePointAt(begin) ?? 0).length
    return [
      { role, text: text.slice(0, begin), fault: false },
      { role, text: text.slice(begin, end), fault: true },
      { role, text: text.slice(end), fault: false },
    ].filter((part) => part.text !== '')
  })
}

function isLowSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index)
  return index > 0 && unit >= 0xdc00 && unit <= 0xdfff
}

export type NormalNote = 'case' | 'tag' | 'dots' | 'domain' | 'idn' | 'other'

/** Why the normal form differs from what was typed; empty when it does not. */
export function normalNotes(email: string, normalized: string): NormalNote[] {
  if (email === normalized) return []
  const [local, domain] = halves(email)
  const [normalLocal, normalDomain] = halves(normalized)
  const notes: NormalNote[] = []
  const tagged = local.includes('+') && !normalLocal.includes('+')
  const bare = tagged ? local.slice(0, local.indexOf('+')) : local
  if (`${bare}@${domain}` !== `${bare}@${domain}`.toLowerCase()) notes.push('case')
  if (tagged) notes.push('tag')
  if (dots(bare) > dots(normalLocal)) notes.push('dots')
  if (domain.toLowerCase() !== normalDomain)
    notes.push(normalDomain.includes('xn--') && !isAscii(domain) ? 'idn' : 'domain')
  return notes.length > 0 ? notes : ['other']
}

function halves(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@')
  return [address.slice(0, at), address.slice(at + 1)]
}

const dots = (text: string) => text.split('.').length - 1
const isAscii = (text: string) => [...text].every((sign) => (sign.codePointAt(0) ?? 0) < 0x80)
