import type { Job } from './job.ts'

/** The safety net: links that were asked for and mail to users, left by a process that died. */
export const outgoingMail: Job = {
  name: 'outgoing-mail',
  cron: '* * * * *',
  atStart: true,
  run: async ({ accountsPart, services }) =>
    (await accountsPart.makeAskedLinks()) + (await services.mailer.takeUp()),
}
