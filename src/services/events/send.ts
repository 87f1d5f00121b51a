import type { HttpFetch } from '@postproof/engine/world'
import { type Message, message } from '@postproof/messages/message'
import { Webhook } from 'standardwebhooks'
import type { EndpointFormat, EventType, TRIAL } from '#contract/event-types.ts'
import type { Language } from '#contract/language.ts'
import type { Sealing } from '#platform/keys/sealing.ts'
import { chatFormats } from './chat/formats.ts'
import { noticeOf } from './chat/notice.ts'
import { openSecrets, type Sealed } from './secrets.ts'

/** One request to one endpoint, as Standard Webhooks 1.0 has it or as its chat takes it. */

export type Posted = {
  id: string
  type: EventType | typeof TRIAL
  /** Path of the page about it. */
  object: string
  sequence: number
  data: Record<string, unknown>
  at: Date
}

/** `language`: of the account, for chats. */
type SendWorld = { http: HttpFetch; sealing: Sealing; now: number; publicUrl: string; language: Language }

/** `gone`: the receiver wants no more (410). */
export type Sent = { ok: boolean; gone: boolean; said: Message }

const TIMEOUT_MS = 10_000
/** Nothing of the answer is read but its status. */
const ANSWER_OCTETS = 4096
const GONE = 410

/** Posts an event; a redirect is a failure. Never rejects for what the receiver does. */
export async function sendEvent(
  world: SendWorld,
  endpoint: Sealed & { url: string; format: EndpointFormat },
  event: Posted,
): Promise<Sent> {
  const request =
    endpoint.format === 'events'
      ? signed(world, endpoint, event)
      : chatFormats[endpoint.format](noticeOf(event, world.language), pageOf(event, world))
  if (!request) return failed(message('delivery.no_key'))
  const answer = await world.http.fetch({
    url: endpoint.url,
    method: 'POST',
    ...request,
    maxBytes: ANSWER_OCTETS,
    maxRedirects: 0,
    timeoutMs: TIMEOUT_MS,
  })
  if (!answer.ok) return failed(message('delivery.unreached', { failure: answer.failure }))
  const ok = answer.status >= 200 && answer.status < 300
  return { ok, gone: answer.status === GONE, said: message('delivery.status', { status: answer.status }) }
}

const failed = (said: Message): Sent => ({ ok: false, gone: false, said })

const pageOf = ({ object }: Posted, { publicUrl }: Pick<SendWorld, 'publicUrl'>) => `${publicUrl}/${object}`

/** Null if the secret cannot be opened. */
function signed(world: SendWorld, endpoint: Sealed, event: Posted) {
  const secrets = openSecrets(world.sealing, endpoint, world.now)
  if (!secrets.length) return null
  const body = bodyOf(event, world)
  const headers = headersOf(secrets, event.id, world.now, body)
  return { headers: { 'content-type': 'application/json', ...headers }, body }
}

/** The same at each attempt. */
function bodyOf(event: Posted, world: SendWorld): string {
  const { type, sequence, data, at } = event
  return JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: { ...data, url: pageOf(event, world), sequence },
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
