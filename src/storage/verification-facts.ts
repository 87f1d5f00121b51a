import type { MailboxReport } from '@postproof/address/mailbox'
import type { NotAskedWhy } from '@postproof/address/mailbox/gate'
import type { Recheck } from '@postproof/address/politeness/recheck'
import type { DomainFacts, ListFlags, ListInfo, Suggestion, Syntax } from '@postproof/address/types'
import type { Verdict } from '@postproof/address/verdict'
import type { OwnEvidence } from '@postproof/address/verdict/facts'

/** One verification as it is kept: facts alone. Words are put to them when it is read. */

/**
 * Why mail servers are not asked at all, or not this time.
 * - `switched-off`: by the operator. `auditing`: the check of this host is not done yet. `audit`: it found something.
 * - `identity`: the names we would give ourselves are not to be used. `not-wanted`: the caller did not ask for it.
 */
export type ServerOff =
  | { why: 'switched-off' | 'auditing' | 'not-wanted' }
  | { why: 'identity'; code: string }
  | { why: 'audit'; findings: { id: string; code: string }[] }

/** What is remembered of a mailbox, under its keyed hash. `recheck`: it was put off and is asked again then. */
export type KnownMailbox = { report: MailboxReport; recheck: Recheck | null }

export type MailboxFacts = { notAsked: NotAskedWhy } | (KnownMailbox & { cached: boolean })

export type StepState = 'pending' | 'done' | 'skipped'

export type VerificationFacts = {
  /** As typed. */
  email: string
  /** Whether a signed-in account asked; absent in older rows. */
  account?: boolean
  /** Unix milliseconds. */
  createdAt: number
  /** Unix milliseconds when the last word on it was heard; null while it is pending. */
  checkedAt: number | null
  steps: { syntax: StepState; lists: StepState; domain: StepState; mailbox: StepState; verdict: StepState }
  syntax: Syntax | null
  normalized: string | null
  optedOut: boolean
  flags: ListFlags | null
  lists: Pick<ListInfo, 'id' | 'name' | 'version' | 'date'>[]
  /** Without the questions that were asked for it. */
  domain: Omit<DomainFacts, 'dns'> | null
  suggestion: Suggestion | null
  mailbox: MailboxFacts | null
  /** Evidence from the asker's own mail; absent in older rows. */
  own?: OwnEvidence | null
  off: ServerOff | null
  verdict: Verdict | null
}
