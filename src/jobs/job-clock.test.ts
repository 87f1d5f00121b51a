import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnDatabase, ownDatabase } from '../../tests/postgres/database.ts'
import { settleJobClock } from './job-clock.ts'

/** The clock of the database was three days ahead, and is set back. */

let own: OwnDatabase
let boss: PgBoss
beforeAll(async () => {
  own = await ownDatabase()
  boss = new PgBoss({ connectionString: own.url, schema: 'jobs', schedule: false, supervise: false })
  boss.on('error', () => undefined)
  await boss.start()
})
afterAll(async () => {
  await boss?.stop({ graceful: false })
  await own?.drop()
})

test('the queue ticks again, and what waits begins once', async () => {
  await boss.createQueue('tick')
  await boss.send('tick')
  await own.sql(`update jobs.version set cron_on = now() + interval '3 days'`)
  await own.sql(`update jobs.job set start_after = now() + interval '3 days'`)
  expect(await boss.fetch('tick')).toEqual([])
  await settleJobClock(boss.getDb())
  expect(await boss.fetch('tick')).toHaveLength(1)
  expect(await boss.fetch('tick')).toEqual([])
  expect(await own.sql(`select cron_on from jobs.version`)).toEqual([{ cron_on: null }])
})
