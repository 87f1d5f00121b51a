import type { Job } from './job.ts'

/** The safety net: report mails whose process died before their rows were stored, and those that were put off. */
export const readReportMails: Job = {
  name: 'report-mails',
  cron: '* * * * *',
  atStart: true,
  run: ({ reportMails }) => reportMails.work(),
}
