import type { Mailer, UserMail } from '#platform/mailer/types.ts'
import type { AccountRow } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import type { Letter, MayWrite } from './letters.ts'

export type Notice = Extract<UserMail, { kind: Letter['kind'] }>

/**
 * Notifies an account by mail of a change to it, in the transaction of the change: both are stored, or neither. Notices
 * beyond the limits of letters.ts are dropped.
 */
export type Notify = (
  trx: Db,
  account: Pick<AccountRow, 'id' | 'confirmed_at'>,
  notice: Notice,
) => Promise<void>

export const createNotify =
  (world: { mailer: Mailer; mayWrite: MayWrite }): Notify =>
  async (trx, account, notice) => {
    if (!(await world.mayWrite(trx, account, notice))) return
    // The notice of a deletion must outlive the account: it is not removed with it.
    const staysBehind = notice.kind === 'deletion-scheduled' || notice.kind === 'deletion-by-admin'
    await world.mailer.send(notice, staysBehind ? { trx } : { trx, account: account.id })
  }
