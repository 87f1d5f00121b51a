import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOwnDatabase } from '../../../tests/postgres/database.ts'
import { waitForLocks, whileHeld } from '../../../tests/postgres/locks.ts'
import type { Database } from '../db.ts'
import { changeResult, completeTest, dueResults, resultsOf, setOrigin } from './results.ts'
import {
  insertSeed,
  listSeeds,
  noteHealth,
  renewLeases,
  replaceSecret,
  storeBaseline,
  takeLease,
} from './seeds.ts'
import type { SeedCopy } from './tables.ts'
import {
  countOpen,
  deletePlacement,
  erasePlacements,
  findPlacement,
  insertDraft,
  listPlacements,
  moveTest,
  purgePlacements,
  startTest,
} from './tests.ts'
import { expireWaiting, neededSeeds, watchedTests } from './watched.ts'

const at = (ms: number) => new Date(ms)
const seed = (id: number): SeedCopy => ({
  id,
  provider: 'own',
  name: 'Own',
  address: `s${id}@example.org`,
  type: 'consumer',
  region: '',
  simulated: false,
})

describe('placement tests', () => {
  let database: Database
  beforeAll(async () => {
    database = await openOwnDatabase()
    for (const table of [
      'placement_results',
      'placement_tests',
      'placement_leases',
      'placement_seeds',
    ] as const)
      await database.db.deleteFrom(table).execute()
  })
  afterAll(() => database?.close())

  const begin = async (id: string, seeds: number[]) => {
    await insertDraft(database.db, {
      id,
      owner: 'me',
      marker: `m-${id}`,
      createdAt: at(1000),
      expiresAt: at(90_000),
    })
    const start = { id, owner: 'me', providers: ['own'], seeds: seeds.map(seed) }
    return startTest(database.db, {
      ...start,
      startedAt: at(2000),
      closesAt: at(50_000),
      expiresAt: at(90_000),
    })
  }

  const counts = { inbox: 0, tabs: 0, tagged: 0, spam: 0, missing: 2, pending: 0, unknown: 0, total: 2 }
  const lost = () => ({ counts, level: 'bad' as const })

  test('a draft is started once, by its owner, and ends when nothing is pending and every address was asked for', async () => {
    const { db } = database
    expect(await begin('one', [1, 2])).toBe(true)
    const again = { id: 'one', owner: 'me', providers: [], seeds: [seed(3)] }
    const times = { startedAt: at(3000), closesAt: at(4000), expiresAt: at(90_000) }
    expect(await startTest(db, { ...again, ...times })).toBe(false)
    expect(await neededSeeds(db)).toEqual([
      { seed_id: 1, since: at(2000), fresh: true },
      { seed_id: 2, since: at(2000), fresh: true },
    ])
    expect(await moveTest(db, 'one', ['opening'], { status: 'collecting', first_seen_at: at(5000) })).toBe(
      true,
    )
    expect((await watchedTests(db)).map(({ id }) => id)).toEqual(['one'])
    for (const seedId of [1, 2]) {
      expect(await completeTest(db, 'one', at(9000), lost)).toBe(false)
      await changeResult(db, 'one', seedId, (_, { progress }) => ({
        result: { progress: { ...progress, state: 'missing' }, dueAt: seedId === 1 ? at(8000) : null },
        begun: at(7000),
        value: null,
      }))
    }
    expect((await dueResults(db, at(8000), 9)).map(({ seed_id }) => seed_id)).toEqual([1])
    expect(await completeTest(db, 'one', at(9000), lost)).toBe(true)
    expect(await completeTest(db, 'one', at(9999), lost)).toBe(false)
    await setOrigin(db, 'one', 1, { ip: '192.0.2.1', ptr: null, blacklists: null })
    await changeResult(db, 'one', 1, (_, { progress }) => ({
      result: { progress: { ...progress, state: 'late' } },
      value: null,
    }))
    const [first] = await resultsOf(db, ['one'])
    expect([first!.closed?.state, first!.progress.state, first!.origin?.ip]).toEqual([
      'missing',
      'late',
      '192.0.2.1',
    ])
    expect(await findPlacement(db, 'one')).toMatchObject({ status: 'completed', completed_at: at(9000) })
    const query = { page: 1, per_page: 10, direction: 'desc' as const }
    expect((await listPlacements(db, 'me', query)).total).toBe(1)
    expect((await listPlacements(db, 'other', query)).total).toBe(0)
    expect(await deletePlacement(db, 'one', 'other')).toBe(false)
  })

  test('an account is erased while someone works on a result, and neither waits for the other in a circle', async () => {
    const { db } = database
    await begin('erased', [1])
    await db.updateTable('placement_tests').set({ owner: 'leaves' }).where('id', '=', 'erased').execute()
    let erased: Promise<void> | undefined
    await whileHeld(
      db,
      (trx) =>
        trx.selectFrom('placement_tests').select('id').where('id', '=', 'erased').forUpdate().execute(),
      async (trx) => {
        erased = db.transaction().execute((other) => erasePlacements(other, 'leaves'))
        await waitForLocks(db, 1)
        await trx
          .updateTable('placement_results')
          .set({ due_at: at(1) })
          .where('test_id', '=', 'erased')
          .execute()
      },
    )
    await erased
    expect(await resultsOf(db, ['erased'])).toEqual([])
  })

  test('what nobody sent to expires; what is past its time goes with its results', async () => {
    const { db } = database
    await begin('two', [7])
    expect(await countOpen(db, 'me', at(0))).toBe(1)
    await moveTest(db, 'two', ['opening'], { status: 'waiting' })
    expect(await expireWaiting(db, at(49_000))).toEqual([])
    expect(await expireWaiting(db, at(51_000))).toEqual([{ id: 'two', marker: 'm-two' }])
    expect(await purgePlacements(db, at(91_000), at(0))).toBe(2)
    expect(await resultsOf(db, ['one', 'two'])).toEqual([])
  })

  test('a secret is sealed for the number of its row; a lease is held by one process until it ends', async () => {
    const { db } = database
    const columns = {
      ...{
        provider: 'own',
        address: 'A@example.org',
        type: 'consumer' as const,
        region: '',
        host: 'h',
        port: 993,
      },
      ...{ security: 'tls' as const, username: 'a', auth: 'password' as const, folder_map: '{}', tags: '[]' },
      ...{ enabled: true, created_at: at(1000) },
    }
    const row = await insertSeed(db, columns, (id) => ({ secret: `for ${id}`, key_id: 'k' }))
    expect(row.secret).toBe(`for ${row.id}`)
    const same = insertSeed(db, { ...columns, address: 'a@EXAMPLE.org' }, () => ({ secret: '', key_id: '' }))
    await expect(same).rejects.toMatchObject({ code: '23505' })
    expect(await replaceSecret(db, row.id, 'another', { secret: 'x', key_id: 'k' })).toBe(false)
    await noteHealth(db, row.id, { ok: true, at: at(5), folders: [{ path: 'INBOX', role: 'inbox' }] })
    await storeBaseline(db, row.id, { INBOX: { uidValidity: '1', uidNext: 7 } })
    expect(await listSeeds(db)).toMatchObject([
      { health: 'ok', folders: [{ path: 'INBOX' }], baseline: { INBOX: { uidNext: 7 } }, last_ok_at: at(5) },
    ])
    const lease = (holder: string, now: number) =>
      takeLease(db, row.id, { holder, now: at(now), until: at(now + 100) })
    expect([await lease('p1', 1000), await lease('p2', 1050), await lease('p1', 1050)]).toEqual([
      true,
      false,
      true,
    ])
    expect(await renewLeases(db, 'p1', at(1300))).toEqual([row.id])
    expect([await lease('p2', 1250), await lease('p2', 1301)]).toEqual([false, true])
    expect(await renewLeases(db, 'p1', at(1500))).toEqual([])
    // It ended, and nobody took it.
    expect(await renewLeases(db, 'p2', at(9100))).toEqual([row.id])
    expect(await lease('p1', 9000)).toBe(false)
  })
})
