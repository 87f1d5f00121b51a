import type { Job } from './job.ts'

/** The self-test of every blacklist, four times a day: its history tells what a list is worth. */
export const testBlacklists: Job = {
  name: 'test-blacklists',
  cron: '43 1,7,13,19 * * *',
  run: ({ testBlacklists }) => testBlacklists(),
}
