import type { Logger } from 'pino'
import type { Delivery, MailTransport } from '#adapters/mailer.ts'
import type { Db } from '#storage/db.ts'
import { buryMail, type ClaimedMail, postponeMail, settleMail } from '#storage/outgoing-mail.ts'
import type { Sealing } from '../keys/sealing.ts'
import { openLetter, type SealableLetter } from './sealed-letter.ts'

type World = {
  db: Db
  sealing: Sealing
  transport: MailTransport
  log: Logger
  /** Whose claim is given back when a mail is postponed. */
  by: string
  /** Whether mail of this kind to this address is not to be sent: see suppressed.ts. */
  isSuppressed(kind: string, to: string): Promise<boolean>
  /** What the server said of a recipient whom it refused for good. */
  noteRefused(mail: ClaimedMail, to: string, reply: string): Promise<void>
  /** Milliseconds before each further try; the last one repeats. */
  pauses: readonly number[]
}

/** Sends one claimed mail and stores the outcome: removed when it was taken or is not to be sent, given up when it was refused for good, else postponed. */
export function createDelivery(world: World): (mail: ClaimedMail) => Promise<void> {
  const { db, log } = world
  /** Accepted by the server, but still in the database because that failed just then: not to be sent twice. */
  const accepted = new Set<string>()
  const remove = async (id: string) => {
    await settleMail(db, id, 'sent')
    accepted.delete(id)
  }
  return async (mail) => {
    const letter = openLetter(world.sealing, mail)
    // Here and not when it was written: what came back since counts, and no answer takes longer for an address of that kind.
    if (letter && !accepted.has(mail.id) && (await world.isSuppressed(mail.kind, letter.to))) {
      log.info({ kind: mail.kind }, 'mail not sent: earlier mail to this address came back')
      return settleMail(db, mail.id, 'stopped')
    }
    const outcome: Delivery = accepted.has(mail.id) ? { ok: true } : await attempt(world, letter)
    if (outcome.ok) {
      accepted.add(mail.id)
      log.debug({ kind: mail.kind }, 'mail sent')
      return remove(mail.id)
    }
    const { id, kind, tries, leftMs } = mail
    const pause = world.pauses[Math.min(tries, world.pauses.length) - 1]!
    const last = outcome.permanent || pause >= leftMs
    log[last ? 'error' : 'warn']({ kind, why: outcome.why, tries }, 'mail not sent')
    if (letter && outcome.ofRecipient) await world.noteRefused(mail, letter.to, outcome.ofRecipient)
    const error = outcome.why
    await (last ? buryMail(db, id, error) : postponeMail(db, id, world.by, { pauseMs: pause, error }))
  }
}

async function attempt({ transport }: World, letter: SealableLetter | null): Promise<Delivery> {
  // Not permanent: another process may have the key.
  if (!letter) return { ok: false, permanent: false, why: 'sealed with a key that is not here' }
  return transport.deliver(letter.raw, letter)
}
