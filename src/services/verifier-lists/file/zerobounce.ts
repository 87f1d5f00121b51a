import { zeroBounceWords } from '@postproof/address/verdict/familiar'
import { verdictReasons } from '@postproof/address/verdict/reason'
import type { Verdict } from '#contract/verifier.ts'

export type ZeroBounceWords = { status: string; sub_status: string }

/** What their status may be for each of our verdicts. They have no word for risky alone. */
const allowed: Record<Verdict, string[]> = {
  deliverable: ['valid'],
  risky: ['catch-all', 'do_not_mail', 'unknown'],
  undeliverable: ['invalid'],
  unknown: ['unknown'],
}
const fallback: Record<Verdict, string> = {
  deliverable: 'valid',
  risky: 'unknown',
  undeliverable: 'invalid',
  unknown: 'unknown',
}

/**
 * A verdict with its reason (a name of the contract) in the words of ZeroBounce. Their status never says more than the
 * verdict: valid is deliverable and the other way round, invalid is undeliverable.
 */
export function zeroBounceOf(verdict: Verdict, reason: string, role: boolean): ZeroBounceWords {
  const known = verdictReasons.find((name) => name === reason) ?? 'not_asked'
  const words = zeroBounceWords({ status: verdict, reason: known }, role)
  if (allowed[verdict].includes(words.status)) return words
  // A full mailbox is invalid there and risky here: the status follows the verdict, the sub-status tells why.
  const sub_status = known === 'mailbox_full' && verdict === 'risky' ? words.sub_status : ''
  return { status: fallback[verdict], sub_status }
}
