import type { Context, MiddlewareHandler } from 'hono'
import type { Kind, Overload, Pressure } from '#services/health/overload.ts'
import type { Metrics } from '#services/metrics/types.ts'
import { Busy, mailIsWaiting, TooMany } from '#services/refusal.ts'
import { networkName } from '#services/verifier/limits.ts'
import { busyPage } from './busy-page.ts'

/** Refuses requests early when there are too many: 503, for one network 429, both with the time to come back. */

const RETRY_SECONDS = 5
const busySentence = `This server is busy at this moment. Try again in ${RETRY_SECONDS} s.`

/** Who watches the process is answered always; files cost next to nothing and pages need them. */
const always = /^\/(?:healthz|readyz|metrics|assets\/.*|[^/]+\.(?:svg|png|ico|txt|webmanifest))$/
const isStream = (path: string) => path.endsWith('/events')

export type Shedding = { any: MiddlewareHandler; heavy: MiddlewareHandler; mail: MiddlewareHandler }

export function createShedding(overload: Overload, metrics: Metrics): Shedding {
  const hold = async (c: Context, kind: Kind, next: () => Promise<void>): Promise<Response | undefined> => {
    const place = overload.enter(kind, networkName(c.get('network')))
    if (!place.ok) {
      metrics.shed(kind, place.pressure)
      if (!c.req.path.startsWith('/api/') && !place.ofNetwork)
        return busyPage(c, new Busy(busySentence, RETRY_SECONDS))
      throw place.ofNetwork
        ? new TooMany(`Too many requests at once. Try again in ${RETRY_SECONDS} s.`, RETRY_SECONDS)
        : new Busy(busySentence, RETRY_SECONDS)
    }
    const outgoing = kind === 'stream' ? outgoingOf(c) : undefined
    // A stream goes on after its handler is done: it ends with its connection.
    outgoing?.once('close', place.leave)
    try {
      await next()
    } finally {
      if (!outgoing) place.leave()
    }
    return undefined
  }
  return {
    any: async (c, next) => {
      // What the server asks itself, such as a page to print, belongs to work that was accepted.
      if (always.test(c.req.path) || !outgoingOf(c)) return next()
      return hold(c, isStream(c.req.path) ? 'stream' : 'call', next)
    },
    heavy: (c, next) => hold(c, 'heavy', next),
    /** Before the octets of a mail are read. */
    mail: async (c, next) => {
      const pressure: Pressure | null = c.req.method === 'POST' ? overload.mail() : null
      if (!pressure) return next()
      metrics.shed('mail', pressure)
      throw mailIsWaiting()
    },
  }
}

type Outgoing = { once(event: 'close', listener: () => void): void }
const outgoingOf = (c: Context) => (c.env as { outgoing?: Outgoing } | undefined)?.outgoing
