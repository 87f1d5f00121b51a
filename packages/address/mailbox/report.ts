import type { Classification, ReplyMeaning, ReplySubject } from '../replies.ts'
import type { ProbeHost, ProbeIdentity, SmtpFailure } from '../smtp-types.ts'

export type MailboxRequest = {
  /** As it stands before the @, quoted where it must be. */
  local: string
  /** A-labels. */
  domain: string
  /** The local part has letters outside ASCII. */
  needsSmtpUtf8: boolean
  hosts: ProbeHost[]
  /** Id of the operator, for rule 3 of the replies. */
  provider: string | null
  /** What is known of the domain from before; undefined when a random recipient may be asked. */
  catchAll: boolean | null | undefined
  identity: ProbeIdentity
}

export type StepName =
  | 'connect'
  | 'banner'
  | 'ehlo'
  | 'helo'
  | 'starttls'
  | 'mail'
  | 'rcpt'
  | 'random-rcpt'
  | 'rset'
  | 'quit'

/** Whom the reply was taken to be about, and what it says. Older reports hold one word. */
export type ReplyVerdict = ReplyMeaning | `${ReplySubject} ${ReplyMeaning}`

/** One step of the dialogue, as evidence. */
export type SmtpStep = {
  step: StepName
  mx: string
  /** IP address. */
  address: string
  code: number | null
  enhanced: string | null
  /** What the server said, at most 500 characters; for a failure what happened. */
  text: string
  ms: number
  /** `ok` for a step without a reply that succeeded. */
  verdict: ReplyVerdict | SmtpFailure | 'ok' | 'utf8-not-offered'
  /** Which rule and wording decided; null for failures. */
  why: string | null
}

/**
 * What is known of the mailbox afterwards.
 * - `accepted`, `no_mailbox`, `disabled`, `full`, `greylisted`: as the server said.
 * - `restricted`: it exists and takes nothing from us now: its owner's rule, or more than it may receive.
 * - `blocked`: the refusal was about us or about rules.
 * - `temporary`: trouble of the server. `unclear`: a refusal that could mean anything.
 * - `timeout`, `dropped`: no answer to the recipient in time; hung up. `no_connection`: no host could be reached.
 * - `utf8_not_offered`: no host takes addresses with letters outside ASCII.
 * - `no_host`: there was no host to ask. `not_askable`: the address cannot be put into a command.
 */
export type MailboxResult =
  | 'accepted'
  | 'no_mailbox'
  | 'disabled'
  | 'full'
  | 'greylisted'
  | 'restricted'
  | 'blocked'
  | 'temporary'
  | 'unclear'
  | 'timeout'
  | 'dropped'
  | 'no_connection'
  | 'utf8_not_offered'
  | 'no_host'
  | 'not_askable'

export type MailboxReport = {
  result: MailboxResult
  /** The reply to the target, or the refusal that kept us from asking; null without one. */
  decision: Classification | null
  /** Whether the domain takes every name; null when that could not be found out. */
  catchAll: boolean | null
  /**
   * `target`: the target itself was refused, which says nothing of other names. `probe`: a random name was asked.
   * `cache`: known before.
   */
  catchAllFrom: 'target' | 'probe' | 'cache' | null
  /** A random name was sent: not again for this domain within a day. */
  randomAsked: boolean
  /** The host that answered, or the last one tried. */
  mx: string | null
  address: string | null
  tls: 'encrypted' | 'not-offered' | 'refused' | 'failed' | null
  /** Operators that want nothing of us for a while (`stop`), or less, with what they said. */
  backOff: { operator: string; how: 'stop' | 'slow'; said: ReplyVerdict; code: number }[]
  steps: SmtpStep[]
  identity: ProbeIdentity
  /** The address as it stood in RCPT; null when it cannot stand there. */
  recipient: string | null
  startedAt: number
  ms: number
}
