import type { SmtpStage } from '../smtp-types.ts'

/**
 * What a reply means.
 * - `accepted`: the step succeeded. `no_mailbox`, `disabled`: for good. `full`: the mailbox exists, and has no room.
 * - `greylist`: come back later with the same identity. `temp_error`: trouble of the server.
 * - `rate_limited`, `ip_blocked`, `policy`, `needs_rdns`, `auth`: about us or about rules, not about the mailbox.
 * - `content`: about the message. `unknown`: none of these.
 */
export const replyLabels = [
  'no_mailbox',
  'disabled',
  'full',
  'greylist',
  'rate_limited',
  'ip_blocked',
  'policy',
  'needs_rdns',
  'auth',
  'temp_error',
  'content',
  'accepted',
  'unknown',
] as const
export type ReplyLabel = (typeof replyLabels)[number]

/** Which step of the order decided. */
export type ReplyRule =
  | 'stage'
  | 'class'
  | 'provider'
  | 'enhanced'
  | 'block-words'
  | 'mailbox-words'
  | 'comparison'
  | 'none'

export type ReplyFacts = {
  stage: SmtpStage
  code: number
  enhanced: string | null
  text: string
  /** The operator of the mail host, as named by the domain check; null when not recognized. */
  provider: string | null
  /** What the same server said to a random recipient; needed only for replies that say nothing themselves. */
  randomReply?: { code: number; enhanced: string | null; text: string }
}

export type Classification = {
  label: ReplyLabel
  rule: ReplyRule
  /** Name of the wording, code or override that decided. */
  detail: string
  /** The mailbox is known to exist although the reply is a refusal. */
  exists: boolean
  /** A refusal without a reason: what a random recipient gets would decide. */
  needsComparison: boolean
  /** The server wants less of us: stop asking this operator for a while. */
  backOff: boolean
}
