import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { Clock } from '#engines/world.ts'
import { addressOf, composeLetter, createMailTransport, type MailTransport } from '#outside/mailer.ts'
import type { KeptMail, Mailer, UserMail } from '../account-types.ts'
import { renderMail } from '../mail-templates/render.ts'
import { createOutbox } from './outbox.ts'

export type MailerConfig = Pick<
  Config,
  'MAIL_SMTP_URL' | 'MAIL_FROM' | 'MAIL_DOMAIN' | 'BRAND_NAME' | 'PUBLIC_URL'
>
type World = { config: MailerConfig; clock: Clock; log: Logger; pause?: (ms: number) => Promise<void> }

/** Sends by the operator's server; without one, keeps what would have been sent. */
export function createMailer(world: World): Mailer {
  const { config, log } = world
  if (config.MAIL_SMTP_URL) return sendingMailer(world, createMailTransport(config.MAIL_SMTP_URL))
  if (!isLocal(config.PUBLIC_URL)) {
    log.warn('no mail to users is sent: MAIL_SMTP_URL is not set. See docs/operate/mail.md')
  }
  return keepingMailer(world)
}

/** Whether a URL leads to this machine alone. */
export function isLocal(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}

function sendingMailer(world: World, transport: MailTransport): Mailer {
  const from = world.config.MAIL_FROM
  const outbox = createOutbox({ transport, log: world.log, ...(world.pause ? { pause: world.pause } : {}) })
  return {
    async send(mail) {
      const { raw } = await composed(mail, from, world)
      outbox.put({ raw, from: addressOf(from), to: mail.to, kind: mail.kind })
    },
    kept: () => null,
    async check() {
      const outcome = await transport.check()
      return outcome.ok ? { ok: true, why: '' } : { ok: false, why: outcome.why }
    },
    idle: () => outbox.idle(),
    async close() {
      await outbox.close()
      transport.close()
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
    },
    kept: () => [...kept],
    check: async () => null,
    idle: async () => {},
    close: async () => {},
  }
}

async function composed(mail: UserMail, from: string, { config, clock }: World) {
  const rendered = renderMail(mail, { brand: config.BRAND_NAME, publicUrl: config.PUBLIC_URL })
  const raw = await composeLetter({ from, to: mail.to, ...rendered }, new Date(clock.now()))
  return { raw, rendered }
}
