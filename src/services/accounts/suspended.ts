import { message } from '@postproof/messages/message'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { AccountRow } from '#storage/accounts.ts'

/** Refusal `suspended` (403), with the reason that an administrator gave. Only for whoever has proved to be the owner. */
export function refuseSuspended({
  suspended_at,
  suspended_reason,
}: Pick<AccountRow, 'suspended_at' | 'suspended_reason'>): void {
  if (!suspended_at) return
  throw new Refusal(403, 'suspended', message('account.suspended', { reason: suspended_reason ?? '' }))
}
