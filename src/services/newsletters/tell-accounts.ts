import type { Logger } from 'pino'
import type { Db } from '#storage/db.ts'

/**
 * Tells accounts, each in a transaction of its own, so that what is marked as told and the letter about it are kept together.
 * `tell` returns false where its letter has to wait; then nothing is kept, and the next run tells it. Never rejects for an
 * account.
 */
export async function tellAccounts(
  { db, log }: { db: Db; log: Logger },
  accountIds: readonly string[],
  tell: (trx: Db, accountId: string) => Promise<boolean>,
): Promise<void> {
  for (const accountId of accountIds) {
    try {
      await db.transaction().execute(async (trx) => {
        if (!(await tell(trx, accountId))) throw new Waits()
      })
    } catch (error) {
      if (!(error instanceof Waits)) log.error({ error, account: accountId }, 'an account is told later')
    }
  }
}

/** Rolls back what was marked as told. */
class Waits extends Error {}
