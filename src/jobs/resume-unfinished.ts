import type { Job } from './job.ts'

/** The safety net: tests whose process died before their report was done. */
export const resumeUnfinished: Job = {
  name: 'resume-unfinished',
  cron: '* * * * *',
  atStart: true,
  run: ({ analysis }) => analysis.resumeUnfinished(),
}
