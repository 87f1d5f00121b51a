import type { DnsOutcome, RecordType } from '@postproof/engine/world'

/**
 * Why validating resolvers refuse an answer.
 * - `expired`, `not-yet`: by the time of the signatures. `wrong`: the signature is not of these records.
 * - `no-key`: signed by a key that the zone does not have, or that its DS records do not name. `unsigned`: no signature.
 * - `no-keys`: the parent names keys, and the zone has none. `ds-mismatch`: it has others.
 * - `denial`: there is no such record, and nothing proves that.
 */
export type BogusReason =
  | 'expired'
  | 'not-yet'
  | 'wrong'
  | 'no-key'
  | 'unsigned'
  | 'no-keys'
  | 'ds-mismatch'
  | 'denial'

/** Where validation ended: `zone`, and the question there. Names have no trailing dot; the root is `.`. */
type Place = { zone: string; name: string; type: RecordType }

export type Bogus = Place & {
  status: 'bogus'
  reason: BogusReason
  /** When the signatures ended, or will begin; Unix milliseconds. Null for other reasons. */
  at: number | null
}

/**
 * No zone on the way is known to be wrong, and none is known to be unsigned.
 * - `unanswered`: `outcome` says how the question ended. `stripped`: the resolver leaves signatures out.
 * - `work`: more keys, signatures or names than are computed here. `too-long`: a name, or a chain of them, over the bounds.
 */
export type Indeterminate = Place & {
  status: 'indeterminate'
  reason: 'unanswered' | 'stripped' | 'work' | 'too-long'
  outcome: DnsOutcome | null
}

/**
 * Validation ends at `zone`, and that is proved (RFC 4035, 5.2).
 * - `unsigned`: its parent says that it has no keys. `opt-out`: its parent leaves open which zones are unsigned.
 * - `algorithm`: signed by algorithms alone that validators do not know. `iterations`: RFC 9276, 3.2.
 */
export type Insecure = {
  status: 'insecure'
  zone: string
  reason: 'unsigned' | 'opt-out' | 'algorithm' | 'iterations'
}

/** Signed all the way from the root, be it that there is no such record. */
export type Secure = {
  status: 'secure'
  zone: string
  /** The signature that ends first of those of `zone`, Unix milliseconds. */
  from: number
  until: number
  /** The zone signs by SHA-1, which some validators treat as unsigned (RFC 9905). */
  sha1: boolean
}

export type Verdict = Secure | Insecure | Bogus | Indeterminate
