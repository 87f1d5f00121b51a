import { randomInt } from 'node:crypto'
import { connect } from 'node:net'
import { decodeResponse, encodeQuery, type Question } from './codec.ts'
import type { Endpoint, Exchange } from './udp.ts'

/** One question over its own connection, each message behind its length (RFC 7766, 8). */
export function askOverTcp(
  { host, port }: Endpoint,
  question: Question,
  timeoutMs: number,
  edns: boolean,
): Promise<Exchange> {
  const query = encodeQuery(question, randomInt(65536), edns)
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    let received = Buffer.alloc(0)
    const settle = (exchange: Exchange) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(exchange)
    }
    const timer = setTimeout(() => settle({ kind: 'timeout' }), timeoutMs)
    socket.on('connect', () => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(query.bytes.length)
      socket.write(Buffer.concat([length, query.bytes]))
    })
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      if (received.length < 2) return
      const end = 2 + received.readUInt16BE(0)
      if (received.length < end) return
      const response = decodeResponse(received.subarray(2, end), query)
      settle(response ? { kind: 'response', response, query } : { kind: 'timeout' })
    })
    socket.on('error', () => settle({ kind: 'unreachable' }))
    // Closed in the middle of an answer: nothing more will come.
    socket.on('close', () => settle({ kind: 'timeout' }))
  })
}
