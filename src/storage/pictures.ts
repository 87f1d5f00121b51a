import { type Kysely, sql } from 'kysely'
import type { Drawn } from '#engines/screenshots/drawn.ts'
import type { SpamTestReport } from '#engines/spam-test/report.ts'
import type { PicturesState, Tables } from './tables.ts'

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
        and (pictures = 'pending' or (pictures = 'drawing' and pictures_claimed_at < ${before}))
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

/** Keeps one PNG; a deleted test takes none. */
export async function storePicture(db: Db, testId: string, name: string, png: Uint8Array): Promise<void> {
  await sql`
    insert into blobs (key, test_id, bytes)
    select ${pictureKey(testId, name)}, id, ${png} from tests where id = ${testId} and status <> 'deleted'
    on conflict (key) do update set bytes = excluded.bytes`.execute(db)
}

export async function readPicture(db: Db, testId: string, name: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('blobs')
    .select('bytes')
    .where('key', '=', pictureKey(testId, name))
    .executeTakeFirst()
  return row?.bytes
}

/** Keeps what was measured and, where the test has a report, the report with it in one step. */
export async function finishPictures(
  db: Db,
  id: string,
  state: Extract<PicturesState, 'ready' | 'failed'>,
  drawn: Drawn | null,
  join: (report: SpamTestReport) => SpamTestReport,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('tests')
      .select(['report', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row || row.status === 'deleted') return
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
