import { type Kysely, sql } from 'kysely'
import type { Drawn } from '#engines/screenshots/drawn.ts'
import type { SpamTestReport } from '#engines/spam-test/report.ts'
import { type Blobs, forgetBlobs } from './blobs.ts'
import { isUnclaimed } from './claims.ts'
import type { PicturesState, Tables } from './tables.ts'
import { type Charge, countUse } from './usage.ts'

/** Queries of one noun: the pictures of a test. */

type Db = Kysely<Tables>

const pictureKey = (testId: string, name: string) => `picture/${testId}/${name}`

/** Takes the pictures of one test for drawing; false when they are done or another process is at them. */
export async function claimPictures(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('tests')
    .set({ pictures: 'drawing', pictures_claimed_at: now })
    .where('id', '=', id)
    .where('pictures', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Takes the oldest finished test whose pictures nobody draws, or whose drawing was begun before `before` and never
 * ended; undefined when there is none.
 */
export async function claimNextPictures(db: Db, now: Date, before: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update tests set pictures = 'drawing', pictures_claimed_at = ${now}
    where id = (
      select id from tests
      where status in ('completed', 'failed')
        and (pictures = 'pending' or (pictures = 'drawing' and ${isUnclaimed('pictures_claimed_at', now, before)}))
      order by received_at limit 1
      for update skip locked
    )
    returning id`.execute(db)
  return rows[0]?.id
}

/** Gives back what was claimed and not drawn. */
export async function releasePictures(db: Db, id: string): Promise<void> {
  await db
    .updateTable('tests')
    .set({ pictures: 'pending', pictures_claimed_at: null })
    .where('id', '=', id)
    .where('pictures', '=', 'drawing')
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

/** Keeps one PNG; a deleted test takes none. Rejects with BlobsUnavailable. */
export async function storePicture(
  db: Db,
  blobs: Blobs,
  testId: string,
  name: string,
  png: Uint8Array,
): Promise<void> {
  const picture = await blobs.prepare('picture', png)
  const kept = await db.transaction().execute(async (trx) => {
    // Locked: whoever deletes the test waits, and then finds this picture among what has to go.
    const row = await trx
      .selectFrom('tests')
      .select('status')
      .where('id', '=', testId)
      .forUpdate()
      .executeTakeFirst()
    if (!row || row.status === 'deleted') return false
    await blobs.put(trx, { key: pictureKey(testId, name), testId }, picture)
    return true
  })
  if (!kept) await blobs.drop(picture)
}

/** Undefined when it is not there. Rejects with BlobsUnavailable. */
export const readPicture = (blobs: Blobs, testId: string, name: string): Promise<Uint8Array | undefined> =>
  blobs.get(pictureKey(testId, name))

/**
 * Keeps what was measured and, where the test has a report, the report with it in one step, in which it is counted.
 * The pictures of a locked test wait with it; where one of `charges` cannot be counted, they go and are locked.
 */
export async function finishPictures(
  db: Db,
  id: string,
  state: Extract<PicturesState, 'ready' | 'failed' | 'locked'>,
  drawn: Drawn | null,
  join: (report: SpamTestReport) => SpamTestReport,
  charges: Charge[] = [],
  locked: (report: SpamTestReport) => SpamTestReport = (report) => report,
): Promise<void> {
  const work = db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('tests')
      .select(['report', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row || row.status === 'deleted') return
    if (row.status === 'locked') return releasePictures(trx, id)
    for (const charge of charges) if (!(await countUse(trx, charge))) throw new NothingLeft()
    const report = row.report && join(row.report)
    await trx
      .updateTable('tests')
      .set({
        pictures: state,
        drawn: drawn && JSON.stringify(drawn),
        ...(report && { report: JSON.stringify(report), score: report.score.value }),
      })
      .where('id', '=', id)
      .execute()
  })
  try {
    await work
  } catch (error) {
    if (!(error instanceof NothingLeft)) throw error
    await lockPictures(db, id, locked)
  }
}

/** Ends a transaction in which one of several things was counted and another could not be. */
class NothingLeft extends Error {}

/** There are none for this test, since the plan had none left; what was drawn meanwhile goes. */
export async function lockPictures(
  db: Db,
  id: string,
  join: (report: SpamTestReport) => SpamTestReport,
): Promise<void> {
  await forgetBlobs(db, sql`test_id = ${id} and key like ${`${pictureKey(id, '')}%`}`)
  const row = await db.selectFrom('tests').select('status').where('id', '=', id).executeTakeFirst()
  if (row?.status === 'locked') return releasePictures(db, id)
  await finishPictures(db, id, 'locked', null, join)
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
      .set({ pictures: 'pending', report: JSON.stringify(report), score: report.score.value })
      .where('id', '=', id)
      .execute()
    return true
  })
}

/** What a test's pictures need of it, without its report. */
export async function findPictures(db: Db, id: string) {
  return db
    .selectFrom('tests')
    .select(['id', 'status', 'expires_at', 'pictures', 'drawn'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Names of the PNGs kept for a test. */
export async function pictureNames(db: Db, testId: string): Promise<Set<string>> {
  const prefix = pictureKey(testId, '')
  const rows = await db.selectFrom('blobs').select('key').where('test_id', '=', testId).execute()
  return new Set(rows.filter(({ key }) => key.startsWith(prefix)).map(({ key }) => key.slice(prefix.length)))
}
