import type { Job } from './queue.ts'

/** Reads customers again whose events came while nobody could, and those whose standing changes by the clock. */
export const settleCustomers: Job = {
  name: 'settle-customers',
  cron: '* * * * *',
  atStart: true,
  run: ({ billing }) => billing.work(),
}
