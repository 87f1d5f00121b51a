import { connect } from 'node:net'

/** A mail server that speaks plain SMTP behind a load balancer, so that each message has a public address. */
export type Sender = {
  /** Everything up to the message's last line, then the final dot; resolves with the moment before the dot. */
  send(from: string, to: string, message: Buffer): Promise<number>
  close(): void
}

export async function openSender(port: number, address: string, helo: string): Promise<Sender> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  const replies = readReplies(socket)
  socket.write(`PROXY TCP4 ${address} 127.0.0.1 40000 25\r\n`)
  await replies(1)
  socket.write(`EHLO ${helo}\r\n`)
  await replies(1)
  return {
    async send(from, to, message) {
      socket.write(`MAIL FROM:<${from}>\r\nRCPT TO:<${to}>\r\nDATA\r\n`)
      await replies(3)
      const text = message.toString('latin1').replace(/^\./gm, '..').replace(/\r\n$/, '')
      await new Promise((resolve) => socket.write(text, 'latin1', resolve))
      const before = performance.now()
      socket.write('\r\n.\r\n')
      await replies(1)
      return before
    },
    close: () => socket.destroy(),
  }
}

/** Answers how to wait for so many more replies; rejects on a refusal or when the connection ends. */
function readReplies(socket: ReturnType<typeof connect>) {
  let awaited = 0
  let rest = ''
  let settle: { resolve(): void; reject(error: Error): void } | undefined
  const fail = (error: Error) => settle?.reject(error)
  socket.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n')
    rest = lines.pop()!
    for (const line of lines) {
      if (/^[45]/.test(line)) fail(new Error(line))
      if (line[3] === ' ') awaited -= 1
    }
    if (awaited <= 0) settle?.resolve()
  })
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('the connection was closed')))
  socket.setTimeout(60_000, () => fail(new Error('no reply within a minute')))
  return (count: number) =>
    new Promise<void>((resolve, reject) => {
      awaited += count
      settle = { resolve, reject }
    })
}
