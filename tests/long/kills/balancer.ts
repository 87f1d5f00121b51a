import { connect, createServer, type Socket } from 'node:net'

/** A balancer on TCP: each connection goes to the next process, or to the one after when nobody listens there. */
export async function startBalancer(
  ports: () => number[],
): Promise<{ port: number; close(): Promise<void> }> {
  const open = new Set<Socket>()
  let turn = 0
  const server = createServer((near) => {
    open.add(near)
    near.on('close', () => open.delete(near))
    near.on('error', () => {})
    const all = ports()
    const from = turn++
    const tryNext = (tries: number) => {
      if (tries === all.length) return near.destroy()
      const far = connect({ host: '127.0.0.1', port: all[(from + tries) % all.length]! })
      far.once('error', () => {
        if (far.bytesRead === 0 && far.bytesWritten === 0) tryNext(tries + 1)
        else near.destroy()
      })
      far.once('connect', () => {
        near.pipe(far).pipe(near)
        near.once('close', () => far.destroy())
        far.once('close', () => near.destroy())
      })
    }
    tryNext(0)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
