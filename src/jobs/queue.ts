import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Application } from '#services/create.ts'
import { purgeAccounts } from './accounts.ts'
import { settleCustomers } from './billing.ts'
import { drawPictures } from './draw-pictures.ts'
import { purgeExpired } from './purge-expired.ts'
import { resumeUnfinished } from './resume-unfinished.ts'
import { verifierLists } from './verifier-lists.ts'
import { verifierRechecks } from './verifier-rechecks.ts'

/** A piece of work done by the clock, once among all processes. */
export type Job = { name: string; cron: string; run(application: Application): Promise<number> }

const jobs: Job[] = [
  resumeUnfinished,
  drawPictures,
  verifierRechecks,
  verifierLists,
  purgeExpired,
  purgeAccounts,
  settleCustomers,
]

export type Jobs = { close(): Promise<void> }

/** Starts the queue and its jobs. A job that fails is tried again at its next time. */
export async function startJobs(application: Application, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    ...application.queue,
    schema: 'jobs',
    cronWorkerIntervalSeconds: 30,
    persistWarnings: false,
  })
  boss.on('error', (error) => log.error({ error }, 'job queue'))
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'singleton' })
    await boss.schedule(job.name, job.cron)
    await boss.work(job.name, { pollingIntervalSeconds: 5 }, async () => {
      const count = await job.run(application)
      if (count) log.info({ job: job.name, count }, 'job done')
    })
  }
  return { close: () => boss.stop({ graceful: true, timeout: 5_000 }) }
}
