/**
 * DNSSEC, validated from the keys of the root on. Open first: `validator.ts`, which goes from zone to zone; `rrset.ts` verifies
 * one set of records, `denial.ts` proofs that there is none; `verdict.ts` is what comes of it.
 */

export { rootAnchors } from './anchors.ts'
export {
  type AskSigned,
  createValidator,
  type SignedAnswer,
  type Validation,
  type Validator,
} from './validator.ts'
export type { Bogus, BogusReason, Indeterminate, Insecure, Secure, Verdict } from './verdict.ts'
