import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Jobs, startJobs } from '#jobs/queue.ts'
import type { Application } from '#services/application/application.ts'
import { type OwnDatabase, ownDatabase } from '../postgres/database.ts'

/** Two processes run the jobs: each tick of the clock is worked on once, by one of them. */

/** A tick comes once a minute, and is marked as done when the database gets to it. */
const patient = { timeout: 150_000, interval: 500 }

describe('two processes with the same jobs', () => {
  let own: OwnDatabase
  const running: Jobs[] = []
  beforeAll(async () => {
    own = await ownDatabase()
  })
  afterAll(async () => {
    await Promise.all(running.map((jobs) => jobs.close()))
    await own.drop()
  })

  test('run each tick once, and one goes on when the other ends', async () => {
    const ran: { by: string; minute: number }[] = []
    const begin = async (by: string) => {
      const application = { queue: { connectionString: own.url, max: 3 } } as unknown as Application
      const run = async () => {
        ran.push({ by, minute: Math.floor(Date.now() / 60_000) })
        return 1
      }
      const jobs = await startJobs(application, pino({ level: 'silent' }), {
        list: [
          { name: 'tick', cron: '* * * * *', run },
          { name: 'tock', cron: '* * * * *', run },
        ],
      })
      running.push(jobs)
      return jobs
    }
    const [one] = await Promise.all([begin('one'), begin('other')])
    const ticks = (from = 0) =>
      own.sql<{ name: string; state: string }>(
        "select name, state from jobs.job where name in ('tick', 'tock') offset $1",
        [from],
      )
    await vi.waitFor(() => expect(ran.length).toBeGreaterThanOrEqual(2), patient)
    await one.close()
    running.splice(running.indexOf(one), 1)
    const before = ran.length
    await vi.waitFor(() => expect(ran.length).toBeGreaterThan(before + 1), patient)
    expect(new Set(ran.slice(before).map(({ by }) => by))).toEqual(new Set(['other']))
    await vi.waitFor(async () => {
      expect((await ticks()).every(({ state }) => state === 'completed')).toBe(true)
    }, patient)
    // A run for each row, and no more rows than ticks.
    expect(await ticks()).toHaveLength(ran.length)
    // A tick may be noted late, in the next minute even, and the first one while the minute runs already.
    const rows = await own.sql<{ name: string; count: number; minutes: number }>(
      `select name, count(*)::int, extract(epoch from max(created_on) - min(created_on))::float8 / 60 as minutes
       from jobs.job where name in ('tick', 'tock') group by name`,
    )
    for (const { count, minutes } of rows) expect(count).toBeLessThanOrEqual(Math.floor(minutes) + 2)
  }, 320_000)
})
