import { type Selectable, sql } from 'kysely'
import type { Db } from '../db.ts'
import type { ObservationRow } from './alerts.ts'
import type { ClientLinksTable, WatchedDomainsTable } from './tables.ts'

/** Queries of the links that show a client its watched domains. Ownership is part of the query; the hash never leaves. */

export type LinkRow = Omit<Selectable<ClientLinksTable>, 'token_hash'>

const columns = ['id', 'account_id', 'client', 'created_at', 'ends_at', 'opened_at'] as const

/** Those of an account, the newest first. */
export const listLinks = (db: Db, accountId: string): Promise<LinkRow[]> =>
  db
    .selectFrom('client_links')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export type InsertedLink = 'made' | 'no_client' | 'full'

/**
 * Keeps a link, unless no domain has that client or the account has `most` links that have not ended. Within a transaction,
 * and one after another for an account, like changes of its domains.
 */
export async function insertLink(
  trx: Db,
  link: Omit<LinkRow, 'opened_at'> & { token_hash: string },
  most: number,
): Promise<InsertedLink> {
  await holdAccount(trx, link.account_id)
  const domain = await trx
    .selectFrom('watched_domains')
    .select('id')
    .where('account_id', '=', link.account_id)
    .where('client', '=', link.client)
    .executeTakeFirst()
  if (!domain) return 'no_client'
  const { count } = await trx
    .selectFrom('client_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', link.account_id)
    .where('ends_at', '>', link.created_at)
    .executeTakeFirstOrThrow()
  if (Number(count) >= most) return 'full'
  await trx
    .insertInto('client_links')
    .values({ ...link, opened_at: null })
    .execute()
  return 'made'
}

/** What changes clients and domains of an account waits for another one that does. */
export async function holdAccount(trx: Db, accountId: string): Promise<void> {
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
}

/** The link that was removed; undefined when the account has none of that id. */
export const deleteLink = (
  db: Db,
  { accountId, id }: { accountId: string; id: string },
): Promise<LinkRow | undefined> =>
  db
    .deleteFrom('client_links')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()

/** Ends the links of clients without a domain. They stay ended when a domain gets that client later. */
export async function endEmptyLinks(trx: Db, accountId: string): Promise<void> {
  await sql`
    delete from client_links l where l.account_id = ${accountId} and not exists (
      select 1 from watched_domains w where w.account_id = l.account_id and w.client = l.client)`.execute(trx)
}

export type OpenLink = LinkRow & { owner: string }

/** The link with the name of its account; undefined once it ended, and for accounts that are suspended or about to be deleted. */
export const findLink = (db: Db, tokenHash: string, now: Date): Promise<OpenLink | undefined> =>
  db
    .selectFrom('client_links')
    .innerJoin('accounts', 'accounts.id', 'client_links.account_id')
    .select(columns.map((column) => `client_links.${column}` as const))
    .select('accounts.name as owner')
    .where('client_links.token_hash', '=', tokenHash)
    .where('client_links.ends_at', '>', now)
    .where('accounts.suspended_at', 'is', null)
    .where('accounts.deletion_at', 'is', null)
    .executeTakeFirst()

/** Notes that it was opened, unless that was noted since `before`. */
export async function noteOpened(db: Db, id: string, { now, before }: { now: Date; before: Date }) {
  await db
    .updateTable('client_links')
    .set({ opened_at: now })
    .where('id', '=', id)
    .where((where) => where.or([where('opened_at', 'is', null), where('opened_at', '<', before)]))
    .execute()
}

type WatchedRow = Selectable<WatchedDomainsTable>
type OfClient = { accountId: string; client: string; most: number }

/** The domains of a client, the worst first, and how many there are. */
export async function domainsOfClient(
  db: Db,
  { accountId, client, most }: OfClient,
): Promise<{ data: WatchedRow[]; total: number }> {
  const { rows } = await sql<WatchedRow & { total: number }>`
    select *, count(*) over ()::integer as total from watched_domains
    where account_id = ${accountId} and client = ${client}
    order by array_position(array['bad', 'warning', 'no-data', 'good'], status) nulls last, domain
    limit ${most}`.execute(db)
  return { data: rows, total: rows[0]?.total ?? 0 }
}

/** Changes at the domains of a client since then, before `until` where it is given, the newest first. */
export async function changesOfClient(
  db: Db,
  { accountId, client, since, until, most }: OfClient & { since: Date; until?: Date },
): Promise<ObservationRow[]> {
  const { rows } = await sql<ObservationRow>`
    select o.id, w.domain, o.part, o.at, o.kind, o.before, o.after, a.severity, o.planned, null as sent_at, null as acknowledged_at
    from watched_domains w join watch_observations o on o.watched_id = w.id
    left join watch_alerts a on a.observation_id = o.id
    where w.account_id = ${accountId} and w.client = ${client} and o.at >= ${since}
      and ${until ? sql`o.at < ${until}` : sql`true`}
    order by o.at desc, o.id desc limit ${most}`.execute(db)
  return rows
}

/** Removes links that ended before that time; answers how many. */
export async function purgeLinks(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('client_links')
    .where('ends_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
