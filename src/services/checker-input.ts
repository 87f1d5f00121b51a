import { canonicalAddress, classifyAddress } from '#engines/addresses.ts'
import { parseAddressList } from '#engines/message/addresses.ts'
import { type DomainProblem, readDomain } from '#engines/record/input.ts'
import { Refusal } from './refusal.ts'

/** What people type into a checker -> what is asked; refused with a sentence when it cannot be understood. */

const refuse = (code: string, message: string) => new Refusal(422, code, message, { input: [message] })

const domainProblems: Record<DomainProblem, string> = {
  empty: 'Enter a domain, such as example.org.',
  address: 'This is an IP address. Enter a domain, such as example.org, or use the IP blacklist checker.',
  'single-label': 'This name has no dot. Enter a whole domain, such as example.org.',
  'too-long': 'This is too long for a domain: a part may have 63 characters, the whole 253.',
  'not-a-name': 'This is not a domain. Enter one such as example.org.',
}

export function domainOf(input: string): string {
  const read = readDomain(input)
  if (!read.ok) throw refuse('not_a_domain', domainProblems[read.reason])
  return read.domain
}

/** Canonical form. Private, loopback and reserved addresses stand on no list: refused with words. */
export function addressOf(input: string): string {
  const text = input.trim().replace(/^\[(?:IPv6:)?|\]$/gi, '')
  const address = canonicalAddress(text)
  if (address === undefined)
    throw refuse('not_an_address', 'Enter an IPv4 or IPv6 address, such as 192.0.2.1.')
  const kind = classifyAddress(address)
  if (kind !== 'public') {
    throw refuse('not_public', `${address} is not a public address (${kind}), so no blacklist covers it.`)
  }
  return address
}

export function emailOf(input: string): string {
  const found = parseAddressList(input.trim().replace(/^mailto:/i, '')).addresses
  const address = found.length === 1 ? found[0]!.address : ''
  if (!address) throw refuse('not_an_email', 'Enter one email address, such as news@example.org.')
  domainOf(address)
  return address
}
