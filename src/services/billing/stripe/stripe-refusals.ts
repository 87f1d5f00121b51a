import { message } from '@postproof/messages/message'
import type { Logger } from 'pino'
import { Refusal, refuseField } from '#platform/refusals/refusal.ts'

/** What Stripe will not do -> words for the person who asked. */

/** The fields of a StripeError that may be logged; the others may hold personal data. */
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
  const { type, code, param, requestId, message: said } = error as Failure
  if (type === 'StripeCardError') {
    // Stripe's words are for the person who pays.
    const reason = said ? message('billing.card_declined_because', { said }) : 'billing.card_declined'
    return new Refusal(402, 'card_declined', reason)
  }
  if (code === 'tax_id_invalid') return refuseField('value', 'billing.wrong_tax_number')
  log.error({ type, code, param, requestId }, 'Stripe refused or did not answer')
  return new Refusal(503, 'payments_unavailable', 'billing.payments_away')
}

export const codeOf = (error: unknown) => (error as Failure | null)?.code
