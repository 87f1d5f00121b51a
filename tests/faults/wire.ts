import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../instance.ts'

/**
 * A wire between a program and a server on TCP that can be cut (connections break, new ones are refused) or go silent
 * (nothing passes and nothing breaks), as networks do.
 */
export type Wire = {
  port: number
  cut(): Promise<void>
  silence(): void
  /** As it was; what fell silent breaks first. */
  mend(): Promise<void>
  close(): Promise<void>
}

export async function startWire(to: { host: string; port: number } | { path: string }): Promise<Wire> {
  const port = await freePort()
  const open = new Set<Socket>()
  let silent = false
  const server = createServer((near) => {
    const far = connect(to)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      socket.on('data', (octets) => {
        if (!silent) other.write(octets)
      })
    }
  })
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const breakAll = () => {
    for (const socket of open) socket.destroy()
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      if (server.listening) server.close(() => resolve())
      else resolve()
      breakAll()
    })
  await listen()
  return {
    port,
    cut: stop,
    silence() {
      silent = true
    },
    async mend() {
      if (silent) breakAll()
      silent = false
      if (!server.listening) await listen()
    },
    close: stop,
  }
}
