import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

export type HttpServer = {
  /** Rejects when the port cannot be had. */
  listen(port: number, host: string): Promise<{ port: number }>
  /** Takes no new connection, lets what was asked be answered within `limitMs`, and ends the rest. */
  close(limitMs?: number): Promise<void>
}

/** Browsers open these again by themselves; waiting for their end would be waiting for ever. */
const isStream = (response: ServerResponse) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')

/** A server that can be stopped without cutting an answer short. */
export function createHttpServer(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
): HttpServer {
  const open = new Set<ServerResponse>()
  let closing = false
  const server: Server = createServer((request, response) => {
    open.add(response)
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
        server.listen(port, host, () => {
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
          resolve()
        })
        for (const response of open) {
          if (isStream(response)) response.destroy()
          else if (!response.headersSent) response.setHeader('Connection', 'close')
        }
        server.closeIdleConnections()
      }),
  }
}
