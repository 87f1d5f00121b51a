import { type FieldErrors, type Message, message, messageOf, type Sayable } from '@postproof/messages/message'
import type { Quota } from '#contract/billing.ts'

/**
 * A request we will not fulfil, and why: a message, which becomes a sentence where the answer is made. The one expected
 * thing that throws.
 */
export class Refusal extends Error {
  /** Coarse, for programs: part of the API. */
  readonly code: string
  readonly status: number
  /** For the person who asked. */
  readonly reason: Message
  readonly errors: FieldErrors | undefined
  /** With the code `quota_exceeded`: what is used up. */
  readonly quota: Quota | undefined

  constructor(status: number, code: string, reason: Sayable, errors?: FieldErrors, quota?: Quota) {
    const said = messageOf(reason)
    super(said.code)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.reason = said
    this.errors = errors
    this.quota = quota
  }
}

/** Asked too often; `retryAfter`: seconds until it may be asked again. */
export class TooMany extends Refusal {
  readonly retryAfter: number

  constructor(reason: Sayable, retryAfter: number) {
    super(429, 'limit', reason)
    this.retryAfter = retryAfter
  }
}

/** What it depends on still runs; `retryAfter`: seconds until it is worth asking again. */
export class TooEarly extends Refusal {
  readonly retryAfter: number

  constructor(reason: Sayable, retryAfter: number) {
    super(409, 'in_progress', reason)
    this.retryAfter = retryAfter
  }
}

/** More than this server can do now; `retryAfter`: seconds until it is worth asking again. */
export class Busy extends Refusal {
  readonly retryAfter: number

  constructor(reason: Sayable, retryAfter: number) {
    super(503, 'busy', reason)
    this.retryAfter = retryAfter
  }
}

/** Several fields that are not as they should be. */
export const invalid = (errors: FieldErrors): Refusal =>
  new Refusal(422, 'invalid', 'request.invalid', errors)

/** One field that cannot be as it is, with the same message for the whole. */
export const refuseField = (field: string, reason: Sayable, code = 'invalid'): Refusal =>
  new Refusal(422, code, reason, { [field]: [messageOf(reason)] })

/** The database cannot be asked: it restarts, or the way to it is broken. */
export const databaseAway = () => new Busy(message('server.database_away', { seconds: 10 }), 10)

/** For an uploaded mail while too many wait. */
export const mailIsWaiting = () => new Busy('server.mail_waits', 60)
