import { sql } from 'kysely'
import type { Db } from '../db.ts'
import type { PlacementRecord } from './tests.ts'

/** Queries of the collector: which tests are not over, and which mailboxes are to be read for them. */

/**
 * Mailboxes to be read, each with the start of the oldest test that needs it. `fresh`: no marker of a test there was
 * given out yet.
 */
export async function neededSeeds(db: Db): Promise<{ seed_id: number; since: Date; fresh: boolean }[]> {
  const { rows } = await sql<{ seed_id: number; since: Date | string; fresh: boolean }>`
    select r.seed_id, min(t.started_at) as since, bool_and(t.status = 'opening') as fresh
    from placement_results r join placement_tests t on t.id = r.test_id
    where (t.status in ('opening', 'waiting', 'collecting') and r.state in ('pending', 'unreachable'))
      or r.due_at is not null
    group by r.seed_id order by r.seed_id`.execute(db)
  return rows.map((row) => ({ ...row, since: new Date(row.since) }))
}

/** Mailboxes that a test waits for which began, or whose first mail was seen, after `since`; with the later of both. */
export async function expectingSeeds(db: Db, since: Date): Promise<{ seed_id: number; since: Date }[]> {
  const { rows } = await sql<{ seed_id: number; since: Date | string }>`
    select r.seed_id, max(greatest(t.started_at, t.first_seen_at)) as since
    from placement_results r join placement_tests t on t.id = r.test_id
    where t.status in ('opening', 'waiting', 'collecting') and r.state in ('pending', 'unreachable')
      and greatest(t.started_at, t.first_seen_at) > ${since}
    group by r.seed_id`.execute(db)
  return rows.map((row) => ({ ...row, since: new Date(row.since) }))
}

/** Tests whose mail is looked for, or looked at again. */
export async function watchedTests(
  db: Db,
): Promise<{ id: string; marker: string; monitor_id: string | null }[]> {
  const { rows } = await sql<{ id: string; marker: string; monitor_id: string | null }>`
    select t.id, t.marker, t.monitor_id from placement_tests t
    where t.status in ('opening', 'waiting', 'collecting') or exists (
      select from placement_results r where r.test_id = t.id and r.due_at is not null
    )`.execute(db)
  return rows
}

/** Tests that still wait for this mailbox and have not heard that it can be read, or that it has this trouble. */
export async function testsPendingAt(db: Db, seedId: number, trouble: string | null): Promise<string[]> {
  const unheard =
    trouble === null
      ? sql<boolean>`(r.progress->>'readableSince' is null or r.progress->>'trouble' is not null)`
      : sql<boolean>`r.progress->'trouble'->>'code' is distinct from ${trouble}`
  const { rows } = await sql<{ test_id: string }>`
    select r.test_id from placement_results r join placement_tests t on t.id = r.test_id
    where r.seed_id = ${seedId} and r.state in ('pending', 'unreachable')
      and t.status in ('opening', 'waiting', 'collecting', 'completed') and ${unheard}`.execute(db)
  return rows.map(({ test_id }) => test_id)
}

/** What waits in mailboxes from this number on, in tests that are not over. */
export async function pendingFrom(
  db: Db,
  firstSeed: number,
): Promise<{ test_id: string; seed_id: number }[]> {
  const { rows } = await sql<{ test_id: string; seed_id: number }>`
    select r.test_id, r.seed_id from placement_results r join placement_tests t on t.id = r.test_id
    where r.seed_id >= ${firstSeed} and r.state in ('pending', 'unreachable')
      and t.status in ('opening', 'waiting', 'collecting')`.execute(db)
  return rows
}

/** Expires tests to which no mail was sent in time; answers which. */
export async function expireWaiting(db: Db, now: Date): Promise<{ id: string; marker: string }[]> {
  return db
    .updateTable('placement_tests')
    .set({ status: 'expired' })
    .where('status', '=', 'waiting')
    .where('closes_at', '<', now)
    .returning(['id', 'marker'])
    .execute()
}

/** Tests whose opening was left half done. */
export const leftOpening = (db: Db, before: Date): Promise<{ id: string }[]> =>
  db
    .selectFrom('placement_tests')
    .select('id')
    .where('status', '=', 'opening')
    .where('started_at', '<', before)
    .execute()

/** The newest test that carries this marker. */
export const newestByMarker = (db: Db, marker: string): Promise<PlacementRecord | undefined> =>
  db
    .selectFrom('placement_tests')
    .selectAll()
    .where('marker', '=', marker)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
