import { PgBoss } from 'pg-boss'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Job } from '#jobs/job.ts'
import { type Jobs, startJobs } from '#jobs/queue.ts'
import type { Application } from '#services/application/application.ts'
import { createDeadLetters } from '#services/operations/dead-letters.ts'
import { createJobBook } from '#services/operations/job-book.ts'
import { openPostgres } from '#storage/postgres.ts'
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

  test('note what failed, try it again when an operator wants it, and forget it when it succeeds', async () => {
    const database = await openPostgres(own.url)
    const book = createJobBook(database)
    const letters = createDeadLetters({ db: database.db, jobBook: book })
    const broken = new Error('the disk is full\n    at somewhere')
    let runs = 0
    const run = async () => {
      if (++runs < 3) throw broken
      return 1
    }
    const application = { queue: { connectionString: own.url, max: 3 } } as unknown as Application
    const job: Job = { name: 'fails', cron: '0 0 1 1 *', run }
    running.push(
      await startJobs(application, pino({ level: 'silent' }), { list: [job], pollSeconds: 1, book }),
    )
    const noted = (expected: unknown) =>
      vi.waitFor(async () => expect(await letters.list({})).toMatchObject(expected as object[]), {
        timeout: 60_000,
        interval: 100,
      })
    const id = 'job-fails'
    // Queues may try a run again by themselves: the count is ours.
    await queue.send('fails', {}, { retryLimit: 0 })
    await noted([{ id, kind: 'job', name: 'fails', tries: 1, error: 'Error: the disk is full' }])
    await letters.retry(id)
    await noted([{ id, tries: 2, text: 'Its last 2 runs failed.' }])
    await letters.retry(id)
    await vi.waitFor(async () => expect(await letters.list({})).toEqual([]), {
      timeout: 60_000,
      interval: 100,
    })
    expect(runs).toBe(3)
    await expect(letters.retry(id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(letters.discard('mail-none')).rejects.toMatchObject({ code: 'not_found' })
    await expect(letters.retry('fails')).rejects.toMatchObject({ code: 'not_found' })
    await database.close()
  })
})
