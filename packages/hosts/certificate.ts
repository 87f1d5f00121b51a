import { X509Certificate } from 'node:crypto'
import { childAt, readDer, readOid } from '@postproof/engine/der/read'

/**
 * What a sender that verifies makes of a server's certificates: a chain to a root (RFC 5280, 6), the name of the server
 * (RFC 6125, 6; the common name does not count, RFC 8461, 4.1) and the dates. Revocation is not looked up, and name
 * constraints of an authority are not applied.
 */

/**
 * - `unreadable`: no certificate, or not one. `expired`, `not-yet-valid`: by its dates. `wrong-name`.
 * - `self-signed`: signed by its own key. `incomplete`: the authority that signed it was not sent, and is no root.
 * - `unknown-root`: the chain ends at a root that is not public. `issuer-expired`: only an expired authority leads on.
 * - `not-for-servers`: it may not be used by servers. `weak-signature`: SHA-1 or MD5. `weak-key`: RSA below 2048 bits.
 */
export type CertificateFault =
  | 'unreadable'
  | 'expired'
  | 'not-yet-valid'
  | 'self-signed'
  | 'incomplete'
  | 'unknown-root'
  | 'issuer-expired'
  | 'wrong-name'
  | 'not-for-servers'
  | 'weak-signature'
  | 'weak-key'

export type CertificateReport = {
  /** DNS names that it is for; at most 20. */
  names: string[]
  /** Who issued it, by organization or common name. */
  issuer: string
  /** Unix milliseconds. */
  from: number
  until: number
  /** Whole days until its end; negative afterwards. */
  days: number
  /** What a sender that verifies would refuse, the gravest first; none for a valid certificate. */
  faults: CertificateFault[]
}

const DAY_MS = 86_400_000
const MOST_NAMES = 20
/** Authorities between a certificate and its root; two is usual. */
const LONGEST_PATH = 8
const SERVER_AUTH = '1.3.6.1.5.5.7.3.1'
/** SHA-1 and MD5 with RSA and ECDSA. */
const WEAK = new Set(['1.2.840.113549.1.1.4', '1.2.840.113549.1.1.5', '1.2.840.10045.4.1'])

/** Judges the certificates of a server, its own first, at a time in Unix milliseconds. Never throws. */
export function judgeChain(
  chain: Uint8Array[],
  { host, now, roots }: { host: string; now: number; roots: readonly X509Certificate[] },
): CertificateReport {
  const [leaf, ...others] = chain.flatMap((der) => readCertificate(der) ?? [])
  if (!leaf || !readCertificate(chain[0]!)) return { ...UNREADABLE, faults: ['unreadable'] }
  const [from, until] = [Date.parse(leaf.validFrom), Date.parse(leaf.validTo)]
  if (Number.isNaN(from) || Number.isNaN(until)) return { ...UNREADABLE, faults: ['unreadable'] }
  const faults: (CertificateFault | null)[] = [
    now > until ? 'expired' : now < from ? 'not-yet-valid' : null,
    trustFault(leaf, others, roots, now),
    isForHost(leaf, host) ? null : 'wrong-name',
    mayServe(leaf) ? null : 'not-for-servers',
    isWeaklySigned(leaf) ? 'weak-signature' : null,
    hasWeakKey(leaf) ? 'weak-key' : null,
  ]
  return {
    names: namesOf(leaf),
    issuer: partOf(leaf.issuer),
    from,
    until,
    days: Math.floor((until - now) / DAY_MS),
    faults: faults.filter((fault) => fault !== null),
  }
}

const UNREADABLE = { names: [], issuer: '', from: 0, until: 0, days: 0 }

/** Whether every sender that verifies refuses it; weak keys and signatures are refused by some only. */
export const isRefused = (fault: CertificateFault) => fault !== 'weak-key' && fault !== 'weak-signature'

export function readCertificate(der: Uint8Array): X509Certificate | null {
  try {
    return new X509Certificate(der)
  } catch {
    return null
  }
}

/** RFC 6125, 6.4.3: a wildcard is the whole leftmost label, and stands for one. */
export function isForHost(certificate: X509Certificate, host: string): boolean {
  return certificate.checkHost(host, { subject: 'never', partialWildcards: false }) !== undefined
}

/** Whether one certificate was issued and signed by another, which may issue. */
export function isIssuedBy(child: X509Certificate, parent: X509Certificate): boolean {
  try {
    return parent.ca && child.checkIssued(parent) && child.verify(parent.publicKey)
  } catch {
    return false
  }
}

export const isInDate = ({ validFrom, validTo }: X509Certificate, now: number) =>
  now >= Date.parse(validFrom) && now <= Date.parse(validTo)

function trustFault(
  leaf: X509Certificate,
  sent: X509Certificate[],
  roots: readonly X509Certificate[],
  now: number,
): CertificateFault | null {
  const isRoot = (one: X509Certificate) => roots.some((root) => root.fingerprint256 === one.fingerprint256)
  const parents = (child: X509Certificate) => [
    ...roots.filter((root) => root.subject === child.issuer && isIssuedBy(child, root)),
    ...sent.filter((one) => one.fingerprint256 !== child.fingerprint256 && isIssuedBy(child, one)),
  ]
  // A hostile chain has cross-signed authorities without end: each certificate is followed once.
  const reaches = (allowed: (one: X509Certificate) => boolean) => {
    const seen = new Set<string>()
    const follow = (child: X509Certificate, left: number): boolean => {
      if (isRoot(child)) return true
      if (left === 0 || seen.has(child.fingerprint256)) return false
      seen.add(child.fingerprint256)
      return parents(child).some((parent) => allowed(parent) && follow(parent, left - 1))
    }
    return follow(leaf, LONGEST_PATH)
  }
  const isSound = (one: X509Certificate) => isInDate(one, now) && (isRoot(one) || !isWeaklySigned(one))
  if (reaches(isSound)) return null
  if (reaches((one) => isRoot(one) || !isWeaklySigned(one))) return 'issuer-expired'
  if (leaf.subject === leaf.issuer && isSignedBy(leaf, leaf)) return 'self-signed'
  const top = topOf(leaf, sent)
  return top.subject === top.issuer ? 'unknown-root' : 'incomplete'
}

function topOf(leaf: X509Certificate, sent: X509Certificate[]): X509Certificate {
  let top = leaf
  for (let left = LONGEST_PATH; left > 0; left--) {
    const parent = sent.find((one) => one.fingerprint256 !== top.fingerprint256 && isIssuedBy(top, one))
    if (!parent) break
    top = parent
  }
  return top
}

function isSignedBy(child: X509Certificate, parent: X509Certificate): boolean {
  try {
    return child.verify(parent.publicKey)
  } catch {
    return false
  }
}

/** extKeyUsage (RFC 5280, 4.2.1.12): without it, everything is allowed. */
function mayServe({ keyUsage }: X509Certificate): boolean {
  return keyUsage === undefined || keyUsage.includes(SERVER_AUTH)
}

function isWeaklySigned({ raw }: X509Certificate): boolean {
  try {
    return WEAK.has(readOid(childAt(childAt(readDer(raw), 1), 0)))
  } catch {
    return false
  }
}

function hasWeakKey(certificate: X509Certificate): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 2048) < 2048
  } catch {
    return false
  }
}

function namesOf({ subjectAltName = '' }: X509Certificate): string[] {
  const names = [...subjectAltName.matchAll(/(?:^|, )DNS:([^",\s]{1,255})(?=,|$)/g)].map(([, name]) => name!)
  return [...new Set(names.map((name) => name.toLowerCase()))].slice(0, MOST_NAMES)
}

/** The organization of a distinguished name, else its common name, cut at 100 characters. */
function partOf(name: string): string {
  const part = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(name)?.[1]
  return (part('O') ?? part('CN') ?? name.replaceAll('\n', ', ')).slice(0, 100)
}
