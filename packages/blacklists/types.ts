import type { Message } from '@postproof/messages/message'
import type { Unconfirmed } from './definition.ts'

/** DNS blacklists and allow lists (RFC 5782): what a list says of an address, a domain or an email address. */

/**
 * - `listed`, `not-listed`: the list answered and its self-test is fresh.
 * - `refused`: the list answered that it will not answer (public resolver, too many queries, key).
 * - `broken`: its self-test failed, or the answer is no list's answer. `timeout`: nothing in time.
 * - `not-applicable`: the list does not cover this kind of question (IPv6, say).
 * The last four are never clean and never listed.
 */
export type ListState = 'listed' | 'not-listed' | 'refused' | 'broken' | 'timeout' | 'not-applicable'

/**
 * - `resolver`: the question came through a public or unknown resolver. `too-many`: too many questions came from it.
 * - `key`: the query key is disabled or rejected. `other`: the list does not say.
 */
export type RefusalCause = 'resolver' | 'too-many' | 'key' | 'other'

export type ListAnswer = {
  list: string
  name: string
  /** 1: a listing costs delivery at large providers. 2 and 3: minor. `info`: said, not judged. */
  tier: 1 | 2 | 3 | 'info'
  kind: 'block' | 'allow'
  state: ListState
  /** Raw answer addresses, e.g. `127.0.0.2`. */
  codes: string[]
  /** What the codes mean; for refused and broken why. A text in stored answers from before there were codes. */
  meaning: Message[] | string
  /** `major`: the codes that count as bad in tier 1; `policy`: e.g. PBL; `info`: shown only. */
  severity: 'major' | 'minor' | 'policy' | 'info' | null
  /** The operator's TXT reason, sanitized, at most 300 characters. */
  reason: string | null
  removalUrl: string | null
  /** What of our entry for this list was never confirmed; not in stored answers from before there was this mark. */
  unconfirmed?: readonly Unconfirmed[]
  /** Why a list that is `refused` refuses, as far as its answer tells: what the operator of this instance can change. */
  refusal?: RefusalCause | null
  ms: number
}

export type BlacklistReport = {
  subject: string
  /** `bad` if a tier-1 list lists it, else `warning`, else no-data if a tier-1 list gave none, else good. */
  status: 'good' | 'warning' | 'bad' | 'no-data'
  answered: number
  asked: number
  answers: ListAnswer[]
}

/** Told of each list's answer as it comes. */
export type OnAnswer = (answer: ListAnswer) => void

export interface Blacklists {
  /** IPv4 or IPv6. Private and reserved addresses answer every list with `not-applicable`. */
  checkAddress(ip: string, signal?: AbortSignal, onAnswer?: OnAnswer): Promise<BlacklistReport>
  /** A host or domain name, never an IP address. */
  checkDomain(name: string, signal?: AbortSignal, onAnswer?: OnAnswer): Promise<BlacklistReport>
  checkEmail(address: string, signal?: AbortSignal, onAnswer?: OnAnswer): Promise<BlacklistReport>
}
