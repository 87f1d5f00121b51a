import { loadLists } from '@postproof/address/lists/load'
import { createZone } from '@postproof/dns/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#storage/db.ts'
import { openOwnDatabase } from '../../../tests/postgres/database.ts'
import { createOptOuts } from './opt-outs.ts'
import { createTags } from './tags.ts'

let database: Database
beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database?.close())

test('an opt-out covers what it names until it is taken back', async () => {
  const optOuts = createOptOuts({
    db: database.db,
    tags: createTags(new Uint8Array(32)),
    clock: { now: () => 0 },
    lists: loadLists,
    resolver: createZone({ '_postproof-optout.acme.net': { TXT: 'no' } }),
  })
  await optOuts.add('Ada <ada@other.net>')
  await optOuts.add('acme.net')
  expect(await optOuts.covers('ada@other.net', 'other.net')).toBe(true)
  expect(await optOuts.covers('bob@mail.acme.net', 'mail.acme.net')).toBe(true)
  await expect(optOuts.add('third.net')).rejects.toMatchObject({ code: 'invalid' })
  expect(await optOuts.remove('mailto:ada@other.net')).toBe(true)
  expect(await optOuts.remove('acme.net')).toBe(true)
  expect(await optOuts.covers('ada@other.net', 'other.net')).toBe(false)
  expect(await optOuts.covers('bob@mail.acme.net', 'mail.acme.net')).toBe(false)
  expect(await optOuts.remove('acme.net')).toBe(false)
})
