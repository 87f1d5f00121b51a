import type { Job } from './job.ts'

/** Greylisted addresses whose time has come, and verifications whose process died before they were done. */
export const verifierRechecks: Job = {
  name: 'verifier-rechecks',
  cron: '* * * * *',
  atStart: true,
  run: ({ verifier }) => verifier.takeUp(),
}
