import { randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '@postproof/engine/world'
import type { Logger } from 'pino'
import { addressOf, composeLetter, createMailTransport, type MailTransport } from '#adapters/mailer.ts'
import type { Config } from '#config.ts'
import type { Database } from '#storage/db.ts'
import { buryExpiredMail, insertMail, MAIL_CHANNEL } from '#storage/outgoing-mail.ts'
import { type InstanceKeys, sealingOf } from '../keys/keys.ts'
import { createNoteRefused } from './refused.ts'
import { createReturnPaths } from './return-path.ts'
import { resealLetters, sealLetter } from './sealed-letter.ts'
import { createSender, type SenderTimes } from './sender.ts'
import { createSuppressed } from './suppressed.ts'
import { renderMail } from './templates/render.ts'
import { isToOperator } from './to-operator.ts'
import type { KeptMail, Mailer, UserMail } from './types.ts'

export type MailerConfig = Pick<
  Config,
  'MAIL_SMTP_URL' | 'MAIL_FROM' | 'MAIL_DOMAIN' | 'MAIL_BOUNCE_DOMAIN' | 'BRAND_NAME' | 'PUBLIC_URL'
>
type World = {
  config: MailerConfig
  database: Pick<Database, 'db' | 'listen'>
  keys: InstanceKeys
  clock: Clock
  log: Logger
  times?: Partial<SenderTimes>
}

/** Sends by the operator's server, also what an earlier run left; without one, keeps what would have been sent. */
export async function createMailer(world: World): Promise<Mailer> {
  const { config, log } = world
  if (config.MAIL_SMTP_URL) return sendingMailer(world, createMailTransport(config.MAIL_SMTP_URL))
  if (!isLocal(config.PUBLIC_URL)) {
    log.warn('no mail to users is sent: MAIL_SMTP_URL is not set. See docs/en/operate/mail.md')
  }
  return keepingMailer(world)
}

/** Whether a URL leads to this machine alone. */
export function isLocal(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}

/** Most waiting mails of one kind. More wait only when the server is down and many ask for the same thing. */
const MOST_WAITING = 5_000
const hour = 3_600_000
/** A link is valid for an hour, and its recipient needs some minutes to use it. */
const LINK_MS = hour - 5 * 60_000
/** How long a mail is worth sending. */
const lifetimes: Record<UserMail['kind'], number> = {
  confirm: LINK_MS,
  reset: LINK_MS,
  'new-address': 24 * hour,
  'address-change-asked': 24 * hour,
  'factor-lost': 24 * hour,
  'address-changed': 24 * hour,
  'password-changed': 24 * hour,
  'two-factor-changed': 24 * hour,
  'key-made': 24 * hour,
  'application-connected': 24 * hour,
  'passkey-changed': 24 * hour,
  exported: 24 * hour,
  'address-confirmed': 24 * hour,
  'mail-resumed': 24 * hour,
  'second-factor-reset': 24 * hour,
  'rights-changed': 24 * hour,
  'account-suspended': 72 * hour,
  'account-restored': 72 * hour,
  'exported-by-admin': 24 * hour,
  'placement-alert': 24 * hour,
  'webhook-stopped': 72 * hour,
  'member-invited': 72 * hour,
  'member-joined': 24 * hour,
  'watch-alert': 24 * hour,
  'report-alert': 24 * hour,
  'newsletter-alert': 24 * hour,
  'order-news': 72 * hour,
  'client-report': 72 * hour,
  order: 72 * hour,
  // The only notice of it: it must arrive within the days of grace, and survive a weekend's outage.
  'deletion-scheduled': 72 * hour,
  'deletion-by-admin': 72 * hour,
  contact: 72 * hour,
  forwarded: 72 * hour,
}

async function sendingMailer(world: World, transport: MailTransport): Promise<Mailer> {
  const { database, log } = world
  const { db } = database
  const from = world.config.MAIL_FROM
  const sealing = sealingOf(world.keys.signing, 'outgoing-mail')
  const resealed = await resealLetters(db, sealing)
  if (resealed) log.info({ count: resealed }, 'mail that waits was sealed with the present secret')
  const isSuppressed = createSuppressed(db, world.keys)
  const times = world.times && { times: world.times }
  const sender = createSender({
    ...{ db, sealing, transport, log, isSuppressed, ...times },
    noteRefused: createNoteRefused(db, world.keys),
  })
  const returnPaths = createReturnPaths(world.keys, world.config.MAIL_BOUNCE_DOMAIN)
  /** What comes back of a message to the operator goes to the operator: counted, it would be lost. */
  const envelopeFrom = ({ kind, to }: UserMail) =>
    world.config.MAIL_BOUNCE_DOMAIN === '' || isToOperator(kind)
      ? addressOf(from)
      : returnPaths.issue(to, world.clock.now())
  const stopListening = await database.listen(MAIL_CHANNEL, sender.wake, sender.wake)
  sender.wake()
  return {
    async send(mail, { trx = db, account = null, token = null } = {}) {
      const { raw } = await composed(mail, from, world)
      const { kind, to } = mail
      const sealed = sealLetter(sealing, randomBytes(16).toString('hex'), {
        ...{ from: envelopeFrom(mail), to, raw },
      })
      const row = { ...sealed, kind, accountId: account, tokenHash: token, lifetimeMs: lifetimes[kind] }
      const written = await insertMail(trx, row, MOST_WAITING)
      if (!written) log.error({ kind }, 'mail not sent: too many wait')
      return written
    },
    kept: () => null,
    async check() {
      const outcome = await transport.check()
      return outcome.ok ? { ok: true, why: '' } : { ok: false, why: outcome.why }
    },
    takeUp: () => sender.takeUp(),
    idle: () => sender.idle(),
    async close() {
      await stopListening()
      await sender.close()
    },
  }
}

const MOST_KEPT = 100

function keepingMailer(world: World): Mailer {
  const kept: KeptMail[] = []
  const from = `${world.config.BRAND_NAME} <account@${world.config.MAIL_DOMAIN}>`
  return {
    async send(mail) {
      const { raw, rendered } = await composed(mail, from, world)
      kept.unshift({
        id: randomUUID(),
        to: mail.to,
        subject: rendered.subject,
        text: rendered.text,
        html: rendered.html,
        at: new Date(world.clock.now()).toISOString(),
        raw: raw.toString('utf8'),
      })
      kept.length = Math.min(kept.length, MOST_KEPT)
      return true
    },
    kept: () => [...kept],
    check: async () => null,
    // From a time when there was a server.
    takeUp: async () => (await buryExpiredMail(world.database.db)).length,
    idle: async () => {},
    close: async () => {},
  }
}

async function composed(mail: UserMail, from: string, { config, clock }: World) {
  const rendered = renderMail(mail, { brand: config.BRAND_NAME, publicUrl: config.PUBLIC_URL })
  const raw = await composeLetter({ from, to: mail.to, ...rendered }, new Date(clock.now()))
  return { raw, rendered }
}
