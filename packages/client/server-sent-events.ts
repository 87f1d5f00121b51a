/** Server-Sent Events as the HTML standard reads them (9.2.6), from a stream of octets. */

export type ServerSentEvent = {
  /** `message` where the server names none. */
  event: string
  data: string
  /** The last id that the server gave, empty where it gave none. */
  id: string
}

/** What outlives a connection: where to resume, and how long to wait before (milliseconds). */
export type StreamPosition = { id: string; retryMs: number | null }

/** Each event once its blank line has come. Ends with the stream; cancels it when the caller stops reading. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  position: StreamPosition = { id: '', retryMs: null },
): AsyncGenerator<ServerSentEvent, void, undefined> {
  let event = ''
  let data: string[] = []
  for await (const line of linesOf(body)) {
    if (line === '') {
      if (data.length > 0) yield { event: event || 'message', data: data.join('\n'), id: position.id }
      event = ''
      data = []
      continue
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line)!
    if (field === 'event') event = value
    else if (field === 'data') data.push(value)
    else if (field === 'id' && !value.includes('\0')) position.id = value
    else if (field === 'retry' && /^\d+$/.test(value)) position.retryMs = Number(value)
  }
}

/** Lines that end with LF, CRLF or CR. What follows the last line end is dropped. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  // Not every browser iterates over a stream.
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      // A CR at the end may be the first half of CRLF: it waits.
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop()!
      yield* lines
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
