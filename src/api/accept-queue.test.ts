import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'

/** Pages that come back at once, as after a restart, while the server does other work. */
const VISITORS = 1_000

/** A thread that listens and then does nothing but wait, as one that is busy. */
const busyServer = `
import { parentPort, workerData } from 'node:worker_threads'
const { createHttpServer } = await import(workerData.module)
const { port } = await createHttpServer(() => {}).listen(0, '127.0.0.1')
parentPort.postMessage(port)
setImmediate(() => Atomics.wait(workerData.done, 0, 0))
`

const queueOfSystem = () => {
  try {
    return Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'))
  } catch {
    return 0
  }
}

test('a busy server keeps a thousand connections waiting', async ({ skip }) => {
  skip(queueOfSystem() < VISITORS, 'the system lets fewer connections wait, or does not say how many')
  const done = new Int32Array(new SharedArrayBuffer(4))
  const module = new URL('server.ts', import.meta.url).href
  const code = new URL(`data:text/javascript,${encodeURIComponent(busyServer)}`)
  const server = new Worker(code, { workerData: { module, done } })
  const sockets: Socket[] = []
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    Atomics.store(done, 0, 1)
    Atomics.notify(done, 0)
    await server.terminate()
  })
  const [port] = await once(server, 'message')
  let connected = 0
  for (let n = 0; n < VISITORS; n++) {
    const socket = connect({ port, host: '127.0.0.1' }, () => connected++)
    socket.on('error', () => {})
    sockets.push(socket)
  }
  await expect.poll(() => connected).toBe(VISITORS)
})
