import { bounceSays } from '@postproof/address/verdict/own'
import type { Clock } from '@postproof/engine/world'
import type { DeliveryReport } from '@postproof/message/delivery-report'
import type { Logger } from 'pino'
import type { ReturnedTo, ReturnPaths } from '#platform/mailer/return-path.ts'
import { keepReturned } from '#platform/mailer/returned.ts'
import type { Metrics } from '#platform/metrics/types.ts'
import type { Db } from '#storage/db.ts'
import type { Returned } from '#storage/returned-mail.ts'
import type { Sharer } from '../analysis/fair-queue.ts'
import { type AnalysisPool, octetsOf, Unreadable } from '../analysis/pool.ts'

/**
 * What comes back of the mail to users. All that follows from it is stored before the mail is answered with 250: a process that
 * is killed has either not said it, and the sender tries again, or lost nothing. Nothing is ever sent in answer, so that no mail
 * can go in circles.
 */
export type ReceiveReturned = {
  /** What came to the envelope sender of this mail. */
  ofMail(mail: ReturnedTo, given: Given): Promise<void>
  /** What came to the address for complaints; false, and nothing is kept, where it is none about a mail of ours. */
  complaint(given: Given): Promise<boolean>
}
/** `nullSender`: from `<>`, as what servers return is. */
type Given = { raw: Uint8Array; nullSender: boolean; sharers: readonly Sharer[] }

/** The report stands before the mail that it returns. What is beyond is not read. */
const MOST_READ = 256 * 1024 - 1

export function createReceiveReturned(world: {
  db: Db
  pool: Pick<AnalysisPool, 'run'>
  returnPaths: ReturnPaths
  clock: Clock
  metrics: Metrics
  log: Logger
}): ReceiveReturned {
  const { db, pool, returnPaths, clock, metrics, log } = world
  const read = async ({ raw, nullSender, sharers }: Given): Promise<DeliveryReport> => {
    try {
      const mail = octetsOf(raw.subarray(0, MOST_READ))
      return await pool.run({ operation: 'deliveryReport', input: { nullSender }, mail, sharers })
    } catch (error) {
      // To be sent it again would not help.
      if (error instanceof Unreadable) return { kind: 'none' }
      throw error
    }
  }
  const settle = async (mail: ReturnedTo, report: DeliveryReport) => {
    const returned = returnedBy(report, mail)
    if (!returned) {
      const { kind } = report
      metrics.returned(kind === 'delayed' || kind === 'undetermined' ? kind : 'ignored')
      if (kind === 'undetermined') log.info('a notice came back that does not say what became of the mail')
      return
    }
    const isNew = await db.transaction().execute((trx) => keepReturned(trx, returned))
    metrics.returned(isNew ? returned.kind : 'known')
    if (isNew) log.info({ what: returned.what, status: returned.status }, `a ${returned.kind} came back`)
  }
  return {
    ofMail: async (mail, given) => settle(mail, await read(given)),
    async complaint(given) {
      const report = await read(given)
      if (report.kind !== 'complaint') return false
      for (const sender of report.senders) {
        const found = returnPaths.recognize(sender, clock.now())
        if (found?.state !== 'live') continue
        await settle(found.mail, report)
        return true
      }
      return false
    },
  }
}

const complaints = ['abuse', 'fraud', 'virus'] as const

/** Null for what nothing follows from: a delay, an absence, a complaint taken back (RFC 6449, 3.2; `opt-out` of RFC 5965). */
function returnedBy(report: DeliveryReport, mail: ReturnedTo): Returned | null {
  if (report.kind === 'failed') {
    const { status, code, text } = report
    // 5.x.x of the report against 4xx of the reply: the server gave up after days of trying.
    return { ...mail, kind: 'bounce', what: bounceSays({ code, enhanced: status, text }), status }
  }
  if (report.kind !== 'complaint') return null
  const what = complaints.find((one) => one === report.feedback)
  return what ? { ...mail, kind: 'complaint', what, status: null } : null
}
