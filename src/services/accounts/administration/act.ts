import type { AuditAction } from '#contract/audit.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { type AccountRow, lockAccount } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import { hasOtherAdmin } from '#storage/suspension.ts'
import { noSuchAccount } from '../checked.ts'
import type { Notice } from '../notify.ts'
import type { AccountsWorld } from '../world.ts'

/** One act of an operator upon an account. */
export type Act = {
  by: string
  id: string
  action: AuditAction
  detail?: Record<string, string>
  /** What is done, with the account locked; answers the notice to its owner, null for none. */
  work(trx: Db, account: AccountRow): Promise<Notice | null>
}

/** The change, its entry in the audit log and the notice are stored together, or none of them. */
export const createAct =
  ({ db, audit, notify }: Pick<AccountsWorld, 'db' | 'audit' | 'notify'>) =>
  ({ by, id, action, detail = {}, work }: Act): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, id)
      if (!account) throw noSuchAccount()
      const notice = await work(trx, account)
      if (notice) await notify(trx, account, notice)
      await audit.record({ actor: by, action, target: id, detail }, trx)
    })

/** Refusal `last_admin` (409): without one, nobody could undo it by a page. */
export async function keepAnAdmin(trx: Db, account: AccountRow): Promise<void> {
  if (!account.is_admin || (await hasOtherAdmin(trx, account.id))) return
  throw new Refusal(409, 'last_admin', 'admin.last_admin')
}
