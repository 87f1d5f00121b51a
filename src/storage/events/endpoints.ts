import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../db.ts'
import type { WebhookEndpointsTable } from './tables.ts'

/** Queries of one noun: an endpoint to which an account's events are posted. The account is part of each query. */

export type EndpointRow = Selectable<WebhookEndpointsTable>
export type OwnEndpoint = { id: string; accountId: string }

export const listEndpoints = (db: Db, accountId: string): Promise<EndpointRow[]> =>
  db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export const findEndpoint = (db: Db, { id, accountId }: OwnEndpoint): Promise<EndpointRow | undefined> =>
  db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/** False, and nothing is written, if the account has `most` already. */
export async function insertEndpoint(
  db: Db,
  endpoint: Insertable<WebhookEndpointsTable>,
  most: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // One after another for an account: two at once would both find room.
    await trx.selectFrom('accounts').select('id').where('id', '=', endpoint.account_id).forUpdate().execute()
    if ((await listEndpoints(trx, endpoint.account_id)).length >= most) return false
    await trx.insertInto('webhook_endpoints').values(endpoint).execute()
    return true
  })
}

export const updateEndpoint = (
  db: Db,
  { id, accountId }: OwnEndpoint,
  change: Updateable<WebhookEndpointsTable>,
): Promise<EndpointRow | undefined> =>
  db
    .updateTable('webhook_endpoints')
    .set(change)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()

export async function deleteEndpoint(db: Db, { id, accountId }: OwnEndpoint): Promise<boolean> {
  const gone = await db
    .deleteFrom('webhook_endpoints')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Stops deliveries; false if they were stopped already. */
export async function stopEndpoint(db: Db, id: string, why: 'gone' | 'failing'): Promise<boolean> {
  const stopped = await db
    .updateTable('webhook_endpoints')
    .set({ enabled: false, stopped: why })
    .where('id', '=', id)
    .where('enabled', '=', true)
    .returning('id')
    .executeTakeFirst()
  return stopped !== undefined
}

export const noteSuccess = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('webhook_endpoints').set({ last_success_at: at }).where('id', '=', id).execute()
}

/** Endpoints whose secrets were sealed with another key than this one. */
export const endpointsSealedOtherwise = (db: Db, keyId: string): Promise<EndpointRow[]> =>
  db.selectFrom('webhook_endpoints').selectAll().where('key_id', '<>', keyId).execute()

/** Writes sealed secrets in the place of those they were made from. False if those are no longer there. */
export async function replaceSecrets(
  db: Db,
  { id, secret }: Pick<EndpointRow, 'id' | 'secret'>,
  sealed: Pick<EndpointRow, 'secret' | 'old_secret' | 'key_id'>,
): Promise<boolean> {
  const done = await db
    .updateTable('webhook_endpoints')
    .set(sealed)
    .where('id', '=', id)
    .where('secret', '=', secret)
    .returning('id')
    .executeTakeFirst()
  return done !== undefined
}

/** Condition on `webhook_endpoints w`: deliveries may go there now. */
export const takesEvents = sql<boolean>`w.enabled and not exists (
  select 1 from accounts a where a.id = w.account_id and a.suspended_at is not null)`
