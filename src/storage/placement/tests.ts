import { beginSeed } from '@postproof/placement/seed-state'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { ListQuery } from '#contract/common.ts'
import type { Db } from '../db.ts'
import type { PlacementTestStatus, PlacementTestsTable, SeedCopy } from './tables.ts'

/** Queries of one noun: a placement test as its owner sees it. Ownership is part of the query. */

export type PlacementRecord = Selectable<PlacementTestsTable>

export type NewDraft = {
  id: string
  owner: string
  marker: string
  createdAt: Date
  expiresAt: Date
  monitorId?: string
}

export async function insertDraft(db: Db, draft: NewDraft): Promise<void> {
  await db
    .insertInto('placement_tests')
    .values({
      id: draft.id,
      owner: draft.owner,
      monitor_id: draft.monitorId ?? null,
      status: 'draft',
      marker: draft.marker,
      created_at: draft.createdAt,
      expires_at: draft.expiresAt,
    })
    .execute()
}

export type Start = {
  id: string
  owner: string
  providers: string[]
  seeds: SeedCopy[]
  startedAt: Date
  closesAt: Date
  expiresAt: Date
}

/** Draft to opening, with one pending result for each mailbox; false when it is no draft of this owner any more. */
export async function startTest(db: Db, start: Start): Promise<boolean> {
  if (!db.isTransaction) return db.transaction().execute((trx) => startTest(trx, start))
  const begun = await db
    .updateTable('placement_tests')
    .set({
      status: 'opening',
      providers: JSON.stringify(start.providers),
      simulated: start.seeds.some(({ simulated }) => simulated),
      started_at: start.startedAt,
      closes_at: start.closesAt,
      expires_at: start.expiresAt,
    })
    .where('id', '=', start.id)
    .where('owner', '=', start.owner)
    .where('status', '=', 'draft')
    .returning('id')
    .executeTakeFirst()
  if (!begun) return false
  await db
    .insertInto('placement_results')
    .values(
      start.seeds.map((seed) => ({
        test_id: start.id,
        seed_id: seed.id,
        seed: JSON.stringify(seed),
        progress: JSON.stringify(beginSeed()),
      })),
    )
    .execute()
  return true
}

/** Moves a test on; false when it is in none of those states any more. */
export async function moveTest(
  db: Db,
  id: string,
  from: PlacementTestStatus[],
  to: Updateable<PlacementTestsTable>,
): Promise<boolean> {
  const moved = await db
    .updateTable('placement_tests')
    .set(to)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

export const findPlacement = (db: Db, id: string): Promise<PlacementRecord | undefined> =>
  db.selectFrom('placement_tests').selectAll().where('id', '=', id).executeTakeFirst()

const own = (db: Db, owner: string) =>
  db.selectFrom('placement_tests').where('owner', '=', owner).where('status', '<>', 'draft')

export async function listPlacements(db: Db, owner: string, query: ListQuery) {
  const found = own(db, owner).$if(Boolean(query.search), (of) =>
    of.where(
      sql<boolean>`position(lower(${query.search}) in lower(coalesce(subject, '') || ' ' || coalesce(sender, ''))) > 0`,
    ),
  )
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const order = (['subject', 'sender', 'status'] as const).find((name) => name === query.orders)
  const data = await found
    .selectAll()
    .orderBy(order ?? 'created_at', query.direction)
    .orderBy('id')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute()
  return { data, total: Number(total) }
}

/** How many tests of an owner are not over; drafts from `draftsSince` on are among them. */
export async function countOpen(db: Db, owner: string, draftsSince: Date): Promise<number> {
  const { count } = await db
    .selectFrom('placement_tests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .where(({ or, and, eb }) =>
      or([
        eb('status', 'in', ['opening', 'waiting', 'collecting']),
        and([eb('status', '=', 'draft'), eb('created_at', '>=', draftsSince)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deletePlacement(db: Db, id: string, owner: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('placement_tests')
      .where('id', '=', id)
      .where('owner', '=', owner)
      .returning('id')
      .executeTakeFirst()
    if (!gone) return false
    await trx.deleteFrom('placement_results').where('test_id', '=', id).execute()
    return true
  })
}

/** Nothing where the test was started. */
export async function deleteDraft(db: Db, id: string): Promise<void> {
  await db.deleteFrom('placement_tests').where('id', '=', id).where('status', '=', 'draft').execute()
}

export async function sharePlacement(db: Db, id: string, owner: string, at: Date | null): Promise<boolean> {
  const done = await db
    .updateTable('placement_tests')
    .set({ shared_at: at })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('status', '<>', 'draft')
    .returning('id')
    .executeTakeFirst()
  return done !== undefined
}

/** Sender domains of finished tests, newest first. */
export async function senderDomains(db: Db, owner: string, most: number): Promise<string[]> {
  const rows = await own(db, owner)
    .select(['sender_domain', ({ fn }) => fn.max('completed_at').as('last')])
    .where('completed_at', 'is not', null)
    .where('sender_domain', 'is not', null)
    .groupBy('sender_domain')
    .orderBy('last', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ sender_domain }) => sender_domain!)
}

/** The latest finished tests of one sender domain, oldest first. */
export async function testsOfDomain(db: Db, owner: string, domain: string, most: number) {
  const rows = await own(db, owner)
    .selectAll()
    .where('sender_domain', '=', domain)
    .where('completed_at', 'is not', null)
    .orderBy('completed_at', 'desc')
    .limit(most)
    .execute()
  return rows.reverse()
}

/** Removes tests past their time, and drafts that were never started; answers how many. */
export async function purgePlacements(db: Db, now: Date, draftsBefore: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('placement_tests')
      .where(({ or, and, eb }) =>
        or([
          eb('expires_at', '<', now),
          and([eb('status', '=', 'draft'), eb('created_at', '<', draftsBefore)]),
        ]),
      )
      .returning('id')
      .execute()
    if (gone.length === 0) return 0
    await deleteResults(trx, gone)
    return gone.length
  })
}

/** An owner's tests, oldest first, for the export; `after`: the last id seen. */
export const placementsOfOwner = (db: Db, owner: string, after: string, most: number) =>
  db
    .selectFrom('placement_tests')
    .selectAll()
    .where('owner', '=', owner)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()

/** Gives the tests of a browser to an account. */
export async function claimPlacements(trx: Db, browser: string, owner: string): Promise<void> {
  await trx.updateTable('placement_tests').set({ owner }).where('owner', '=', browser).execute()
}

/** The tests before their results, as whoever works on them locks them. */
export async function erasePlacements(trx: Db, owner: string): Promise<void> {
  const gone = await trx.deleteFrom('placement_tests').where('owner', '=', owner).returning('id').execute()
  await deleteResults(trx, gone)
  await trx.deleteFrom('placement_monitors').where('owner', '=', owner).execute()
}

const deleteResults = (trx: Db, tests: { id: string }[]) =>
  trx
    .deleteFrom('placement_results')
    .where('test_id', '=', sql<string>`any(${tests.map(({ id }) => id)}::text[])`)
    .execute()
