import type { Job } from './job.ts'

/** Objects of deleted mails and pictures leave the object store; what a crash left there goes as well. */
export const removeBlobs: Job = { name: 'remove-blobs', cron: '* * * * *', run: ({ sweep }) => sweep() }
