import { releaseAllCustomers } from './billing/customers.ts'
import { releaseReports } from './client-reports/reports.ts'
import type { Db } from './db.ts'
import { releaseReportMails } from './domain-reports/mails.ts'
import { releaseDeliveries } from './events/events.ts'
import { releaseMail } from './outgoing-mail.ts'
import { releaseAllPictures } from './pictures.ts'
import { forgetPlacementLeases } from './placement/seeds.ts'
import { forgetVerifierLeases } from './politeness.ts'
import { releaseAllTests } from './tests.ts'
import { releaseAllVerifications } from './verifications.ts'
import { releaseClaims } from './verifier-list-work.ts'
import { releaseWatched } from './watch/work.ts'

/**
 * Gives back what processes have claimed, for a process that is known to be the only one: it goes on at once with what
 * the one before it left, and waits for no lease to end.
 */
export async function takeOver(db: Db, now: Date): Promise<void> {
  await releaseAllTests(db)
  await releaseAllPictures(db)
  await releaseAllVerifications(db)
  await releaseClaims(db, now)
  await forgetPlacementLeases(db)
  await forgetVerifierLeases(db)
  await releaseMail(db)
  await releaseReportMails(db)
  await releaseDeliveries(db, now)
  await releaseWatched(db)
  await releaseReports(db)
  await releaseAllCustomers(db)
}
