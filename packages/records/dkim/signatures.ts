import { recordFinding } from '../record/findings.ts'
import type { RecordFinding } from '../record/report.ts'
import type { DkimKeyEntry } from './details.ts'

/** A signature of the user's own mail, as a test of that mail saw it. */
export type SeenSignature = {
  /** `d=`, lower case. */
  domain: string
  /** `s=`. */
  selector: string
  /** `a=`, e.g. `rsa-sha256`. */
  algorithm: string
  result: 'pass' | 'fail' | 'neutral' | 'policy' | 'temperror' | 'permerror' | 'none'
  /** Domain of `i=`; null when there is none, so that it is `d=`. */
  identity: string | null
  /** Lower-case names of `h=`. */
  signedHeaders: string[]
  /** Octets of `l=`; null when absent. */
  bodyLength: number | null
  /** Unix milliseconds of `x=`, and of when the mail came. */
  expires: number | null
  receivedAt: number
  /** Whether `d=` belongs to the From domain; null when that is not known. */
  aligned: boolean | null
}

const MAX_SIGNATURES = 20
const id = 'dkim_signature'

/** What received mail shows that the key records alone cannot (RFC 6376, 3.5 and 6.1). */
export function signatureFindings(signatures: SeenSignature[], entries: DkimKeyEntry[]): RecordFinding[] {
  return signatures.slice(0, MAX_SIGNATURES).flatMap((signature) => {
    const { selector, domain, algorithm } = signature
    const facts = { selector, domain, algorithm, identity: signature.identity }
    const entry = entries.find((one) => one.selector === selector.toLowerCase())
    return codesOf(signature, entry).map(([status, code]) =>
      code === 'strict-identity'
        ? recordFinding(status, 'dkim_flags', code, { facts })
        : recordFinding(status, id, code, { facts }),
    )
  })
}

type Coded = ['good' | 'warning' | 'bad' | 'no-data', string]

function codesOf(signature: SeenSignature, entry: DkimKeyEntry | undefined): Coded[] {
  const { algorithm, result, identity, domain, signedHeaders } = signature
  const below = identity !== null && identity !== domain
  const codes: Coded[] = []
  if (result === 'fail' || result === 'permerror') codes.push(['bad', 'fails'])
  if (result === 'temperror') codes.push(['no-data', 'unanswered'])
  // RFC 8301, 3.1: rsa-sha1 must not be verified.
  if (/sha1$/i.test(algorithm)) codes.push(['bad', 'sha1'])
  if (signature.expires !== null && signature.expires < signature.receivedAt) codes.push(['bad', 'expired'])
  if (!signedHeaders.includes('from')) codes.push(['bad', 'from-not-signed'])
  if (below && !identity.endsWith(`.${domain}`)) codes.push(['bad', 'identity-outside'])
  if (below && entry?.strictIdentity) codes.push(['bad', 'strict-identity'])
  if (signature.bodyLength !== null) codes.push(['warning', 'body-length'])
  if (signature.aligned === false) codes.push(['warning', 'not-aligned'])
  return codes.length === 0 && result === 'pass' ? [['good', 'passes']] : codes
}
