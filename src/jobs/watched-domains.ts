import type { Job } from './job.ts'

/** Looks at watched domains that are due, and sends what changed to their owners. */
export const watchDomains: Job = {
  name: 'watched-domains',
  cron: '* * * * *',
  atStart: true,
  run: ({ watch }) => watch.work(),
}
