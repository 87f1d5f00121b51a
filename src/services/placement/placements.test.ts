import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Database } from '#storage/db.ts'
import type { SeedCopy } from '#storage/placement/tables.ts'
import { openOwnDatabase } from '../../../tests/postgres/database.ts'
import { createPlacements } from './placements.ts'

let database: Database
beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database?.close())

const seed: SeedCopy = {
  id: 1,
  provider: 'own',
  name: 'Own',
  address: 'seed@own.example',
  type: 'consumer',
  region: '',
  simulated: false,
}

test('a test that the plan refuses leaves nothing behind', async () => {
  const placements = createPlacements({
    db: database.db,
    clock: { now: () => Date.now() },
    ownerOf: () => 'owner',
    offer: { seeds: async () => [seed], providers: async () => [] },
    retentionDays: async () => 30,
    plans: {
      introduce: async () => {},
      reserve: async () => {
        throw new Refusal(403, 'quota_exceeded', 'quota.locked')
      },
    },
  } as unknown as Parameters<typeof createPlacements>[0])
  const visitor = { browser: null, network: '192.0.2.1', agent: '' }
  await expect(placements.create(undefined, visitor)).rejects.toMatchObject({ code: 'quota_exceeded' })
  expect(await database.db.selectFrom('placement_tests').select('status').execute()).toEqual([])
})
