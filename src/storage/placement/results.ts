import type { PlacementHeaders, Summary } from '@postproof/placement/report-types'
import type { SeedProgress } from '@postproof/placement/seed-state'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { EventData } from '#contract/events.ts'
import type { Db } from '../db.ts'
import { storeEvent } from '../events/events.ts'
import type { Level } from '../report-row.ts'
import type { Origin, PlacementResultsTable, PlacementTestsTable } from './tables.ts'
import type { PlacementRecord } from './tests.ts'

/** Queries of one noun: the results of seed mailboxes in a placement test, up to the report. */

export type ResultRecord = Selectable<PlacementResultsTable>

export const resultsOf = (db: Db, ids: string[]): Promise<ResultRecord[]> =>
  db
    .selectFrom('placement_results')
    .selectAll()
    .where('test_id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('test_id')
    .orderBy('seed_id')
    .execute()

/** The same without what is long, for lists. */
export const shortResultsOf = (db: Db, ids: string[]) =>
  db
    .selectFrom('placement_results')
    .select(['test_id', 'seed_id', 'seed', 'state', 'progress', 'closed'])
    .where('test_id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('seed_id')
    .execute()

export type ShortResult = Awaited<ReturnType<typeof shortResultsOf>>[number]

export type ResultChange = {
  progress?: SeedProgress
  facts?: PlacementHeaders
  rawHeaders?: string
  dueAt?: Date | null
}

export type TestChange = Updateable<PlacementTestsTable>

/** A result without what is long. */
export type ResultHead = Pick<
  ResultRecord,
  'test_id' | 'seed_id' | 'seed' | 'state' | 'progress' | 'closed' | 'due_at'
>

/** Reads one result under a row lock, lets `change` decide, and writes its answer. */
export async function changeResult<T>(
  db: Db,
  testId: string,
  seedId: number,
  change: (
    test: PlacementRecord,
    result: ResultHead,
  ) => { result?: ResultChange; test?: TestChange; mail?: TestChange; begun?: Date; value: T },
): Promise<T | undefined> {
  return db.transaction().execute(async (trx) => {
    const test = await trx
      .selectFrom('placement_tests')
      .selectAll()
      .where('id', '=', testId)
      .forUpdate()
      .executeTakeFirst()
    const result = await trx
      .selectFrom('placement_results')
      .select(['test_id', 'seed_id', 'seed', 'state', 'progress', 'closed', 'due_at'])
      .where('test_id', '=', testId)
      .where('seed_id', '=', seedId)
      .executeTakeFirst()
    if (!test || !result) return undefined
    const made = change(test, result)
    if (made.result) await writeResult(trx, testId, seedId, made.result)
    const testChange = { ...made.test, ...made.mail }
    if (Object.keys(testChange).length) {
      await trx.updateTable('placement_tests').set(testChange).where('id', '=', testId).execute()
    }
    if (made.begun) await decideAt(trx, testId, made.begun)
    return made.value
  })
}

async function writeResult(trx: Db, testId: string, seedId: number, change: ResultChange): Promise<void> {
  const { progress, facts, rawHeaders, dueAt } = change
  const set = {
    ...(progress && { progress: JSON.stringify(progress), state: progress.state }),
    ...(facts && { facts: JSON.stringify(facts) }),
    ...(rawHeaders !== undefined && { raw_headers: rawHeaders }),
    ...(dueAt !== undefined && { due_at: dueAt }),
  }
  if (Object.keys(set).length === 0) return
  await trx
    .updateTable('placement_results')
    .set(set)
    .where('test_id', '=', testId)
    .where('seed_id', '=', seedId)
    .execute()
}

/** The first mail was seen: at the end of the time from now on, the others are decided. */
async function decideAt(trx: Db, testId: string, at: Date): Promise<void> {
  await trx
    .updateTable('placement_results')
    .set({ due_at: at })
    .where('test_id', '=', testId)
    .where('state', 'in', ['pending', 'unreachable'])
    .where('due_at', 'is', null)
    .execute()
}

/** Whether a test still waits for one of its mailboxes, for a second look, or for what is known of a sender. */
const waits = (id: unknown) => sql<boolean>`exists (
  select from placement_results
  where test_id = ${id} and (
    state = 'pending' or (facts is not null and origin is null)
    -- To be looked at again: filters move mail.
    or (state in ('delivered', 'late') and due_at is not null)
  )
)`

/** Tests whose report only has to be given: the process that should have done so is gone. */
export async function leftCompleted(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from placement_tests t
    where t.status = 'collecting' and not ${waits(sql.ref('t.id'))}
    order by t.started_at limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What a finished test came to. */
export type Outcome = { counts: Summary; level: Level | null }

/** Gives the report of a test once nothing is pending, no mail is to be looked at again, and every sending address was asked for. */
export async function completeTest(
  db: Db,
  id: string,
  now: Date,
  countOf: (results: ShortResult[]) => Outcome,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const test = await trx
      .selectFrom('placement_tests')
      .select(['id', 'status', 'owner', 'subject', 'sender'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (test?.status !== 'collecting') return false
    const { rows } = await sql<{ waits: boolean }>`select ${waits(id)} as waits`.execute(trx)
    if (rows[0]?.waits) return false
    await sql`update placement_results set closed = progress where test_id = ${id}`.execute(trx)
    const { counts, level } = countOf(await shortResultsOf(trx, [id]))
    await trx
      .updateTable('placement_tests')
      .set({ status: 'completed', completed_at: now, counts: JSON.stringify(counts), level })
      .where('id', '=', id)
      .execute()
    const { owner, subject, sender } = test
    const data: EventData<'placement.completed'> = { placement: id, subject, sender, counts: { ...counts } }
    await storeEvent(trx, {
      ...{ owner, type: 'placement.completed', object: `placement/${id}`, data, at: now },
      once: true,
    })
    return true
  })
}

/** Results for which something is due by now, oldest first. */
export const dueResults = (db: Db, now: Date, most: number): Promise<ResultHead[]> =>
  db
    .selectFrom('placement_results')
    .select(['test_id', 'seed_id', 'seed', 'state', 'progress', 'closed', 'due_at'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .execute()

/** Once: what was said of a sending address then stays. */
export async function setOrigin(db: Db, testId: string, seedId: number, origin: Origin): Promise<void> {
  await db
    .updateTable('placement_results')
    .set({ origin: JSON.stringify(origin) })
    .where('test_id', '=', testId)
    .where('seed_id', '=', seedId)
    .where('origin', 'is', null)
    .execute()
}

/** Results of mails whose sending address was not asked for yet. */
export const originless = (db: Db, most: number) =>
  db
    .selectFrom('placement_results')
    .select(['test_id', 'seed_id', 'facts'])
    .where('facts', 'is not', null)
    .where('origin', 'is', null)
    .limit(most)
    .execute()

/** Nothing more is to be done for a result whose time was before `now`. */
export async function dropDue(db: Db, testId: string, seedId: number, now: Date): Promise<void> {
  await db
    .updateTable('placement_results')
    .set({ due_at: null })
    .where('test_id', '=', testId)
    .where('seed_id', '=', seedId)
    .where('due_at', '<=', now)
    .execute()
}
