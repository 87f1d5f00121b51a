import { type Selectable, sql } from 'kysely'
import type { SeatRole } from '#contract/seat-roles.ts'
import type { Db } from '../db.ts'
import type { AccountMembersTable } from './tables.ts'

/**
 * Queries of seats. One that counts has not been taken away and has not ended. It is paused while the account has begun another
 * epoch since it was given or confirmed: someone who knew the old password may have given it (decision 22).
 */

export type SeatRow = Selectable<AccountMembersTable>
export type PausableSeat = SeatRow & { paused: boolean }

const isPaused = sql<boolean>`seat.epoch <> account.epoch`.as('paused')

const seatsThatCount = (db: Db, now: Date) =>
  db
    .selectFrom('account_members as seat')
    .innerJoin('accounts as account', 'account.id', 'seat.account_id')
    .where('seat.over_at', 'is', null)
    .where((where) => where.or([where('seat.ends_at', 'is', null), where('seat.ends_at', '>', now)]))

/** The members of an account with their names, the oldest first. */
export const listMembers = (db: Db, accountId: string, now: Date) =>
  seatsThatCount(db, now)
    .innerJoin('accounts as member', 'member.id', 'seat.member_id')
    .selectAll('seat')
    .select(['member.name', isPaused])
    .where('seat.account_id', '=', accountId)
    .orderBy('seat.created_at')
    .orderBy('seat.member_id')
    .execute()

/** The accounts in which a person has a seat, by name; suspended ones are not among them. */
export const listSeatsOf = (db: Db, memberId: string, now: Date) =>
  seatsThatCount(db, now)
    .selectAll('seat')
    .select(['account.name', isPaused])
    .where('seat.member_id', '=', memberId)
    .where('account.suspended_at', 'is', null)
    .orderBy('account.name')
    .orderBy('seat.account_id')
    .execute()

export const findSeat = (
  db: Db,
  { accountId, memberId }: { accountId: string; memberId: string },
  now: Date,
): Promise<PausableSeat | undefined> =>
  seatsThatCount(db, now)
    .selectAll('seat')
    .select(isPaused)
    .where('seat.account_id', '=', accountId)
    .where('seat.member_id', '=', memberId)
    .executeTakeFirst()

/** Gives a person a seat, in the place of an earlier one. */
export async function putSeat(trx: Db, seat: Omit<SeatRow, 'over_at'>): Promise<void> {
  const { account_id: _, member_id: __, ...change } = seat
  await trx
    .insertInto('account_members')
    .values(seat)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'member_id']).doUpdateSet({ ...change, over_at: null }),
    )
    .execute()
}

/** The seat as it is now; undefined when there is none that counts. */
export async function changeSeat(
  trx: Db,
  of: { accountId: string; memberId: string },
  change: { role?: SeatRole; ends_at?: Date | null; epoch?: number; over_at?: Date },
  now: Date,
): Promise<SeatRow | undefined> {
  if (!(await findSeat(trx, of, now))) return undefined
  return trx
    .updateTable('account_members')
    .set(change)
    .where('account_id', '=', of.accountId)
    .where('member_id', '=', of.memberId)
    .returningAll()
    .executeTakeFirst()
}

/** Notes that the end of these seats has come; each is answered once. */
export const endDueSeats = (trx: Db, now: Date): Promise<SeatRow[]> =>
  trx
    .updateTable('account_members')
    .set({ over_at: now })
    .where('over_at', 'is', null)
    .where('ends_at', '<=', now)
    .returningAll()
    .execute()

/** The addresses by which an account knows these people, members now or before. */
export async function addressesOfMembers(
  db: Db,
  accountId: string,
  memberIds: readonly string[],
): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('account_members')
    .select(['member_id', 'email'])
    .where('account_id', '=', accountId)
    .where('member_id', 'in', memberIds)
    .execute()
  return new Map(rows.map(({ member_id, email }) => [member_id, email]))
}

/** Everyone who has or had a seat, for the export of an account. */
export const allMembers = (db: Db, accountId: string): Promise<SeatRow[]> =>
  db
    .selectFrom('account_members')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('member_id')
    .execute()

/** Sets the account that a session works in; null: its own. */
export async function setWorkingIn(
  db: Db,
  { memberId, sessionId }: { memberId: string; sessionId: string },
  accountId: string | null,
): Promise<void> {
  await db
    .updateTable('login_sessions')
    .set({ working_in: accountId })
    .where('id', '=', sessionId)
    .where('account_id', '=', memberId)
    .execute()
}

/** Written in place of the id of an account that was deleted; no account has it. */
const GONE = 'gone'

/** For the erasure of an account: sessions that worked in it learn it with their next request. */
export async function leaveErased(trx: Db, { accountId }: { accountId: string }): Promise<void> {
  await trx
    .updateTable('login_sessions')
    .set({ working_in: GONE })
    .where('working_in', '=', accountId)
    .execute()
}
