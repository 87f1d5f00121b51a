import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'

/** Proxies end a connection on which nothing happens, many after half a minute. */
const BEAT_MS = 15_000

/**
 * Answers with Server-Sent Events. `end` is aborted when the caller has gone, and also when `send` is done or has failed:
 * whoever was asked for events waits for them until then.
 */
export function answerEvents(
  c: Context,
  end: AbortController,
  send: (stream: SSEStreamingApi) => Promise<void>,
): Response {
  return streamSSE(c, async (stream) => {
    stream.onAbort(() => end.abort())
    const beat = setInterval(() => stream.write(': \n\n'), BEAT_MS)
    try {
      await send(stream)
    } finally {
      clearInterval(beat)
      end.abort()
    }
  })
}
