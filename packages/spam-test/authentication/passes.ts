import { unrelated } from '@postproof/engine/organization'
import type { Authentication, AuthResult } from '../types.ts'

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
  return results.some(isOpen) ? null : false
}

const isOpen = (result: AuthResult) => result === 'temperror' || result === 'permerror'

/**
 * Whether SPF or DKIM ties the mail to its From domain (RFC 9989, 4.4). A verdict that is not known leaves this open
 * only where it could change it: one on another organization's domain could not.
 */
export function tiesToFrom({ fromDomain, spf, dkim, dmarc }: Authentication): boolean | null {
  // Without a single From domain no identity is known to be another organization's.
  const mayAlign = ({ domain, aligned }: { domain: string | null; aligned: boolean }) =>
    aligned || !domain || fromDomain === null
  const signatures = dkim.signatures.filter(mayAlign)
  const signed = signatures.some(({ result, aligned }) => result === 'pass' && aligned)
  if (dmarc.result === 'pass' || (spf.result === 'pass' && spf.aligned) || signed) return true
  const spfOpen = mayAlign(spf) && spfPasses({ spf }) === null
  return spfOpen || signatures.some(({ result }) => isOpen(result)) ? null : false
}

/** Whether every signature is of a domain that can never align with From; true for a mail without one. */
export function signaturesUnrelated({
  fromDomain,
  dkim,
}: Pick<Authentication, 'fromDomain' | 'dkim'>): boolean {
  return fromDomain !== null && dkim.signatures.every(({ domain }) => unrelated(domain, fromDomain))
}

/**
 * Whether nothing can tie the mail to its From domain, whatever the DNS would have answered: the envelope and all
 * signatures name other organizations. DMARC cannot pass then (RFC 9989, 5.3.5); an unknown envelope leaves it open.
 */
export function cannotAlign(auth: Pick<Authentication, 'fromDomain' | 'spf' | 'dkim'>): boolean {
  const { fromDomain, spf } = auth
  return (
    fromDomain !== null &&
    spf.domain !== null &&
    unrelated(spf.domain, fromDomain) &&
    signaturesUnrelated(auth)
  )
}
