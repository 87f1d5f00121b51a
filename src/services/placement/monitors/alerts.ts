import { createHmac } from 'node:crypto'
import type { HttpFetch } from '@postproof/engine/world'
import { type Message, message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import type { Language } from '#contract/language.ts'
import type { PlacementAlert } from '#contract/placement.ts'
import type { Sealing } from '#platform/keys/sealing.ts'
import type { Mailer } from '#platform/mailer/types.ts'
import type { Db } from '#storage/db.ts'
import { type MonitorRow, replaceWebhookSecret, sealedOtherwise } from '#storage/placement/monitors.ts'

/** An alert on its way: by mail, or by a webhook that is signed and that Slack understands. */

export type AlertBody = {
  /** The same at each try. */
  id: string
  kind: string
  title: string
  text: string
  provider: string | null
  monitor: { id: string; name: string }
  test_id: string | null
  url: string
  at: string
}
/** As it waits: put into the words of one language at each try. Texts are of a version that stored sentences. */
export type StoredAlert = Omit<AlertBody, 'title' | 'text'> & {
  language?: Language
  title: Message | string
  text: Message | string
}

export function wordedAlert({ language = 'en', title, text, ...alert }: StoredAlert): AlertBody {
  const worded = (said: Message | string) => (typeof said === 'string' ? said : say(language, said))
  return { ...alert, title: worded(title), text: worded(text) }
}

/** Whether it went out, and what became of it. */
export type Delivered = { ok: boolean; said: Message }

export const webhookSubject = (monitorId: string) => `monitor/${monitorId}`

/** As columns of a monitor. */
export function sealWebhookSecret(sealing: Sealing, id: string, secret: string) {
  const { secret: webhook_secret, key_id } = sealing.seal(secret, webhookSubject(id))
  return { webhook_secret, key_id }
}

/** Seals with the present key what older keys sealed; answers how many. */
export async function resealWebhooks(db: Db, sealing: Sealing): Promise<number> {
  let count = 0
  for (const { id, webhook_secret, key_id } of await sealedOtherwise(db, sealing.keyId)) {
    if (!webhook_secret || !key_id) continue
    const secret = sealing.open({ secret: webhook_secret, key_id }, webhookSubject(id))
    if (secret === null) continue
    if (await replaceWebhookSecret(db, id, webhook_secret, sealWebhookSecret(sealing, id, secret))) count++
  }
  return count
}

/** `Postproof-Signature`: the time in seconds, and HMAC-SHA256 over `time.body` in hexadecimal. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}

export async function sendWebhook(
  monitor: MonitorRow,
  alert: AlertBody,
  world: { http: HttpFetch; sealing: Sealing; now: number },
): Promise<Delivered> {
  const { webhook_url, webhook_secret, key_id } = monitor
  if (!webhook_url || !webhook_secret || !key_id) return { ok: false, said: message('delivery.no_webhook') }
  const secret = world.sealing.open({ secret: webhook_secret, key_id }, webhookSubject(monitor.id))
  if (secret === null) return { ok: false, said: message('delivery.no_key') }
  const body = JSON.stringify(payload(alert))
  const answer = await world.http.fetch({
    url: webhook_url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'postproof-signature': signatureOf(secret, Math.floor(world.now / 1000), body),
    },
    body,
    maxBytes: 4096,
    maxRedirects: 0,
    timeoutMs: 8000,
  })
  if (!answer.ok) return { ok: false, said: message('delivery.unreached', { failure: answer.failure }) }
  const taken = answer.status >= 200 && answer.status < 300
  return { ok: taken, said: message('delivery.status', { status: answer.status }) }
}

/** `text` is what Slack shows; the rest is for programs. */
const payload = ({ text: said, ...alert }: AlertBody): PlacementAlert => ({
  text: `${alert.title}\n${said}\n${alert.url}`,
  event: 'placement.alert',
  message: said,
  ...alert,
})

/** Queued within `trx`. */
export async function sendAlertMail(
  account: { id: string; email: string; locale: string },
  { title, text, url }: AlertBody,
  { mailer, trx }: { mailer: Mailer; trx: Db },
): Promise<Delivered> {
  const { id, email: to, locale } = account
  const mail = { kind: 'placement-alert' as const, to, title, text, url, locale }
  if (!(await mailer.send(mail, { trx, account: id })))
    return { ok: false, said: message('delivery.too_many_wait') }
  return { ok: true, said: message('delivery.mailed', { to }) }
}
