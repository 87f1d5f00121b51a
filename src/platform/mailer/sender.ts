import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { MailTransport } from '#adapters/mailer.ts'
import type { Db } from '#storage/db.ts'
import {
  buryExpiredMail,
  type ClaimedMail,
  claimMail,
  nextMailIn,
  releaseMail,
  renewMail,
} from '#storage/outgoing-mail.ts'
import type { Sealing } from '../keys/sealing.ts'
import { createWakeLoop } from '../live/wake-loop.ts'
import { createFailureLog } from '../logs/failure-log.ts'
import { createDelivery } from './delivery.ts'

/**
 * Sends what waits in the database, two mails at a time. A mail is claimed by a lease before it is sent and removed when the
 * server has it, so that several processes send it once; one whose process dies in between is sent again, under the same
 * Message-ID.
 */
export type Sender = {
  /** There is mail, or may be. */
  wake(): void
  /** Gives up expired mail and wakes; answers how many that were. */
  takeUp(): Promise<number>
  /** Resolves when nothing is being sent and nothing is due. */
  idle(): Promise<void>
  /** Begins with nothing new, waits some seconds for what is being sent, and gives the rest back. */
  close(): Promise<void>
}

export type SenderTimes = {
  /** Milliseconds before each further try; the last one repeats until the mail has expired. */
  pauses: readonly number[]
  leaseMs: number
  closeMs: number
}

const AT_ONCE = 2
const minute = 60_000
const usual: SenderTimes = {
  pauses: [5_000, 30_000, 2 * minute, 10 * minute, 30 * minute, 60 * minute, 180 * minute],
  // How long a mail waits whose process was killed while sending it.
  leaseMs: 30_000,
  closeMs: 8_000,
}

export function createSender(world: {
  db: Db
  sealing: Sealing
  transport: MailTransport
  log: Logger
  isSuppressed(kind: string, to: string): Promise<boolean>
  noteRefused: Parameters<typeof createDelivery>[0]['noteRefused']
  times?: Partial<SenderTimes>
}): Sender {
  const { db, transport, log } = world
  const { pauses, leaseMs, closeMs } = { ...usual, ...world.times }
  const by = randomUUID()
  const deliver = createDelivery({ ...world, by, pauses })
  const running = new Map<string, Promise<void>>()
  let closed = false

  const beginDue = async () => {
    for (;;) {
      const most = AT_ONCE - running.size
      const mails = most > 0 && !closed ? await claimMail(db, { by, leaseMs, most }) : []
      if (!mails.length) return
      for (const mail of mails) begin(mail)
    }
  }
  const loop = createWakeLoop({
    begin: beginDue,
    // With all places taken the next look comes when one of them ends.
    nextInMs: async () => (running.size < AT_ONCE ? nextMailIn(db) : null),
    failed: 'mail that waits could not be read',
    log,
  })
  const begin = (mail: ClaimedMail) => {
    const work: Promise<void> = deliver(mail)
      .catch((error: unknown) => log.error({ error, kind: mail.kind }, 'mail could not be settled'))
      .finally(() => {
        // When its lease ended early, the same mail may be running again.
        if (running.get(mail.id) === work) running.delete(mail.id)
        loop.wake()
      })
    running.set(mail.id, work)
  }
  const failures = createFailureLog(log, 'renewing the leases of outgoing mail')
  const renewal = setInterval(() => {
    // A mail whose outcome could not be stored is not running any more; its lease ends by itself.
    if (running.size) void failures.watch(() => renewMail(db, by, [...running.keys()], leaseMs))
  }, leaseMs / 3).unref()

  const idle = async () => {
    while (loop.looking() || running.size) await Promise.all([loop.looking(), ...running.values()])
  }
  return {
    wake: loop.wake,
    async takeUp() {
      const expired = await buryExpiredMail(db)
      for (const { kind, tries } of expired) log.error({ kind, tries }, 'mail not sent: it is of no use now')
      loop.wake()
      return expired.length
    },
    async idle() {
      loop.wake()
      await idle()
    },
    async close() {
      closed = true
      loop.close()
      const late = new Promise<void>((resolve) => void setTimeout(resolve, closeMs).unref())
      await Promise.race([idle(), late])
      clearInterval(renewal)
      transport.close()
      if (running.size) await releaseMail(db, by).catch(() => {})
    },
  }
}
