import type { SmtpStage } from '../smtp-types.ts'

/**
 * Whom a refusal is about: us as a host (`client`), our envelope address (`sender`), the mailbox asked for
 * (`recipient`), the message (`content`), or the server itself and rules of it that name nobody (`server`).
 */
export const replySubjects = ['client', 'sender', 'recipient', 'content', 'server'] as const
export type ReplySubject = (typeof replySubjects)[number]

/**
 * What is said of it.
 * - `accepted`: the step succeeded. `unknown`: there is no such mailbox. `full`: it has no room. `disabled`: closed.
 * - `rate`: too much in too short a time. `policy`: a rule, for example one on reverse names or on who may write.
 * - `reputation`: a list or a bad name. `temporary`: trouble that passes.
 * - `greylisted`: come back later as the same one. `unclear`: a refusal whose reason cannot be told.
 */
export const replyMeanings = [
  'accepted',
  'unknown',
  'full',
  'disabled',
  'rate',
  'policy',
  'reputation',
  'temporary',
  'greylisted',
  'unclear',
] as const
export type ReplyMeaning = (typeof replyMeanings)[number]

/** One piece of evidence: whom, what, and the name of the wording or code that says so. */
export type Evidence = {
  about: ReplySubject
  what: ReplyMeaning
  name: string
  /** The mailbox is known to exist although the reply is a refusal. */
  exists?: true
  /** Speaks against a verdict on the mailbox, and proves nothing of its own. */
  hint?: true
}

/** Which kind of evidence decided; their order stands in `replies.ts`. */
export type ReplyRule =
  | 'stage'
  | 'class'
  | 'provider'
  | 'enhanced'
  | 'basic'
  | 'words'
  | 'comparison'
  | 'none'

export type ReplyFacts = {
  stage: SmtpStage
  code: number
  enhanced: string | null
  text: string
  /** Our envelope address, which a server may name instead of the recipient. */
  sender?: string
  /** The operator of the mail host, as named by the domain check; null when not recognized. */
  provider: string | null
  /** What the same server said to a random recipient; needed only for replies that say nothing themselves. */
  randomReply?: { code: number; enhanced: string | null; text: string }
  /** The same server took another recipient from us within the last minute. */
  tookAnother?: boolean
}

export type Classification = {
  about: ReplySubject
  what: ReplyMeaning
  rule: ReplyRule
  /** Name of the wording, code or sentence that decided. */
  detail: string
  /** The mailbox is known to exist although the reply is a refusal. */
  exists: boolean
  /** A refusal without a reason: what a random recipient gets would decide. */
  needsComparison: boolean
  /** `stop`: the server wants nothing from us for a while. `slow`: less. Null: nothing follows for others. */
  backOff: 'stop' | 'slow' | null
}
