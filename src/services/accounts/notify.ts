import type { Mailer, UserMail } from '#platform/mailer/types.ts'
import type { Db } from '#storage/db.ts'
import type { Throttle } from './sign-in/throttle.ts'

/**
 * Notifies an account by mail of a change to it, in the transaction of the change: both are stored, or neither. Repeated
 * notices of the same kind are dropped after a few.
 */
export type Notify = (trx: Db, account: string, notice: UserMail) => Promise<void>

export const createNotify =
  (world: { mailer: Mailer; throttle: Throttle }): Notify =>
  async (trx, account, notice) => {
    if (!(await world.throttle.beforeNotice(notice.kind, notice.to, trx))) return
    // The notice of a deletion must outlive the account: it is not removed with it.
    const staysBehind = notice.kind === 'deletion-scheduled' || notice.kind === 'deletion-by-admin'
    await world.mailer.send(notice, staysBehind ? { trx } : { trx, account })
  }
