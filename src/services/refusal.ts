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
