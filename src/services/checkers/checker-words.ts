import type { AddressClass } from '#engines/addresses.ts'
import type { Language } from '#engines/language.ts'
import type { DomainProblem } from '#engines/record/input.ts'
import { germanCheckerWords } from './checker-words-de.ts'

/** The checkers' sentences that no engine has: what cannot be understood, and what a whole result says. */
export type CheckerWords = {
  domainProblems: Record<DomainProblem, string>
  notAnAddress: string
  notPublic(address: string, kind: AddressClass): string
  notAnEmail: string
  /** `label`: the checker, such as SPF. */
  inOrder(label: string, domain: string): string
  toImprove(label: string, domain: string, count: number): string
  notChecked(label: string, domain: string): string
  roles: Record<'address' | 'domain' | 'email' | 'ownAddress', string>
  mailServer(host: string): string
  nameServer(host: string): string
  answered(answered: number, asked: number): string
  /** `lists`: all that list it; `part`: how many answered. */
  listed(text: string, lists: string[], part: string): string
  nobodyAnswered(text: string): string
  partlyAnswered(text: string, part: string): string
  notListed(text: string, part: string): string
}

const english: CheckerWords = {
  domainProblems: {
    empty: 'Enter a domain, such as example.org.',
    address: 'This is an IP address. Enter a domain, such as example.org, or use the IP blacklist checker.',
    'single-label': 'This name has no dot. Enter a whole domain, such as example.org.',
    'too-long': 'This is too long for a domain: a part may have 63 characters, the whole 253.',
    'not-a-name': 'This is not a domain. Enter one such as example.org.',
  },
  notAnAddress: 'Enter an IPv4 or IPv6 address, such as 192.0.2.1.',
  notPublic: (address, kind) => `${address} is not a public address (${kind}), so no blacklist covers it.`,
  notAnEmail: 'Enter one email address, such as news@example.org.',
  inOrder: (label, domain) => `${label} of ${domain} is in order.`,
  toImprove: (label, domain, count) =>
    `${label} of ${domain} works, with ${count === 1 ? 'one thing' : `${count} things`} to improve.`,
  notChecked: (label, domain) => `${label} of ${domain} could not be checked.`,
  roles: {
    address: 'IP address',
    domain: 'Domain',
    email: 'Email address',
    ownAddress: 'Address of the domain',
  },
  mailServer: (host) => `Mail server ${host}`,
  nameServer: (host) => `Name server ${host}`,
  answered: (answered, asked) => `${answered} of ${asked} lists answered`,
  listed(text, lists, part) {
    const shown = lists.slice(0, 3).join(', ')
    const among = lists.length > 3 ? ' among them' : ''
    return `${text} is on ${lists.length === 1 ? shown : `${lists.length} lists, ${shown}${among}`}; ${part}.`
  },
  nobodyAnswered: (text) => `No list answered, so nothing can be said of ${text}.`,
  partlyAnswered: (text, part) =>
    `${text} is on none of the lists that answered, but not all of the important ones did: ${part}.`,
  notListed: (text, part) => `${text} is on no blacklist; ${part}.`,
}

export const checkerWordsIn = (language: Language): CheckerWords =>
  language === 'de' ? germanCheckerWords : english
