import { Refusal } from '#platform/refusals/refusal.ts'
import type { SignedIn } from './visitor.ts'

/**
 * Refusal `unconfirmed` (403) before an account creates anything lasting. Otherwise a person who registered another's
 * address could leave things in an account that its owner later takes over.
 */
export function requireConfirmed(account: Pick<SignedIn, 'confirmed'> | null | undefined): void {
  if (!account || account.confirmed) return
  throw new Refusal(403, 'unconfirmed', 'account.confirm_first')
}
