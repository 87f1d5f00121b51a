import type { Json } from '#engines/finding.ts'
import { say } from '#engines/spam-test/texts/phrasing.ts'

/** Why something could not be fetched or read, by the code that stands in the facts. */
const FAILURES: Record<string, string> = {
  'refused-url': 'this address is not asked',
  'refused-address': 'the address lies in a private network',
  dns: 'the host has no address in the DNS',
  'dns-unavailable': 'the DNS did not answer',
  tls: 'there is no valid TLS certificate',
  connection: 'the connection was refused or broken off',
  unreachable: 'the host could not be reached',
  timeout: 'no answer in time',
  'too-many-redirects': 'too many redirects',
  'not-asked': 'not asked',
  'no-network': 'not asked',
  unanswered: 'no answer',
  'too-large': 'too large',
  unreadable: 'not readable',
  'not-signed-by-issuer': 'not signed by the issuer',
  outdated: 'out of date',
}

/** The reason in words; what has none as it stands. German: `de/failures.ts`. */
export function sayFailure(code: Json | undefined): string {
  const text = say(code)
  const status = /^status-(\d+)$/.exec(text)
  return status ? `status ${status[1]}` : (FAILURES[text] ?? text)
}
