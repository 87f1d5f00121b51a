import type { Db } from '#storage/db.ts'
import { findSuppression } from '#storage/returned-mail.ts'
import type { InstanceKeys } from '../keys/keys.ts'
import { recipientKeyOf } from './return-path.ts'
import { isToOperator, type MailToUser } from './to-operator.ts'

/**
 * What still goes to someone who complained: what they ask for just now, and what they would lose the account without. The rest
 * can be read on the page.
 */
const afterComplaint: Record<MailToUser['kind'], boolean> = {
  confirm: true,
  reset: true,
  'new-address': true,
  'address-change-asked': true,
  'factor-lost': true,
  'address-changed': true,
  'password-changed': true,
  'two-factor-changed': true,
  'passkey-changed': true,
  'second-factor-reset': true,
  'deletion-scheduled': true,
  'deletion-by-admin': true,
  'account-suspended': true,
  'mail-resumed': true,
  'account-restored': false,
  'key-made': false,
  'application-connected': false,
  exported: false,
  'exported-by-admin': false,
  'address-confirmed': false,
  'rights-changed': false,
  'placement-alert': false,
  'webhook-stopped': false,
  'member-invited': false,
  'member-joined': false,
  'watch-alert': false,
  'report-alert': false,
  'newsletter-alert': false,
  'order-news': true,
  'client-report': false,
}

/**
 * Whether mail of this kind to this address is not to be sent. Where mail bounced nothing goes but messages to the operator: it
 * would not arrive, and each further one counts against the sender.
 */
export const createSuppressed =
  (db: Db, keys: Pick<InstanceKeys, 'pseudonyms'>) =>
  async (kind: string, to: string): Promise<boolean> => {
    if (isToOperator(kind)) return false
    const found = await findSuppression(db, recipientKeyOf(keys, to))
    if (!found) return false
    return found.kind === 'bounce' || afterComplaint[kind as MailToUser['kind']] !== true
  }
