import { canonicalAddress } from '@postproof/engine/addresses'
import { parse } from 'tldts'

/**
 * What people type when a domain is asked for: a URL, an email address, a name with spaces, capitals, a trailing dot,
 * an IDN. The answer is the A-label form, or the reason why there is none.
 */
export type ReadDomain = { ok: true; domain: string } | { ok: false; reason: DomainProblem }
export type DomainProblem = 'empty' | 'address' | 'single-label' | 'too-long' | 'not-a-name'

const invisible = /[\s\u200b-\u200f\u2060\ufeff]+/g

/** Octets: enough for a URL with path and query, and more than a person types. */
const LONGEST = 10_000

/** The domain in what a person typed. Never throws. */
export function readDomain(text: string): ReadDomain {
  if (text.length > LONGEST) return { ok: false, reason: 'too-long' }
  const bare = strip(text)
  if (bare === '') return { ok: false, reason: 'empty' }
  if (bare.length > 2000) return { ok: false, reason: 'too-long' }
  if (canonicalAddress(bare.replace(/^\[|\]$/g, '')) !== undefined) return { ok: false, reason: 'address' }
  const ascii = toAscii(bare)
  if (ascii === null) return { ok: false, reason: 'not-a-name' }
  if (ascii.length > 253 || ascii.split('.').some((label) => label.length > 63))
    return { ok: false, reason: 'too-long' }
  if (!ascii.includes('.')) return { ok: false, reason: 'single-label' }
  return { ok: true, domain: ascii }
}

/** Scheme, credentials, path, port and the part before an `@` go; white space and a trailing dot too. */
function strip(text: string): string {
  const folded = withoutEnd(
    text
      .normalize('NFKC')
      .replace(invisible, '')
      .replace(/^["'<(]+/, ''),
    `"'>),;`,
  )
  const host = folded.replace(/^[a-z][a-z0-9+.-]*:(?:\/\/)?/i, '').split(/[/?#\\]/)[0] ?? ''
  const name = host.slice(host.lastIndexOf('@') + 1)
  return withoutEnd(name.replace(/:\d{1,5}$/, ''), '.').toLowerCase()
}

/** Without the signs at its end. A pattern would look at each run of them again from each of its signs. */
function withoutEnd(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text[end - 1]!)) end--
  return text.slice(0, end)
}

/** Names of records have underscores (`_dmarc.example.org`), which a URL's host may have as well. */
function toAscii(name: string): string | null {
  const url = URL.parse(`http://${name}/`)
  const host = url?.hostname
  if (!host || host.startsWith('[') || !/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(host)) return null
  // RFC 5890, 2.3.1: a label neither begins nor ends with a hyphen.
  if (/(?:^|\.)-|-(?:\.|$)/.test(host)) return null
  // A last label of digits would be read as an IPv4 address.
  return /\.?\d+$/.test(host) && parse(host).isIp ? null : host
}
