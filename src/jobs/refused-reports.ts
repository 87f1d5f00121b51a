import type { Job } from './job.ts'

/** Retries report files that an older version of Postproof refused. */
export const retryRefusedReports: Job = {
  name: 'refused-reports',
  cron: '*/15 * * * *',
  run: ({ refusedRetries }) => refusedRetries.work(),
}
