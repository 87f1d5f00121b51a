import type { AdminAccount, AdminAuditEntry } from '#contract/admin.ts'
import { metaOf } from '#contract/common.ts'
import { addressesOf, countOfAccount } from '#storage/account-facts.ts'
import { findListedAccount, type ListedAccount, listAccounts } from '#storage/account-list.ts'
import { findAccount, findAccountByEmail } from '#storage/accounts.ts'
import { listAudit } from '#storage/audit.ts'
import { presentAudit } from '../audit.ts'
import { noSuchAccount } from '../checked.ts'
import { mailStoppedOf, returnedOf } from '../mail-stopped.ts'
import { accountTag } from '../owner.ts'
import { emailKeyOf } from '../sign-in/throttle.ts'
import type { AccountsWorld } from '../world.ts'
import type { Administration } from './types.ts'

/** What an operator may know of accounts: what they are and have, never what is in them. */
export type AdministrationReads = Pick<Administration, 'accounts' | 'account' | 'find' | 'audit'>

export function createAdministrationReads(world: AccountsWorld): AdministrationReads {
  const { db, keys, addresses, clock } = world
  return {
    async accounts(query) {
      const { data, total } = await listAccounts(db, query)
      return { data: data.map(present), meta: metaOf(query, total) }
    },
    async account(id) {
      const [account, listed] = await Promise.all([findAccount(db, id), findListedAccount(db, id)])
      if (!account || !listed) throw noSuchAccount()
      const now = new Date(clock.now())
      const owner = accountTag(addresses, id)
      const counts = await countOfAccount(db, { id, epoch: account.epoch, owner, now })
      return {
        ...present(listed),
        ...counts,
        last_seen_at: counts.last_seen_at?.toISOString() ?? null,
        suspended_reason: account.suspended_reason,
        locale: account.locale,
        pending_email: account.pending_email,
        mail_stopped: await mailStoppedOf(db, keys, account.email),
        ...(await returnedOf(db, keys, account.email)),
        two_factor_enabled: account.totp_enabled_at !== null,
      }
    },
    async find(given) {
      const account =
        (await findAccountByEmail(db, emailKeyOf(given))) ?? (await findAccount(db, given.trim()))
      if (!account) throw noSuchAccount()
      return account.id
    },
    async audit(id, query) {
      if (!(await findAccount(db, id))) throw noSuchAccount()
      const { data, total } = await listAudit(db, id, query)
      const known = await addressesOf(db, [...new Set(data.map(({ actor }) => actor))])
      return {
        data: data.map(
          (row): AdminAuditEntry => ({ ...presentAudit(row, id), by: known.get(row.actor) ?? null }),
        ),
        meta: metaOf(query, total),
      }
    },
  }
}

const present = (row: ListedAccount): AdminAccount => ({
  id: row.id,
  name: row.name,
  email: row.email,
  confirmed: row.confirmed_at !== null,
  admin: row.is_admin,
  created_at: row.created_at.toISOString(),
  plan_id: row.plan_id ?? 'free',
  status: row.status ?? 'free',
  cancel_at: row.cancel_at?.toISOString() ?? null,
  suspended_at: row.suspended_at?.toISOString() ?? null,
  deletion_at: row.deletion_at?.toISOString() ?? null,
})
