import { type AddressInfo, connect } from 'node:net'
import { createServer, type TLSSocket } from 'node:tls'

/** TLS on loopback in front of a server that speaks none, for tests. */
export async function startTlsFront(
  port: number,
  credentials: { key: string; cert: string },
): Promise<{ port: number; serverNames: string[]; close(): Promise<void> }> {
  const serverNames: string[] = []
  const open = new Set<TLSSocket>()
  const server = createServer(credentials, (secured) => {
    serverNames.push(String(secured.servername))
    open.add(secured)
    const plain = connect(port, '127.0.0.1')
    secured.on('error', () => plain.destroy())
    plain.on('error', () => secured.destroy())
    secured.on('close', () => open.delete(secured))
    secured.pipe(plain).pipe(secured)
  })
  server.on('tlsClientError', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    serverNames,
    close() {
      for (const socket of open) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
