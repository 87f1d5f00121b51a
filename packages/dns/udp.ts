import { randomInt } from 'node:crypto'
import { createSocket, type Socket } from 'node:dgram'
import { decodeResponse, encodeQuery, type Query, type Question, type Response } from './codec.ts'

/** How one try at one server ended. `unreachable`: the network said so, at once. */
export type Exchange =
  | { kind: 'response'; response: Response; query: Query }
  | { kind: 'timeout' }
  | { kind: 'unreachable' }

/** Where a server listens; `host` is an IP address. */
export type Endpoint = { host: string; port: number }

export type UdpSocket = {
  ask(question: Question, timeoutMs: number, edns: boolean): Promise<Exchange>
  /** False once the socket has failed, or has asked so much that its port should change. */
  usable(): boolean
  close(): void
}

/** A port that stays the same for long is half of what a forged answer must guess (RFC 5452). */
const QUESTIONS_PER_PORT = 500

/** A socket connected to one server, so that the kernel drops what others send and reports refused ports. */
export function openUdpSocket({ host, port }: Endpoint): UdpSocket {
  const pending = new Map<number, { query: Query; settle(exchange: Exchange): void }>()
  const socket: Socket = createSocket(host.includes(':') ? 'udp6' : 'udp4')
  let asked = 0
  let connected = false
  let failed = false

  const closeWhenDone = () => {
    if (pending.size === 0 && !failed && asked >= QUESTIONS_PER_PORT) fail({ kind: 'timeout' })
  }
  const fail = (exchange: Exchange) => {
    if (failed) return
    failed = true
    for (const { settle } of [...pending.values()]) settle(exchange)
    socket.close()
  }
  socket.on('error', () => fail({ kind: 'unreachable' }))
  socket.on('connect', () => {
    connected = true
    for (const { query } of pending.values()) send(query)
  })
  socket.on('message', (bytes) => {
    const waiting = bytes.length >= 2 ? pending.get(bytes.readUInt16BE(0)) : undefined
    const response = waiting && decodeResponse(bytes, waiting.query)
    if (waiting && response) waiting.settle({ kind: 'response', response, query: waiting.query })
  })
  const send = (query: Query) =>
    socket.send(query.bytes, (error) => {
      if (error) fail({ kind: 'unreachable' })
    })
  socket.connect(port, host)
  // Only the timer of a question in flight keeps the process alive.
  socket.unref()

  return {
    usable: () => !failed && asked < QUESTIONS_PER_PORT,
    close: () => fail({ kind: 'timeout' }),
    ask(question, timeoutMs, edns) {
      asked++
      let id = randomInt(65536)
      while (pending.has(id)) id = randomInt(65536)
      const query = encodeQuery(question, id, edns)
      return new Promise((resolve) => {
        const settle = (exchange: Exchange) => {
          clearTimeout(timer)
          pending.delete(id)
          resolve(exchange)
          closeWhenDone()
        }
        const timer = setTimeout(() => settle({ kind: 'timeout' }), timeoutMs)
        pending.set(id, { query, settle })
        if (connected) send(query)
      })
    },
  }
}
