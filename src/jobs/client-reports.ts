import type { Job } from './job.ts'

/** Mails the monthly reports that are due. */
export const mailClientReports: Job = {
  name: 'client-reports',
  cron: '*/5 * * * *',
  atStart: true,
  run: ({ clientReports }) => clientReports.work(),
}
