import { type Selectable, sql } from 'kysely'
import { forgetEmptyClients } from '../client-reports/reports.ts'
import type { Db } from '../db.ts'
import { endEmptyLinks, holdAccount } from './client-links.ts'
import type { AlertSeverity, WatchedDomainsTable, WatchStatus } from './tables.ts'

/** Queries of the domains that accounts watch. Ownership is part of the query. */

export type WatchedRow = Selectable<WatchedDomainsTable>
/** `open`: alerts that nobody acknowledged, and the gravest of them. */
export type ListedRow = WatchedRow & { open: number; worst: AlertSeverity | null }

export type WatchOrder = 'domain' | 'client' | 'state' | 'score' | 'changed' | 'looked'
export type WatchFilter = {
  search: string
  /** Undefined: of all clients; empty: without one. */
  client: string | undefined
  state: WatchStatus | 'open' | undefined
  order: WatchOrder
  direction: 'asc' | 'desc'
  page: number
  per_page: number
}

const RANK = sql`case w.status when 'bad' then 0 when 'warning' then 1 when 'no-data' then 2 when 'good' then 3 else 4 end`

/** `state`: alerts first, then the worst; the other orders by their column, what is unknown last. */
const orders = {
  domain: sql`w.domain`,
  client: sql`nullif(w.client, '')`,
  state: sql`(case a.worst when 0 then 0 when 1 then 1 when 2 then 2 when 3 then 3 else 4 end) * 10 + ${RANK}`,
  score: sql`w.score`,
  changed: sql`coalesce(w.changed_at, w.added_at)`,
  looked: sql`w.looked_at`,
} satisfies Record<WatchOrder, unknown>

const SEVERITIES: readonly AlertSeverity[] = ['bad', 'warning', 'info', 'good']

/** One page of the domains that an account watches, and how many the filter leaves. */
export async function listWatched(
  db: Db,
  accountId: string,
  filter: WatchFilter,
): Promise<{ data: ListedRow[]; total: number }> {
  const { search, client, state, order, direction, page, per_page } = filter
  const isWanted = sql`w.account_id = ${accountId}
    and (position(${search.toLowerCase()} in w.domain) > 0 or position(${search.toLowerCase()} in lower(w.client)) > 0
      or position(${search.toLowerCase()} in lower(w.note)) > 0)
    and ${client === undefined ? sql`true` : sql`w.client = ${client}`}
    and ${state === undefined ? sql`true` : state === 'open' ? sql`a.open > 0` : sql`w.status = ${state}`}`
  const from = sql`watched_domains w left join lateral (
      select count(*)::integer as open, min(array_position(${SEVERITIES}::text[], severity) - 1) as worst
      from watch_alerts where watched_id = w.id and acknowledged_at is null
    ) a on true where ${isWanted}`
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<WatchedRow & { open: number; worst: number | null }>`
      select w.*, a.open, a.worst from ${from}
      order by ${orders[order]} ${sql.raw(direction)} nulls last, w.domain
      limit ${per_page} offset ${(page - 1) * per_page}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from ${from}`.execute(db),
  ])
  return {
    data: rows.map(({ worst, ...row }) => ({
      ...row,
      worst: worst === null ? null : (SEVERITIES[worst] ?? null),
    })),
    total: counted[0]!.total,
  }
}

export type WatchCounts = { domains: number; open: number; bad: number; warning: number }

/** How many domains an account watches, and how they are. */
export async function countWatched(db: Db, accountId: string): Promise<WatchCounts> {
  const { rows } = await sql<WatchCounts>`
    select count(*)::integer as domains, (count(*) filter (where status = 'bad'))::integer as bad,
      (count(*) filter (where status = 'warning'))::integer as warning,
      (select count(*)::integer from watch_alerts where account_id = ${accountId} and acknowledged_at is null) as open
    from watched_domains where account_id = ${accountId}`.execute(db)
  return rows[0]!
}

/** The names of an account's clients, in alphabetical order. */
export async function clientsOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('watched_domains')
    .select('client')
    .distinct()
    .where('account_id', '=', accountId)
    .where('client', '<>', '')
    .orderBy('client')
    .execute()
  return rows.map(({ client }) => client)
}

export const allWatched = (db: Db, accountId: string): Promise<WatchedRow[]> =>
  db.selectFrom('watched_domains').selectAll().where('account_id', '=', accountId).orderBy('domain').execute()

export const findWatched = (
  db: Db,
  { accountId, domain }: { accountId: string; domain: string },
): Promise<WatchedRow | undefined> =>
  db
    .selectFrom('watched_domains')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('domain', '=', domain)
    .executeTakeFirst()

export type NewWatched = Pick<WatchedRow, 'id' | 'account_id' | 'domain' | 'client' | 'note'> & { at: Date }

/** Adds those for which there is room, in their order; answers the domains that were added and those that were there. */
export async function insertWatched(
  db: Db,
  accountId: string,
  rows: readonly NewWatched[],
  most: number,
): Promise<{ added: string[]; there: string[] }> {
  return db.transaction().execute(async (trx) => {
    // One after another for an account: two at once would both find room.
    await holdAccount(trx, accountId)
    const known = await trx
      .selectFrom('watched_domains')
      .select('domain')
      .where('account_id', '=', accountId)
      .execute()
    const names = new Set(known.map(({ domain }) => domain))
    const there = rows.filter(({ domain }) => names.has(domain)).map(({ domain }) => domain)
    const fresh = rows.filter(({ domain }) => !names.has(domain)).slice(0, Math.max(0, most - names.size))
    if (fresh.length > 0)
      await trx
        .insertInto('watched_domains')
        .values(
          fresh.map(({ at, ...row }) => ({
            ...row,
            ...{ added_at: at, due_at: at, claimed_at: null, looked_at: null, status: null, score: null },
            ...{ parts: '{}', changed_at: null },
            ...{ silent_until: null, silent_word: '', silent_from: null },
          })),
        )
        .execute()
    return { added: fresh.map(({ domain }) => domain), there }
  })
}

/** Ends the links and the monthly report of a client that has no domain any more. */
export async function editWatched(
  db: Db,
  own: { accountId: string; domain: string },
  change: { client?: string | undefined; note?: string | undefined },
): Promise<void> {
  const { client, note } = change
  if (client === undefined && note === undefined) return
  await db.transaction().execute(async (trx) => {
    await holdAccount(trx, own.accountId)
    await trx
      .updateTable('watched_domains')
      .set({ ...(client === undefined ? {} : { client }), ...(note === undefined ? {} : { note }) })
      .where('account_id', '=', own.accountId)
      .where('domain', '=', own.domain)
      .execute()
    await endEmptyLinks(trx, own.accountId)
    await forgetEmptyClients(trx, own.accountId)
  })
}

/** Ends the links and the monthly report of a client that has no domain any more. */
export async function deleteWatched(db: Db, own: { accountId: string; domain: string }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await holdAccount(trx, own.accountId)
    await trx
      .deleteFrom('watched_domains')
      .where('account_id', '=', own.accountId)
      .where('domain', '=', own.domain)
      .execute()
    await endEmptyLinks(trx, own.accountId)
    await forgetEmptyClients(trx, own.accountId)
  })
}

/** Makes a domain due, unless it was looked at after `notAfter`; whether it is due now. */
export async function askAgain(db: Db, id: string, now: Date, notAfter: Date): Promise<boolean> {
  const { rows } = await sql`
    update watched_domains set due_at = least(due_at, ${now})
    where id = ${id} and (looked_at is null or looked_at < ${notAfter}) returning id`.execute(db)
  return rows.length > 0
}

type Silence = { until: Date; word: string; before(parts: object): object }

/** Begins a silence. One that goes on, or whose end no look has compared yet, keeps what was before it. */
export async function silenceWatched(db: Db, id: string, { until, word, before }: Silence): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('watched_domains')
      .select(['parts', 'silent_from'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return
    await trx
      .updateTable('watched_domains')
      .set({
        ...{ silent_until: until, silent_word: word },
        silent_from: JSON.stringify(row.silent_from ?? before(row.parts)),
        due_at: sql<Date>`least(due_at, ${until})`,
      })
      .where('id', '=', id)
      .execute()
  })
}

/** Ends a silence now; the look that compares is due at once. */
export async function endSilenceOf(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('watched_domains')
    .set({ silent_until: now, due_at: sql<Date>`least(due_at, ${now})` })
    .where('id', '=', id)
    .where('silent_from', 'is not', null)
    .execute()
}
