import { connect } from 'node:net'

const LONGEST = 1000

/** Asks a mail receiver for its greeting (RFC 5321, 3.1) and leaves. Null when it does not answer in time. */
export function readGreeting(host: string, port: number, timeoutMs: number): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    let text = ''
    const end = (greeting: string | null) => {
      clearTimeout(timer)
      resolve(greeting)
      socket.end('QUIT\r\n')
      socket.destroySoon()
    }
    const timer = setTimeout(() => end(null), timeoutMs)
    socket.on('error', () => end(null))
    socket.on('close', () => end(null))
    socket.on('data', (chunk) => {
      text = (text + chunk.toString('latin1')).slice(0, LONGEST)
      const line = /^([^\r\n]*)\r?\n/.exec(text)
      if (line || text.length >= LONGEST) end(line?.[1] ?? text)
    })
  })
}
