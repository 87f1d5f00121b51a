import type { Authentication } from '../types.ts'

/**
 * What SPF and DKIM came to, for all who ask: the checks, the cap of the score, the providers' rules and the verdict.
 * `null`: nobody could say, so it counts neither way.
 */

/** Whether SPF passes (RFC 7208, 2.6). */
export function spfPasses({ spf }: Pick<Authentication, 'spf'>): boolean | null {
  return spf.result === 'no-data' || spf.result === 'temperror' ? null : spf.result === 'pass'
}

/**
 * Whether one of the signatures passes (RFC 6376, 6.1). One that was not looked at (no key from the DNS, or more
 * than the verifier takes) may be the one that does.
 */
export function dkimPasses({ dkim }: Pick<Authentication, 'dkim'>): boolean | null {
  const results = dkim.signatures.map((signature) => signature.result)
  if (results.includes('pass')) return true
  return results.includes('temperror') || results.includes('permerror') ? null : false
}
