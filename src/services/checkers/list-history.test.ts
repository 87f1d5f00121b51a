import { createBlacklists, type ListHealth } from '@postproof/blacklists/check'
import { listZone } from '@postproof/blacklists/list-zone'
import { lists } from '@postproof/blacklists/lists'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import type { Message } from '@postproof/messages/message'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listHistorySchema } from '#contract/list-history.ts'
import type { Database } from '#storage/db.ts'
import { noteSelfTests } from '#storage/list-self-tests.ts'
import { openOwnDatabase } from '../../../tests/postgres/database.ts'
import { createListHistory } from './list-history.ts'

/** How lists answered their self-tests, over a real database and stand-in zones. */
const used = lists.filter(({ id }) => ['psbl', 'spamcop', 'barracuda', 'zapbl'].includes(id))
let database: Database
let now = Date.parse('2026-03-10T08:00:00Z')
const clock = { now: () => now }

beforeAll(async () => {
  database = await openOwnDatabase()
}, 120_000)
afterAll(() => database?.close())

/** A history whose lists answer as the zone says; each call asks again. */
function historyOver(zone: ZoneDefinition) {
  const blacklists = createBlacklists({ resolver: createZone(zone, { clock }), clock, lists: used })
  return createListHistory({ db: database.db, clock, blacklists })
}

const healthy = listZone(used)
const read = async (language: 'en' | 'de' = 'en') => {
  const history = await historyOver(healthy).service.read(language)
  expect(listHistorySchema.parse(history)).toEqual(history)
  return (id: string) => history.lists.find((list) => list.id === id)!
}

test('before the first test nothing is said of any list', async () => {
  const of = await read()
  expect([of('psbl').last, of('psbl').months]).toEqual([null, []])
  expect(of('zapbl').unconfirmed).toEqual(['codes', 'test-points', 'removal-page'])
})

test('answers, silences, refusals and wrong answers are counted by month', async () => {
  expect(await historyOver(healthy).test()).toBe(4)
  now += 6 * 3_600_000
  await historyOver({
    ...healthy,
    '2.0.0.127.psbl.surriel.com': 'TIMEOUT',
    '1.0.0.127.psbl.surriel.com': 'TIMEOUT',
    '2.0.0.127.bl.spamcop.net': { A: '127.255.255.254' },
    '2.0.0.127.b.barracudacentral.org': {},
  }).test()
  now = Date.parse('2026-04-02T08:00:00Z')
  await historyOver(healthy).test()
  const of = await read()
  const none = { answered: 0, silent: 0, refused: 0, broken: 0 }
  const april = { ...none, month: '2026-04', answered: 1 }
  expect(of('psbl').months).toEqual([april, { ...none, month: '2026-03', answered: 1, silent: 1 }])
  expect(of('spamcop').months).toEqual([april, { ...none, month: '2026-03', answered: 1, refused: 1 }])
  expect(of('barracuda').months).toEqual([april, { ...none, month: '2026-03', answered: 1, broken: 1 }])
  expect(of('psbl').last).toEqual({ state: 'answered', meaning: '', at: '2026-04-02T08:00:00.000Z' })
})

test('the last test says why, in the reader’s language', async () => {
  now += 3_600_000
  await historyOver({ ...healthy, '2.0.0.127.bl.spamcop.net': { A: '127.255.255.254' } }).test()
  const meaning = 'the query came through a public resolver, which the list refuses'
  expect((await read())('spamcop').last).toMatchObject({ state: 'refused', meaning })
  const german = (await read('de'))('spamcop').last!
  expect(german.meaning).toBe('die Anfrage kam über einen öffentlichen Resolver, den die Liste ablehnt')
})

test('when no list answers it is the network, and nothing is counted', async () => {
  const before = await read()
  const why: Message[] = [{ code: 'blacklist.no_answer', facts: {} }]
  const health = { state: 'timeout', why, at: now } as const
  const silent: ListHealth[] = used.map(({ id }) => ({ list: id, health }))
  const world = { lists: used, selfTest: async () => silent }
  expect(await createListHistory({ db: database.db, clock, blacklists: world }).test()).toBe(0)
  expect((await read())('psbl').months).toEqual(before('psbl').months)
})

test('twelve months are shown, and what is older goes', async () => {
  now = Date.parse('2027-03-15T08:00:00Z')
  await historyOver(healthy).test()
  const of = await read()
  expect(of('psbl').months.map(({ month }) => month)).toEqual(['2027-03', '2026-04'])
  now = Date.parse('2027-06-15T08:00:00Z')
  await historyOver(healthy).test()
  const { rows } = await database.db
    .selectFrom('list_self_tests')
    .select('day')
    .where('list', '=', 'psbl')
    .execute()
    .then((rows) => ({ rows }))
  expect(rows).toHaveLength(2)
})

test('what an older version wrote down in words is shown as it is', async () => {
  const why = 'the list moved'
  await noteSelfTests(database.db, [{ list: 'psbl', state: 'broken', why }], new Date(now))
  expect((await read('de'))('psbl').last).toMatchObject({ state: 'broken', meaning: why })
})
