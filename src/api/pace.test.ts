import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createPace, ordinaryPace } from './pace.ts'

/** Time is a number here: who is too slow is decided by `look`. */

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function stage(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  stalledMs = 30_000,
) {
  const clock = { ms: 0 }
  const pace = createPace({ ...ordinaryPace, stalledMs }, () => clock.ms)
  const requests: IncomingMessage[] = []
  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    request.on('error', () => undefined)
    requests.push(request)
    pace.watch(request, response)
    listener(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  const { port } = server.address() as AddressInfo
  /** A client and the server's side of its request. */
  const ask = async (text: string): Promise<{ client: Socket; request: IncomingMessage }> => {
    const client = connect(port, '127.0.0.1')
    client.on('error', () => undefined)
    ends.push(() => client.destroy())
    const before = requests.length
    client.write(text)
    await expect.poll(() => requests.length, { interval: 1 }).toBe(before + 1)
    return { client, request: requests.at(-1)! }
  }
  return { clock, look: pace.look, ask }
}

const post = (length: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`
const reads = (request: IncomingMessage) => void request.resume()

test('a small body that does not come has the grace, and no more', async () => {
  const { clock, look, ask } = await stage(reads)
  const { client } = await ask(`${post(200)}half`)
  clock.ms = ordinaryPace.graceMs
  look()
  expect(client.closed).toBe(false)
  clock.ms += 100
  look()
  const [answer] = await once(client, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 .*\r\nConnection: close/)
})

test('a large body may take as long as it needs at the rate of a slow line', async () => {
  const { clock, look, ask } = await stage(reads)
  const { client, request } = await ask(post(26 * 1024 * 1024))
  let sent = 0
  for (let second = 1; second <= 60; second++) {
    clock.ms += 1000
    client.write(Buffer.alloc(8_000))
    sent += 8_000
    await expect.poll(() => request.socket.bytesRead, { interval: 1 }).toBeGreaterThanOrEqual(sent)
    look()
    expect(request.socket.destroyed).toBe(false)
  }
  // From here on nothing comes: what was there beyond the rate is the grace alone.
  clock.ms += ordinaryPace.graceMs + 1000
  look()
  expect(request.socket.destroyed).toBe(true)
})

test('what we have not read yet is not the delay of who sent it', async () => {
  const { clock, look, ask } = await stage(() => undefined)
  const { client, request } = await ask(post(4 * 1024 * 1024))
  client.write(Buffer.alloc(4 * 1024 * 1024))
  await expect.poll(() => request.readableLength >= request.readableHighWaterMark, { interval: 1 }).toBe(true)
  clock.ms = 3_600_000
  look()
  expect(request.socket.destroyed).toBe(false)
})

test('an answer that nobody reads is ended, a stream of events is not', async () => {
  const { look, ask } = await stage((request, response) => {
    if (request.url === '/events') response.setHeader('Content-Type', 'text/event-stream')
    response.write(Buffer.alloc(64 * 1024 * 1024))
  }, 50)
  const unread = await ask('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const stream = await ask('GET /events HTTP/1.1\r\nHost: a\r\n\r\n')
  for (const { client } of [unread, stream]) client.pause()
  await expect
    .poll(
      () => {
        look()
        return unread.request.socket.destroyed
      },
      { interval: 10 },
    )
    .toBe(true)
  expect([stream.request.socket.destroyed, stream.request.socket.timeout ?? 0]).toEqual([false, 0])
})
