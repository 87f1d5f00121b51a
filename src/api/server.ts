import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createPace, isStream, ordinaryPace, type Pace } from './pace.ts'

export type HttpServer = {
  /** Rejects when the port cannot be had. */
  listen(port: number, host: string): Promise<{ port: number }>
  /** Takes no new connection, lets what was asked be answered within `limitMs`, and ends the rest. */
  close(limitMs?: number): Promise<void>
}

const HEADERS_MS = 10_000
const LOOK_MS = 1_000
/**
 * Connections that may wait to be accepted; the system allows fewer where `net.core.somaxconn` says so (listen(2)). Node's
 * 511 are used up when thousands of pages come back at once: a connection beyond them seems open to its client, and is
 * reset half a minute later.
 */
const BACKLOG = 4_096

/** An HTTP server that closes slow clients, and can be stopped without cutting an answer short. */
export function createHttpServer(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  pace: Pace = ordinaryPace,
): HttpServer {
  const open = new Set<ServerResponse>()
  const watched = createPace(pace)
  const look = setInterval(watched.look, Math.min(LOOK_MS, pace.stalledMs)).unref()
  let closing = false
  // Bodies have the pace in place of a time for all of them.
  const times = { headersTimeout: HEADERS_MS, requestTimeout: 0, connectionsCheckingInterval: 2_000 }
  const server: Server = createServer(times, (request, response) => {
    open.add(response)
    watched.watch(request, response)
    response.once('close', () => {
      open.delete(response)
      if (closing) server.closeIdleConnections()
    })
    // Else a kept connection would bring the next request to a server that is about to end.
    if (closing) response.setHeader('Connection', 'close')
    listener(request, response)
  })
  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen({ port, host, backlog: BACKLOG }, () => {
          const address = server.address()
          resolve({ port: typeof address === 'object' && address ? address.port : port })
        })
      }),
    close: (limitMs = 10_000) =>
      new Promise((resolve) => {
        closing = true
        const cut = setTimeout(() => server.closeAllConnections(), limitMs)
        server.close(() => {
          clearTimeout(cut)
          clearInterval(look)
          resolve()
        })
        for (const response of open) {
          // Browsers open these again by themselves; waiting for their end would be waiting forever.
          if (isStream(response)) response.destroy()
          else if (!response.headersSent) response.setHeader('Connection', 'close')
        }
        server.closeIdleConnections()
      }),
  }
}
