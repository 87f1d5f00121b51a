import { X509Certificate } from 'node:crypto'
import {
  childAt,
  childrenOf,
  DerError,
  type DerNode,
  expectTag,
  readAll,
  readDer,
  readIntegerHex,
  readOid,
  readText,
  readTime,
} from '@postproof/engine/der/read'

/** What a mark certificate says of itself. Signatures and issuance are left to node:crypto (`x509`). */
export type Certificate = {
  x509: X509Certificate
  /** Lower-case hex. */
  serial: string
  signatureAlgorithm: string
  issuer: NamePart[]
  subject: NamePart[]
  /** Unix milliseconds. */
  notBefore: number
  notAfter: number
  extensions: Extension[]
  /** basicConstraints (RFC 5280, 4.2.1.9); `pathLength` null when unlimited. */
  constraints: { ca: boolean; pathLength: number | null }
  /** Purposes of extKeyUsage; null without the extension. */
  purposes: string[] | null
  /** dNSName entries of subjectAltName, lower case; null without the extension. */
  dnsNames: string[] | null
  /** http(s) addresses of its revocation lists. */
  revocationLists: string[]
}

export type NamePart = { oid: string; value: string }
export type Extension = { oid: string; critical: boolean; value: Uint8Array }

const OID = {
  subjectAltName: '2.5.29.17',
  basicConstraints: '2.5.29.19',
  crlDistributionPoints: '2.5.29.31',
  extendedKeyUsage: '2.5.29.37',
}

/** Reads one certificate; null when it is not one. Never throws. */
export function readCertificate(der: Uint8Array): Certificate | null {
  try {
    return readBody(new X509Certificate(der), der)
  } catch {
    return null
  }
}

/** Certificate and TBSCertificate, RFC 5280, 4.1. */
function readBody(x509: X509Certificate, der: Uint8Array): Certificate {
  const whole = readDer(der)
  const fields = childrenOf(childAt(whole, 0))
  // The version is absent in version 1 only, which has no extensions.
  const at = fields[0]?.tag === 0xa0 ? 1 : 0
  const [serial, , issuer, validity, subject] = fields.slice(at)
  const times = childrenOf(expectTag(validity, 0x30))
  const extensions = readExtensions(fields.find((field) => field.tag === 0xa3))
  const contentOf = (oid: string) => extensions.find((extension) => extension.oid === oid)?.value
  return {
    x509,
    serial: readIntegerHex(serial),
    signatureAlgorithm: readOid(childAt(childAt(whole, 1), 0)),
    issuer: readName(issuer),
    subject: readName(subject),
    notBefore: readTime(childAt(validity, 0)),
    notAfter: readTime(times[1] ?? childAt(validity, 1)),
    extensions,
    constraints: readConstraints(contentOf(OID.basicConstraints)),
    purposes: readPurposes(contentOf(OID.extendedKeyUsage)),
    dnsNames: readDnsNames(contentOf(OID.subjectAltName)),
    revocationLists: readRevocationLists(contentOf(OID.crlDistributionPoints)),
  }
}

function readExtensions(node: DerNode | undefined): Extension[] {
  if (!node) return []
  const seen = new Set<string>()
  return childrenOf(childAt(node, 0)).map((one) => {
    const parts = childrenOf(one)
    const oid = readOid(parts[0])
    // 4.2: no extension may stand twice.
    if (seen.has(oid)) throw new DerError('an extension twice')
    seen.add(oid)
    const critical = parts[1]?.tag === 0x01 && parts[1].content[0] !== 0
    return { oid, critical, value: expectTag(parts.at(-1), 0x04).content }
  })
}

/** Name, RFC 5280, 4.1.2.4. Parts that are not text are left out. */
function readName(node: DerNode | undefined): NamePart[] {
  return childrenOf(expectTag(node, 0x30)).flatMap((set) =>
    childrenOf(set).flatMap((pair) => {
      const value = readText(childAt(pair, 1))
      return value === undefined ? [] : [{ oid: readOid(childAt(pair, 0)), value }]
    }),
  )
}

function readConstraints(value: Uint8Array | undefined): Certificate['constraints'] {
  if (!value) return { ca: false, pathLength: null }
  const parts = childrenOf(expectTag(readDer(value), 0x30))
  const ca = parts[0]?.tag === 0x01 && parts[0].content[0] !== 0
  const length = parts.find((part) => part.tag === 0x02)
  return { ca, pathLength: length ? Number.parseInt(readIntegerHex(length), 16) : null }
}

function readPurposes(value: Uint8Array | undefined): string[] | null {
  return value ? childrenOf(expectTag(readDer(value), 0x30)).map(readOid) : null
}

function readDnsNames(value: Uint8Array | undefined): string[] | null {
  if (!value) return null
  // GeneralName, 4.2.1.6: [2] is dNSName.
  return childrenOf(expectTag(readDer(value), 0x30))
    .filter((name) => name.tag === 0x82)
    .map((name) => asciiOf(name.content).toLowerCase())
}

/** DistributionPoint, 4.2.1.13: [0] distributionPoint, [0] fullName, [6] uniformResourceIdentifier. */
function readRevocationLists(value: Uint8Array | undefined): string[] {
  if (!value) return []
  return childrenOf(expectTag(readDer(value), 0x30)).flatMap((point) => {
    const name = childrenOf(point).find((part) => part.tag === 0xa0)
    const full = name && childrenOf(name).find((part) => part.tag === 0xa0)
    const uris = full ? readAll(full.content).filter((part) => part.tag === 0x86) : []
    return uris.map((uri) => asciiOf(uri.content)).filter((uri) => /^https?:\/\//i.test(uri))
  })
}

function asciiOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 2000))
}
