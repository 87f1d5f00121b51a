import { parseAddress } from '@postproof/engine/addresses'
import type { Diagnosis } from './diagnoses.ts'

const TAG = 'ipv6:'
const GROUPS = 8

/**
 * What the text between the brackets of a domain literal is (RFC 5321, 4.1.3): an IPv4 address, `IPv6:` and an
 * address, or neither. All faults of an IPv6 address are named. At most a few hundred characters reach this place.
 */
export function judgeLiteral(inner: string): Diagnosis[] {
  if (isV4(inner)) return ['RFC5321_ADDRESSLITERAL']
  if (inner.slice(0, TAG.length).toLowerCase() !== TAG) return ['RFC5322_DOMAINLITERAL']
  const address = withoutQuad(inner.slice(TAG.length))
  const found = [...countFaults(address), ...edgeFaults(address)]
  return found.length > 0 ? found : ['RFC5321_ADDRESSLITERAL']
}

function isV4(text: string): boolean {
  return parseAddress(text)?.version === 4
}

/** An IPv4 address at the end stands for two groups (RFC 4291, 2.2). */
function withoutQuad(address: string): string {
  const start = address.lastIndexOf(':') + 1
  return isV4(address.slice(start)) ? `${address.slice(0, start)}0:0` : address
}

function countFaults(address: string): Diagnosis[] {
  const count = address.split(':').length
  const gap = address.indexOf('::')
  if (gap < 0) return count === GROUPS ? [] : ['RFC5322_IPV6_GRPCOUNT']
  if (gap !== address.lastIndexOf('::')) return ['RFC5322_IPV6_2X2XCOLON']
  // At either end the gap leaves one empty text more when the groups are split.
  const atEdge = gap === 0 || gap === address.length - 2
  const most = atEdge ? GROUPS + 1 : GROUPS
  if (count > most) return ['RFC5322_IPV6_MAXGRPS']
  // The gap stands for a single group: RFC 5321 wants at least two, RFC 5952, 4.2.2 advises against it.
  return count === most ? ['RFC5321_IPV6DEPRECATED'] : []
}

function edgeFaults(address: string): Diagnosis[] {
  if (address.startsWith(':') && !address.startsWith('::')) return ['RFC5322_IPV6_COLONSTRT']
  if (address.endsWith(':') && !address.endsWith('::')) return ['RFC5322_IPV6_COLONEND']
  const plain = address.split(':').every((group) => /^[\da-f]{0,4}$/i.test(group))
  return plain ? [] : ['RFC5322_IPV6_BADCHAR']
}
