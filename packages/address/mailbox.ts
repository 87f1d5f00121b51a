import type { Clock } from '@postproof/engine/world'
import { type Asked, askRecipients } from './mailbox/ask.ts'
import { type KeptSession, type KeptSessions, sessionKey } from './mailbox/kept.ts'
import { type Lately, NOTHING_LATELY } from './mailbox/lately.ts'
import { recipientPath } from './mailbox/recipient.ts'
import type { MailboxReport, MailboxRequest, MailboxResult } from './mailbox/report.ts'
import { type NoSession, openSession, sayGoodbye } from './mailbox/session.ts'
import { note, noteEvent, type Transcript } from './mailbox/transcript.ts'
import type { Classification } from './replies.ts'
import type { ProbeHost, SmtpDialer, SmtpFailure } from './smtp-types.ts'

export type { MailboxReport, MailboxRequest, MailboxResult, SmtpStep } from './mailbox/report.ts'

export type MailboxWorld = {
  dialer: SmtpDialer
  clock: Clock
  /** From 0 to below 1, for the random recipient. */
  random: () => number
  /** For all hosts together. Default 30,000. */
  totalMs?: number
  /** Connections kept open between addresses; without it every address has its own. */
  kept?: KeptSessions
  /** What these servers said to others in this minute; without it every answer stands alone. */
  lately?: Lately
}

const MOST_HOSTS = 5
const MOST_ADDRESSES = 2

/**
 * Asks the mail hosts of a domain whether they take mail for one address, host after host in the order given, until
 * one has answered for the recipient (RFC 5321, 5.1). An operator that wants less of us is not asked at another of
 * its hosts. The whole dialogue is the evidence. Never rejects, ends within `totalMs`.
 */
export async function askMailbox(request: MailboxRequest, world: MailboxWorld): Promise<MailboxReport> {
  const startedAt = world.clock.now()
  const deadline = startedAt + (world.totalMs ?? 30_000)
  const path = recipientPath(request)
  const state: State = { request, path: path ?? '', world, deadline, steps: [], backOff: [], last: NOWHERE }
  if (path === undefined) state.last = { ...NOWHERE, result: 'not_askable' }
  else await tryHosts(state)
  const { last, steps, backOff } = state
  const ms = world.clock.now() - startedAt
  return { ...last, steps, backOff, identity: request.identity, recipient: path ?? null, startedAt, ms }
}

type Attempt = Pick<
  MailboxReport,
  'result' | 'decision' | 'catchAll' | 'catchAllFrom' | 'randomAsked' | 'mx' | 'address' | 'tls'
>

type State = Pick<MailboxReport, 'steps' | 'backOff'> & {
  request: MailboxRequest
  path: string
  world: MailboxWorld
  deadline: number
  last: Attempt
}

const NOWHERE: Attempt = {
  result: 'no_host',
  decision: null,
  catchAll: null,
  catchAllFrom: null,
  randomAsked: false,
  mx: null,
  address: null,
  tls: null,
}

async function tryHosts(state: State): Promise<void> {
  for (const host of state.request.hosts.slice(0, MOST_HOSTS)) {
    for (const address of host.ips.slice(0, MOST_ADDRESSES)) {
      if (state.backOff.some(({ operator, how }) => operator === host.operator && how === 'stop')) break
      if (state.world.clock.now() >= state.deadline) return
      const { attempt, answered } = await converse(state, host, address)
      // A refusal tells more than that the next host could not be reached.
      if (answered || state.last.decision === null) state.last = attempt
      if (answered) return
    }
  }
}

async function converse(
  state: State,
  host: ProbeHost,
  address: string,
): Promise<{ attempt: Attempt; answered: boolean }> {
  const { request, world, deadline, steps, backOff } = state
  const lately = world.lately ?? NOTHING_LATELY
  const { provider, identity } = request
  const transcript: Transcript = { host, address, provider, identity, steps, backOff, lately }
  const at = { ...NOWHERE, mx: host.host, address }
  const again = await askOnKept(state, transcript)
  if (again) return { attempt: { ...at, ...again }, answered: true }
  const session = await openSession(transcript, {
    dialer: world.dialer,
    identity: request.identity,
    deadline,
  })
  if (!('connection' in session)) return { attempt: { ...at, ...unasked(session) }, answered: false }
  const { tls } = session
  if (request.needsSmtpUtf8 && !session.extensions.has('SMTPUTF8')) {
    noteEvent(transcript, 'mail', 'SMTPUTF8 is not offered (RFC 6531)', 0, 'utf8-not-offered')
    await sayGoodbye(transcript, session.connection)
    return { attempt: { ...at, tls, result: 'utf8_not_offered' }, answered: false }
  }
  const asked = await askRecipients(session.connection, state.path, request, transcript, world.random)
  await leave(state, { ...session, asked: 1 }, asked, transcript)
  if (!asked.target) return { attempt: { ...at, tls, ...unasked(asked) }, answered: false }
  return { attempt: { ...at, ...told(asked.target, asked, tls) }, answered: true }
}

function told(
  target: Classification,
  { catchAll, catchAllFrom, randomAsked }: Asked,
  tls: Attempt['tls'],
): Omit<Attempt, 'mx' | 'address'> {
  return { tls, catchAll, catchAllFrom, randomAsked, decision: target, result: resultOf(target) }
}

/** Null when no connection is kept, or when it turned out to be stale: then a new one is opened, as if there were none. */
async function askOnKept(
  state: State,
  transcript: Transcript,
): Promise<Omit<Attempt, 'mx' | 'address'> | null> {
  const { request, world } = state
  const key = sessionKey(transcript.host.host, transcript.address, request.identity)
  const session = request.needsSmtpUtf8 ? undefined : world.kept?.take(key)
  if (!session) return null
  session.connection.extend(state.deadline)
  const tried: Transcript = { ...transcript, steps: [], backOff: [] }
  noteEvent(tried, 'connect', 'kept open since the address before', 0)
  const asked = await askRecipients(session.connection, state.path, request, tried, world.random)
  if (!asked.target) {
    session.connection.close()
    return null
  }
  await leave(state, { ...session, asked: session.asked + 1 }, asked, tried)
  transcript.steps.push(...tried.steps)
  transcript.backOff.push(...tried.backOff)
  return told(asked.target, asked, session.tls)
}

/** Keeps the connection where that is allowed and the server is content, else says goodbye. */
async function leave(
  state: State,
  session: KeptSession,
  asked: Asked,
  transcript: Transcript,
): Promise<void> {
  const { connection } = session
  if (asked.failure !== null) return connection.close()
  const { kept } = state.world
  if (!kept || transcript.backOff.length > 0 || !asked.target) return sayGoodbye(transcript, connection)
  const reset = await connection.command('RSET')
  note(transcript, 'rset', reset)
  const key = sessionKey(transcript.host.host, transcript.address, state.request.identity)
  const clean = reset.ok && reset.reply.code === 250
  if (!clean || !kept.keep(key, transcript.host.operator, session)) await sayGoodbye(transcript, connection)
}

/** The recipient was never answered for: a refusal on the way, or a connection that failed. */
function unasked({ refusal, failure }: NoSession): Pick<Attempt, 'result' | 'decision'> {
  if (refusal) return { result: resultOf(refusal), decision: refusal }
  return { result: failureResult(failure), decision: null }
}

function failureResult(failure: SmtpFailure | null): MailboxResult {
  if (failure === 'timeout') return 'timeout'
  if (failure === 'refused' || failure === 'unreachable' || failure === 'refused-address')
    return 'no_connection'
  if (failure === 'bad-command') return 'not_askable'
  return failure === 'malformed' || failure === 'too-long' ? 'unclear' : 'dropped'
}

function resultOf({ about, what, exists }: Classification): MailboxResult {
  switch (what) {
    case 'unknown':
      return 'no_mailbox'
    case 'accepted':
    case 'disabled':
    case 'full':
    case 'greylisted':
    case 'temporary':
    case 'unclear':
      return what
    default:
      return exists && about === 'recipient' ? 'restricted' : 'blocked'
  }
}
