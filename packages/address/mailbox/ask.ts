import type { Classification } from '../replies.ts'
import type { SmtpConnection, SmtpFailure, SmtpReply } from '../smtp-types.ts'
import { randomLocal } from './recipient.ts'
import type { MailboxReport, MailboxRequest } from './report.ts'
import { note, type Transcript, verdictOf } from './transcript.ts'

/** The outcome of one SMTP transaction. `target` is null when the recipient was not answered; `failure` then says why. */
export type Asked = Pick<MailboxReport, 'catchAll' | 'catchAllFrom' | 'randomAsked'> & {
  target: Classification | null
  refusal: Classification | null
  failure: SmtpFailure | null
}

const NOTHING: Asked = {
  target: null,
  refusal: null,
  failure: null,
  catchAll: null,
  catchAllFrom: null,
  randomAsked: false,
}

/**
 * MAIL, the target, and where it helps one random name, in this order: a server that hangs up after its first
 * refusal has answered the target by then. Never DATA.
 */
export async function askRecipients(
  connection: SmtpConnection,
  path: string,
  request: MailboxRequest,
  transcript: Transcript,
  random: () => number,
): Promise<Asked> {
  const parameters = request.needsSmtpUtf8 ? ' SMTPUTF8' : ''
  const mail = await connection.command(`MAIL FROM:<${request.identity.mailFrom}>${parameters}`)
  const allowed = note(transcript, 'mail', mail)
  if (allowed?.what !== 'accepted')
    return { ...NOTHING, refusal: allowed, failure: mail.ok ? null : mail.failure }

  const rcpt = await connection.command(`RCPT TO:<${path}>`)
  const target = note(transcript, 'rcpt', rcpt)
  if (!target || !rcpt.ok) return { ...NOTHING, failure: rcpt.ok ? 'malformed' : rcpt.failure }
  if (target.what === 'accepted') transcript.lately.taken(transcript.host.host, request.identity)
  const probe = { connection, request, transcript, random, target, reply: rcpt.reply }
  if (isUnknown(target)) return { ...NOTHING, target, catchAll: false, catchAllFrom: 'target' }
  if (request.catchAll !== undefined) return withoutAsking(probe, request.catchAll)
  const helps = target.what === 'accepted' || target.needsComparison
  return helps ? askRandom(probe) : { ...NOTHING, target }
}

const isUnknown = ({ about, what }: Classification) => about === 'recipient' && what === 'unknown'

/** A random name was sent not long ago: what it got then must do. */
function withoutAsking({ target, reply, transcript }: Probe, catchAll: boolean | null): Asked {
  const letIn = { ...reply, code: 250, enhanced: null, text: '' }
  const decided =
    target.needsComparison && catchAll === true ? compared(target, reply, letIn, transcript) : target
  return { ...NOTHING, target: decided, catchAll, catchAllFrom: 'cache' }
}

type Probe = {
  connection: SmtpConnection
  request: MailboxRequest
  transcript: Transcript
  random: () => number
  target: Classification
  reply: SmtpReply
}

/** Each reply belongs to its own RCPT: what the random name gets changes the target only where it is compared. */
async function askRandom({ connection, request, transcript, random, target, reply }: Probe): Promise<Asked> {
  const outcome = await connection.command(`RCPT TO:<${randomLocal(random)}@${request.domain}>`)
  const accepted = target.what === 'accepted'
  const said = note(transcript, 'random-rcpt', outcome, accepted ? reply : undefined)
  const asked = { ...NOTHING, target, randomAsked: true }
  if (!said || !outcome.ok) return asked
  if (!accepted) return { ...asked, target: compared(target, reply, outcome.reply, transcript) }
  if (said.what === 'accepted') return { ...asked, catchAll: true, catchAllFrom: 'probe' }
  return isUnknown(said) ? { ...asked, catchAll: false, catchAllFrom: 'probe' } : asked
}

function compared(
  target: Classification,
  reply: SmtpReply,
  randomReply: SmtpReply,
  transcript: Transcript,
): Classification {
  const scratch = { ...transcript, steps: [], backOff: [] }
  const said = note(scratch, 'rcpt', { ok: true, reply, ms: 0 }, randomReply)
  const step = transcript.steps.find((one) => one.step === 'rcpt' && one.why?.startsWith('comparison:'))
  if (said && step) Object.assign(step, { verdict: verdictOf(said), why: `${said.rule}:${said.detail}` })
  return said ?? target
}
