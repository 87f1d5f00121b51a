import { Refusal } from '#platform/refusals/refusal.ts'
import type { SignedIn } from './visitor.ts'

/**
 * Refusal `unconfirmed` (403) before an account makes what lasts: whoever registered an address of somebody else is to have
 * nothing in the account that its owner finds there one day.
 */
export function requireConfirmed(account: Pick<SignedIn, 'confirmed'> | null | undefined): void {
  if (!account || account.confirmed) return
  throw new Refusal(403, 'unconfirmed', 'account.confirm_first')
}
