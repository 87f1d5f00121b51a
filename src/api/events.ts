import type { Context } from 'hono'
import { type SSEMessage, type SSEStreamingApi, streamSSE } from 'hono/streaming'

/** Proxies end a connection on which nothing happens, many after half a minute. */
const BEAT_MS = 15_000

/**
 * Answers with Server-Sent Events. `end` is aborted when the caller has gone, and also when `send` is done or has failed:
 * whoever was asked for events waits for them until then. A caller who works in the account of another is asked before each event
 * whether they still may: nothing is sent after the seat is over.
 */
export function answerEvents(
  c: Context,
  end: AbortController,
  send: (stream: SSEStreamingApi) => Promise<void>,
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

/** Ends a stream whose caller has lost the seat. */
class SeatOver extends Error {}

/** The stream, which sends nothing once the seat is over. */
const whileSeated = (stream: SSEStreamingApi, isSeated: () => Promise<boolean>): SSEStreamingApi =>
  new Proxy(stream, {
    get(target, name) {
      if (name !== 'writeSSE') {
        const found: unknown = Reflect.get(target, name)
        return typeof found === 'function' ? found.bind(target) : found
      }
      return async (message: SSEMessage) => {
        if (!(await isSeated())) throw new SeatOver()
        await target.writeSSE(message)
      }
    },
  })
