import type { Job } from './job.ts'

/** The safety net: pictures that found no free place, or whose process died before they were done. */
export const drawPictures: Job = {
  name: 'draw-pictures',
  cron: '* * * * *',
  atStart: true,
  run: async ({ pictures }) => (await pictures?.drain()) ?? 0,
}
