import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import { failureMessage } from '../links/failure-words.ts'
import type { ProbeStatus } from '../links/types.ts'

/** What a linked server answered, as a label of evidence. */

/** A status of HTTP, or why there was none; null where neither is known. */
export function answerOf(outcome: {
  httpStatus: number | null
  failure: string | null
}): string | Message | null {
  if (outcome.httpStatus !== null) return `HTTP ${outcome.httpStatus}`
  return outcome.failure ? failureMessage(outcome.failure) : null
}

/** For outcomes without a status and a failure. */
export function outcomeName(status: ProbeStatus): string | Message {
  return status === 'ok' || status === 'redirects' ? status : plain(`evidence.link-outcome.${status}`)
}
