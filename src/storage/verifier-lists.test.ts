import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOwnDatabase } from '../../tests/postgres/database.ts'
import { waitForLocks, whileHeld } from '../../tests/postgres/locks.ts'
import { changeAccount, insertAccount } from './accounts.ts'
import type { Database } from './db.ts'
import { eraseAccount } from './ownership.ts'
import {
  type AddressResult,
  claimAddresses,
  nextList,
  postpone,
  releaseClaims,
  renewClaims,
  storeResults,
} from './verifier-list-work.ts'
import {
  badRows,
  countUnfinished,
  deleteList,
  expireLists,
  findList,
  insertList,
  insertListRows,
  listIsRead,
  listLists,
  pauseList,
  removeDeleted,
  resumeList,
  rowsWithVerdicts,
} from './verifier-lists.ts'

const at = (ms: number) => new Date(ms)
const result = (position: number, more: Partial<AddressResult> = {}): AddressResult => ({
  position,
  verdict: 'deliverable',
  reason: 'accepted_email',
  score: 95,
  suggestion: null,
  normalized: `n${position}@example.org`,
  role: false,
  checked_at: at(3_000_000).toISOString(),
  retry_at: null,
  ...more,
})

describe('lists of addresses', () => {
  let database: Database
  let count = 0
  beforeAll(async () => {
    database = await openOwnDatabase()
    for (const table of ['verifier_lists', 'verifier_list_rows', 'verifier_list_addresses'] as const)
      await database.db.deleteFrom(table).execute()
  })
  afterAll(() => database?.close())

  /** A list of `addresses` addresses, each in one row, and one bad row below them. */
  async function storedList(addresses: number, owner = 'someone'): Promise<string> {
    const { db } = database
    const id = `list${++count}`
    await insertList(db, {
      id,
      owner,
      name: `Customers ${count}`,
      fingerprint: id,
      status: 'reading',
      note: null,
      format: {
        delimiter: ',',
        mark: false,
        header: ['email'],
        width: 1,
        column: { index: 0, name: 'email' },
      },
      counts: { rows: addresses + 1, addresses, duplicates: 0, bad_rows: 1 },
      createdAt: at(1_000_000 + count),
      expiresAt: at(9_000_000),
    })
    const positions = Array.from({ length: addresses }, (_, position) => position)
    const rows = positions.map((position) => ({
      number: position + 2,
      raw: `a${position}@example.org`,
      position,
      problem: null,
      problem_text: null,
    }))
    const bad = { number: addresses + 2, raw: 'x', position: null, problem: 'no-at', problem_text: 'x' }
    const all = positions.map((position) => ({
      position,
      email: `a${position}@example.org`,
      ask: true,
      first_row: position + 2,
    }))
    await insertListRows(db, id, [...rows, bad], all, at(1_000_000))
    await listIsRead(db, { id, counted: null }, at(1_000_001))
    return id
  }
  const claim = (id: string, by: string, most: number, now = 2_000_000) =>
    claimAddresses(database.db, id, { by, now: at(now), until: at(now + 100_000), most })
  const finish = async (id: string) => {
    await claim(id, 'end', 1000)
    const left = await database.db
      .selectFrom('verifier_list_addresses')
      .select('position')
      .where('list_id', '=', id)
      .where('claimed_by', '=', 'end')
      .execute()
    await storeResults(
      database.db,
      id,
      'end',
      left.map(({ position }) => result(position)),
      at(3_000_000),
    )
  }

  test('an address is claimed once; a claim that is not renewed ends by itself', async () => {
    const id = await storedList(5)
    const [first, second] = await Promise.all([claim(id, 'p1', 3), claim(id, 'p2', 3)])
    expect([first.length, second.length].toSorted()).toEqual([2, 3])
    const taken = [...first, ...second].map(({ position }) => position)
    expect(taken.toSorted()).toEqual([0, 1, 2, 3, 4])
    expect(first[0]).toMatchObject({ listId: id, ask: true, attempts: 1 })
    const mine = first.map(({ position }) => position)
    await renewClaims(database.db, id, { by: 'p1', until: at(5_000_000) }, [...mine, 99])
    const again = await claim(id, 'p3', 9, 2_100_000)
    expect(again.map(({ position }) => position)).toEqual(second.map(({ position }) => position).toSorted())
    await releaseClaims(database.db, at(2_100_000), 'p1')
    expect(await claim(id, 'p3', 9, 2_100_000)).toHaveLength(first.length)
    await releaseClaims(database.db, at(2_000_000))
    await finish(id)
  })

  test('lists take turns; one that is paused, done or excepted has none', async () => {
    const { db } = database
    const [one, two, three] = [await storedList(9), await storedList(9), await storedList(9)]
    const turns: (string | undefined)[] = []
    for (let turn = 0; turn < 5; turn++) {
      const id = await nextList(db, at(2_000_000), [])
      await claim(id!, 'turns', 2)
      turns.push(id)
    }
    expect(new Set(turns.slice(0, 3))).toEqual(new Set([one, two, three]))
    expect(turns.slice(3)).toEqual(turns.slice(0, 2))
    expect(await pauseList(db, one, 'someone')).toBe(true)
    expect(await nextList(db, at(2_000_000), [two])).toBe(three)
    expect(await nextList(db, at(2_000_000), [two, three])).toBeUndefined()
    expect(await nextList(db, at(500_000), [])).toBeUndefined()
    for (const id of [one, two, three]) {
      await releaseClaims(db, at(2_000_000), 'turns')
      await finish(id)
    }
    expect(await nextList(db, at(99_000_000), [])).toBeUndefined()
  })

  test('counts follow the results, and the last one completes the list, paused or not', async () => {
    const { db } = database
    const id = await storedList(4)
    await claim(id, 'p', 4)
    await storeResults(db, id, 'p', [result(0), result(1, { verdict: 'undeliverable' })], at(2_500_000))
    expect(await findList(db, id, 'someone')).toMatchObject({
      status: 'running',
      done: 2,
      deliverable: 1,
      undeliverable: 1,
      completed_at: null,
    })
    expect(await pauseList(db, id, 'someone')).toBe(true)
    await storeResults(db, id, 'p', [result(2, { verdict: 'risky' }), result(3)], at(2_600_000))
    expect(await findList(db, id, 'someone')).toMatchObject({
      status: 'completed',
      done: 4,
      risky: 1,
      completed_at: at(2_600_000),
    })
  })

  test('a result counts once, and only from the process that holds the address', async () => {
    const { db } = database
    const id = await storedList(2)
    await claim(id, 'gone', 1)
    await releaseClaims(db, at(2_000_000), 'gone')
    await claim(id, 'here', 2)
    await storeResults(db, id, 'gone', [result(0, { verdict: 'risky' })], at(2_500_000))
    await storeResults(db, id, 'here', [result(0)], at(2_500_000))
    await storeResults(db, id, 'here', [result(0)], at(2_500_000))
    expect(await findList(db, id, 'someone')).toMatchObject({ done: 1, risky: 0, deliverable: 1 })
    await storeResults(db, id, 'here', [result(1)], at(2_500_000))
  })

  test('an owner is erased while results are stored, and neither waits for the other in a circle', async () => {
    const { db } = database
    const id = await storedList(2, 'leaving')
    await claim(id, 'p', 2)
    // The first address lies behind the second one now, where a look through the table finds it last.
    const first = { listId: id, position: 0, email: '', ask: true, attempts: 1 }
    await postpone(db, first, 'p', { dueAt: at(2_000_000), tried: true })
    await claim(id, 'p', 2)
    const account = {
      id: 'leaving',
      name: 'Ada',
      email: 'leaving@example.org',
      emailKey: 'leaving@example.org',
    }
    const more = {
      passwordHash: 'hash',
      locale: 'en',
      timezone: 'UTC',
      isAdmin: false,
      createdAt: at(0),
    } as const
    await insertAccount(db, { ...account, ...more })
    await changeAccount(db, 'leaving', { deletion_at: at(1) })
    const erasure = { accountId: 'leaving', owner: 'leaving', now: at(2) }
    const work: Promise<unknown>[] = []
    await whileHeld(
      db,
      (trx) =>
        sql`select from verifier_list_addresses where list_id = ${id} and position = 0 for update`.execute(
          trx,
        ),
      async () => {
        work.push(storeResults(db, id, 'p', [result(0), result(1)], at(2_500_000)))
        await waitForLocks(db, 1)
        work.push(eraseAccount(db, erasure, async () => {}))
        await waitForLocks(db, 2)
      },
    )
    await Promise.all(work)
    expect(await findList(db, id, 'leaving')).toBeUndefined()
  })

  test('results are stored and claims renewed at the same time, and neither waits for the other in a circle', async () => {
    const { db } = database
    const id = await storedList(2)
    await claim(id, 'p', 2)
    // The first address lies behind the second one now, where a look through the table finds it last.
    const first = { listId: id, position: 0, email: '', ask: true, attempts: 1 }
    await postpone(db, first, 'p', { dueAt: at(2_000_000), tried: true })
    await claim(id, 'p', 2)
    const work: Promise<void>[] = []
    await whileHeld(
      db,
      (trx) =>
        sql`select from verifier_list_addresses where list_id = ${id} and position = 0 for update`.execute(
          trx,
        ),
      async () => {
        work.push(storeResults(db, id, 'p', [result(0), result(1)], at(2_500_000)))
        await waitForLocks(db, 1)
        work.push(renewClaims(db, id, { by: 'p', until: at(9_000_000) }, [0, 1]))
        await waitForLocks(db, 2)
      },
    )
    await Promise.all(work)
    expect(await findList(db, id, 'someone')).toMatchObject({ status: 'completed', done: 2 })
  })

  test('a list waits while all that is left is asked again later; it can be paused, and is completed after that', async () => {
    const { db } = database
    const id = await storedList(2)
    await claim(id, 'p', 2)
    const retry_at = at(4_000_000).toISOString()
    const later = result(1, { verdict: 'unknown', reason: 'greylisted', retry_at })
    await storeResults(db, id, 'p', [result(0), later], at(2_500_000))
    expect(await findList(db, id, 'someone')).toMatchObject({
      status: 'waiting',
      done: 1,
      unknown: 0,
      waiting_retry: 1,
      completed_at: null,
    })
    expect(await pauseList(db, id, 'someone')).toBe(true)
    expect(await nextList(db, at(4_000_000), [])).toBeUndefined()
    expect(await resumeList(db, id, 'other')).toBe(false)
    expect(await resumeList(db, id, 'someone')).toBe(true)
    expect(await findList(db, id, 'someone')).toMatchObject({ status: 'waiting' })
    expect(await claim(id, 'p', 2, 3_999_999)).toEqual([])
    expect(await nextList(db, at(4_000_000), [])).toBe(id)
    expect(await claim(id, 'p', 2, 4_000_000)).toMatchObject([{ position: 1, attempts: 2 }])
    await storeResults(db, id, 'p', [result(1)], at(4_500_000))
    expect(await findList(db, id, 'someone')).toMatchObject({
      status: 'completed',
      done: 2,
      deliverable: 2,
      waiting_retry: 0,
      completed_at: at(4_500_000),
    })
  })

  test('what was postponed is due at its time, with its tries counted', async () => {
    const id = await storedList(1)
    const [claimed] = await claim(id, 'p', 1)
    await postpone(database.db, claimed!, 'p', { dueAt: at(2_050_000), tried: true })
    expect(await claim(id, 'p', 1, 2_049_999)).toEqual([])
    const [again] = await claim(id, 'p', 1, 2_050_000)
    expect(again).toMatchObject({ attempts: 2 })
    await postpone(database.db, again!, 'p', { dueAt: at(2_050_000), tried: false })
    expect(await claim(id, 'p', 1, 2_050_000)).toMatchObject([{ attempts: 2 }])
    await storeResults(database.db, id, 'p', [result(0)], at(2_500_000))
  })

  test('rows come back as they were, in order, with their verdicts; bad ones with their problem', async () => {
    const { db } = database
    const id = await storedList(3)
    await finish(id)
    const rows = await rowsWithVerdicts(db, id, 2, 10)
    expect(
      rows.map(({ number, raw, found, problem }) => ({ number, raw, verdict: found?.verdict, problem })),
    ).toEqual([
      { number: 3, raw: 'a1@example.org', verdict: 'deliverable', problem: null },
      { number: 4, raw: 'a2@example.org', verdict: 'deliverable', problem: null },
      { number: 5, raw: 'x', verdict: undefined, problem: 'no-at' },
    ])
    expect(rows[0]!.found).toMatchObject({
      score: 95,
      normalized: 'n1@example.org',
      checked_at: at(3_000_000),
    })
    expect(await badRows(db, id, 9)).toEqual([{ number: 5, problem: 'no-at', problem_text: 'x' }])
  })

  test('only the owner sees, moves or deletes a list; deleting takes its rows along', async () => {
    const { db } = database
    const [id, other] = [await storedList(3, 'owner'), await storedList(1, 'other')]
    expect(await findList(db, id, 'other')).toBeUndefined()
    expect(await pauseList(db, id, 'other')).toBe(false)
    expect(await deleteList(db, id, 'other')).toBe(false)
    expect(await countUnfinished(db, 'owner')).toBe(1)
    const query = { page: 1, per_page: 10, direction: 'desc' as const }
    expect((await listLists(db, 'owner', query)).data.map((list) => list.id)).toEqual([id])
    expect(await deleteList(db, id, 'owner')).toBe(true)
    expect((await listLists(db, 'owner', query)).total).toBe(0)
    await removeDeleted(db)
    expect(await rowsWithVerdicts(db, id, 0, 10)).toEqual([])
    expect(await rowsWithVerdicts(db, other, 0, 10)).toHaveLength(2)
    await finish(other)
  })

  test('lists past their time go, and those whose reading was cut off', async () => {
    const { db } = database
    const id = await storedList(1, 'late')
    await db.updateTable('verifier_lists').set({ status: 'reading' }).where('id', '=', id).execute()
    const kept = await storedList(1, 'late')
    expect(await expireLists(db, at(8_000_000), at(1_000_000 + count))).toBe(1)
    expect(await findList(db, kept, 'late')).toBeDefined()
    await expireLists(db, at(9_000_001), at(0))
    expect(await findList(db, kept, 'late')).toBeUndefined()
    await removeDeleted(db)
    expect(await rowsWithVerdicts(db, kept, 0, 10)).toEqual([])
  })
})
