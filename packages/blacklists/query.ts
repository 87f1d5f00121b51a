import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { canonicalAddress, classifyAddress, reversedLabels } from '@postproof/engine/addresses'
import { getDomain } from 'tldts'
import type { Meaning } from './definition.ts'
import type { ActiveList } from './lists.ts'

/** What is asked about, made one way to write it, or why no list can be asked about it. */
export type Subject =
  | { kind: 'ip'; text: string; version: 4 | 6; labels: string }
  | { kind: 'domain'; text: string; registrable: string }
  | { kind: 'email'; text: string; domain: string; registrable: string }
  | { kind: 'none'; text: string; why: Meaning }

/**
 * Reads an address; `::ffff:a.b.c.d` is IPv4. Only public ones can be asked about, and addresses for documentation
 * where `examples` is set.
 */
export function addressSubject(ip: string, examples = false): Subject {
  const text = canonicalAddress(ip)
  const kind = classifyAddress(ip)
  if (text === undefined || !(kind === 'public' || (examples && kind === 'documentation'))) {
    return { kind: 'none', text: text ?? ip.slice(0, 100), why: kind === 'public' ? 'invalid' : kind }
  }
  return { kind: 'ip', text, version: text.includes(':') ? 6 : 4, labels: reversedLabels(text)! }
}

/** Reads a host or domain name: lower case, A-labels, no dot at the end. Never an address in any notation. */
export function domainSubject(name: string): Subject {
  const text = hostName(name)
  if (text === undefined) {
    return { kind: 'none', text: name.slice(0, 253), why: 'not_a_domain' }
  }
  const registrable = getDomain(text, { allowPrivateDomains: true })
  if (registrable === null) return { kind: 'none', text, why: 'not_registrable' }
  return { kind: 'domain', text, registrable }
}

/** Reads an email address as it stands in an envelope. */
export function emailSubject(address: string): Subject {
  const at = address.lastIndexOf('@')
  const domain = domainSubject(address.slice(at + 1))
  const local = address.slice(0, Math.max(at, 0))
  if (at < 1 || local.length > 64 || domain.kind !== 'domain') {
    return { kind: 'none', text: address.slice(0, 320), why: 'not_an_email' }
  }
  return {
    kind: 'email',
    text: `${local.toLowerCase()}@${domain.text}`,
    domain: domain.text,
    registrable: domain.registrable,
  }
}

/**
 * The names to ask a list about a subject, without repeats. Undefined when the list has no answer for this kind.
 * An IP list is never asked about a name, nor a domain list about an address.
 */
export function queryNames(list: ActiveList, subject: Subject): string[] | undefined {
  const { asks, hosts, ipv6, hash } = list.definition
  if (subject.kind === 'none') return undefined
  if (asks === 'ip') {
    if (subject.kind !== 'ip' || (subject.version === 6 && ipv6 !== true)) return undefined
    return [`${subject.labels}.${subject.version === 6 ? list.zone6 : list.zone}`]
  }
  if (subject.kind === 'ip') return undefined
  if (asks === 'domain') {
    const host = subject.kind === 'domain' ? subject.text : subject.domain
    const names = hosts === 'both' ? [subject.registrable, host] : [subject.registrable]
    return [...new Set(names)].map((name) => `${name}.${list.zone}`)
  }
  if (subject.kind !== 'email') return undefined
  const canonical = canonicalEmail(subject.text)
  const hashes =
    hash === 'sha256-base32'
      ? [base32Sha256(canonical)]
      : [...new Set([canonical, subject.text])].map(hexSha1)
  return hashes.map((label) => `${label}.${list.zone}`)
}

/** One form for all spellings of a mailbox, as the operators of hash lists make it. */
export function canonicalEmail(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  const local = address.slice(0, at).toLowerCase()
  const plus = local.indexOf('+')
  const untagged = plus > 0 ? local.slice(0, plus) : local
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${untagged}@${domain}`
  return `${untagged.replaceAll('.', '')}@gmail.com`
}

function hostName(name: string): string | undefined {
  const bare = name.trim().replace(/\.$/, '')
  if (bare === '' || bare.length > 253 || /[\s/:@?#[\]\\%]/.test(bare)) return undefined
  const ascii = domainToASCII(bare)
  if (ascii === '' || ascii.length > 253 || classifyAddress(ascii) !== 'invalid') return undefined
  const labels = ascii.split('.')
  const fits = labels.every((label) => /^[a-z0-9_-]{1,63}$/.test(label))
  // A number at the end is an address in one of its odd notations.
  return fits && labels.length > 1 && !/^(\d+|0x[\da-f]*)$/.test(labels.at(-1)!) ? ascii : undefined
}

function hexSha1(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, 6, without padding. */
function base32Sha256(text: string): string {
  let encoded = ''
  let buffer = 0
  let bits = 0
  for (const octet of createHash('sha256').update(text).digest()) {
    buffer = (buffer << 8) | octet
    for (bits += 8; bits >= 5; bits -= 5) encoded += BASE32[(buffer >> (bits - 5)) & 31]
    buffer &= (1 << bits) - 1
  }
  return bits > 0 ? encoded + BASE32[(buffer << (5 - bits)) & 31] : encoded
}
