import type { Job } from './job.ts'

/** Asks for the reverse names of the addresses in DMARC reports. */
export const askReverseNames: Job = {
  name: 'reverse-names',
  cron: '* * * * *',
  run: ({ reverseNames }) => reverseNames.work(),
}
