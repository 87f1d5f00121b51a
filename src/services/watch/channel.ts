import type { Db } from '#storage/db.ts'
import type { AlertMark, ObservationRow } from '#storage/watch/alerts.ts'

/** Alerts of one account that go out together: those of all its domains since the last time. Never empty. */
export type Digest = { accountId: string; alerts: readonly ObservationRow[] }

/**
 * A way by which alerts reach their owner. It queues them within `trx`, in which they are marked as sent: a process that is
 * killed loses none and sends none twice. False, and nothing is queued, where they have to wait; they are offered again.
 */
export interface Channel {
  /** Where it is noted that an alert went this way. */
  mark: AlertMark
  /** Whether it waits in the quiet hours of an account. */
  isCalm: boolean
  send(digest: Digest, trx: Db): Promise<boolean>
}
