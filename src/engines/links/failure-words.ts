import type { ProbeFailure } from './types.ts'

/** Why an address gave no answer, in plain words: the end of a sentence, or a label. */
const words: Record<ProbeFailure, string> = {
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

// What the client adds where the words say it all already: the bare outcome of a DNS question.
const codes = /^(?:nxdomain|nodata|servfail|refused|timeout|unreachable|bad-name|no address)$/

/** A failure in words; the failure itself when it is none that is known. */
export function sayFailure(failure: string): string {
  return words[failure as ProbeFailure] ?? failure
}

/** The detail of an answer as far as it says more than the failure does; empty otherwise. */
export function sayDetail(detail: string): string {
  return codes.test(detail) ? '' : detail
}
