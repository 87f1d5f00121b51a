import { parseAddressList } from '@postproof/message/addresses'
import { decodeWords } from '@postproof/message/encoded-words'

/** What the simulated providers know of a mail: its own words, and who handed it over. Nothing is looked up. */
export type MailFacts = {
  /** Decoded, in lower case. */
  subject: string
  /** The first 64 kB of the body as they stand, in lower case. */
  text: string
  from: string | null
  fromDomain: string | null
  envelopeFrom: string
  envelopeDomain: string | null
  helo: string
  ip: string
  /** The d= of the first DKIM-Signature. Its signature is not verified. */
  dkimDomain: string | null
  /** By name in lower case, unfolded; the first of its name. */
  headers: ReadonlyMap<string, string>
}

const HEADER_BYTES = 256 * 1024
const TEXT_BYTES = 64 * 1024

export function factsOf(
  raw: Uint8Array,
  envelope: { from?: string | undefined; ip?: string | undefined; helo?: string | undefined },
): MailFacts {
  const source = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, HEADER_BYTES + TEXT_BYTES))
    .toString('latin1')
    .replace(/\r?\n/g, '\r\n')
  const end = source.indexOf('\r\n\r\n')
  const headers = headersIn(end < 0 ? source : source.slice(0, end))
  const from = parseAddressList(headers.get('from') ?? '').addresses[0]?.address ?? null
  const envelopeFrom = envelope.from ?? ''
  return {
    subject: decodeWords(headers.get('subject') ?? '').text.toLowerCase(),
    text: end < 0 ? '' : source.slice(end + 4, end + 4 + TEXT_BYTES).toLowerCase(),
    from,
    fromDomain: domainOf(from),
    envelopeFrom,
    envelopeDomain: domainOf(envelopeFrom),
    helo: (envelope.helo ?? 'unknown').replace(/[^\w.:[\]-]/g, '').slice(0, 100) || 'unknown',
    ip: envelope.ip ?? '127.0.0.1',
    dkimDomain:
      /(?:^|;)\s*d\s*=\s*([\w.-]{1,253})/i.exec(headers.get('dkim-signature') ?? '')?.[1]?.toLowerCase() ??
      null,
    headers,
  }
}

function headersIn(block: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const line of block.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon < 1) continue
    const name = line.slice(0, colon).trim().toLowerCase()
    if (!found.has(name)) found.set(name, line.slice(colon + 1).trim())
  }
  return found
}

function domainOf(address: string | null): string | null {
  const domain = address?.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return domain && /^[\w.-]+$/.test(domain) && address?.includes('@') ? domain : null
}

/** Relaxed alignment (RFC 9989, 4.4) without a list of public suffixes: the same domain, or one below the other. */
export function isAligned(a: string | null, b: string | null): boolean {
  if (!a || !b) return false
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`)
}

/** What a provider would write into Authentication-Results; from the mail's own claims, since nothing is looked up. */
export function claims(facts: MailFacts): { spf: string; dkim: string; dmarc: string } {
  const spf = facts.envelopeDomain ? 'pass' : 'none'
  const dkim = facts.dkimDomain ? 'pass' : 'none'
  const aligned =
    isAligned(facts.fromDomain, facts.envelopeDomain) || isAligned(facts.fromDomain, facts.dkimDomain)
  return { spf, dkim, dmarc: aligned ? 'pass' : 'fail' }
}
