import type { Job } from './job.ts'

/** Takes over the results of newsletters' issues, and tells owners of drops. */
export const judgeNewsletters: Job = {
  name: 'newsletters',
  cron: '* * * * *',
  atStart: true,
  run: ({ newsletterWork }) => newsletterWork.work(),
}
