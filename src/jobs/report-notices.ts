import type { Job } from './job.ts'

/** Compares the DMARC reports of each domain once a day. */
export const compareReports: Job = {
  name: 'report-notices',
  cron: '*/10 * * * *',
  run: ({ reportNotices }) => reportNotices.work(),
}
