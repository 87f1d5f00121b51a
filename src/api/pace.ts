import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * How slowly a request may come and an answer be read. An honest line of 64 kbit/s keeps pace with any size of upload; a
 * small body has to be there within the grace.
 */
export type Pace = {
  /** Milliseconds that a body may take whatever its size. */
  graceMs: number
  /** From then on, over the whole time beyond the grace. */
  octetsPerSecond: number
  /** Milliseconds without anything being read of an answer that waits to be read. */
  stalledMs: number
}

export const ordinaryPace: Pace = { graceMs: 10_000, octetsPerSecond: 8_000, stalledMs: 30_000 }

type Exchange = { request: IncomingMessage; response: ServerResponse; since: number; from: number }

/** `elapsed`: milliseconds that never step. */
export function createPace(pace: Pace, elapsed: () => number = () => performance.now()) {
  const open = new Set<Exchange>()

  const isTooSlow = (exchange: Exchange): boolean => {
    const { request, since, from } = exchange
    if (request.complete) return false
    // What was sent and not yet looked at is not the sender's delay.
    if (request.readableLength >= request.readableHighWaterMark) {
      exchange.since = elapsed()
      exchange.from = request.socket.bytesRead
      return false
    }
    const owedMs = elapsed() - since - pace.graceMs
    return owedMs > 0 && request.socket.bytesRead - from < (owedMs / 1000) * pace.octetsPerSecond
  }

  return {
    /** From the moment at which the headers are there, until the answer is read and the body, too. */
    watch(request: IncomingMessage, response: ServerResponse): void {
      const exchange = { request, response, since: elapsed(), from: request.socket.bytesRead }
      open.add(exchange)
      response.once('close', () => {
        // An answer may be read before the body is there: what is left of that comes on the same connection.
        if (request.complete || request.socket.destroyed) open.delete(exchange)
      })
    },
    /** Ends what is too slow. */
    look(): void {
      for (const exchange of open) {
        const { request, response } = exchange
        if (request.socket.destroyed) open.delete(exchange)
        else if (isTooSlow(exchange)) {
          open.delete(exchange)
          refuse(request.socket, response)
        } else if (request.complete && response.closed) open.delete(exchange)
        else if (!isStream(response)) {
          // Node counts as activity that a part of it was read; with the end of the answer it sets a time of its own.
          const isArmed = request.socket.timeout === pace.stalledMs
          if (waitsForReader(response) !== isArmed) request.socket.setTimeout(isArmed ? 0 : pace.stalledMs)
        }
      }
    },
  }
}

/** Browsers keep these open, and a comment is written every 15 s. */
export const isStream = (response: ServerResponse) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')

const waitsForReader = (response: ServerResponse) =>
  !response.closed && response.headersSent && (response.socket?.writableLength ?? 0) > 0

/** As Node does when a request takes too long for it. */
function refuse(socket: Socket, response: ServerResponse): void {
  if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroy()
}
