import type { Logger } from 'pino'
import { Refusal } from '../refusal.ts'

/** What Stripe will not do -> words for the person who asked. */

/** The parts of a StripeError that we look at; the rest may hold what nobody should read in a log. */
type Failure = { type?: string; code?: string; param?: string; requestId?: string; message?: string }

/** Runs `work`. Errors of Stripe become refusals 402, 409, 422 or 503; all others pass as they are. */
export async function withStripe<T>(log: Logger, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw refusalFor(error, log) ?? error
  }
}

/** Undefined: no error of Stripe. */
export function refusalFor(error: unknown, log: Logger): Refusal | undefined {
  if (!(error instanceof Error) || !('type' in error) || !String(error.type).startsWith('Stripe')) return
  const { type, code, param, requestId, message } = error as Failure
  if (type === 'StripeCardError') {
    return new Refusal(402, 'card_declined', message ?? 'The card was declined.')
  }
  if (code === 'tax_id_invalid') {
    const words = 'This is not a tax number of that kind. Check the number and the country.'
    return new Refusal(422, 'invalid', words, { value: [words] })
  }
  log.error({ type, code, param, requestId }, 'Stripe refused or did not answer')
  return new Refusal(
    503,
    'payments_unavailable',
    'The payment service cannot be reached right now. Nothing was charged; please try again in a few minutes.',
  )
}

export const codeOf = (error: unknown) => (error as Failure | null)?.code
