import { randomUUID } from 'node:crypto'
import type { SpamTestReport } from '@postproof/spam-test/report'
import type { Session } from '@postproof/spam-test/types'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type S3Emulator, startS3Emulator } from '../../packages/emulators/s3/server.ts'
import { openOwnDatabase } from '../../tests/postgres/database.ts'
import { openS3 } from './blobs/s3.ts'
import { type Blobs, BlobsUnavailable, createBlobs, listBlobs } from './blobs.ts'
import type { Database } from './db.ts'
import { eraseAccount } from './ownership.ts'
import { lockPictures, pictureNames, readPicture, storePicture } from './pictures.ts'
import { deleteTest, insertTest, purgeTests, readRaw } from './tests.ts'

/** Both keepers: the same calls, the same outcome, and in the end nothing left anywhere. */

const timeouts = { connect: 1000, request: 300, call: 1000 }
const raw = new Uint8Array([0, 255, 13, 10])
const png = new Uint8Array([137, 80, 78, 71])
const other = new Uint8Array([1, 2, 3])
const hour = 3_600_000

describe.each(['database', 's3'] as const)('blobs kept by %s', (keeper) => {
  let database: Database
  let emulator: S3Emulator
  let blobs: Blobs
  let now = 0
  beforeAll(async () => {
    database = await openOwnDatabase()
    emulator = await startS3Emulator()
    const { keys, bucket, url: endpoint } = emulator
    const store = openS3({
      bucket,
      endpoint,
      region: 'us-east-1',
      accessKeyId: keys.id,
      secretAccessKey: keys.secret,
      timeouts,
    })
    const options = { prefix: 'here/', now: () => now }
    blobs = keeper === 's3' ? createBlobs(database.db, store, options) : createBlobs(database.db)
  })
  afterAll(async () => {
    blobs?.close()
    await database?.close()
    await emulator?.close()
  })
  beforeEach(async () => {
    now = Date.now()
    emulator.manner = 'well'
    emulator.held.clear()
    emulator.objects.clear()
    for (const table of ['tests', 'blobs', 'blob_removals', 'accounts'] as const) {
      await database.db.deleteFrom(table).execute()
    }
  })

  const mail = (given: Partial<Parameters<typeof insertTest>[2]> = {}) => ({
    addressId: `a${randomUUID()}`,
    spoolId: randomUUID(),
    owner: 'someone',
    session: { source: 'smtp' } as Session,
    raw,
    receivedAt: new Date(now),
    expiresAt: new Date(now + hour),
    pictures: 'pending' as const,
    ...given,
  })
  const insert = (given?: Parameters<typeof mail>[0]) => insertTest(database.db, blobs, mail(given))
  const draw = (id: string, picture: string, bytes = png) =>
    storePicture(database.db, blobs, { id, tries: 0 }, { name: picture, png: bytes })
  const objects = () => [...emulator.objects.keys()].sort()
  const rows = async () => (await listBlobs(database.db, '', 100)).map(({ key }) => key)
  const removals = async () =>
    (await database.db.selectFrom('blob_removals').select('object').execute()).length
  const nothingLeft = async () => {
    await blobs.sweep()
    expect([await rows(), objects(), await removals()]).toEqual([[], [], 0])
  }

  test('bytes come back as they were; names of objects say nothing of their test', async () => {
    const id = await insert()
    await draw(id, 'desktop-plain')
    expect(new Uint8Array((await readRaw(blobs, id))!)).toEqual(raw)
    expect(new Uint8Array((await readPicture(blobs, id, 'desktop-plain'))!)).toEqual(png)
    expect(await readPicture(blobs, id, 'desktop-dark')).toBeUndefined()
    expect(await pictureNames(database.db, id)).toEqual(new Set(['desktop-plain']))
    expect(await rows()).toEqual([`mail/${id}`, `picture/${id}/desktop-plain`])
    expect(await removals()).toBe(0)
    const named = objects().map((object) => object.replace(/[0-9a-f-]{36}$/, 'ID'))
    expect(named).toEqual(keeper === 's3' ? ['here/mail/ID', 'here/picture/ID'] : [])
    expect(objects().join()).not.toContain(id)
    const { bytes } = await database.db
      .selectFrom('blobs')
      .select('bytes')
      .where('key', '=', `mail/${id}`)
      .executeTakeFirstOrThrow()
    expect(bytes === null).toBe(keeper === 's3')
  })

  test('a picture drawn again takes the place of the one before', async () => {
    const id = await insert()
    await draw(id, 'desktop-plain')
    await draw(id, 'desktop-plain', other)
    expect(new Uint8Array((await readPicture(blobs, id, 'desktop-plain'))!)).toEqual(other)
    await blobs.sweep()
    expect(objects()).toHaveLength(keeper === 's3' ? 2 : 0)
    expect(new Uint8Array((await readPicture(blobs, id, 'desktop-plain'))!)).toEqual(other)
  })

  test('the same spool entry at once and again is one test with one mail', async () => {
    const given = mail()
    const ids = await Promise.allSettled([1, 2, 3].map(() => insertTest(database.db, blobs, given)))
    const id = await insertTest(database.db, blobs, given)
    for (const each of ids) if (each.status === 'fulfilled') expect(each.value).toBe(id)
    now += 2 * hour
    await blobs.sweep()
    expect(await rows()).toEqual([`mail/${id}`])
    expect(objects()).toHaveLength(keeper === 's3' ? 1 : 0)
    expect(await removals()).toBe(0)
    expect(new Uint8Array((await readRaw(blobs, id))!)).toEqual(raw)
  })

  const ways: [string, (id: string) => Promise<unknown>][] = [
    ['deleted by its owner', (id) => deleteTest(database.db, id, 'someone')],
    ['past its time', () => purgeTests(database.db, new Date(now + 2 * hour))],
    ['gone with its account', () => eraseOwner()],
  ]
  async function eraseOwner() {
    const accountId = randomUUID()
    await database.db
      .insertInto('accounts')
      .values({
        id: accountId,
        name: 'N',
        email: 'n@example.org',
        email_key: 'n',
        password_hash: 'h',
        locale: 'en',
        timezone: 'UTC',
        created_at: new Date(now),
      })
      .execute()
    await database.db
      .updateTable('accounts')
      .set({ deletion_at: new Date(now - 1) })
      .execute()
    const erasure = { accountId, owner: 'someone', now: new Date(now) }
    expect(await eraseAccount(database.db, erasure, async () => {})).toBe(true)
  }
  test.each(ways)('a test %s leaves nothing, also no late picture', async (_, remove) => {
    const id = await insert()
    await draw(id, 'desktop-plain')
    await remove(id)
    expect(await rows()).toEqual([])
    expect(await readRaw(blobs, id)).toBeUndefined()
    await draw(id, 'desktop-heat')
    expect(await rows()).toEqual([])
    await nothingLeft()
  })

  test('pictures drawn while their test is deleted leave nothing', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await insert()
      const drawing = ['plain', 'dark', 'heat'].map((variant) => draw(id, `desktop-${variant}`))
      await Promise.all([...drawing, deleteTest(database.db, id, 'someone')])
    }
    await nothingLeft()
  })

  test('locked pictures go, their mail stays', async () => {
    const id = await insert()
    await draw(id, 'desktop-plain')
    await lockPictures(database.db, { id, tries: 1 }, (given: SpamTestReport) => given)
    await blobs.sweep()
    expect(await rows()).toEqual([`mail/${id}`])
    expect(objects()).toHaveLength(keeper === 's3' ? 1 : 0)
  })

  if (keeper === 'database') return

  test('a mail is not stored while its bytes cannot be, and is stored once when they can', async () => {
    const given = mail()
    emulator.manner = ({ method }) => (method === 'PUT' ? 'refuse' : 'well')
    await expect(insertTest(database.db, blobs, given)).rejects.toThrow(BlobsUnavailable)
    expect(await database.db.selectFrom('tests').select('id').execute()).toEqual([])
    emulator.manner = 'well'
    const id = await insertTest(database.db, blobs, given)
    expect(new Uint8Array((await readRaw(blobs, id))!)).toEqual(raw)
    expect(objects()).toHaveLength(1)
  })

  test('an object whose answer was lost, or whose process died before its row, is removed within hours', async () => {
    emulator.manner = ({ method }) => (method === 'PUT' ? 'drop' : 'well')
    const lost = blobs.prepare('mail', raw)
    await expect(lost).rejects.toThrow(BlobsUnavailable)
    emulator.manner = 'well'
    await blobs.prepare('mail', raw)
    expect(objects()).toHaveLength(1)
    await blobs.sweep()
    expect(objects()).toHaveLength(1)
    now += 2 * hour
    await nothingLeft()
  })

  test('what is being removed is not referred to: the transaction fails and its mail is stored again', async () => {
    const prepared = await blobs.prepare('mail', raw)
    now += 2 * hour
    await blobs.sweep()
    const late = database.db
      .transaction()
      .execute((trx) => blobs.put(trx, { key: 'mail/x', testId: 'x' }, prepared))
    await expect(late).rejects.toThrow(BlobsUnavailable)
    expect(await rows()).toEqual([])
  })

  test('a transaction that fails leaves an object that is removed', async () => {
    const prepared = await blobs.prepare('mail', raw)
    const failed = database.db.transaction().execute(async (trx) => {
      await blobs.put(trx, { key: 'mail/x', testId: 'x' }, prepared)
      throw new Error('later in it')
    })
    await expect(failed).rejects.toThrow('later in it')
    now += 2 * hour
    await nothingLeft()
  })

  test('a removal that fails is tried again, ever more rarely, and the others go meanwhile', async () => {
    const id = await insert()
    await draw(id, 'desktop-plain')
    emulator.held.add(objects()[0]!)
    await deleteTest(database.db, id, 'someone')
    expect(await blobs.sweep()).toBe(1)
    emulator.asked = []
    await blobs.sweep()
    expect(emulator.asked).toEqual([])
    now += 5 * 60_000
    await blobs.sweep()
    expect([emulator.asked.length, objects().length]).toEqual([1, 1])
    emulator.held.clear()
    now += 24 * hour
    await nothingLeft()
  })

  test('a store that is down during a sweep keeps its removals', async () => {
    const id = await insert()
    await deleteTest(database.db, id, 'someone')
    emulator.manner = 'busy'
    await expect(blobs.sweep()).rejects.toThrow(BlobsUnavailable)
    expect(await removals()).toBe(1)
    emulator.manner = 'well'
    now += hour
    await nothingLeft()
  })

  test('what cannot be asked, or is not what was put, is never "not there"', async () => {
    const id = await insert()
    for (const manner of ['busy', 'refuse', 'cut', 'wrong', 'hang'] as const) {
      emulator.manner = manner
      await expect(readRaw(blobs, id), manner).rejects.toThrow(BlobsUnavailable)
    }
    emulator.manner = 'well'
    emulator.objects.clear()
    expect(await readRaw(blobs, id)).toBeUndefined()
  })

  test('mails from before stand in the database; without its settings the store cannot be asked', async () => {
    const before = createBlobs(database.db)
    const old = await insertTest(database.db, before, mail())
    const id = await insert()
    await before.check().then(
      () => expect.unreachable(),
      (error: unknown) => expect(error).toBeInstanceOf(BlobsUnavailable),
    )
    for (const each of [old, id]) expect(new Uint8Array((await readRaw(blobs, each))!)).toEqual(raw)
    expect(new Uint8Array((await readRaw(before, old))!)).toEqual(raw)
    await expect(readRaw(before, id)).rejects.toThrow('S3_BUCKET')
    for (const each of [old, id]) await deleteTest(database.db, each, 'someone')
    await nothingLeft()
  })
})
