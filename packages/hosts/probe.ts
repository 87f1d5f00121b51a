import type { HostConnection, HostDialer, HostFailure, HostOutcome, HostTls } from './world.ts'

/**
 * How far a dialogue came.
 * - `answered`: the server greeted and answered EHLO. `turned-away`: it greeted with a refusal, or refused EHLO.
 * - `refused`: nothing listens on port 25. `silent`: nothing answered in time. `no-greeting`: connected, but no banner in
 *   time. `closed`: it hung up before EHLO was answered. `not-smtp`: it says something else than SMTP.
 * - `no-route`, `not-public`: this machine has no way to the address, or must not use it; nothing was sent.
 * - `resting`, `busy`: its operator wants to be left alone, or was to be asked too often for now; nothing was sent.
 */
export type ProbeState =
  | 'answered'
  | 'turned-away'
  | 'refused'
  | 'silent'
  | 'no-greeting'
  | 'closed'
  | 'not-smtp'
  | 'no-route'
  | 'not-public'
  | 'resting'
  | 'busy'

/**
 * - `absent`: EHLO does not offer it. `refused`: offered, but the command was refused. `failed`: the handshake failed.
 * - `unknown`: offered, and there was no time for the handshake.
 */
export type StartTls = 'works' | 'absent' | 'refused' | 'failed' | 'unknown'

/** What one mail server said, without any judgement. */
export type Probe = {
  address: string
  state: ProbeState
  /** What the server said when it turned us away, or how the connection failed; at most 200 characters. */
  said: string | null
  /** The reply code of a refusal. */
  code: number | null
  /** The text after 220, at most 200 characters. */
  banner: string | null
  /** The name in the reply to EHLO (RFC 5321, 4.1.1.1), in lower case. */
  name: string | null
  /** From the connection to the banner. */
  greetingMs: number | null
  starttls: StartTls | null
  tls: HostTls | null
}

export type ProbeRequest = {
  host: string
  address: string
  /** Our own name and local address. */
  identity: { helo: string; sourceAddress: string | null }
  /** Unix milliseconds. */
  deadline: number
}

/** Nothing depends on the reply to QUIT. */
const GOODBYE_MS = 1000
const LONGEST = 200

/** A probe that sent nothing, or got no answer. */
export const unanswered = (address: string, state: ProbeState, said: string | null = null): Probe => ({
  ...{ address, state, said: said?.slice(0, LONGEST) ?? null, code: null },
  ...{ banner: null, name: null, greetingMs: null, starttls: null, tls: null },
})

/** One connection: banner, EHLO, STARTTLS where it is offered, QUIT. Never MAIL or RCPT. Never rejects. */
export async function probeHost(request: ProbeRequest, dialer: HostDialer): Promise<Probe> {
  const { host, address, identity, deadline } = request
  const dialed = await dialer.dial({ host, address, sourceAddress: identity.sourceAddress, deadline })
  if (!dialed.ok) return unanswered(address, UNCONNECTED[dialed.failure] ?? 'closed', dialed.detail)
  const { connection } = dialed
  try {
    return await converse(request, connection)
  } finally {
    connection.close()
  }
}

const UNCONNECTED: Partial<Record<HostFailure, ProbeState>> = {
  refused: 'refused',
  unreachable: 'no-route',
  'refused-address': 'not-public',
  timeout: 'silent',
}

async function converse({ address, identity }: ProbeRequest, connection: HostConnection): Promise<Probe> {
  const greeting = await connection.greeting()
  const unheard = await stopped(address, greeting, connection)
  if (unheard) return unheard
  const ehlo = await connection.command(`EHLO ${identity.helo}`)
  const refused = await stopped(address, ehlo, connection)
  const greeted = {
    banner: greeting.ok ? greeting.reply.text.slice(0, LONGEST) : null,
    greetingMs: greeting.ms,
  }
  if (refused || !ehlo.ok) return { ...(refused ?? unanswered(address, 'closed')), ...greeted }
  const [first = '', ...offers] = ehlo.reply.lines
  const name = first.trim().split(/\s/, 1)[0]?.toLowerCase().slice(0, 255) || null
  const offersTls = offers.some((line) => /^STARTTLS\s*$/i.test(line))
  const secured = offersTls ? await encrypt(connection) : { starttls: 'absent' as const, tls: null }
  if (secured.starttls !== 'failed' && secured.starttls !== 'unknown')
    await connection.command('QUIT', GOODBYE_MS)
  return { ...unanswered(address, 'answered'), ...greeted, name, ...secured }
}

/** Why the dialogue ends with this outcome; null where it goes on. */
async function stopped(
  address: string,
  outcome: HostOutcome,
  connection: HostConnection,
): Promise<Probe | null> {
  if (!outcome.ok) {
    const isOther = outcome.failure === 'malformed' || outcome.failure === 'too-long'
    const state = isOther ? 'not-smtp' : outcome.failure === 'timeout' ? 'no-greeting' : 'closed'
    return unanswered(address, state, outcome.detail)
  }
  const { code, text } = outcome.reply
  if (code >= 200 && code < 300) return null
  await connection.command('QUIT', GOODBYE_MS)
  return { ...unanswered(address, 'turned-away', `${code} ${text}`), code }
}

async function encrypt(connection: HostConnection): Promise<Pick<Probe, 'starttls' | 'tls'>> {
  const ready = await connection.command('STARTTLS')
  if (!ready.ok) return { starttls: ready.failure === 'timeout' ? 'unknown' : 'failed', tls: null }
  if (ready.reply.code !== 220) return { starttls: 'refused', tls: null }
  const secured = await connection.secure()
  if (!secured.ok) {
    // A handshake that only took too long says nothing: the server may be busy, or our time was over.
    return { starttls: /timed? ?out/i.test(secured.detail) ? 'unknown' : 'failed', tls: null }
  }
  const { version, cipher, chain } = secured
  return { starttls: 'works', tls: { version, cipher, chain } }
}
