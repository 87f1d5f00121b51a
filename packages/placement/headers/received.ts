import { type Address, canonicalAddress, classifyAddress, parseAddress } from '@postproof/engine/addresses'
import { sameOrganization } from '@postproof/engine/organization'
import { readReceived } from '@postproof/message/received'
import type { Header } from '@postproof/message/types'
import type { ProviderInfo } from '../provider-info.ts'
import { plainValue } from './fields.ts'

/** One Received field as the placement test needs it. */
export type TraceHop = {
  from: string | null
  by: string | null
  at: number | null
  tls: boolean | null
  /** Addresses that the receiving server noted of its peer; what the peer said in HELO is not among them. */
  addresses: string[]
  /** Index among the fields of the message. */
  field: number
}

const MAX_HOPS = 60
const MAX_TEXT = 4000

type Split = { plain: string; comments: { text: string; at: number }[] }

/** Comments (RFC 5322, 3.2.2) apart from the rest, with the place at which they stood. One pass. */
function splitComments(text: string): Split {
  const comments: Split['comments'] = []
  let plain = ''
  let depth = 0
  let start = 0
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (char === '\\' && depth > 0) i++
    else if (char === '(' && depth++ === 0) start = i + 1
    else if (char === ')' && depth > 0 && --depth === 0) {
      comments.push({ text: text.slice(start, i), at: plain.length })
      plain += ' '
    } else if (depth === 0) plain += char
  }
  if (depth > 0) comments.push({ text: text.slice(start), at: plain.length })
  return { plain, comments }
}

const bare = (token: string): string => token.replace(/^[[(]+|[\])]+$/g, '').replace(/^ipv6:/i, '')

const addressIn = (token: string): string | null => canonicalAddress(bare(token)) ?? null

/** The addresses of a comment, but for what follows HELO or EHLO: the peer chose that. */
function noted(comment: string): string[] {
  const tokens = comment.split(/[\s,()]+/)
  const found: string[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    if (/^(?:helo|ehlo)$/i.test(token)) i++
    else {
      // Exim's "helo=[10.0.0.1]" is no address as a whole.
      const address = addressIn(token)
      if (address) found.push(address)
    }
  }
  return found
}

function peerAddresses({ plain, comments }: Split, from: string | null): string[] {
  const by = /(?:^|\s)by\s/i.exec(plain)?.index ?? plain.length
  const inComments = comments.filter((comment) => comment.at <= by).flatMap((comment) => noted(comment.text))
  if (inComments.length > 0) return [...new Set(inComments)]
  // Exim and Yahoo write the address in place of the name.
  const named = from === null ? null : addressIn(from)
  return named === null ? [] : [named]
}

const withoutTls = /^(?:e|utf8)?(?:smtp|lmtp)a?$/i

/** TLS as RFC 3848 says it by the protocol's name, or as the server noted it in a comment; null when it says nothing. */
function tlsOf(text: string, protocol: string | null, isTls: boolean): boolean | null {
  if (isTls || /\bversion=TLS|\bcipher=|\bTLSv?1/i.test(text) || /^https$/i.test(protocol ?? '')) return true
  return protocol !== null && withoutTls.test(protocol) ? false : null
}

/** The hops of a message, newest first. Bounded; never throws. */
export function readTrace(fields: readonly Header[]): TraceHop[] {
  const hops: TraceHop[] = []
  for (const [index, field] of fields.entries()) {
    if (field.key !== 'received' || hops.length >= MAX_HOPS) continue
    const text = plainValue(field).slice(0, MAX_TEXT)
    const split = splitComments(text)
    const hop = readReceived({ ...field, value: split.plain })
    if (hop === null) continue
    hops.push({
      from: hop.from,
      by: hop.by,
      at: hop.at,
      tls: tlsOf(text, hop.with, hop.tls),
      addresses: peerAddresses(split, hop.from),
      field: index,
    })
  }
  return hops
}

const inside = (address: Address, network: string): boolean => {
  const [base = '', bits = '0'] = network.split('/')
  const other = parseAddress(base)
  if (other === undefined || other.version !== address.version) return false
  const length = Number(bits)
  return other.bytes.every((byte, index) => {
    const left = Math.min(8, Math.max(0, length - index * 8))
    return ((byte ^ address.bytes[index]!) & ((0xff << (8 - left)) & 0xff)) === 0
  })
}

/** Whether the address lies outside the provider. Addresses for documentation count as outside: examples use them. */
function isOutside(ip: string, provider: ProviderInfo): boolean {
  const kind = classifyAddress(ip)
  if (kind !== 'public' && kind !== 'documentation') return false
  const address = parseAddress(ip)
  return address !== undefined && !provider.networks.some((network) => inside(address, network))
}

const endsIn = (name: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => name === host || name.endsWith(`.${host}`))

/**
 * Whether this hop took the mail from outside. The address decides and not the name: the name is what the peer said of
 * itself. A hop without an address, as of LMTP, is inside only where it has no peer, or one of the provider's own names
 * or of the server's own organization.
 */
function isBorder(hop: TraceHop, provider: ProviderInfo): boolean {
  if (hop.addresses.length > 0) return hop.addresses.some((ip) => isOutside(ip, provider))
  const from = hop.from?.toLowerCase()
  if (from === undefined || endsIn(from, provider.hosts)) return false
  return hop.by === null || !from.includes('.') || !sameOrganization(from, hop.by)
}

/**
 * Index of the hop at which the provider took the mail in; everything below it came with the mail (RFC 8601, 5).
 * -1 without any hop. Where no hop came from outside, the topmost: the careful choice.
 */
export function borderOf(hops: readonly TraceHop[], provider: ProviderInfo): number {
  if (hops.length === 0) return -1
  if (provider.firstHopIsBorder) return 0
  return Math.max(
    0,
    hops.findIndex((hop) => isBorder(hop, provider)),
  )
}

/** The client address of this hop; null when it was not recorded or is not public. */
export function senderIpOf(hop: TraceHop | undefined, provider: ProviderInfo): string | null {
  return hop?.addresses.find((ip) => isOutside(ip, provider)) ?? null
}
