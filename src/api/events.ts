import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'

/** Proxies end a connection on which nothing happens, many after half a minute. */
const BEAT_MS = 15_000

/** Where events are written. */
type Events = Pick<SSEStreamingApi, 'writeSSE'>

/**
 * Answers with Server-Sent Events. `end` is aborted when the caller has gone, and also when `send` is done or has failed: the
 * source of the events waits until then. For a caller who works in the account of another, the seat is checked before each
 * event, and nothing is sent after it is over.
 */
export function answerEvents(
  c: Context,
  end: AbortController,
  send: (stream: Events) => Promise<void>,
): Response {
  return streamSSE(c, async (stream) => {
    stream.onAbort(() => end.abort())
    const isSeated: (() => Promise<boolean>) | undefined = c.get('isSeated')
    const beat = setInterval(async () => {
      // A seat that cannot be looked up ends the stream; the page asks for another.
      if (isSeated && !(await isSeated().catch(() => false))) end.abort()
      else await stream.write(': \n\n')
    }, BEAT_MS)
    try {
      await send(isSeated ? whileSeated(stream, isSeated) : stream)
    } catch (error) {
      if (!(error instanceof SeatOver)) throw error
    } finally {
      clearInterval(beat)
      end.abort()
    }
  })
}

/** The id of the last event that a reader who reconnects has. */
export const lastEventId = (c: Context): string | undefined => c.req.header('last-event-id') || undefined

/**
 * The stream for events that each say the whole state. The id is a digest of the state, so a reader who reconnects, to any process,
 * gets it only if it has changed since.
 */
export function statesTo(c: Context, stream: Events): Events {
  let last = lastEventId(c)
  return {
    async writeSSE(message) {
      const state = JSON.stringify([message.event, await message.data])
      const id = createHash('sha256').update(state).digest('base64url').slice(0, 16)
      if (id === last) return
      last = id
      await stream.writeSSE({ ...message, id })
    },
  }
}

/** Ends a stream whose caller has lost the seat. */
class SeatOver extends Error {}

/** The stream, which sends nothing once the seat is over. */
const whileSeated = (stream: Events, isSeated: () => Promise<boolean>): Events => ({
  async writeSSE(message) {
    if (!(await isSeated())) throw new SeatOver()
    await stream.writeSSE(message)
  },
})
