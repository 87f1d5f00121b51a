import type { Mailer, UserMail } from '#platform/mailer/types.ts'
import type { Db } from '#storage/database.ts'
import type { Throttle } from './sign-in/throttle.ts'

/**
 * Tells an account by mail of what is done with it, in the transaction that does it: both are stored, or neither. The same
 * again and again is not told.
 */
export type Notify = (trx: Db, account: string, notice: UserMail) => Promise<void>

export const createNotify =
  (world: { mailer: Mailer; throttle: Throttle }): Notify =>
  async (trx, account, notice) => {
    if (!(await world.throttle.beforeNotice(notice.kind, notice.to, trx))) return
    // Whoever leaves is told so to the end.
    const staysBehind = notice.kind === 'deletion-scheduled'
    await world.mailer.send(notice, staysBehind ? { trx } : { trx, account })
  }
