import type { Drawn } from '@postproof/attention/screenshots/drawn'
import type { SpamTestReport } from '@postproof/spam-test/report'
import type { Session } from '@postproof/spam-test/types'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOwnDatabase } from '../../tests/postgres/database.ts'
import { type Blobs, createBlobs } from './blobs.ts'
import type { Database } from './db.ts'
import {
  claimNextPictures,
  claimPictures,
  findPictures,
  finishPictures,
  type PicturesEnd,
  pictureNames,
  readPicture,
  readPictureParts,
  redrawPictures,
  releaseAllPictures,
  releasePictures,
  renewPictures,
  storePicture,
} from './pictures.ts'
import { rowOfReport } from './report-row.ts'
import { completeTest, deleteTest, findTest, insertTest, purgeTests, replaceReport } from './tests.ts'

const report = (value: number) =>
  ({
    ...{ subject: 'S', from: null, findings: [], auth: { fromDomain: null } },
    ...{ score: { value, ranking: [] }, rules: { version: '3' } },
  }) as unknown as SpamTestReport
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
    await completeTest(database.db, id, rowOfReport(report(80)), at(2_000_000))
    return id
  }

  const claimOf = async (id: string) => (await claimPictures(database.db, id, at(5_000)))!
  const end = (more: Partial<PicturesEnd> = {}): PicturesEnd => ({
    ...{ state: 'ready', cut: false, drawn, join: keep },
    ...more,
  })
  const failed = end({ state: 'failed', drawn: null })

  test('each is claimed once, the oldest first, and again when its drawing never ended', async () => {
    const { db } = database
    const [first, second] = [await finishedTest(), await finishedTest()]
    expect(await claimPictures(db, second, at(5_000))).toEqual({ id: second, tries: 1 })
    expect(await claimPictures(db, second, at(5_000))).toBeUndefined()
    const many = await Promise.all([1, 2, 3].map(() => claimNextPictures(db, at(5_000), at(0))))
    expect(many.filter(Boolean)).toEqual([{ id: first, tries: 1, left: false }])
    expect(await claimNextPictures(db, at(9_000), at(6_000))).toEqual({ id: first, tries: 2, left: true })
    await releasePictures(db, { id: second, tries: 1 })
    expect(await claimNextPictures(db, at(9_000), at(6_000))).toMatchObject({ id: second, tries: 1 })
    await finishPictures(db, { id: first, tries: 2 }, failed)
    await finishPictures(db, { id: second, tries: 1 }, failed)
    expect(await claimNextPictures(db, at(99_000), at(98_000))).toBeUndefined()
  })

  test('one is claimed, though the database believes that there are no more', async () => {
    const { db } = database
    await db.deleteFrom('tests').execute()
    const first = await finishedTest()
    // As after an instance was new: one row, so that either side of a join may be the one that is run again.
    await sql`analyze tests`.execute(db)
    const others = [await finishedTest(), await finishedTest(), await finishedTest()]
    expect(await claimNextPictures(db, at(5_000), at(0))).toMatchObject({ id: first })
    const states = await Promise.all(others.map((id) => findPictures(db, id)))
    expect(states.map((state) => state?.pictures)).toEqual(['pending', 'pending', 'pending'])
    await db.deleteFrom('tests').execute()
  })

  test('whoever is slow and was taken over changes nothing more', async () => {
    const { db } = database
    const id = await finishedTest()
    const slow = await claimOf(id)
    expect(await renewPictures(db, slow, at(7_000))).toBe(true)
    expect(await claimNextPictures(db, at(9_000), at(6_000))).toBeUndefined()
    const next = (await claimNextPictures(db, at(99_000), at(98_000)))!
    expect(await renewPictures(db, slow, at(99_000))).toBe(false)
    await storePicture(db, blobs, slow, { name: 'mobile-plain', png, part: { ok: true } })
    await finishPictures(db, slow, failed)
    await releasePictures(db, slow)
    expect(await pictureNames(db, id)).toEqual(new Set())
    expect(await findPictures(db, id)).toMatchObject({ pictures: 'drawing' })
    await finishPictures(db, next, end())
    expect(await findPictures(db, id)).toMatchObject({ pictures: 'ready', drawn })
  })

  test('what was cut short is due again after a pause, whatever the clock did, or when asked for', async () => {
    const { db } = database
    const id = await finishedTest()
    const again = (dueAt: Date) => end({ state: 'pending', cut: true, dueAt })
    await finishPictures(db, await claimOf(id), again(at(60_000)))
    expect(await claimPictures(db, id, at(61_000))).toBeUndefined()
    expect(await claimNextPictures(db, at(59_000), at(0))).toBeUndefined()
    expect(await claimNextPictures(db, at(61_000), at(0))).toEqual({ id, tries: 2, left: false })
    // Put off by a clock that stood three days ahead.
    await finishPictures(db, { id, tries: 2 }, again(at(3 * 86_400_000)))
    expect(await claimNextPictures(db, at(62_000), at(0))).toMatchObject({ tries: 3 })
    expect(await redrawPictures(db, id)).toBe(false)
    await finishPictures(db, { id, tries: 3 }, end({ cut: true }))
    expect(await claimNextPictures(db, at(99_000_000), at(98_000_000))).toBeUndefined()
    expect(await redrawPictures(db, id)).toBe(true)
    expect(await claimNextPictures(db, at(63_000), at(0))).toMatchObject({ tries: 4 })
    await finishPictures(db, { id, tries: 4 }, end())
    expect(await redrawPictures(db, id)).toBe(false)
  })

  test('what was measured is kept until the mail is drawn whole, and goes with its test', async () => {
    const { db } = database
    const [whole, gone] = [await finishedTest(), await finishedTest()]
    for (const id of [whole, gone]) {
      await storePicture(
        db,
        blobs,
        { id, tries: 0 },
        { name: 'mobile-plain', part: { ok: true, width: 389 } },
      )
      await storePicture(
        db,
        blobs,
        { id, tries: 0 },
        { name: 'mobile-plain', png, part: { ok: true, width: 390 } },
      )
      expect(await readPictureParts(db, id)).toEqual(new Map([['mobile-plain', { ok: true, width: 390 }]]))
      expect(await pictureNames(db, id)).toEqual(new Set(['mobile-plain']))
    }
    const claim = await claimOf(whole)
    await finishPictures(db, claim, end({ state: 'pending', cut: true, dueAt: at(6_000) }))
    expect((await readPictureParts(db, whole)).size).toBe(1)
    await finishPictures(db, (await claimNextPictures(db, at(7_000), at(0)))!, end())
    await deleteTest(db, gone, 'someone')
    await storePicture(db, blobs, { id: gone, tries: 0 }, { name: 'mobile-dark', png, part: { ok: true } })
    for (const id of [whole, gone]) expect((await readPictureParts(db, id)).size).toBe(0)
  })

  test('at a start what a killed process was drawing waits again at once, and nothing else', async () => {
    const { db } = database
    const [left, done] = [await finishedTest(), await finishedTest()]
    const [, claim] = [await claimOf(left), await claimOf(done)]
    await finishPictures(db, claim, end())
    expect(await claimNextPictures(db, at(6_000), at(0))).toBeUndefined()
    await releaseAllPictures(db)
    const next = (await claimNextPictures(db, at(6_000), at(0)))!
    expect(next).toMatchObject({ id: left, tries: 2 })
    expect(await claimNextPictures(db, at(6_000), at(0))).toBeUndefined()
    await finishPictures(db, next, failed)
  })

  test('a test that is not finished is not drawn by the clock', async () => {
    const { db } = database
    const id = await finishedTest()
    await db.updateTable('tests').set({ status: 'analyzing' }).where('id', '=', id).execute()
    expect(await claimNextPictures(db, at(5_000), at(0))).toBeUndefined()
    await finishPictures(db, await claimOf(id), failed)
  })

  test('pictures come back as they were; the report takes what they showed', async () => {
    const { db } = database
    const id = await finishedTest()
    await storePicture(db, blobs, { id, tries: 0 }, { name: 'desktop-plain', png })
    await storePicture(db, blobs, { id, tries: 0 }, { name: 'desktop-plain', png })
    await finishPictures(db, await claimOf(id), end({ join: () => report(77) }))
    expect([...(await readPicture(blobs, id, 'desktop-plain'))!]).toEqual([...png])
    expect(await pictureNames(db, id)).toEqual(new Set(['desktop-plain']))
    expect(await findPictures(db, id)).toMatchObject({ pictures: 'ready', drawn })
    expect(await findTest(db, id)).toMatchObject({ score: 77, report: { score: { value: 77 } } })
  })

  test('a report replaced while the pictures end loses nothing of either', async () => {
    const { db } = database
    const id = await finishedTest()
    const more = (given: SpamTestReport | null, by: number) => report((given?.score.value ?? 0) + by)
    const claim = await claimOf(id)
    await Promise.all([
      replaceReport(db, id, at(3_000_000), (before) => more(before, 1)),
      finishPictures(db, claim, end({ join: (before) => more(before, 10) })),
    ])
    expect((await findTest(db, id))?.score).toBe(91)
  })

  test('deleting or purging a test takes its pictures along, and a late one is not kept', async () => {
    const { db } = database
    const [deleted, expired] = [await finishedTest(), await finishedTest()]
    for (const id of [deleted, expired])
      await storePicture(db, blobs, { id, tries: 0 }, { name: 'mobile-dark', png })
    const claim = await claimOf(deleted)
    await deleteTest(db, deleted, 'someone')
    await storePicture(db, blobs, { id: deleted, tries: 0 }, { name: 'mobile-heat', png })
    await finishPictures(db, claim, end())
    await purgeTests(db, at(10_000_000))
    const left = await db
      .selectFrom('blobs')
      .select('key')
      .where('test_id', 'in', [deleted, expired])
      .execute()
    expect(left).toEqual([])
  })
})
