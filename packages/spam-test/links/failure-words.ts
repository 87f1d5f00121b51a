import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import type { ProbeFailure } from './types.ts'

/** Why an address gave no answer, in plain words. A failure that is not known is said as it is. */

const failures: Record<ProbeFailure, true> = {
  'refused-url': true,
  'refused-address': true,
  dns: true,
  'dns-unavailable': true,
  tls: true,
  connection: true,
  unreachable: true,
  timeout: true,
  'too-many-redirects': true,
  deadline: true,
  limit: true,
  'missing-part': true,
  unreadable: true,
}

export const isFailure = (text: string): text is ProbeFailure => Object.hasOwn(failures, text)

/** The end of a sentence, or a label. */
export const failureMessage = (failure: string): Message | string =>
  isFailure(failure) ? plain(`link.failure.${failure}`) : failure

/** The same where "not asked" has been said before it. */
export function reasonMessage(failure: string): Message | string {
  switch (failure) {
    case 'refused-url':
    case 'refused-address':
    case 'limit':
      return plain(`link.not_asked.${failure}`)
    default:
      return failureMessage(failure)
  }
}

// What the client adds where the words say it all already: the bare outcome of a DNS question.
const codes = /^(?:nxdomain|nodata|servfail|refused|timeout|unreachable|bad-name|no address)$/

/** The detail of an answer as far as it says more than the failure does; empty otherwise. */
export function sayDetail(detail: string): string {
  return codes.test(detail) ? '' : detail
}
