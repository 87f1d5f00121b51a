import { PgBoss } from 'pg-boss'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Job } from '#jobs/job.ts'
import { type Jobs, startJobs } from '#jobs/queue.ts'
import type { Application } from '#services/application/application.ts'
import { type OwnDatabase, ownDatabase } from '../postgres/database.ts'

/** Two processes run the jobs: what is due is done once, by one of them. With the minutes of a clock: tests/long. */

describe('two processes with the same jobs', () => {
  let own: OwnDatabase
  let queue: PgBoss
  const running: Jobs[] = []
  beforeAll(async () => {
    own = await ownDatabase()
    queue = new PgBoss({ connectionString: own.url, schema: 'jobs', schedule: false, supervise: false })
    await queue.start()
  })
  afterAll(async () => {
    await Promise.all(running.map((jobs) => jobs.close()))
    await queue.stop()
    await own.drop()
  })

  const start = (job: Job) => {
    const application = { queue: { connectionString: own.url, max: 3 } } as unknown as Application
    return startJobs(application, pino({ level: 'silent' }), { list: [job], pollSeconds: 1 })
  }

  test('begin with what another one may have left behind', async () => {
    const ran: string[] = []
    const run = async () => ran.push('at start')
    running.push(await start({ name: 'net', cron: '0 0 1 1 *', atStart: true, run }))
    await vi.waitFor(() => expect(ran).toEqual(['at start']), { timeout: 60_000, interval: 50 })
  })

  test('do each once, and one goes on when the other ends', async () => {
    const ran: string[] = []
    const begin = async (by: string) => {
      // By the clock, it would come once a year.
      const jobs = await start({ name: 'tick', cron: '0 0 1 1 *', run: async () => ran.push(by) })
      running.push(jobs)
      return jobs
    }
    const done = (id: string | null) =>
      vi.waitFor(
        async () => {
          const rows = await own.sql<{ state: string }>('select state from jobs.job where id = $1', [id])
          expect(rows).toEqual([{ state: 'completed' }])
        },
        { timeout: 60_000, interval: 100 },
      )
    const [one] = await Promise.all([begin('one'), begin('other')])
    await done(await queue.send('tick'))
    expect(ran).toHaveLength(1)
    await one.close()
    running.splice(running.indexOf(one), 1)
    await done(await queue.send('tick'))
    expect(ran.slice(1)).toEqual(['other'])
  })
})
