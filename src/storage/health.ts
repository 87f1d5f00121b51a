import { sql } from 'kysely'
import type { Db } from './db.ts'
import { takesEvents } from './events/endpoints.ts'

/** What the database tells of the health of other parts. */

/**
 * When the clock of the job queue last ticked: a name for that tick, and the milliseconds since then by the clock that noted
 * it. Null before its first tick, undefined before the queue was set up.
 */
export async function readQueueTick(db: Db): Promise<{ tick: string; quiet: number } | null | undefined> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('jobs.version') is not null as exists`.execute(db)
  if (!found[0]?.exists) return undefined
  const { rows } = await sql<{ tick: string; quiet: number }>`
    select cron_on::text as tick, (extract(epoch from now() - cron_on) * 1000)::float8 as quiet from jobs.version
    where cron_on is not null`.execute(db)
  return rows[0] ?? null
}

/** What waits in the database, by queue. */
export async function readDepths(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ reports: number; pictures: number; removals: number; mail: number }>`
    select count(*) filter (where status in ('received', 'analyzing'))::integer as reports,
      count(*) filter (where pictures in ('pending', 'drawing'))::integer as pictures,
      (select count(*)::integer from blob_removals where attempts > 0) as removals,
      (select count(*)::integer from outgoing_mail where dead_at is null) as mail
    from tests where status <> 'deleted'`.execute(db)
  return { ...rows[0] }
}

/** Pictures of mails that came since then, by how they ended. */
export async function readPicturesLately(db: Db, since: Date) {
  const { rows } = await sql<{ pictures: string; count: number }>`
    select pictures, count(*)::integer as count from tests
    where received_at > ${since} and status <> 'deleted' group by pictures`.execute(db)
  const of = (...states: string[]) =>
    rows.filter(({ pictures }) => states.includes(pictures)).reduce((sum, { count }) => sum + count, 0)
  return { ready: of('ready'), failed: of('failed'), waiting: of('pending', 'drawing') }
}

export type Waiting = {
  queue: 'reports' | 'pictures' | 'lists' | 'alerts' | 'events' | 'mail'
  waiting: number
  /** Since when the oldest one could have been taken up; null where none waits. */
  oldest: Date | null
}

/** What waits in the database, and for how long. */
export async function readWaiting(db: Db, now: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select 'reports' as queue, count(*)::integer as waiting, min(received_at) as oldest
      from tests where status in ('received', 'analyzing')
    union all select 'pictures', count(*)::integer, min(coalesce(pictures_due_at, received_at))
      from tests where pictures in ('pending', 'drawing') and status <> 'deleted'
        and (pictures_due_at is null or pictures_due_at <= ${now})
    union all select 'lists', count(*)::integer, min(due_at)
      from verifier_list_addresses where due_at <= ${now}
    union all select 'alerts', count(*)::integer, min(due_at) from placement_alerts where due_at <= ${now}
    union all select 'events', count(*)::integer, min(due_at) from event_deliveries d
      join webhook_endpoints w on w.id = d.endpoint_id where due_at <= ${now} and ${takesEvents}
    union all select 'mail', count(*)::integer, min(created_at) from outgoing_mail where dead_at is null`.execute(
    db,
  )
  return rows
}

export async function readDatabaseSize(db: Db): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select pg_database_size(current_database()) as size`.execute(db)
  return Number(rows[0]?.size ?? 0)
}

/** Seed mailboxes that are switched on: how many, how many can be read, and the providers of those that cannot. */
export async function readSeedStates(db: Db): Promise<{ all: number; read: number; broken: string[] }> {
  const rows = await db
    .selectFrom('placement_seeds')
    .select(['provider', 'health'])
    .where('enabled', '=', true)
    .orderBy('id')
    .execute()
  return {
    all: rows.length,
    read: rows.filter(({ health }) => health === 'ok').length,
    broken: rows.filter(({ health }) => health === 'failing').map(({ provider }) => provider),
  }
}
