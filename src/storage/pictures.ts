import type { Drawn } from '@postproof/attention/screenshots/drawn'
import type { SpamTestReport } from '@postproof/spam-test/report'
import { type Kysely, sql } from 'kysely'
import { type Blobs, forgetBlobs } from './blobs.ts'
import { isUnclaimed } from './claims.ts'
import { storeReportEvents } from './events/report-events.ts'
import { rowOfReport } from './report-row.ts'
import type { PicturesState, Tables } from './tables.ts'
import { type Charge, countUse } from './usage.ts'

/** Queries of one noun: the pictures of a test. */

type Db = Kysely<Tables>

export const pictureKey = (testId: string, name: string) => `picture/${testId}/${name}`

/** Pictures taken for drawing. `tries`: how often they were taken, which names this claim and no other. */
export type PictureClaim = { id: string; tries: number }
/** `left`: the process that drew them before is gone. */
export type NextClaim = PictureClaim & { left: boolean }

/** Takes the pictures of one test that were never tried; undefined when another process is at them. */
export async function claimPictures(db: Db, id: string, now: Date): Promise<PictureClaim | undefined> {
  return db
    .updateTable('tests')
    .set((set) => ({
      pictures: 'drawing',
      pictures_claimed_at: now,
      pictures_tries: set('pictures_tries', '+', 1),
    }))
    .where('id', '=', id)
    .where('pictures', '=', 'pending')
    .where('pictures_tries', '=', 0)
    .returning(['id', 'pictures_tries as tries'])
    .executeTakeFirst()
}

/** The longest pause between two tries: what is due later was put off by a clock that was wrong. */
const LONGEST_PAUSE_MS = 6 * 3_600_000

/**
 * Claims the finished test that waited longest for its pictures: due and unclaimed, or claimed before `before` and never
 * finished. Undefined when there is none.
 */
export async function claimNextPictures(db: Db, now: Date, before: Date): Promise<NextClaim | undefined> {
  const latest = new Date(now.getTime() + LONGEST_PAUSE_MS)
  const { rows } = await sql<NextClaim>`
    -- Materialized: joined as it stands, it may be run again for each row, and takes another one each time.
    with next as materialized (
      select id, pictures from tests
      where status in ('completed', 'failed') and (
        (pictures = 'pending' and
          (pictures_due_at is null or pictures_due_at <= ${now} or pictures_due_at > ${latest}))
        or (pictures = 'drawing' and ${isUnclaimed('pictures_claimed_at', now, before)}))
      order by coalesce(pictures_due_at, received_at) limit 1
      for update skip locked
    )
    update tests set pictures = 'drawing', pictures_claimed_at = ${now}, pictures_tries = tests.pictures_tries + 1
    from next
    where tests.id = next.id
    returning tests.id, tests.pictures_tries as tries, next.pictures = 'drawing' as left`.execute(db)
  return rows[0]
}

const claimed = ({ id, tries }: PictureClaim) =>
  sql<boolean>`id = ${id} and pictures = 'drawing' and pictures_tries = ${tries}`

/** Says that they are still being drawn; false when another process has taken them over. */
export async function renewPictures(db: Db, claim: PictureClaim, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tests')
    .set({ pictures_claimed_at: now })
    .where(claimed(claim))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives back what was claimed and not drawn, as if it had never been taken. */
export async function releasePictures(db: Db, claim: PictureClaim): Promise<void> {
  await db
    .updateTable('tests')
    .set({ pictures: 'pending', pictures_claimed_at: null, pictures_tries: claim.tries - 1 })
    .where(claimed(claim))
    .execute()
}

/** Gives back all that was claimed: for a start, while no other process can be drawing. */
export async function releaseAllPictures(db: Db): Promise<void> {
  await db
    .updateTable('tests')
    .set({ pictures: 'pending', pictures_claimed_at: null })
    .where('pictures', '=', 'drawing')
    .execute()
}

/**
 * Keeps what was measured under a name and, where there is one, the PNG of that name, both or none; a deleted test takes
 * nothing, and nothing from whoever was taken over. Rejects with BlobsUnavailable.
 */
export async function storePicture(
  db: Db,
  blobs: Blobs,
  { id: testId, tries }: PictureClaim,
  { name, png, part }: { name: string; png?: Uint8Array; part?: NonNullable<unknown> },
): Promise<void> {
  const picture = png && (await blobs.prepare('picture', png))
  const kept = await db.transaction().execute(async (trx) => {
    // Locked, so that a deletion waits and then finds this picture among what it removes.
    const row = await trx
      .selectFrom('tests')
      .select('status')
      .where('id', '=', testId)
      .where('pictures_tries', '=', tries)
      .forUpdate()
      .executeTakeFirst()
    if (!row || row.status === 'deleted') return false
    if (picture) await blobs.put(trx, { key: pictureKey(testId, name), testId }, picture)
    if (part) {
      const json = JSON.stringify(part)
      await trx
        .insertInto('picture_parts')
        .values({ test_id: testId, name, part: json })
        .onConflict((conflict) => conflict.columns(['test_id', 'name']).doUpdateSet({ part: json }))
        .execute()
    }
    return true
  })
  if (!kept && picture) await blobs.drop(picture)
}

/** What was measured of a mail that is not drawn whole, by name. */
export async function readPictureParts(db: Db, testId: string): Promise<Map<string, NonNullable<unknown>>> {
  const rows = await db
    .selectFrom('picture_parts')
    .select(['name', 'part'])
    .where('test_id', '=', testId)
    .execute()
  return new Map(rows.map(({ name, part }) => [name, part]))
}

/** Undefined when it is not there. Rejects with BlobsUnavailable. */
export const readPicture = (blobs: Blobs, testId: string, name: string): Promise<Uint8Array | undefined> =>
  blobs.get(pictureKey(testId, name))

/**
 * How an attempt ended. `cut`: our limits, or other servers, kept something from being drawn; what is known of the rest is kept.
 * `dueAt`: when it is tried again; for `pending` alone.
 */
export type PicturesEnd = {
  state: Extract<PicturesState, 'ready' | 'failed' | 'locked' | 'pending'>
  cut: boolean
  dueAt?: Date
  drawn: Drawn | null
  join(report: SpamTestReport): SpamTestReport
  /** What is counted with it; where one cannot be, the pictures go and are locked, and `locked` joins the report. */
  charges?: Charge[]
  locked?(report: SpamTestReport): SpamTestReport
}

/**
 * Keeps how a try ended and, where the test has a report, the report with it in one step, in which it is counted. The
 * pictures of a locked test wait with it. Nothing happens where another process has taken them over.
 */
export async function finishPictures(db: Db, claim: PictureClaim, end: PicturesEnd): Promise<void> {
  const work = db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('tests')
      .select(['report', 'status'])
      .where(claimed(claim))
      .forUpdate()
      .executeTakeFirst()
    if (!row || row.status === 'deleted') return
    if (row.status === 'locked') return releasePictures(trx, claim)
    for (const charge of end.charges ?? []) if (!(await countUse(trx, charge))) throw new NothingLeft()
    if (!end.cut)
      await trx
        .deleteFrom('picture_parts')
        .where('test_id', '=', claim.id)
        // What mail clients make of it is drawn by itself, and stays.
        .where('name', 'not like', 'client%')
        .execute()
    const report = row.report && end.join(row.report)
    await trx
      .updateTable('tests')
      .set({
        pictures: end.state,
        pictures_cut: end.cut,
        pictures_due_at: end.dueAt ?? null,
        drawn: end.drawn && JSON.stringify(end.drawn),
        ...(report && rowOfReport(report)),
      })
      .where('id', '=', claim.id)
      .execute()
    await storeReportEvents(trx, claim.id)
  })
  try {
    await work
  } catch (error) {
    if (!(error instanceof NothingLeft)) throw error
    await lockPictures(db, claim, end.locked ?? ((report) => report))
  }
}

/** Ends a transaction in which one of several things was counted and another could not be. */
class NothingLeft extends Error {}

/** There are none for this test, since the plan had none left; what was drawn meanwhile goes. */
export async function lockPictures(
  db: Db,
  claim: PictureClaim,
  join: (report: SpamTestReport) => SpamTestReport,
): Promise<void> {
  const { id } = claim
  await forgetBlobs(db, sql`test_id = ${id} and key like ${`${pictureKey(id, '')}%`}`)
  await db.deleteFrom('picture_parts').where('test_id', '=', id).execute()
  await finishPictures(db, claim, { state: 'locked', cut: false, drawn: null, join })
}

/** Has pictures drawn for which the plan had nothing left; false when they are not locked. */
export async function unlockPictures(
  db: Db,
  id: string,
  join: (report: SpamTestReport) => SpamTestReport,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('tests')
      .select('report')
      .where('id', '=', id)
      .where('status', '=', 'completed')
      .where('pictures', '=', 'locked')
      .forUpdate()
      .executeTakeFirst()
    if (!row?.report) return false
    const report = join(row.report)
    await trx
      .updateTable('tests')
      .set({
        pictures: 'pending',
        pictures_tries: 0,
        ...rowOfReport(report),
      })
      .where('id', '=', id)
      .execute()
    return true
  })
}

/** Makes pictures due at once that something other than the mail cut short; false when there are none, or they are being drawn. */
export async function redrawPictures(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tests')
    .set({ pictures: 'pending', pictures_due_at: null })
    .where('id', '=', id)
    .where('status', 'in', ['completed', 'failed'])
    .where('pictures', 'in', ['ready', 'failed', 'pending'])
    .where('pictures_cut', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What a test's pictures need of it, without its report. */
export async function findPictures(db: Db, id: string) {
  return db
    .selectFrom('tests')
    .select(['id', 'status', 'expires_at', 'pictures', 'drawn'])
    .select(['pictures_cut', 'pictures_tries', 'pictures_due_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Names of the PNGs kept for a test. */
export async function pictureNames(db: Db, testId: string): Promise<Set<string>> {
  const prefix = pictureKey(testId, '')
  const rows = await db.selectFrom('blobs').select('key').where('test_id', '=', testId).execute()
  return new Set(rows.filter(({ key }) => key.startsWith(prefix)).map(({ key }) => key.slice(prefix.length)))
}
