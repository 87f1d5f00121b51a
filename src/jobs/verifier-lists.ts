import type { Job } from './job.ts'

/** The safety net: lists whose process died, and greylisted addresses whose time has come. */
export const verifierLists: Job = {
  name: 'verifier-lists',
  cron: '* * * * *',
  atStart: true,
  run: async ({ lists }) => {
    await lists.takeUp()
    return 0
  },
}
