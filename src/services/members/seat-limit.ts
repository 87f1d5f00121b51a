import { message } from '@postproof/messages/message'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { listInvitations } from '#storage/members/invitations.ts'
import { listMembers } from '#storage/members/seats.ts'

/** Seats that are taken: the owner, the members, and the invitations that wait. */
export const seatsTaken = (members: readonly unknown[], invitations: readonly unknown[]): number =>
  1 + members.length + invitations.length

/**
 * Refusal `quota_exceeded` (403) when the plan has no seat for one more. With fewer seats than members, all
 * members stay and no one can join. Call it in a transaction that holds the account: two at once must not both get the last seat.
 */
export async function requireFreeSeat(
  trx: Db,
  { accountId, limit }: { accountId: string; limit: number | null },
  now: Date,
): Promise<void> {
  if (limit === null) return
  const members = await listMembers(trx, accountId, now)
  if (seatsTaken(members, await listInvitations(trx, accountId, now)) < limit) return
  throw new Refusal(
    403,
    'quota_exceeded',
    limit <= 1 ? 'seats.none_in_plan' : message('seats.full', { count: limit }),
  )
}
