import type { SpamTestReport } from '@postproof/spam-test/report'
import type { Session } from '@postproof/spam-test/types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOwnDatabase } from '../../tests/postgres/database.ts'
import { type Blobs, createBlobs } from './blobs.ts'
import type { Database } from './db.ts'
import { rowOfReport } from './report-row.ts'
import {
  claimTest,
  completeCharged,
  deleteTest,
  failTest,
  findTest,
  insertTest,
  listTests,
  lockTest,
  type NewTest,
  newerTest,
  purgeTests,
  readRaw,
  replaceReport,
  unfinishedTests,
} from './tests.ts'
import { readUsage } from './usage.ts'

const session = { source: 'smtp' } as Session
const page = { page: 1, per_page: 15, direction: 'desc' as const }
let count = 0
const mail = (given: Partial<NewTest> = {}): NewTest => ({
  addressId: `address${++count}`,
  spoolId: `spool${count}-${process.pid}-${Date.now()}`,
  owner: `owner${count}`,
  session,
  raw: new Uint8Array([0, 255, 13, 10]),
  receivedAt: new Date(1_000_000 + count),
  expiresAt: new Date(9_000_000),
  pictures: 'pending',
  ...given,
})

describe('tests', () => {
  let database: Database
  let blobs: Blobs
  beforeAll(async () => {
    database = await openOwnDatabase()
    blobs = createBlobs(database.db)
    await database.db.deleteFrom('tests').execute()
    await database.db.deleteFrom('blobs').execute()
  })
  afterAll(() => database?.close())

  test('the first mail takes the address id, later ones a number; bytes come back as they were', async () => {
    const first = mail()
    const id = await insertTest(database.db, blobs, first)
    expect(id).toBe(first.addressId)
    expect(new Uint8Array((await readRaw(blobs, id))!)).toEqual(first.raw)
    const second = mail({ addressId: first.addressId, receivedAt: new Date(2_000_000) })
    expect(await insertTest(database.db, blobs, second)).toBe(`${first.addressId}-2`)
    expect(await newerTest(database.db, (await findTest(database.db, id))!)).toBe(`${first.addressId}-2`)
  })

  test('the same spool entry twice is one test', async () => {
    const given = mail()
    const id = await insertTest(database.db, blobs, given)
    expect(await insertTest(database.db, blobs, given)).toBe(id)
    const many = await Promise.all(
      Array.from({ length: 5 }, () => insertTest(database.db, blobs, mail({ addressId: 'shared' }))),
    )
    expect(new Set(many).size).toBe(5)
  })

  test('a claim is given once, and again only after its lease', async () => {
    const id = await insertTest(database.db, blobs, mail())
    const at = (ms: number) => new Date(ms)
    expect(await claimTest(database.db, id, at(5000), at(0))).toBe(true)
    expect(await claimTest(database.db, id, at(6000), at(4000))).toBe(false)
    expect(await claimTest(database.db, id, at(9000), at(8000))).toBe(true)
    await failTest(database.db, id, at(9500))
    expect(await claimTest(database.db, id, at(20_000), at(19_000))).toBe(false)
  })

  test('two processes come with a report of the same test: the first one stays, and it is counted once', async () => {
    const { db } = database
    const id = await insertTest(db, blobs, mail())
    const holder = `account:${id}`
    const charge = { holder, metric: 'spam_check' as const, period: new Date(0), limit: 1, subject: id }
    const report = (value: number) =>
      ({
        ...{ score: { value, ranking: [] as string[] }, subject: `${value}`, from: null, findings: [] },
        ...{ auth: { fromDomain: null }, rules: { version: '1' } },
      }) as unknown as SpamTestReport
    const at = new Date(5_000)
    const both = [1, 2].map((value) => completeCharged(db, id, rowOfReport(report(value)), at, charge))
    expect(await Promise.all(both)).toEqual([true, true])
    const first = await findTest(db, id)
    expect(first?.status).toBe('completed')
    expect(await completeCharged(db, id, rowOfReport(report(3)), at, charge)).toBe(true)
    await failTest(db, id, at)
    await lockTest(db, id)
    expect(await findTest(db, id)).toEqual(first)
    expect(await readUsage(db, holder, charge.period)).toEqual({ spam_check: 1 })
    // Checking it again on purpose is another thing.
    await replaceReport(db, id, at, () => report(4))
    expect((await findTest(db, id))?.subject).toBe('4')
  })

  test('a claim of a clock that was an hour ahead holds nobody up', async () => {
    const hour = 3_600_000
    const id = await insertTest(database.db, blobs, mail({ receivedAt: new Date(2 * hour) }))
    const [now, before] = [new Date(hour), new Date(hour - 30_000)]
    expect(await claimTest(database.db, id, new Date(2 * hour), before)).toBe(true)
    expect(await unfinishedTests(database.db, now, before)).toContain(id)
    expect(await claimTest(database.db, id, now, before)).toBe(true)
    expect(await claimTest(database.db, id, now, before)).toBe(false)
    await failTest(database.db, id, now)
  })

  test('unfinished tests are found until they end', async () => {
    const id = await insertTest(database.db, blobs, mail())
    expect(await unfinishedTests(database.db, new Date(3_030_000), new Date(3_000_000))).toContain(id)
    await failTest(database.db, id, new Date())
    expect(await unfinishedTests(database.db, new Date(3_030_000), new Date(3_000_000))).not.toContain(id)
  })

  test('only the owner lists and deletes; a deleted test leaves no mail', async () => {
    const given = mail()
    const id = await insertTest(database.db, blobs, given)
    expect((await listTests(database.db, given.owner!, page)).data.map((row) => row.id)).toEqual([id])
    expect((await listTests(database.db, 'somebody', page)).total).toBe(0)
    expect(await deleteTest(database.db, id, 'somebody')).toBe(false)
    expect(await deleteTest(database.db, id, given.owner!)).toBe(true)
    expect(await deleteTest(database.db, id, given.owner!)).toBe(false)
    expect(await readRaw(blobs, id)).toBeUndefined()
    expect((await findTest(database.db, id))?.status).toBe('deleted')
    expect((await listTests(database.db, given.owner!, page)).total).toBe(0)
  })

  test('lists page by page, sorted and searched', async () => {
    for (let n = 0; n < 7; n++) await insertTest(database.db, blobs, mail({ owner: 'pager' }))
    const second = await listTests(database.db, 'pager', { ...page, page: 2, per_page: 3 })
    expect([second.data.length, second.total]).toEqual([3, 7])
    const oldest = await listTests(database.db, 'pager', { ...page, direction: 'asc', per_page: 1 })
    const newest = await listTests(database.db, 'pager', { ...page, per_page: 1 })
    expect(oldest.data[0]!.received_at.getTime()).toBeLessThan(newest.data[0]!.received_at.getTime())
    expect((await listTests(database.db, 'pager', { ...page, search: '100%_' })).total).toBe(0)
    // Another list's column.
    expect((await listTests(database.db, 'pager', { ...page, orders: 'amount' })).total).toBe(7)
  })

  test('what is past its time goes, with its mail', async () => {
    const id = await insertTest(database.db, blobs, mail({ expiresAt: new Date(10) }))
    expect(await purgeTests(database.db, new Date(20))).toBe(1)
    expect(await findTest(database.db, id)).toBeUndefined()
    expect(await readRaw(blobs, id)).toBeUndefined()
  })
})
