import type { HttpFetch } from '@postproof/engine/world'
import { type Message, message } from '@postproof/messages/message'
import { Webhook } from 'standardwebhooks'
import type { Sealing } from '#platform/keys/sealing.ts'
import { openSecrets, type Sealed } from './secrets.ts'

/** One request to one endpoint, as Standard Webhooks 1.0 has it. */

export type Posted = {
  id: string
  type: string
  /** Path of the page about it. */
  object: string
  sequence: number
  data: Record<string, unknown>
  at: Date
}

/** `gone`: the receiver wants no more (410). */
export type Sent = { ok: boolean; gone: boolean; said: Message }

const TIMEOUT_MS = 10_000
/** Nothing of the answer is read but its status. */
const ANSWER_OCTETS = 4096
const GONE = 410

/** Posts an event; a redirect is a failure. Never rejects for what the receiver does. */
export async function sendEvent(
  { http, sealing, now, publicUrl }: { http: HttpFetch; sealing: Sealing; now: number; publicUrl: string },
  endpoint: Sealed & { url: string },
  event: Posted,
): Promise<Sent> {
  const secrets = openSecrets(sealing, endpoint, now)
  if (!secrets.length) return failed(message('delivery.no_key'))
  const body = bodyOf(event, publicUrl)
  const answer = await http.fetch({
    url: endpoint.url,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(secrets, event.id, now, body) },
    body,
    maxBytes: ANSWER_OCTETS,
    maxRedirects: 0,
    timeoutMs: TIMEOUT_MS,
  })
  if (!answer.ok) return failed(message('delivery.unreached', { failure: answer.failure }))
  const ok = answer.status >= 200 && answer.status < 300
  return { ok, gone: answer.status === GONE, said: message('delivery.status', { status: answer.status }) }
}

const failed = (said: Message): Sent => ({ ok: false, gone: false, said })

/** The same at each attempt. */
function bodyOf({ type, object, sequence, data, at }: Posted, publicUrl: string): string {
  return JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: { ...data, url: `${publicUrl}/${object}`, sequence },
  })
}

function headersOf(secrets: readonly string[], id: string, now: number, body: string) {
  const at = new Date(now)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}
