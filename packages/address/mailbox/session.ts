import type { Classification } from '../replies.ts'
import type { ProbeIdentity, SmtpConnection, SmtpDialer, SmtpFailure, SmtpOutcome } from '../smtp-types.ts'
import type { MailboxReport } from './report.ts'
import { note, noteEvent, type Transcript } from './transcript.ts'

export type Session = {
  connection: SmtpConnection
  /** Keywords of the EHLO reply in upper case. */
  extensions: Set<string>
  tls: MailboxReport['tls']
}

/** Why no session came about: a reply that refused, or a failure. */
export type NoSession = { refusal: Classification | null; failure: SmtpFailure | null }

type Opening = { dialer: SmtpDialer; identity: ProbeIdentity; deadline: number }

/** Milliseconds given to the reply to QUIT: nothing depends on it. */
const GOODBYE_MS = 2000

/** Connects, reads the banner, says EHLO (or HELO) and encrypts when the server offers it. */
export async function openSession(transcript: Transcript, opening: Opening): Promise<Session | NoSession> {
  const first = await open(transcript, opening)
  if (!('connection' in first) || !first.extensions.has('STARTTLS')) return first
  const encrypted = await encrypt(first, transcript, opening)
  if (encrypted !== 'failed') return encrypted
  // A handshake that fails leaves a connection that cannot be used. A probe carries no secret: again, in the clear.
  const plain = await open(transcript, opening)
  return 'connection' in plain ? { ...plain, tls: 'failed' } : plain
}

async function open(transcript: Transcript, opening: Opening): Promise<Session | NoSession> {
  const { host, address } = transcript
  const { sourceAddress } = opening.identity
  const dialed = await opening.dialer.dial({
    host: host.host,
    address,
    sourceAddress,
    deadline: opening.deadline,
  })
  if (!dialed.ok) {
    noteEvent(transcript, 'connect', dialed.detail, dialed.ms, dialed.failure)
    // A connect timeout is not a slow reply: port 25 may be blocked on our side.
    return { refusal: null, failure: dialed.failure === 'timeout' ? 'unreachable' : dialed.failure }
  }
  noteEvent(transcript, 'connect', 'connected', dialed.ms)
  const { connection } = dialed
  const greeting = await connection.greeting()
  const greeted = note(transcript, 'banner', greeting)
  if (greeted?.what !== 'accepted') return giveUp(transcript, connection, greeting, greeted)
  return hello(transcript, connection, opening.identity.helo)
}

async function hello(
  transcript: Transcript,
  connection: SmtpConnection,
  name: string,
): Promise<Session | NoSession> {
  const ehlo = await connection.command(`EHLO ${name}`)
  const said = note(transcript, 'ehlo', ehlo)
  if (ehlo.ok && said?.what === 'accepted') {
    return { connection, extensions: keywords(ehlo.reply.lines), tls: 'not-offered' }
  }
  // RFC 5321, 3.2: a server that does not know EHLO is greeted with HELO.
  const unknownCommand = ehlo.ok && [500, 501, 502, 504].includes(ehlo.reply.code) && said?.what === 'unclear'
  if (!unknownCommand) return giveUp(transcript, connection, ehlo, said)
  const helo = await connection.command(`HELO ${name}`)
  const answered = note(transcript, 'helo', helo)
  if (answered?.what !== 'accepted') return giveUp(transcript, connection, helo, answered)
  return { connection, extensions: new Set(), tls: 'not-offered' }
}

function keywords(lines: string[]): Set<string> {
  return new Set(lines.slice(1).map((line) => line.trim().split(/[ =]/, 1)[0]!.toUpperCase()))
}

async function encrypt(
  session: Session,
  transcript: Transcript,
  { identity }: Opening,
): Promise<Session | NoSession | 'failed'> {
  const { connection } = session
  const ready = await connection.command('STARTTLS')
  const said = note(transcript, 'starttls', ready)
  if (!said) return 'failed'
  if (said.what !== 'accepted') return { ...session, tls: 'refused' }
  const secured = await connection.secure()
  noteEvent(
    transcript,
    'starttls',
    secured.ok ? secured.version : secured.detail,
    secured.ms,
    secured.ok ? 'ok' : 'tls',
  )
  if (!secured.ok) {
    connection.close()
    return 'failed'
  }
  const again = await hello(transcript, connection, identity.helo)
  return 'connection' in again ? { ...again, tls: 'encrypted' } : again
}

async function giveUp(
  transcript: Transcript,
  connection: SmtpConnection,
  outcome: SmtpOutcome,
  refusal: Classification | null,
): Promise<NoSession> {
  if (outcome.ok) await sayGoodbye(transcript, connection)
  else connection.close()
  return { refusal, failure: outcome.ok ? null : outcome.failure }
}

/** QUIT, always; after 421 the server has hung up already and the step says so. */
export async function sayGoodbye(transcript: Transcript, connection: SmtpConnection): Promise<void> {
  const outcome = await connection.command('QUIT', GOODBYE_MS)
  note(transcript, 'quit', outcome)
  connection.close()
}
