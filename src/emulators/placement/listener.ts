import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SimulatedDelivery } from './delivery.ts'

const MAX_MESSAGE = 10 * 1024 * 1024
const MAX_CLIENTS = 50
const IDLE_MS = 60_000

type Refused = Error & { responseCode: number }

/** One SMTP listener on loopback for all simulated providers, told apart by the recipient's domain. */
export async function listenForMail(options: {
  port: number
  /** Octets of a message that are kept; the rest is taken and dropped. */
  keep: number
  knows(address: string): boolean
  deliver(
    raw: Buffer,
    recipient: string,
    envelope: { from: string; ip: string; helo: string },
  ): Promise<SimulatedDelivery>
  log(message: string): void
}): Promise<{ port: number; close(): Promise<void> }> {
  const server = new SMTPServer({
    name: 'mx.simulated.example',
    banner: 'Simulated providers of Postproof',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MESSAGE,
    maxClients: MAX_CLIENTS,
    socketTimeout: IDLE_MS,
    closeTimeout: 500,
    onRcptTo: ({ address }, _session, done) =>
      options.knows(address)
        ? done()
        : done(refusal(550, '5.1.1 No such mailbox at the simulated providers')),
    onData(stream, session, done) {
      const kept: Buffer[] = []
      let length = 0
      stream.on('data', (chunk: Buffer) => {
        if (length < options.keep) kept.push(chunk.subarray(0, options.keep - length))
        length += chunk.length
      })
      stream.on('error', (error: Error) => done(error))
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(refusal(552, '5.3.4 The message is too large'))
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
        const envelope = { from, ip: session.remoteAddress, helo: session.hostNameAppearsAs || 'unknown' }
        const raw = Buffer.concat(kept)
        Promise.all(
          session.envelope.rcptTo.map(({ address }) => options.deliver(raw, address, envelope)),
        ).then(
          (outcomes) => answer(outcomes, done),
          (error: Error) => {
            options.log(`a simulated delivery failed: ${error.message}`)
            done(refusal(451, '4.3.0 Could not be filed'))
          },
        )
      })
    },
  })
  server.on('error', (error: Error) => options.log(`simulated SMTP: ${error.message}`))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(options.port, '127.0.0.1', () => {
      server.server.off('error', reject)
      resolve()
    })
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** SMTP has one answer for all recipients: a refusal when all of them refuse. */
function answer(outcomes: SimulatedDelivery[], done: (error?: Error | null, message?: string) => void): void {
  const [first] = outcomes
  if (first?.outcome === 'rejected' && outcomes.every(({ outcome }) => outcome === 'rejected')) {
    done(refusal(first.code, first.text))
  } else {
    done(null, 'Taken by the simulated providers')
  }
}

function refusal(code: number, text: string): Refused {
  return Object.assign(new Error(text), { responseCode: code })
}
