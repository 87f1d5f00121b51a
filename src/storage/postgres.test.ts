import type { Session } from '@postproof/spam-test/types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Blobs, createBlobs } from '#storage/blobs.ts'
import { openPostgres } from '#storage/postgres.ts'
import { claimTest, findTest, insertTest, readRaw } from '#storage/tests.ts'
import { openOwnDatabase } from '../../tests/postgres/database.ts'

describe('PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof openOwnDatabase>>
  let blobs: Blobs
  beforeAll(async () => {
    database = await openOwnDatabase()
    blobs = createBlobs(database.db)
  })
  afterAll(() => database.close())

  const raw = new Uint8Array([0, 13, 10, 255, 254, 39, 92])
  const newTest = (spoolId: string, addressId: string) => ({
    addressId,
    spoolId,
    owner: null,
    session: { source: 'smtp' } as unknown as Session,
    raw,
    receivedAt: new Date(),
    expiresAt: new Date(Date.now() + 60_000),
    pictures: 'disabled' as const,
  })

  test('takes the migrations, once', async () => {
    const again = await openPostgres(database.url)
    await again.close()
  })

  test('stores a mail byte for byte, and the same spool entry once', async () => {
    const addressId = `pg${Date.now().toString(36)}`
    const id = await insertTest(database.db, blobs, newTest(`${addressId}-a`, addressId))
    expect(await insertTest(database.db, blobs, newTest(`${addressId}-a`, addressId))).toBe(id)
    expect(await insertTest(database.db, blobs, newTest(`${addressId}-b`, addressId))).not.toBe(id)
    expect([...((await readRaw(blobs, id)) ?? [])]).toEqual([...raw])
    expect(await findTest(database.db, id)).toMatchObject({
      id,
      status: 'received',
      size_bytes: expect.any(Number),
    })
  })

  test('many mails to one address at the same time each get an own name', async () => {
    const addressId = `pgc${Date.now().toString(36)}`
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        insertTest(database.db, blobs, newTest(`${addressId}-${n}`, addressId)),
      ),
    )
    expect(new Set(ids).size).toBe(8)
  })

  test('one of many takes a test', async () => {
    const addressId = `pgt${Date.now().toString(36)}`
    const id = await insertTest(database.db, blobs, newTest(addressId, addressId))
    const now = new Date()
    const before = new Date(now.getTime() - 60_000)
    const taken = await Promise.all(Array.from({ length: 8 }, () => claimTest(database.db, id, now, before)))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  test('notifications arrive', async () => {
    const heard = new Promise<string>((resolve) => {
      database.listen('peers', resolve).then(() => database.notify('peers', 'hello'))
    })
    expect(await heard).toBe('hello')
  })
})
