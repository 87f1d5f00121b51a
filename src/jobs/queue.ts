import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { withContext } from '#platform/logs/request-context.ts'
import type { Application } from '#services/application/application.ts'
import type { JobBook } from '#services/operations/job-book.ts'
import { purgeAccounts } from './accounts.ts'
import { settleCustomers } from './billing.ts'
import { mailClientReports } from './client-reports.ts'
import { drawPictures } from './draw-pictures.ts'
import { sendEvents } from './events.ts'
import type { Job } from './job.ts'
import { settleJobClock } from './job-clock.ts'
import { judgeNewsletters } from './newsletters.ts'
import { outgoingMail } from './outgoing-mail.ts'
import { checkSeeds, collectPlacements } from './placement.ts'
import { purgeExpired } from './purge-expired.ts'
import { retryRefusedReports } from './refused-reports.ts'
import { removeBlobs } from './remove-blobs.ts'
import { readReportMails } from './report-mails.ts'
import { compareReports } from './report-notices.ts'
import { resumeUnfinished } from './resume-unfinished.ts'
import { askReverseNames } from './reverse-names.ts'
import { testBlacklists } from './test-blacklists.ts'
import { verifierLists } from './verifier-lists.ts'
import { verifierRechecks } from './verifier-rechecks.ts'
import { watchDomains } from './watched-domains.ts'

const jobs: Job[] = [
  resumeUnfinished,
  readReportMails,
  retryRefusedReports,
  askReverseNames,
  compareReports,
  drawPictures,
  sendEvents,
  verifierRechecks,
  verifierLists,
  watchDomains,
  mailClientReports,
  judgeNewsletters,
  collectPlacements,
  checkSeeds,
  outgoingMail,
  purgeExpired,
  removeBlobs,
  testBlacklists,
  purgeAccounts,
  settleCustomers,
]

export type Jobs = { close(): Promise<void> }

/** A process that was killed in the middle of a job would else keep the others from it for a quarter of an hour. */
const HEARTBEAT_SECONDS = 30
/** How long jobs may wait for a clock that was set back. */
const SETTLE_MS = 60_000

/** Starts the queue and its jobs, for which it looks every `pollSeconds`. A job that fails is tried again at its next time. */
export async function startJobs(
  application: Application,
  log: Logger,
  {
    list = jobs,
    pollSeconds = 15,
    book,
  }: { list?: readonly Job[]; pollSeconds?: number; book?: JobBook } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    ...application.queue,
    schema: 'jobs',
    cronWorkerIntervalSeconds: 30,
    persistWarnings: false,
  })
  boss.on('error', (error) => log.error({ error }, 'job queue'))
  await boss.start()
  const settle = () =>
    settleJobClock(boss.getDb()).catch((error: unknown) => log.error({ error }, 'clock of the job queue'))
  await settle()
  const settling = setInterval(settle, SETTLE_MS).unref()
  for (const job of list) {
    await boss.createQueue(job.name, { policy: 'singleton', heartbeatSeconds: HEARTBEAT_SECONDS })
    // Queues that were made before keep what they had.
    await boss.updateQueue(job.name, { heartbeatSeconds: HEARTBEAT_SECONDS })
    await boss.schedule(job.name, job.cron)
    if (job.atStart) await boss.send(job.name)
    await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, async () => {
      await withContext({ job: job.name }, async () => {
        const count = await noted(job, application, book)
        if (count) log.info({ count }, 'job done')
      })
    })
  }
  const stopListening = await book?.onWanted((name) => {
    if (!list.some((job) => job.name === name)) return
    boss.send(name).catch((error: unknown) => log.error({ error }, 'a wanted job was not begun'))
  })
  return {
    async close() {
      clearInterval(settling)
      await stopListening?.()
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}

/** What becomes of it is for the operator to see; that this could not be noted changes nothing of it. */
async function noted(job: Job, application: Application, book: JobBook | undefined): Promise<number> {
  try {
    const count = await job.run(application)
    await book?.succeeded(job.name).catch(() => {})
    return count
  } catch (error) {
    await book?.failed(job.name, error).catch(() => {})
    throw error
  }
}
