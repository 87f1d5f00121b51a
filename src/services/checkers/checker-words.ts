import type { Language } from '#engines/language.ts'
import type { PolicyChange, RecordEffect } from '#engines/record/report.ts'
import { addresses, counted, hasAddresses, isNearlyAll } from './address-words.ts'
import { germanCheckerWords } from './checker-words-de.ts'
import { policyChanges } from './policy-words.ts'

/** The checkers' sentences that no engine has: what a whole result says. */
export type CheckerWords = {
  /** `label`: the checker, such as SPF. */
  inOrder(label: string, domain: string): string
  toImprove(label: string, domain: string, count: number): string
  /** Something that decides was not answered; a sentence that says what follows. */
  asFarAsAsked(label: string, domain: string, toImprove: number): string
  notChecked(label: string, domain: string): string
  /** Who stops and who starts passing with a suggested record, in sentences. */
  effect(effect: RecordEffect): string[]
  /** Mail that a DMARC record below `_dmarc.<domain>` treats otherwise than today, in sentences. */
  policyChanges(changes: PolicyChange[], domain: string): string[]
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
  inOrder: (label, domain) => `${label} of ${domain} is in order.`,
  toImprove: (label, domain, count) =>
    `${label} of ${domain} works, with ${count === 1 ? 'one thing' : `${count} things`} to improve.`,
  asFarAsAsked: (label, domain, toImprove) =>
    toImprove === 0
      ? `${label} of ${domain} is in order as far as it could be asked.`
      : `${label} of ${domain} works as far as it could be asked, with ${toImprove === 1 ? 'one thing' : `${toImprove} things`} to improve.`,
  effect({ stops, starts, open }) {
    return [
      isNearlyAll(stops)
        ? `Nearly every address passes today and would not: ${counted(stops)}.`
        : hasAddresses(stops)
          ? `These addresses pass today and would not: ${addresses(stops, 'and others')} (${counted(stops)} in all).`
          : 'No address that passes today would stop passing.',
      ...(hasAddresses(starts)
        ? [`These would start to pass: ${addresses(starts, 'and others')} (${counted(starts)} in all).`]
        : []),
      ...(open ? ['Terms that depend on the single mail are not in this reckoning.'] : []),
    ]
  },
  policyChanges,
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

const words: Record<Language, CheckerWords> = { en: english, de: germanCheckerWords }

export const checkerWordsIn = (language: Language): CheckerWords => words[language]
