import { BoundedBuffer } from '@postproof/engine/networks/bounded-buffer'
import { createShares } from '@postproof/engine/networks/shares'
import { message } from '@postproof/messages/message'
import type { Context, MiddlewareHandler } from 'hono'
import type { Kind, Overload, Place, Pressure } from '#platform/health/overload.ts'
import type { Metrics } from '#platform/metrics/types.ts'
import { Busy, mailIsWaiting, Refusal, TooMany } from '#platform/refusals/refusal.ts'
import { hasTooManyParts, isTooWideJson } from './body-limits.ts'
import { busyPage } from './busy-page.ts'
import { isCall } from './errors.ts'

/** Refuses requests early when there are too many: 503, for one network 429, both with the time to come back. */

const RETRY_SECONDS = 5

/** Who watches the process is answered always; files cost next to nothing and pages need them. */
const always = /^\/(?:healthz|readyz|metrics|assets\/.*|[^/]+\.(?:svg|png|ico|txt|webmanifest))$/
const isStream = (path: string) => path.endsWith('/events')

export type Shedding = {
  /** As soon as the headers are there. */
  any: MiddlewareHandler
  /** When the body is there, and after all that refuses a request without reading it. */
  whole: MiddlewareHandler
  heavy: MiddlewareHandler
  mail: MiddlewareHandler
}

/** `most`: octets that the body of this request may have; `tooLarge`: throws for one that has more. */
export type BodyBounds = { most(c: Context): number; tooLarge(most: number): never }

/** `overload`: null where everything is taken. */
export function createShedding(
  overload: Overload | null,
  metrics: Metrics,
  { most, tooLarge }: BodyBounds,
): Shedding {
  const refuse = (c: Context, kind: Kind, place: Extract<Place, { ok: false }>): Response => {
    metrics.shed(kind, place.pressure)
    if (place.ofNetwork) throw ofNetwork()
    if (!isCall(c.req.path)) return busyPage(c, busy())
    throw busy()
  }
  /** A place until the answer is read, or cannot be any more. */
  const hold = (c: Context, kind: Kind): Place | null => {
    const outgoing = outgoingOf(c)
    if (!overload || !outgoing) return null
    const place = overload.enter(kind, c.get('network'))
    if (place.ok) untilClosed(outgoing, place.leave)
    return place
  }
  return {
    any: async (c, next) => {
      // What the server asks itself, such as a page to print, belongs to work that was accepted.
      if (always.test(c.req.path)) return next()
      const kind = isStream(c.req.path) ? 'stream' : hasBody(c) ? 'body' : 'call'
      const place = hold(c, kind)
      if (place && !place.ok) return refuse(c, kind, place)
      if (place && kind === 'body') c.set('arriving', place)
      return next()
    },
    whole: async (c, next) => {
      if (!hasBody(c)) return next()
      const octets =
        overload?.room(c.get('network')) ?? createShares({ total: Number.POSITIVE_INFINITY }).of(null)
      const outgoing = outgoingOf(c)
      if (outgoing) untilClosed(outgoing, octets.drop)
      const octetsAllowed = most(c)
      const body = await readBody(c, new BoundedBuffer(octetsAllowed, octets), () => tooLarge(octetsAllowed))
      const type = c.req.header('content-type')
      if (hasTooManyParts(type, body) || isTooWideJson(type, body))
        throw new Refusal(413, 'too_large', 'request.too_wide')
      const arriving: Extract<Place, { ok: true }> | undefined = c.get('arriving')
      if (arriving) {
        arriving.leave()
        const place = hold(c, 'call')
        if (place && !place.ok) return refuse(c, 'call', place)
      }
      c.req.raw = new Request(c.req.raw, { body: body as Uint8Array<ArrayBuffer> })
      return next()
    },
    heavy: async (c, next) => {
      if (!overload || !outgoingOf(c)) return next()
      const place = overload.enter('heavy', c.get('network'))
      if (!place.ok) return refuse(c, 'heavy', place)
      try {
        await next()
      } finally {
        place.leave()
      }
    },
    /** Before the octets of a mail are read. */
    mail: async (c, next) => {
      const pressure: Pressure | null = (c.req.method === 'POST' && overload?.mail(c.get('network'))) || null
      if (!pressure) return next()
      metrics.shed('mail', pressure)
      throw mailIsWaiting()
    },
  }
}

const busy = () => new Busy(message('server.busy', { seconds: RETRY_SECONDS }), RETRY_SECONDS)
const ofNetwork = () =>
  new TooMany(message('request.too_many_at_once', { seconds: RETRY_SECONDS }), RETRY_SECONDS)

/** RFC 9112, 6: a request has a body when one of these two says so. */
function hasBody(c: Context): boolean {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return false
  const length = c.req.header('content-length')
  return c.req.header('transfer-encoding') !== undefined || (length !== undefined && length !== '0')
}

/** Reads the body to its end; how slowly it may come is watched below: see createPace. */
async function readBody(c: Context, buffer: BoundedBuffer, tooLarge: () => never): Promise<Uint8Array> {
  const reader = c.req.raw.body?.getReader()
  for (;;) {
    const next = await reader?.read().catch(() => {
      throw new Refusal(400, 'incomplete', 'request.incomplete')
    })
    if (!next || next.done) return buffer.octets()
    buffer.add(next.value)
    if (buffer.failure === 'too-large') tooLarge()
    if (buffer.failure === 'no-room') throw busy()
  }
}

type Outgoing = { destroyed?: boolean; once(event: 'close', listener: () => void): void }
const outgoingOf = (c: Context) => (c.env as { outgoing?: Outgoing } | undefined)?.outgoing

/** Also where the caller has gone meanwhile. */
function untilClosed(outgoing: Outgoing, leave: () => void): void {
  if (outgoing.destroyed) leave()
  else outgoing.once('close', leave)
}
