import type { Job } from './job.ts'

/** Reads again what an older version of Postproof could not take as a report. */
export const readRefusedReports: Job = {
  name: 'refused-reports',
  cron: '*/15 * * * *',
  run: ({ refusedReports }) => refusedReports.work(),
}
