import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Store } from './store.ts'
import type { Envelope, Failures } from './types.ts'

/**
 * The SMTP side of a staging inbox: takes every mail for every address with any login, keeps it, and passes nothing on. Not the
 * receiver of the site, which refuses what a staging inbox is there for: strange names, logins, plain connections.
 */

export type Receive = { host: string; port: number; maxSize: number; failures: Failures }

const IDLE_MS = 60_000
const MOST_CONNECTIONS = 200

/** Rejects when the port cannot be had. Answers the port, and what ends it. */
export async function startReceiving(store: Store, { host, port, maxSize, failures }: Receive) {
  const { defer, refuse, drop, delayMs } = failures
  const server = new SMTPServer({
    name: 'postproof-inbox',
    banner: 'Postproof inbox keeps every mail and sends none',
    size: maxSize,
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    // Clients that meet a certificate they do not know give up; the connection does not leave the machine.
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS', 'XCLIENT', 'XFORWARD'],
    lenientAddressParsing: true,
    hideENHANCEDSTATUSCODES: false,
    logger: false,
    maxClients: MOST_CONNECTIONS,
    socketTimeout: IDLE_MS,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
    onRcptTo(_address, _session, done) {
      if (falls(refuse)) return done(reply(550, 'No such mailbox (a failure on request)'))
      if (falls(defer)) return done(reply(451, 'Try again later (a failure on request)'))
      done()
    },
    onData(stream, session, done) {
      if (falls(drop)) return dropConnection(server, session)
      readMail(stream, maxSize)
        .then(async (raw) => {
          if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
          if (!raw) throw reply(552, `This inbox takes mails of up to ${Math.floor(maxSize / 1e6)} MB`)
          const { id } = await store.add(envelopeOf(session), raw)
          return `Kept as ${id}`
        })
        .then((said) => done(null, said), done)
    },
  })
  // A client that goes away in the middle of a line is no fault of this process.
  server.on('error', () => {})
  const listening = once(server.server, 'listening')
  server.listen(port, host)
  await Promise.race([
    listening,
    once(server.server, 'error').then(([error]) => {
      throw error
    }),
  ])
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const falls = (share: number) => share > 0 && Math.random() < share

const reply = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

function envelopeOf({ envelope, user }: SMTPServerSession): Envelope {
  return {
    from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    to: envelope.rcptTo.map(({ address }) => address),
    username: user ?? '',
  }
}

/** Undefined when it is too large; read to its end all the same, so that the client hears the answer. */
async function readMail(stream: SMTPServerDataStream, maxSize: number): Promise<Buffer | undefined> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    size += piece.length
    if (size <= maxSize) pieces.push(piece)
    else pieces.length = 0
  }
  return size <= maxSize ? Buffer.concat(pieces) : undefined
}

function dropConnection(server: SMTPServer, { id }: SMTPServerSession): void {
  for (const connection of server.connections as Set<{
    session: SMTPServerSession
    _socket?: { destroy(): void }
  }>)
    if (connection.session.id === id) connection._socket?.destroy()
}
