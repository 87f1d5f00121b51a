import { type Classification, classifyReply } from '../replies.ts'
import type { ProbeHost, ProbeIdentity, SmtpOutcome, SmtpReply, SmtpStage } from '../smtp-types.ts'
import type { Lately } from './lately.ts'
import type { MailboxReport, ReplyVerdict, SmtpStep, StepName } from './report.ts'

const LONGEST_TEXT = 500

const STAGES: Partial<Record<StepName, SmtpStage>> = {
  banner: 'banner',
  ehlo: 'ehlo',
  helo: 'ehlo',
  starttls: 'starttls',
  mail: 'mail',
  rcpt: 'rcpt',
  'random-rcpt': 'rcpt',
}

/** The steps of one conversation with one address of one host. */
export type Transcript = {
  host: ProbeHost
  address: string
  provider: string | null
  identity: ProbeIdentity
  steps: SmtpStep[]
  backOff: MailboxReport['backOff']
  /** What the same server said to others in this minute. */
  lately: Lately
}

/** Writes a step down and says what it means; null when there was no reply. */
export function note(
  transcript: Transcript,
  step: StepName,
  outcome: SmtpOutcome,
  randomReply?: SmtpReply,
): Classification | null {
  const { host, address, provider, identity, steps, backOff } = transcript
  const common = { step, mx: host.host, address, ms: outcome.ms }
  if (!outcome.ok) {
    const { failure: verdict, detail } = outcome
    steps.push({
      ...common,
      code: null,
      enhanced: null,
      text: detail.slice(0, LONGEST_TEXT),
      verdict,
      why: null,
    })
    return null
  }
  const { code, enhanced, text } = outcome.reply
  const stage = STAGES[step]
  const shown = { ...common, code, enhanced, text: text.slice(0, LONGEST_TEXT) }
  if (stage === undefined) {
    steps.push({ ...shown, verdict: 'ok', why: null })
    return null
  }
  const said = classifyReply({
    stage,
    code,
    enhanced,
    text,
    sender: identity.mailFrom,
    provider,
    tookAnother: stage === 'rcpt' && transcript.lately.took(host.host, identity),
    ...(randomReply ? { randomReply } : {}),
  })
  const verdict = verdictOf(said)
  steps.push({ ...shown, verdict, why: `${said.rule}:${said.detail}` })
  if (said.backOff) backOff.push({ operator: host.operator, how: said.backOff, said: verdict, code })
  return said
}

/** As a step shows it: whom it is about stands before what it says, where anyone is meant. */
export function verdictOf({ about, what }: Pick<Classification, 'about' | 'what'>): ReplyVerdict {
  return what === 'accepted' || what === 'greylisted' || what === 'unclear' ? what : `${about} ${what}`
}

/** A step without a reply of its own: the TCP connection, the TLS handshake. */
export function noteEvent(
  { host, address, steps }: Transcript,
  step: StepName,
  text: string,
  ms: number,
  verdict: SmtpStep['verdict'] = 'ok',
): void {
  const shown = text.slice(0, LONGEST_TEXT)
  steps.push({
    step,
    mx: host.host,
    address,
    code: null,
    enhanced: null,
    text: shown,
    ms,
    verdict,
    why: null,
  })
}
