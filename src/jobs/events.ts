import type { Job } from './job.ts'

/** The safety net: events whose notification was missed, or whose process died before they were delivered. */
export const sendEvents: Job = {
  name: 'events',
  cron: '* * * * *',
  atStart: true,
  async run({ events }) {
    events.sender?.wake()
    return 0
  },
}
