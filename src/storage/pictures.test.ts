import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Drawn } from '#engines/screenshots/drawn.ts'
import type { SpamTestReport } from '#engines/spam-test/report.ts'
import type { Session } from '#engines/spam-test/types.ts'
import { openOwnDatabase } from '../../tests/postgres/database.ts'
import { type Blobs, createBlobs } from './blobs.ts'
import type { Database } from './database.ts'
import {
  claimNextPictures,
  claimPictures,
  findPictures,
  finishPictures,
  pictureNames,
  readPicture,
  releaseAllPictures,
  releasePictures,
  storePicture,
} from './pictures.ts'
import { completeTest, deleteTest, findTest, insertTest, purgeTests, replaceReport } from './tests.ts'

const report = (value: number) =>
  ({ subject: 'S', from: null, score: { value }, rules: { version: '3' } }) as unknown as SpamTestReport
const drawn: Drawn = { browser: 'Chromium 1', pictures: [], heatMaps: [] }
const png = new Uint8Array([137, 80, 78, 71, 0, 255])
const at = (ms: number) => new Date(ms)
const keep = (given: SpamTestReport) => given

describe('pictures', () => {
  let database: Database
  let blobs: Blobs
  let count = 0
  beforeAll(async () => {
    database = await openOwnDatabase()
    blobs = createBlobs(database.db)
    await database.db.deleteFrom('tests').execute()
    await database.db.deleteFrom('blobs').execute()
  })
  afterAll(() => database?.close())

  async function finishedTest(): Promise<string> {
    const id = `pictured${++count}`
    await insertTest(database.db, blobs, {
      addressId: id,
      spoolId: `${id}-${process.pid}-${Date.now()}`,
      owner: 'someone',
      session: { source: 'smtp' } as Session,
      raw: png,
      receivedAt: at(1_000_000 + count),
      expiresAt: at(9_000_000),
      pictures: 'pending',
    })
    await completeTest(database.db, id, report(80), at(2_000_000))
    return id
  }

  test('each is claimed once, the oldest first, and again when its drawing never ended', async () => {
    const { db } = database
    const [first, second] = [await finishedTest(), await finishedTest()]
    expect(await claimPictures(db, second, at(5_000))).toBe(true)
    expect(await claimPictures(db, second, at(5_000))).toBe(false)
    const many = await Promise.all([1, 2, 3].map(() => claimNextPictures(db, at(5_000), at(0))))
    expect(many.filter(Boolean)).toEqual([first])
    expect(await claimNextPictures(db, at(9_000), at(6_000))).toBe(first)
    await releasePictures(db, second)
    expect(await claimNextPictures(db, at(9_000), at(6_000))).toBe(second)
    for (const id of [first, second]) await finishPictures(db, id, 'failed', null, keep)
    expect(await claimNextPictures(db, at(99_000), at(98_000))).toBeUndefined()
  })

  test('at a start what a killed process was drawing waits again at once, and nothing else', async () => {
    const { db } = database
    const [left, done] = [await finishedTest(), await finishedTest()]
    for (const id of [left, done]) await claimPictures(db, id, at(5_000))
    await finishPictures(db, done, 'ready', drawn, keep)
    expect(await claimNextPictures(db, at(6_000), at(0))).toBeUndefined()
    await releaseAllPictures(db)
    expect(await claimNextPictures(db, at(6_000), at(0))).toBe(left)
    expect(await claimNextPictures(db, at(6_000), at(0))).toBeUndefined()
    await finishPictures(db, left, 'failed', null, keep)
  })

  test('a test that is not finished is not drawn by the clock', async () => {
    const { db } = database
    const id = await finishedTest()
    await db.updateTable('tests').set({ status: 'analyzing' }).where('id', '=', id).execute()
    expect(await claimNextPictures(db, at(5_000), at(0))).toBeUndefined()
    await finishPictures(db, id, 'failed', null, keep)
  })

  test('pictures come back as they were; the report takes what they showed', async () => {
    const { db } = database
    const id = await finishedTest()
    await storePicture(db, blobs, id, 'desktop-plain', png)
    await storePicture(db, blobs, id, 'desktop-plain', png)
    await finishPictures(db, id, 'ready', drawn, () => report(77))
    expect([...(await readPicture(blobs, id, 'desktop-plain'))!]).toEqual([...png])
    expect(await pictureNames(db, id)).toEqual(new Set(['desktop-plain']))
    expect(await findPictures(db, id)).toMatchObject({ pictures: 'ready', drawn })
    expect(await findTest(db, id)).toMatchObject({ score: 77, report: { score: { value: 77 } } })
  })

  test('a report replaced while the pictures end loses nothing of either', async () => {
    const { db } = database
    const id = await finishedTest()
    const more = (given: SpamTestReport | null, by: number) => report((given?.score.value ?? 0) + by)
    await Promise.all([
      replaceReport(db, id, at(3_000_000), (before) => more(before, 1)),
      finishPictures(db, id, 'ready', drawn, (before) => more(before, 10)),
    ])
    expect((await findTest(db, id))?.score).toBe(91)
  })

  test('deleting or purging a test takes its pictures along, and a late one is not kept', async () => {
    const { db } = database
    const [deleted, expired] = [await finishedTest(), await finishedTest()]
    for (const id of [deleted, expired]) await storePicture(db, blobs, id, 'mobile-dark', png)
    await deleteTest(db, deleted, 'someone')
    await storePicture(db, blobs, deleted, 'mobile-heat', png)
    await finishPictures(db, deleted, 'ready', drawn, keep)
    await purgeTests(db, at(10_000_000))
    const left = await db
      .selectFrom('blobs')
      .select('key')
      .where('test_id', 'in', [deleted, expired])
      .execute()
    expect(left).toEqual([])
  })
})
