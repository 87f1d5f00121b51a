import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#storage/db.ts'
import { openOwnDatabase } from '../../../../tests/postgres/database.ts'
import { createLeases } from './leases.ts'

const log = { warn() {}, info() {} }

let database: Database
beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database.close())

test('what could not be given back runs out, though others of the same process are renewed', async () => {
  const { db } = database
  let now = Date.UTC(2026, 10, 23)
  const clock = { now: () => now }
  const timers = vi.spyOn(globalThis, 'setInterval')
  const one = createLeases({ db, clock, log })
  const [renew] = timers.mock.calls.map(([call]) => call)
  timers.mockRestore()
  const other = createLeases({ db, clock, log })
  expect([await one.claim('lost'), await one.claim('held')]).toEqual([true, true])

  await sql`alter table verifier_leases rename to away`.execute(db)
  await expect(one.drop('lost')).rejects.toThrow()
  await sql`alter table away rename to verifier_leases`.execute(db)
  now += 30_000
  renew!()
  const untilOf = async (id: string) =>
    (await db.selectFrom('verifier_leases').select('until').where('id', '=', id).executeTakeFirstOrThrow())
      .until
  await expect.poll(async () => (await untilOf('held')).getTime()).toBe(now + 60_000)
  now += 31_000
  expect([await other.claim('lost'), await other.claim('held')]).toEqual([true, false])
  await Promise.all([one.close(), other.close()])
})
