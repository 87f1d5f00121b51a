import { connect } from 'node:net'

export type SpamdAddress = { host: string; port: number } | { socketPath: string }

const MAX_REPLY = 512 * 1024

/**
 * One command of spamd's protocol over one connection: header, bytes, half-close, then the whole reply.
 * Rejects with words fit for a report: connection errors, no answer in time, an endless reply.
 */
export function talkToSpamd(
  address: SpamdAddress,
  command: 'REPORT' | 'HEADERS',
  message: Uint8Array,
  options: { user?: string | undefined; timeoutMs: number },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect('socketPath' in address ? { path: address.socketPath } : address)
    const chunks: Buffer[] = []
    let size = 0
    const timer = setTimeout(
      () => finish(new Error(`no answer within ${options.timeoutMs} ms`)),
      options.timeoutMs,
    )
    const finish = (error?: Error) => {
      clearTimeout(timer)
      socket.destroy()
      if (error) reject(error)
      else resolve(Buffer.concat(chunks).toString('utf8'))
    }
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size > MAX_REPLY) finish(new Error('the answer does not end'))
    })
    socket.on('end', () => finish())
    // spamd may answer and hang up before it has read everything; then what it said is the answer.
    socket.on('error', (error: NodeJS.ErrnoException) => finish(size > 0 ? undefined : readable(error)))
    const user = options.user ? `User: ${options.user}\r\n` : ''
    socket.write(`${command} SPAMC/1.5\r\nContent-length: ${message.length}\r\n${user}\r\n`)
    socket.end(message)
  })
}

function readable(error: NodeJS.ErrnoException): Error {
  if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') return new Error('nothing listens there')
  return new Error(error.code ?? error.message.slice(0, 100))
}
