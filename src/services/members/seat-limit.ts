import { message } from '@postproof/messages/message'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { listInvitations } from '#storage/members/invitations.ts'
import { listMembers } from '#storage/members/seats.ts'

/** Seats that are taken: the owner, the members, and the invitations that wait. */
export async function seatsUsed(db: Db, accountId: string, now: Date): Promise<number> {
  const members = await listMembers(db, accountId, now)
  const invitations = await listInvitations(db, accountId, now)
  return 1 + members.length + invitations.length
}

/**
 * Refusal `quota_exceeded` (403) when the plan has no seat for one more. With fewer seats than members nobody is removed, but
 * nobody can join. Within a transaction that holds the account, so that two at once do not both get the last seat.
 */
export async function requireFreeSeat(
  trx: Db,
  { accountId, limit }: { accountId: string; limit: number | null },
  now: Date,
): Promise<void> {
  if (limit === null || (await seatsUsed(trx, accountId, now)) < limit) return
  throw new Refusal(
    403,
    'quota_exceeded',
    limit <= 1 ? 'seats.none_in_plan' : message('seats.full', { count: limit }),
  )
}
