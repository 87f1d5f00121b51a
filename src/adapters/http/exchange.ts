import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { type Body, readBody } from './body.ts'
import { FetchFailure, socketFailure } from './failure.ts'

export type Outgoing = { method: string; headers: Record<string, string>; body: string | undefined }

export type Answer = { status: number; headers: Record<string, string>; body: Body }

const MAX_HEADER_BYTES = 16 * 1024

/**
 * One request over a connection that is already open, and its answer. The connection is gone afterwards.
 * The body is read only when `wantsBody` says so for this answer. Rejects with FetchFailure or the signal's reason.
 */
export async function exchange(
  socket: Socket,
  url: URL,
  outgoing: Outgoing,
  limits: { maxBytes: number; wantsBody: (answer: Omit<Answer, 'body'>) => boolean },
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const response = await send(socket, url, outgoing, signal)
    const head = { status: response.statusCode ?? 0, headers: plainHeaders(response) }
    if (outgoing.method === 'HEAD' || !limits.wantsBody(head)) {
      response.on('error', () => {})
      return { ...head, body: { bytes: new Uint8Array(), truncated: false } }
    }
    return { ...head, body: await readBody(response, limits.maxBytes, signal) }
  } finally {
    socket.on('error', () => {})
    socket.destroy()
  }
}

function send(socket: Socket, url: URL, outgoing: Outgoing, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      createConnection: () => socket,
      setHost: false,
      method: outgoing.method,
      path: `${url.pathname}${url.search}`,
      headers: { ...outgoing.headers, host: url.host, connection: 'close' },
      maxHeaderSize: MAX_HEADER_BYTES,
    })
    const onAbort = () => {
      request.destroy()
      reject(signal.reason)
    }
    request.on('response', (response) => {
      signal.removeEventListener('abort', onAbort)
      resolve(response)
    })
    // An upgrade was never asked for; without a listener Node would keep the socket.
    request.on('upgrade', () => reject(new FetchFailure('connection', 'the server switched protocols')))
    request.on('error', (error) => {
      signal.removeEventListener('abort', onAbort)
      reject(socketFailure(error))
    })
    signal.addEventListener('abort', onAbort, { once: true })
    if (signal.aborted) return onAbort()
    request.end(outgoing.body)
  })
}

function plainHeaders(response: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(response.headers)) {
    if (value === undefined || name === 'set-cookie') continue
    headers[name] = Array.isArray(value) ? value.join(', ') : value
  }
  return headers
}
