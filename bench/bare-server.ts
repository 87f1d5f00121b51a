import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The peer of the reads, in a process of its own: answers `/N` with the same N octets and does nothing else. */
const bodies = new Map<string, Buffer>()
const server = createServer((request, response) => {
  const path = request.url ?? '/0'
  const body = bodies.get(path) ?? Buffer.alloc(Math.min(Number(path.slice(1)) || 0, 10_000_000), 'x')
  bodies.set(path, body)
  response.setHeader('content-type', 'text/html; charset=utf-8').end(body)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit(0))
