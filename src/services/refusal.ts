import type { Quota } from '#contract/billing.ts'

/** A request we will not fulfil, with words for the person who asked. The one expected thing that throws. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  readonly errors: Record<string, string[]> | undefined
  /** With the code `quota_exceeded`: what is used up. */
  readonly quota: Quota | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    errors?: Record<string, string[]>,
    quota?: Quota,
  ) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.errors = errors
    this.quota = quota
  }
}

/** Asked too often; `retryAfter`: seconds until it may be asked again. */
export class TooMany extends Refusal {
  readonly retryAfter: number

  constructor(message: string, retryAfter: number) {
    super(429, 'limit', message)
    this.retryAfter = retryAfter
  }
}

/** More than this server can do now; `retryAfter`: seconds until it is worth asking again. */
export class Busy extends Refusal {
  readonly retryAfter: number

  constructor(message: string, retryAfter: number) {
    super(503, 'busy', message)
    this.retryAfter = retryAfter
  }
}

/** The database cannot be asked: it restarts, or the way to it is broken. */
export const databaseAway = () =>
  new Busy('The database does not answer at this moment. Try again in 10 s.', 10)

/** For a mail that somebody uploads while too many wait. */
export const mailIsWaiting = () =>
  new Busy('More mails are waiting here than can be tested soon. Try again in a minute.', 60)
