import type { Job } from './job.ts'

/** Removes reports and mails past their time. */
export const purgeExpired: Job = { name: 'purge-expired', cron: '17 * * * *', run: ({ purge }) => purge() }
