import { sql } from 'kysely'
import type { Db } from './database.ts'

/** What the database tells of the health of other parts. */

/** When the clock of the job queue last ticked; null before its first tick, undefined before the queue was set up. */
export async function readQueueBeat(db: Db): Promise<Date | null | undefined> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('jobs.version') is not null as exists`.execute(db)
  if (!found[0]?.exists) return undefined
  const { rows } = await sql<{ cron_on: Date | null }>`select cron_on from jobs.version`.execute(db)
  return rows[0]?.cron_on ?? null
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
