import type { Job } from './queue.ts'

/** Greylisted addresses whose time has come, and verifications whose process died before they were done. */
export const verifierRechecks: Job = {
  name: 'verifier-rechecks',
  cron: '* * * * *',
  run: ({ verifier }) => verifier.takeUp(),
}
