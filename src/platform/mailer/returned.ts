import type { Db } from '#storage/db.ts'
import { countBounces, insertReturned, type Returned, suppress } from '#storage/returned-mail.ts'

/** Bounces that pass, such as of a full mailbox: this many within two weeks stop mail for as long. */
const SOFT_MOST = 3
const SOFT_DAYS = 14

/** Keeps what came back of a mail, and stops further mail to its recipient where that follows; false when it was known. */
export async function keepReturned(trx: Db, returned: Returned): Promise<boolean> {
  if (!(await insertReturned(trx, returned))) return false
  const { recipientKey } = returned
  if (isFinal(returned)) await suppress(trx, { ...returned, days: null })
  else if ((await countBounces(trx, recipientKey, SOFT_DAYS)) >= SOFT_MOST) {
    await suppress(trx, { ...returned, days: SOFT_DAYS })
  }
  return true
}

/** There is no such mailbox, or its reader wants no more. */
export const isFinal = ({ kind, what }: Pick<Returned, 'kind' | 'what'>) =>
  kind === 'complaint' || what === 'no_mailbox' || what === 'disabled'
