import { sql } from 'kysely'
import type { Db } from '../db.ts'
import type { AlertSeverity, ChangeKind } from './tables.ts'

/** Changes of watched domains, and the alerts about them. */

/** A confirmed change; null severity: it is on the time line only. */
export type ObservationRow = {
  id: string
  domain: string
  part: string
  at: Date
  kind: ChangeKind
  before: object
  after: object
  severity: AlertSeverity | null
  /** In the silence for a planned change. */
  planned: boolean
  sent_at: Date | null
  acknowledged_at: Date | null
}

const columns = sql`o.id, w.domain, o.part, o.at, o.kind, o.before, o.after, a.severity, o.planned, a.sent_at, a.acknowledged_at`

/** The changes of one domain, the newest first. */
export async function observationsOf(db: Db, watchedId: string, most: number): Promise<ObservationRow[]> {
  const { rows } = await sql<ObservationRow>`
    select ${columns} from watch_observations o join watched_domains w on w.id = o.watched_id
    left join watch_alerts a on a.observation_id = o.id
    where o.watched_id = ${watchedId} order by o.id desc limit ${most}`.execute(db)
  return rows
}

/** Alerts of an account that nobody acknowledged, the newest first. */
export async function openAlerts(db: Db, accountId: string, most: number): Promise<ObservationRow[]> {
  const { rows } = await sql<ObservationRow>`
    select ${columns} from watch_alerts a join watch_observations o on o.id = a.observation_id
    join watched_domains w on w.id = a.watched_id
    where a.account_id = ${accountId} and a.acknowledged_at is null order by o.id desc limit ${most}`.execute(
    db,
  )
  return rows
}

/** Null domain: those of all domains. `id`: of one change, null for all. Answers how many. */
export async function acknowledgeAlerts(
  db: Db,
  {
    accountId,
    watchedId,
    id,
    now,
  }: { accountId: string; watchedId: string | null; id: string | null; now: Date },
): Promise<number> {
  const { rows } = await sql`
    update watch_alerts set acknowledged_at = ${now}
    where account_id = ${accountId} and acknowledged_at is null
      and ${watchedId === null ? sql`true` : sql`watched_id = ${watchedId}`}
      and ${id === null ? sql`true` : sql`observation_id = ${id}`}
    returning observation_id`.execute(db)
  return rows.length
}

/** Which way alerts go, by the column that says when: by mail, or to webhooks. */
export type AlertMark = 'sent_at' | 'posted_at'
type Marked = { mark: AlertMark; onlyBad: readonly string[] }

const isUnsent = ({ mark, onlyBad }: Marked) =>
  sql`${sql.ref(mark)} is null and (severity = 'bad' or not account_id = any(${onlyBad}::text[]))`

/**
 * Accounts with alerts to send whose round of looks has ended: none of their domains is due or claimed, or waits for its
 * second look; or the oldest of these alerts was made before `latest`. Accounts that are `held` wait.
 */
export async function accountsToTell(
  db: Db,
  {
    now,
    latest,
    soon,
    held,
    ...marked
  }: Marked & { now: Date; latest: Date; soon: Date; held: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select u.account_id from (
      select account_id, min(made_at) as oldest from watch_alerts
      where ${isUnsent(marked)} and not account_id = any(${held}::text[]) group by account_id
    ) u join accounts on accounts.id = u.account_id and accounts.suspended_at is null
    where u.oldest <= ${latest} or not exists (
      select 1 from watched_domains w
      where w.account_id = u.account_id and (w.due_at <= ${now} or w.claimed_at is not null or w.due_at <= ${soon})
    ) order by u.oldest`.execute(db)
  return rows.map(({ account_id }) => account_id)
}

/** The alerts of an account that are to be sent, marked as sent within `trx`; the oldest first. */
export async function takeUnsent(
  trx: Db,
  accountId: string,
  { now, ...marked }: Marked & { now: Date },
): Promise<ObservationRow[]> {
  const { rows } = await sql<ObservationRow>`
    with taken as (
      update watch_alerts set ${sql.ref(marked.mark)} = ${now} where account_id = ${accountId} and ${isUnsent(marked)}
      returning *
    )
    select ${columns} from taken a join watch_observations o on o.id = a.observation_id
    join watched_domains w on w.id = a.watched_id order by o.id`.execute(trx)
  return rows
}

/** Removes changes from before that time, and their alerts; answers how many. */
export async function purgeObservations(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('watch_observations')
    .where('at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
