import { Buffer } from 'node:buffer'
import { createHash, type X509Certificate } from 'node:crypto'
import { isForHost, isInDate, isIssuedBy, readCertificate } from './certificate.ts'

/** TLSA records of mail servers against the certificates that they send (RFC 6698, 7671, 7672). */

export type Tlsa = { usage: number; selector: number; matching: number; data: string }

/**
 * - `matches`: a usable record matches. `mismatch`: there are usable records, and none does: senders with DANE keep the
 *   mail back. `unusable`: no record is of a kind that senders use, so that they encrypt without verifying.
 * - `unclear`: a record names an authority in full, which the server need not send; it was not sent.
 */
export type TlsaMatch = 'matches' | 'mismatch' | 'unusable' | 'unclear'

/** Reads `3 1 1 0a1b...`; null when it is not a TLSA record. */
export function readTlsa(text: string): Tlsa | null {
  const [, usage, selector, matching, data] =
    /^(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})\s+([0-9a-f\s]+)$/i.exec(text.trim()) ?? []
  if (data === undefined) return null
  const hex = data.replace(/\s/g, '').toLowerCase()
  return { usage: Number(usage), selector: Number(selector), matching: Number(matching), data: hex }
}

const LENGTHS: Record<number, number> = { 1: 64, 2: 128 }

/** RFC 7672, 3.1: DANE-TA(2) and DANE-EE(3); the usages of public authorities are not used for mail. */
function isUsable({ usage, selector, matching, data }: Tlsa): boolean {
  if (usage !== 2 && usage !== 3) return false
  if (selector > 1 || matching > 2 || data.length % 2 > 0) return false
  return LENGTHS[matching] === undefined || data.length === LENGTHS[matching]
}

/**
 * Matches TLSA records against the certificates of a server, its own first. `names`: the server's, and the domain whose
 * mail it takes, of which DANE-TA wants one in the certificate (RFC 7672, 3.2.2). Never throws.
 */
export function matchTlsa(
  records: Tlsa[],
  chain: Uint8Array[],
  { names, now }: { names: string[]; now: number },
): TlsaMatch {
  const usable = records.filter(isUsable)
  if (usable.length === 0) return 'unusable'
  const certificates = chain.flatMap((der) => readCertificate(der) ?? [])
  if (usable.some((record) => isMatched(record, certificates, { names, now }))) return 'matches'
  return usable.some(({ usage, matching }) => usage === 2 && matching === 0) ? 'unclear' : 'mismatch'
}

type Expected = { names: string[]; now: number }

function isMatched(record: Tlsa, [leaf, ...others]: X509Certificate[], { names, now }: Expected): boolean {
  if (!leaf) return false
  // RFC 7672, 3.1.1: neither names nor dates count for DANE-EE.
  if (record.usage === 3) return isOf(record, leaf)
  if (!isInDate(leaf, now) || !names.some((name) => isForHost(leaf, name))) return false
  let child = leaf
  for (const _ of others) {
    const parent = others.find((one) => one !== child && isIssuedBy(child, one))
    if (!parent || !isInDate(parent, now)) return false
    if (isOf(record, parent)) return true
    child = parent
  }
  return false
}

/** False also where the key is of a kind that cannot be read. */
function isOf(record: Tlsa, certificate: X509Certificate): boolean {
  try {
    return digestOf(certificate, record) === record.data
  } catch {
    return false
  }
}

function digestOf(certificate: X509Certificate, { selector, matching }: Tlsa): string {
  const bytes =
    selector === 0
      ? Buffer.from(certificate.raw)
      : certificate.publicKey.export({ type: 'spki', format: 'der' })
  if (matching === 0) return bytes.toString('hex')
  return createHash(matching === 1 ? 'sha256' : 'sha512')
    .update(bytes)
    .digest('hex')
}
