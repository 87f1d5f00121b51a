import { isSeatCall, seatRefusal } from '#contract/seat-rights.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'

/**
 * Refuses calls for which the seat is not enough, before anything of them is read. Pages have the same rule at their root
 * (web/request/seat-gate.ts), where the refusal becomes a page. Refusal `seat`, `own_account`, `seat_over` (403).
 */
export function requireSeatRight(caller: SignedIn, method: string, path: string): void {
  if (!isSeatCall(path)) return
  const refused = seatRefusal(caller, method, path)
  if (refused) throw new Refusal(403, refused.code, refused.reason)
}
