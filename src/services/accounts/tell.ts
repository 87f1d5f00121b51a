import type { Mailer, UserMail } from '../account-types.ts'
import type { Background } from './background.ts'
import type { SlowDown } from './slow-down.ts'

/** Tells an account by mail of what was done with it. Not waited for; the same again and again is not told. */
export type Tell = (notice: UserMail) => void

export const createTell =
  (world: { mailer: Mailer; background: Background; slowDown: SlowDown }): Tell =>
  (notice) =>
    world.background.run('mail', async () => {
      if (await world.slowDown.beforeNotice(notice.kind, notice.to)) await world.mailer.send(notice)
    })
