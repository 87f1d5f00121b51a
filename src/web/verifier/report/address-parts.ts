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
  const tag = normalized === null ? -1 : tagStart(local, halves(normalized)[0])
  return tag < 0
    ? [{ role: 'local', text: local }]
    : [
        { role: 'local', text: local.slice(0, tag) },
        { role: 'tag', text: local.slice(tag) },
      ]
}

/** Where a sign such as + begins what the normal form leaves out; -1 when it leaves out nothing of the kind. */
function tagStart(local: string, normal: string): number {
  const wanted = normal.toLowerCase().replaceAll('.', '')
  let matched = 0
  for (let index = 0; index < local.length; index++) {
    const sign = (local[index] as string).toLowerCase()
    if (sign === '.') continue
    if (matched === wanted.length) return matched > 0 && /[+\-=_]/.test(sign) ? index : -1
    if (sign !== wanted[matched]) return -1
    matched++
  }
  return -1
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
  const tag = tagStart(local, normalLocal)
  const bare = tag < 0 ? local : local.slice(0, tag)
  if (`${bare}@${domain}` !== `${bare}@${domain}`.toLowerCase()) notes.push('case')
  if (tag >= 0) notes.push('tag')
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
