import type { Language } from '#engines/language.ts'
import type { ProbeFailure } from './types.ts'

/** Why an address gave no answer, in plain words: the end of a sentence, or a label. */
const english: Record<ProbeFailure, string> = {
  'refused-url': 'not asked: not a plain web address',
  'refused-address': 'not asked: the address is not public',
  dns: 'the host name does not exist',
  'dns-unavailable': 'the DNS did not answer',
  tls: 'no secure connection could be made',
  connection: 'the server did not take the connection',
  unreachable: 'the server could not be reached from here',
  timeout: 'no answer in time',
  'too-many-redirects': 'too many redirects',
  deadline: 'no time was left to ask',
  limit: 'not asked: too many addresses in this mail',
  'missing-part': 'the mail has no such part',
  unreadable: 'the data cannot be read',
}

const german: Record<ProbeFailure, string> = {
  'refused-url': 'nicht abgefragt: keine einfache Webadresse',
  'refused-address': 'nicht abgefragt: die Adresse ist nicht öffentlich',
  dns: 'den Hostnamen gibt es nicht',
  'dns-unavailable': 'das DNS hat nicht geantwortet',
  tls: 'keine sichere Verbindung möglich',
  connection: 'der Server hat die Verbindung nicht angenommen',
  unreachable: 'der Server war von hier aus nicht zu erreichen',
  timeout: 'keine Antwort in der erlaubten Zeit',
  'too-many-redirects': 'zu viele Weiterleitungen',
  deadline: 'keine Zeit mehr zum Abfragen',
  limit: 'nicht abgefragt: zu viele Adressen in dieser Mail',
  'missing-part': 'die Mail hat keinen solchen Teil',
  unreadable: 'die Daten sind nicht lesbar',
}

const words: Record<Language, Record<ProbeFailure, string>> = { en: english, de: german }

// What the client adds where the words say it all already: the bare outcome of a DNS question.
const codes = /^(?:nxdomain|nodata|servfail|refused|timeout|unreachable|bad-name|no address)$/

/** A failure in words; the failure itself when it is none that is known. */
export function sayFailure(failure: string, language: Language = 'en'): string {
  return words[language][failure as ProbeFailure] ?? failure
}

/** The same where "not asked" has been said before it. */
export function sayReason(failure: string, language: Language = 'en'): string {
  return sayFailure(failure, language).replace(/^(?:not asked|nicht abgefragt): /, '')
}

/** Words that a check put down in English, in a language: those of a failure, or what was given. */
export function failureIn(language: Language, said: string): string {
  const known = Object.entries(english).find(([, words]) => words === said)
  return known ? sayFailure(known[0], language) : said
}

/** The detail of an answer as far as it says more than the failure does; empty otherwise. */
export function sayDetail(detail: string): string {
  return codes.test(detail) ? '' : detail
}
