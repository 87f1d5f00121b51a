import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../tables.ts'
import type { CheckoutsTable } from './tables.ts'

/** The way to the pay page: at most one is open for an account, whatever is pressed twice. */

type Db = Kysely<Tables>
export type CheckoutRow = Selectable<CheckoutsTable>

export async function openCheckoutOf(db: Db, accountId: string): Promise<CheckoutRow | undefined> {
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('open', '=', true)
    .executeTakeFirst()
}

/** Keeps it unless the account has one open; answers the one that is. */
export async function keepCheckout(db: Db, checkout: CheckoutRow): Promise<CheckoutRow | undefined> {
  await db
    .insertInto('checkouts')
    .values(checkout)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return openCheckoutOf(db, checkout.account_id)
}

/** False when it was closed meanwhile: then no other process knows of the session. */
export async function noteSession(db: Db, id: string, sessionId: string): Promise<boolean> {
  const row = await db
    .updateTable('checkouts')
    .set({ session_id: sessionId })
    .where('id', '=', id)
    .where('open', '=', true)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when it has another session by now than the one that was seen; it stays open then. */
export async function closeCheckout(
  db: Db,
  { id, session_id }: Pick<CheckoutRow, 'id' | 'session_id'>,
): Promise<boolean> {
  const row = await db
    .updateTable('checkouts')
    .set({ open: false })
    .where('id', '=', id)
    .where('session_id', session_id === null ? 'is' : '=', session_id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Closes those whose pay page has been used or is past its time. */
export async function closeSessions(db: Db, accountId: string, sessionIds: string[]): Promise<void> {
  if (!sessionIds.length) return
  await db
    .updateTable('checkouts')
    .set({ open: false })
    .where('account_id', '=', accountId)
    .where('session_id', 'in', sessionIds)
    .execute()
}
