import type { Job } from './job.ts'

/** The safety net of collecting, and alerts whose time has come. What is past its time goes with `purge-expired`. */
export const collectPlacements: Job = {
  name: 'placement',
  cron: '* * * * *',
  async run({ placement }) {
    placement.collector?.wake()
    return placement.work()
  },
}

/** Signs in to every seed mailbox, so that one that cannot be read is known before a test needs it. */
export const checkSeeds: Job = {
  name: 'check-seeds',
  cron: '23 * * * *',
  run: ({ placement }) => placement.seeds.checkAll(),
}
