import type { Job } from './queue.ts'

/** Deletes accounts whose days of grace are over, with everything of theirs; and sessions and tokens past their time. */
export const purgeAccounts: Job = {
  name: 'purge-accounts',
  cron: '47 * * * *',
  run: ({ services }) => services.accounts.purge(),
}
