import { type AddressClass, canonicalAddress, classifyAddress } from '@postproof/engine/addresses'
import { parseAddressList } from '@postproof/message/addresses'
import type { Facts } from '@postproof/messages/facts'
import { message, type PlainCode } from '@postproof/messages/message'
import { type DomainProblem, readDomain } from '@postproof/records/record/input'
import { refuseField } from '#platform/refusals/refusal.ts'

/** What people type into a checker -> what is asked; a refusal when it cannot be understood. */

/** The sentence of each reason why what was typed is no domain. */
export const domainProblems: Record<DomainProblem, PlainCode> = {
  empty: 'checker.domain_empty',
  address: 'checker.domain_is_address',
  'single-label': 'checker.domain_without_dot',
  'too-long': 'checker.domain_too_long',
  'not-a-name': 'checker.not_a_domain',
}

export function domainOf(input: string): string {
  const read = readDomain(input)
  if (!read.ok) throw refuseField('input', domainProblems[read.reason], 'not_a_domain')
  return read.domain
}

/** Canonical form. Private, loopback and reserved addresses stand on no list: refused. */
export function addressOf(input: string): string {
  const text = input.trim().replace(/^\[(?:IPv6:)?|\]$/gi, '')
  const address = canonicalAddress(text)
  if (address === undefined) throw refuseField('input', 'checker.not_an_address', 'not_an_address')
  const kind = classifyAddress(address)
  if (kind === 'public') return address
  throw refuseField('input', message('checker.not_public', { address, kind: kindOf(kind) }), 'not_public')
}

/** Names in a message have no hyphens. */
const kindOf = (kind: AddressClass): Facts['checker.not_public']['kind'] =>
  kind === 'link-local' ? 'link_local' : kind

export function emailOf(input: string): string {
  const found = parseAddressList(input.trim().replace(/^mailto:/i, '')).addresses
  const address = found.length === 1 ? found[0]!.address : ''
  if (!address) throw refuseField('input', 'checker.not_an_email', 'not_an_email')
  domainOf(address)
  return address
}
