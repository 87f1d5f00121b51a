import { type Message, message } from '@postproof/messages/message'
import type { AddressChange } from '@postproof/records/record/report'

/** Addresses that a suggested record changes, as they stand in a sentence. */

const SHOWN = 4

export function hasAddresses({ ipv4, ipv6 }: AddressChange): boolean {
  return ipv4 !== '0' || ipv6 !== '0'
}

/** Nearly all that there are, so that prefixes would tell nothing. */
export function isNearlyAll({ ipv4 }: AddressChange): boolean {
  return BigInt(ipv4) > 1n << 31n
}

/** The first prefixes. */
export function addresses({ ranges }: AddressChange): Message | string[] {
  const shown = ranges.slice(0, SHOWN).map((range) => range.replace(/\/(?:32|128)$/, ''))
  return ranges.length > SHOWN ? message('checker.addresses_and_others', { addresses: shown }) : shown
}

/** Addresses of each family, with a thin space between thousands; powers of two beyond readable numbers. */
export function counted({ ipv4, ipv6 }: AddressChange): string {
  return [ipv4 === '0' ? '' : `${grouped(ipv4)} IPv4`, ipv6 === '0' ? '' : `${grouped(ipv6)} IPv6`]
    .filter(Boolean)
    .join(', ')
}

function grouped(count: string): string {
  const bits = BigInt(count).toString(2).length - 1
  return count.length > 12 ? `≈ 2^${bits}` : count.replace(/\B(?=(\d{3})+$)/g, '\u2009')
}
