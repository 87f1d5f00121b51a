import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../db.ts'
import type { PlacementAlertsTable, PlacementMonitorsTable } from './tables.ts'
import type { PlacementRecord } from './tests.ts'

/** Queries of one noun: a marker that is watched, with its alerts. Ownership is part of the query. */

export type MonitorRow = Selectable<PlacementMonitorsTable>
export type AlertRow = Selectable<PlacementAlertsTable>

export const listMonitors = (db: Db, accountId: string): Promise<MonitorRow[]> =>
  db
    .selectFrom('placement_monitors')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute()

export async function countMonitors(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('placement_monitors')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const findMonitor = (db: Db, id: string): Promise<MonitorRow | undefined> =>
  db.selectFrom('placement_monitors').selectAll().where('id', '=', id).executeTakeFirst()

/** Condition: the monitor is on, and its account not suspended. */
const isWatching = sql<boolean>`enabled and not exists (
  select 1 from accounts where accounts.id = placement_monitors.account_id and accounts.suspended_at is not null)`

export const enabledMonitors = (db: Db): Promise<MonitorRow[]> =>
  db.selectFrom('placement_monitors').selectAll().where(isWatching).execute()

export const monitorByMarker = (db: Db, marker: string): Promise<MonitorRow | undefined> =>
  db
    .selectFrom('placement_monitors')
    .selectAll()
    .where('marker', '=', marker)
    .where(isWatching)
    .executeTakeFirst()

/** False when the account has `most` of them; null: without limit. */
export async function insertMonitor(
  db: Db,
  monitor: Insertable<PlacementMonitorsTable>,
  most: number | null,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // One after another for an account, so that two at once do not both find room.
    await trx.selectFrom('accounts').select('id').where('id', '=', monitor.account_id).forUpdate().execute()
    if (most !== null && (await listMonitors(trx, monitor.account_id)).length >= most) return false
    await trx.insertInto('placement_monitors').values(monitor).execute()
    return true
  })
}

export const updateMonitor = (
  db: Db,
  { id, accountId }: { id: string; accountId: string },
  change: Updateable<PlacementMonitorsTable>,
): Promise<MonitorRow | undefined> =>
  db
    .updateTable('placement_monitors')
    .set(change)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()

export async function deleteMonitor(db: Db, id: string, accountId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('placement_monitors')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Whose webhook secret was sealed with another key than this one. */
export const sealedOtherwise = (db: Db, keyId: string): Promise<MonitorRow[]> =>
  db
    .selectFrom('placement_monitors')
    .selectAll()
    .where('webhook_secret', 'is not', null)
    .where('key_id', '<>', keyId)
    .execute()

/** Writes a sealed secret in the place of the one it was made from; false when that one is no longer there. */
export async function replaceWebhookSecret(
  db: Db,
  id: string,
  old: string,
  sealed: { webhook_secret: string; key_id: string },
): Promise<boolean> {
  const done = await db
    .updateTable('placement_monitors')
    .set(sealed)
    .where('id', '=', id)
    .where('webhook_secret', '=', old)
    .returning('id')
    .executeTakeFirst()
  return done !== undefined
}

/** True for the one process that may open the run of a mail of this time. */
export async function beginRun(db: Db, id: string, at: Date, notAfter: Date): Promise<boolean> {
  const { rows } = await sql`
    update placement_monitors set last_seen_at = ${at}
    where id = ${id} and (last_seen_at is null or last_seen_at < ${notAfter}) returning id`.execute(db)
  return rows.length > 0
}

/** The run that began within this time. */
export const runBetween = (db: Db, monitorId: string, from: Date, to: Date) =>
  db
    .selectFrom('placement_tests')
    .select('id')
    .where('monitor_id', '=', monitorId)
    .where('started_at', '>=', from)
    .where('started_at', '<=', to)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const lastRun = (db: Db, monitorId: string) =>
  db
    .selectFrom('placement_tests')
    .select('id')
    .where('monitor_id', '=', monitorId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const runsOfMonitor = (db: Db, monitorId: string) =>
  db
    .selectFrom('placement_tests')
    .select('id')
    .where('monitor_id', '=', monitorId)
    .orderBy('created_at')
    .execute()

export const alertsOfMonitor = (db: Db, monitorId: string) =>
  db
    .selectFrom('placement_alerts')
    .select(['id', 'test_id', 'kind', 'way', 'body', 'created_at', 'delivered_at', 'outcome'])
    .where('monitor_id', '=', monitorId)
    .orderBy('created_at')
    .execute()

/** The completed run before this one. */
export const runBefore = (db: Db, test: PlacementRecord): Promise<PlacementRecord | undefined> =>
  db
    .selectFrom('placement_tests')
    .selectAll()
    .where('monitor_id', '=', test.monitor_id)
    .where('status', '=', 'completed')
    .where('started_at', '<', test.started_at)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Told once: a second alert of the same kind for the same test is none. */
export async function insertAlert(db: Db, alert: Insertable<PlacementAlertsTable>): Promise<void> {
  await db
    .insertInto('placement_alerts')
    .values(alert)
    .onConflict((conflict) => conflict.columns(['monitor_id', 'test_id', 'kind', 'way']).doNothing())
    .execute()
}

/** Takes alerts that are due; each is due again at `again` unless it is settled before. */
export async function takeAlerts(db: Db, now: Date, again: Date, most: number): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    with taken as materialized (
      select id from placement_alerts where due_at <= ${now} order by due_at limit ${most} for update skip locked
    )
    update placement_alerts a set due_at = ${again}, attempts = attempts + 1
    from taken where a.id = taken.id
    returning a.*`.execute(db)
  return rows
}

/** `dueAt` null: delivered, or given up. */
export async function settleAlert(
  db: Db,
  id: string,
  change: { dueAt: Date | null; deliveredAt: Date | null; outcome: string },
): Promise<void> {
  await db
    .updateTable('placement_alerts')
    .set({ due_at: change.dueAt, delivered_at: change.deliveredAt, outcome: change.outcome.slice(0, 500) })
    .where('id', '=', id)
    .execute()
}

/** True once for each silence. */
export async function noteSilence(db: Db, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update placement_monitors set silence_told_at = ${now}
    where id = ${id} and (silence_told_at is null or silence_told_at < coalesce(last_seen_at, created_at))
    returning id`.execute(db)
  return rows.length > 0
}
