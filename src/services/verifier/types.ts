import type { OwnEvidence } from '@postproof/address/verdict/facts'
import type { Language } from '@postproof/engine/language'
import type { Bounces, CountedBounces } from '#contract/bounces.ts'
import type { Verification, VerificationEvent, VerifierInfo } from '#contract/verifier.ts'
import type { Reader, Visitor } from '../accounts/visitor.ts'

/** One address at a time. */
export interface EmailVerifier {
  info(visitor: Visitor): VerifierInfo
  /**
   * Begins and answers at once. Refusal `invalid` (422) for an empty text, `captcha` (422), `captcha_unavailable` (503),
   * `limit` (429) for too many by one network, or too many names tried at one domain.
   */
  start(email: string, captcha: string | undefined, visitor: Visitor): Promise<{ id: string }>
  /** Refusal `not_found` (404), `expired` (410). The id is the permission to read: 128 random bits. */
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
    /** Whether a signed-in account asks; default false. */
    account?: boolean
    /** Evidence about the address from the asker's own mail; default none. */
    own?: OwnEvidence | null
    /** Work on a list goes behind single checks at the same mail servers; default single. */
    turn?: 'single' | 'list'
    /** Called with the operator whose limits it will wait for, before it does; empty where no server is to be asked. */
    onOperator?: ((operator: string) => void) | undefined
    /** Default English. */
    language?: Language
  },
) => Promise<Verification>
