import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Delivery, MailTransport } from '#adapters/mailer.ts'
import type { Db } from '#storage/database.ts'
import {
  type ClaimedMail,
  claimMail,
  deleteExpiredMail,
  deleteMail,
  nextMailIn,
  postponeMail,
  releaseMail,
  renewMail,
} from '#storage/outgoing-mail.ts'
import type { Sealing } from '../keys/sealing.ts'
import { openLetter } from './sealed-letter.ts'

/**
 * Sends what waits in the database, two mails at a time. A mail is claimed by a lease before it is sent and removed when the
 * server has it, so that several processes send it once; one whose process dies in between is sent again, under the same
 * Message-ID.
 */
export type Sender = {
  /** There is mail, or may be. */
  wake(): void
  /** Removes what is of no use any more, and wakes; answers how many were removed. */
  takeUp(): Promise<number>
  /** Resolves when nothing is being sent and nothing is due. */
  idle(): Promise<void>
  /** Begins with nothing new, waits some seconds for what is being sent, and gives the rest back. */
  close(): Promise<void>
}

export type SenderTimes = {
  /** Milliseconds before each further try; the last one again and again, until the mail is of no use. */
  pauses: readonly number[]
  leaseMs: number
  closeMs: number
}

const AT_ONCE = 2
const minute = 60_000
const usual: SenderTimes = {
  pauses: [5_000, 30_000, 2 * minute, 10 * minute, 30 * minute, 60 * minute, 180 * minute],
  // So long a mail waits whose process was killed while it sent it.
  leaseMs: 30_000,
  closeMs: 8_000,
}
/** When the database did not say when to look again. */
const LOOK_AGAIN_MS = 5_000
const SOONEST_MS = 20

export function createSender(world: {
  db: Db
  sealing: Sealing
  transport: MailTransport
  log: Logger
  times?: Partial<SenderTimes>
}): Sender {
  const { db, sealing, transport, log } = world
  const { pauses, leaseMs, closeMs } = { ...usual, ...world.times }
  const by = randomUUID()
  const running = new Map<string, Promise<void>>()
  /** Taken by the server, while the database could not be told: not to be sent again. */
  const taken = new Set<string>()
  let looking: Promise<void> | undefined
  let again = false
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const remove = async (id: string) => {
    await deleteMail(db, id)
    taken.delete(id)
  }
  const failed = async ({ id, kind, tries, leftMs }: ClaimedMail, why: string, permanent: boolean) => {
    const pause = pauses[Math.min(tries, pauses.length) - 1]!
    const last = permanent || pause >= leftMs
    log[last ? 'error' : 'warn']({ kind, why, tries }, 'mail not sent')
    await (last ? remove(id) : postponeMail(db, id, by, pause))
  }
  const attempt = async (mail: ClaimedMail): Promise<Delivery> => {
    if (taken.has(mail.id)) return { ok: true }
    const letter = openLetter(sealing, mail)
    // Another process may have the key.
    if (!letter) return { ok: false, permanent: false, why: 'sealed with a key that is not here' }
    return transport.deliver(letter.raw, letter)
  }
  const send = async (mail: ClaimedMail) => {
    const outcome = await attempt(mail)
    if (!outcome.ok) return failed(mail, outcome.why, outcome.permanent)
    taken.add(mail.id)
    log.debug({ kind: mail.kind }, 'mail sent')
    await remove(mail.id)
  }
  const begin = (mail: ClaimedMail) => {
    const work: Promise<void> = send(mail)
      .catch((error: unknown) => log.error({ error, kind: mail.kind }, 'mail could not be settled'))
      .finally(() => {
        // Given back, it may have been claimed again before this was heard.
        if (running.get(mail.id) === work) running.delete(mail.id)
        wake()
      })
    running.set(mail.id, work)
  }
  const look = async () => {
    while (again && !closed) {
      again = false
      for (;;) {
        const most = AT_ONCE - running.size
        const mails = most > 0 && !closed ? await claimMail(db, { by, leaseMs, most }) : []
        if (!mails.length) break
        for (const mail of mails) begin(mail)
      }
    }
    // Whoever ends looks again.
    if (running.size < AT_ONCE) lookIn(await nextMailIn(db))
  }
  const lookIn = (ms: number | null) => {
    clearTimeout(timer)
    if (ms === null || closed) return
    timer = setTimeout(wake, Math.min(Math.max(ms, SOONEST_MS), minute))
    timer.unref()
  }
  const wake = () => {
    if (closed) return
    again = true
    looking ??= look()
      .catch((error: unknown) => {
        log.warn({ error }, 'mail that waits could not be read')
        lookIn(LOOK_AGAIN_MS)
      })
      .finally(() => {
        looking = undefined
        if (again) wake()
      })
  }
  const renewal = setInterval(() => {
    // What could not be settled is not under way any more, and comes free by itself.
    if (running.size) renewMail(db, by, [...running.keys()], leaseMs).catch(() => {})
  }, leaseMs / 3).unref()

  const underWay = () => [...(looking ? [looking] : []), ...running.values()]
  const idle = async () => {
    while (underWay().length) await Promise.all(underWay())
  }
  return {
    wake,
    async takeUp() {
      const expired = await deleteExpiredMail(db)
      for (const { kind, tries } of expired) log.error({ kind, tries }, 'mail not sent: it is of no use now')
      wake()
      return expired.length
    },
    async idle() {
      wake()
      await idle()
    },
    async close() {
      closed = true
      clearTimeout(timer)
      const late = new Promise<void>((resolve) => void setTimeout(resolve, closeMs).unref())
      await Promise.race([idle(), late])
      clearInterval(renewal)
      transport.close()
      if (running.size) await releaseMail(db, by).catch(() => {})
    },
  }
}
