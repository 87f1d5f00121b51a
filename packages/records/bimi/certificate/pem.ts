import { Buffer } from 'node:buffer'

/** RFC 7468 text with certificates in it, and nothing else. */
export type PemBundle = {
  /** DER of each certificate, in order. */
  certificates: Uint8Array[]
  /** How many certificates stand in the file, be they more than are read. */
  count: number
  /** Labels of other blocks, e.g. `PRIVATE KEY`. */
  others: string[]
  /** A block without an end, or not base64. */
  damaged: boolean
}

/** The draft on retrieval of evidence lets a receiver stop at a size; both limits are this project's. */
export const MAX_BUNDLE_BYTES = 262_144
export const MAX_CERTIFICATES = 5

const BEGIN = '-----BEGIN '
const DASHES = '-----'

/** Reads the blocks of a PEM file. Linear; at most MAX_CERTIFICATES are decoded. Never throws. */
export function readPem(bytes: Uint8Array): PemBundle {
  const text = Buffer.from(bytes.subarray(0, MAX_BUNDLE_BYTES)).toString('latin1')
  const bundle: PemBundle = { certificates: [], count: 0, others: [], damaged: false }
  for (let at = text.indexOf(BEGIN); at >= 0; ) {
    const labelEnd = text.indexOf(DASHES, at + BEGIN.length)
    const end = labelEnd < 0 ? -1 : text.indexOf('-----END ', labelEnd + DASHES.length)
    if (end < 0) {
      bundle.damaged = true
      break
    }
    const label = text.slice(at + BEGIN.length, labelEnd)
    // RFC 7468, 2: both labels are the same.
    if (!text.startsWith(`-----END ${label}-----`, end)) bundle.damaged = true
    readBlock(label, text.slice(labelEnd + DASHES.length, end), bundle)
    at = text.indexOf(BEGIN, end)
  }
  return bundle
}

function readBlock(label: string, body: string, bundle: PemBundle) {
  if (label !== 'CERTIFICATE') {
    if (bundle.others.length < 5) bundle.others.push(label.slice(0, 60))
    return
  }
  bundle.count++
  if (bundle.certificates.length >= MAX_CERTIFICATES) return
  const base64 = body.replace(/[ \t\r\n]/g, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) bundle.damaged = true
  bundle.certificates.push(new Uint8Array(Buffer.from(base64, 'base64')))
}
