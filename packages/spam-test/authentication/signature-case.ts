import { GOOD_RSA_BITS } from '@postproof/records/dkim/parse'
import type { DkimSignature } from '../types.ts'

/** Which case one DKIM signature is. */

/** Weaknesses of a signature that passes, the gravest first. */
export type Weakness = 'not-aligned' | 'testing' | 'length-limit' | 'headers-not-signed' | 'short-key'

/** RFC 6376, 5.4.1 asks for these; From is required and judged by the verifier. */
const WANTED_HEADERS = ['from', 'subject', 'date']

/** Header fields that a signature should cover (RFC 6376, 5.4.1) and does not. */
export function missingHeaders(signature: DkimSignature): string[] {
  return WANTED_HEADERS.filter((name) => !signature.signedHeaders.includes(name))
}

/** What is weak about a signature, whether it verifies or not. */
export function weaknessesOf(signature: DkimSignature): Weakness[] {
  const weak: Weakness[] = []
  if (!signature.aligned) weak.push('not-aligned')
  if (signature.keyTesting) weak.push('testing')
  if (signature.bodyLength !== null) weak.push('length-limit')
  if (signature.signedHeaders.length > 0 && missingHeaders(signature).length > 0)
    weak.push('headers-not-signed')
  const rsa = signature.keyType === 'rsa' || signature.algorithm.startsWith('rsa')
  if (rsa && signature.bits !== null && signature.bits < GOOD_RSA_BITS) weak.push('short-key')
  return weak
}

/** Why a signature does not pass. */
export type Failure =
  | 'key-missing'
  | 'body-changed'
  | 'signature-mismatch'
  | 'weak-key'
  | 'sha1'
  | 'expired'
  | 'key-broken'
  | 'from-not-signed'
  | 'malformed'

// The comments that mailauth gives with its results.
const BY_COMMENT: Record<string, Failure> = {
  'no key': 'key-missing',
  'body hash did not verify': 'body-changed',
  'bad signature': 'signature-mismatch',
  'weak-key': 'weak-key',
  'weak algorithm': 'sha1',
  expired: 'expired',
  'From field not signed': 'from-not-signed',
  'unknown key version': 'key-broken',
  'unknown key type': 'key-broken',
  'invalid public key': 'key-broken',
  'inappropriate hash algorithm': 'key-broken',
  'inappropriate key algorithm': 'key-broken',
  'key not for email': 'key-broken',
}

/** Why a signature does not verify, from mailauth's result and comment. */
export function failureOf(signature: DkimSignature): Failure {
  return BY_COMMENT[signature.comment] ?? 'malformed'
}
