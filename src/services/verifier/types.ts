import type { Bounces, CountedBounces } from '#contract/bounces.ts'
import type { List, ListQuery } from '#contract/common.ts'
import type {
  ListEvent,
  Verification,
  VerificationEvent,
  VerifierInfo,
  VerifierList,
} from '#contract/verifier.ts'
import type { Language } from '#engines/language.ts'
import type { OwnEvidence } from '#engines/verifier/verdict/own.ts'
import type { Reader, Visitor } from '../application/services.ts'

/** One address at a time. */
export interface EmailVerifier {
  info(visitor: Visitor): VerifierInfo
  /**
   * Begins and answers at once. Refusal `invalid` (422) for an empty text, `captcha` (422), `captcha_unavailable` (503),
   * `limit` (429) for too many by one network, or too many names tried at one domain.
   */
  start(email: string, captcha: string | undefined, visitor: Visitor): Promise<{ id: string }>
  /** Refusal `not_found` (404), `expired` (410). Whoever has the id may read it: 128 random bits. */
  result(id: string, reader?: Reader): Promise<Verification>
  /** As it stands, then each time a step ends, until it is done or the signal aborts. */
  events(id: string, signal: AbortSignal, reader?: Reader): AsyncIterable<VerificationEvent>
  /** Never verify this address or domain again here; answers the same whether it was known or not. */
  optOut(addressOrDomain: string, reader?: Reader): Promise<void>
}

/** What the sender of mail tells of its bounces. */
export interface BounceReports {
  /**
   * For verdicts of this visitor's account alone. Refusal `unauthorized` (401) without an account, `unconfirmed` (403),
   * `limit` (429).
   */
  note(bounces: Bounces, visitor: Visitor): Promise<CountedBounces>
}

/** Many addresses by file; each belongs to the visitor who brought it. */
export interface VerifierLists {
  /** Refusal `invalid` (422): no column of addresses, no row; `too_large` (413): over 100,000 rows. */
  create(input: { name: string; text: Uint8Array; column?: string }, visitor: Visitor): Promise<VerifierList>
  list(query: ListQuery, visitor: Visitor): Promise<List<VerifierList>>
  get(id: string, visitor: Visitor): Promise<VerifierList>
  pause(id: string, visitor: Visitor): Promise<VerifierList>
  resume(id: string, visitor: Visitor): Promise<VerifierList>
  /** Asks once more for all whose verdict is unknown. Refusal `not_possible` (409) when there is none, or it is running. */
  askAgain(id: string, visitor: Visitor): Promise<VerifierList>
  remove(id: string, visitor: Visitor): Promise<void>
  /** The file as it came with the verdicts in added columns, piece by piece; bad rows included. */
  download(id: string, visitor: Visitor): Promise<AsyncIterable<string>>
  events(id: string, visitor: Visitor, signal: AbortSignal): AsyncIterable<ListEvent>
}

/** What both use: one whole verification, from cache where it holds. Never rejects but for bugs. */
export type VerifyAddress = (
  email: string,
  options: {
    signal: AbortSignal
    /** Told of the verification as it stands when a step ends. */
    onStep?: (verification: Verification) => void
    id: string
    /** May the mail server be asked, if the operator allows it at all. */
    askServer: boolean
    /** Somebody with an account wants to know; default false. */
    account?: boolean
    /** What the asker's own mail told of the address; default nothing. */
    own?: OwnEvidence | null
    /** Work on a list goes behind single checks at the same mail servers; default single. */
    turn?: 'single' | 'list'
    /** Told at whose limits it will wait, before it does; empty where nobody is to be asked. */
    onOperator?: ((operator: string) => void) | undefined
    /** Default English. */
    language?: Language
  },
) => Promise<Verification>
