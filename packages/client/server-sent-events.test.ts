import { expect, test } from 'vitest'
import { readEvents, type ServerSentEvent, type StreamPosition } from './server-sent-events.ts'

const streamOf = (pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })

async function read(pieces: Uint8Array[], position?: StreamPosition): Promise<ServerSentEvent[]> {
  const events: ServerSentEvent[] = []
  for await (const event of readEvents(streamOf(pieces), position)) events.push(event)
  return events
}
const octetsOf = (text: string) => new TextEncoder().encode(text)

const message = (data: string, more: Partial<ServerSentEvent> = {}): ServerSentEvent => ({
  event: 'message',
  data,
  id: '',
  ...more,
})

test.each<[string, string, ServerSentEvent[]]>([
  ['a line of data', 'data: a\n\n', [message('a')]],
  [
    'CRLF',
    'event: status\r\ndata: a\r\n\r\ndata: b\r\n\r\n',
    [message('a', { event: 'status' }), message('b')],
  ],
  ['CR, the last of which may be half of a CRLF', 'data: a\r\rdata: b\r\r\n', [message('a'), message('b')]],
  ['data on several lines', 'data: a\ndata\ndata:  b\n\n', [message('a\n\n b')]],
  ['comments', ': beat\n\n:\ndata: a\n: b\n\n', [message('a')]],
  ['a value with colons, and none', 'data:a:b: c\n\ndata:\n\n', [message('a:b: c'), message('')]],
  ['an event without data, which is none', 'event: a\n\ndata: b\n\n', [message('b')]],
  ['the end without a blank line', 'data: a\n\ndata: b\n', [message('a')]],
  ['a byte order mark', '\u{feff}data: a\n\n', [message('a')]],
  ['an unknown field', 'colour: red\ndata: a\n\n', [message('a')]],
  ['characters of several octets', 'data: ü€😀\n\n', [message('ü€😀')]],
  [
    'ids, which stay until the next one',
    'id: 1\ndata: a\n\ndata: b\n\nid: 2\0\ndata: c\n\nid\ndata: d\n\n',
    [message('a', { id: '1' }), message('b', { id: '1' }), message('c', { id: '1' }), message('d')],
  ],
])('%s', async (_, text, events) => {
  expect(await read([octetsOf(text)])).toEqual(events)
  // However the network cuts it.
  expect(await read([...octetsOf(text)].map((octet) => Uint8Array.of(octet)))).toEqual(events)
})

test('what outlives the connection: the last id, and how long to wait', async () => {
  const position = { id: '', retryMs: null }
  await read([octetsOf('id: 7\nretry: 250\n\nretry: soon\n\n')], position)
  expect(position).toEqual({ id: '7', retryMs: 250 })
})

test('a reader who stops cancels the stream', async () => {
  let isCanceled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(octetsOf('data: a\n\n')),
    cancel: () => {
      isCanceled = true
    },
  })
  for await (const { data } of readEvents(endless)) if (data === 'a') break
  expect(isCanceled).toBe(true)
})
