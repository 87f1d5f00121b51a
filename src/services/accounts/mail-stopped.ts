import type { MailStopped } from '#contract/accounts.ts'
import type { InstanceKeys } from '#platform/keys/keys.ts'
import { recipientKeyOf } from '#platform/mailer/return-path.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { type AccountRow, findAccount } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import { countReturned, findSuppression, liftSuppression } from '#storage/returned-mail.ts'
import { noSuchAccount } from './checked.ts'
import type { Links } from './links/links.ts'
import type { Accounts } from './types.ts'
import type { AccountsWorld } from './world.ts'

/** An account to whose address nothing more is sent, because earlier mail came back from there or was reported. */

type Keys = Pick<InstanceKeys, 'pseudonyms'>

/** Null where mail goes out. It is of the address: another one has none. */
export async function mailStoppedOf(db: Db, keys: Keys, email: string): Promise<MailStopped | null> {
  const found = await findSuppression(db, recipientKeyOf(keys, email))
  if (!found) return null
  const { kind, what, at, until } = found
  return { kind, reason: what, at: at.toISOString(), until: until?.toISOString() ?? null }
}

/** How often mail to the address came back, as far as it is kept. */
export async function returnedOf(db: Db, keys: Keys, email: string) {
  const { bounce, complaint } = await countReturned(db, recipientKeyOf(keys, email))
  return { bounces: bounce, complaints: complaint }
}

/** Mail goes there again; Refusal `not_possible` (409) where it was not stopped. */
export async function liftFor(trx: Db, keys: Keys, email: string): Promise<void> {
  if (!(await liftSuppression(trx, recipientKeyOf(keys, email)))) throw notStopped()
}

const notStopped = () => new Refusal(409, 'not_possible', 'account.mail_not_stopped')

/** By its owner: the next mail shows whether it arrives now, and is written at once. */
export const createResumeMail =
  ({ db, keys, mailer, throttle, audit }: AccountsWorld, links: Links): Accounts['resumeMail'] =>
  async ({ accountId }) => {
    const account = await findAccount(db, accountId)
    if (!account) throw noSuchAccount()
    if (!(await mailStoppedOf(db, keys, account.email))) throw notStopped()
    await throttle.beforeResume(account.email)
    await db.transaction().execute(async (trx) => {
      await liftFor(trx, keys, account.email)
      await audit.record({ actor: accountId, action: 'mail-resumed' }, trx)
      if (account.confirmed_at) await mailer.send(resumedNotice(account), { trx, account: accountId })
      else await links.askConfirmation(trx, account.email)
    })
    links.wake()
  }

export const resumedNotice = ({ email: to, locale }: AccountRow) => ({
  kind: 'mail-resumed' as const,
  to,
  locale,
})
