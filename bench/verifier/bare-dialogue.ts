import { connect } from 'node:net'

/**
 * The lines of a verification over a bare socket: every reply is taken as it comes, nothing is parsed, kept or
 * judged. What a verification cannot be faster than in this runtime.
 */
export function bareDialogue(port: number, email: string): Promise<void> {
  const lines = ['EHLO mail.prober.test', 'MAIL FROM:<verify@prober.test>', `RCPT TO:<${email}>`, 'QUIT']
  return new Promise((resolve, reject) => {
    let sent = 0
    const socket = connect({ host: '127.0.0.1', port, noDelay: true })
    socket.on('data', () => {
      if (sent < lines.length) socket.write(`${lines[sent++]}\r\n`)
      else socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve())
  })
}
