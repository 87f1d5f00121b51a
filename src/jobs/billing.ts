import type { Job } from './job.ts'

/** Reads customers again whose events arrived during an outage, and those whose standing changes with time. */
export const settleCustomers: Job = {
  name: 'settle-customers',
  cron: '* * * * *',
  atStart: true,
  run: ({ billing }) => billing.work(),
}
