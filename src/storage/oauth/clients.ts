import { type Selectable, sql } from 'kysely'
import type { Db } from '../db.ts'
import type { OAuthClientsTable } from './tables.ts'

/** Queries of applications that registered themselves. */

export type ClientRow = Selectable<OAuthClientsTable>

/**
 * Keeps a client among at most `most`: those that no account ever allowed go first, the oldest of them. False when all were
 * allowed. Within a transaction.
 */
export async function insertClient(
  trx: Db,
  client: Omit<ClientRow, 'allowed_at'>,
  most: number,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('oauth clients', 0))`.execute(trx)
  const { count } = await trx
    .selectFrom('oauth_clients')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const over = Number(count) + 1 - most
  if (over > 0) {
    const oldest = trx
      .selectFrom('oauth_clients')
      .select('id')
      .where('allowed_at', 'is', null)
      .orderBy('created_at')
      .limit(over)
    const gone = await trx.deleteFrom('oauth_clients').where('id', 'in', oldest).returning('id').execute()
    if (gone.length < over) return false
  }
  await trx
    .insertInto('oauth_clients')
    .values({ ...client, redirect_uris: JSON.stringify(client.redirect_uris) })
    .execute()
  return true
}

export const findClient = (db: Db, id: string): Promise<ClientRow | undefined> =>
  db.selectFrom('oauth_clients').selectAll().where('id', '=', id).executeTakeFirst()

/** Notes that an account allowed it; nothing for a client without a row. */
export async function noteAllowed(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('oauth_clients').set({ allowed_at: now }).where('id', '=', id).execute()
}

/** Removes those that no grant names: never allowed and older than `unused`, or last allowed before `idle`. */
export async function purgeClients(db: Db, { unused, idle }: { unused: Date; idle: Date }): Promise<number> {
  const gone = await db
    .deleteFrom('oauth_clients')
    .where((where) =>
      where.or([
        where.and([where('allowed_at', 'is', null), where('created_at', '<', unused)]),
        where('allowed_at', '<', idle),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oauth_grants').select('id').whereRef('oauth_grants.client_id', '=', 'oauth_clients.id'),
        ),
      ),
    )
    .returning('id')
    .execute()
  return gone.length
}
