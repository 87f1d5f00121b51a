import type { Job } from './job.ts'

/** Deletes accounts whose days of grace are over, with all their data, and expired sessions and tokens. */
export const purgeAccounts: Job = {
  name: 'purge-accounts',
  cron: '47 * * * *',
  run: ({ services }) => services.accounts.purge(),
}
