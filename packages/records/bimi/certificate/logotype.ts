import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import {
  childAt,
  childrenOf,
  DerError,
  type DerNode,
  readDer,
  readOid,
  readText,
} from '@postproof/engine/der/read'
import { inflate, isGzip, MAX_LOGO_BYTES } from '../unpack.ts'

/** The logo inside a mark certificate: the logotype extension of RFC 3709 (RFC 9399), with a data: address in it. */

export type Logotype =
  | { ok: true; svg: Uint8Array; hashes: string[] }
  | {
      ok: false
      /** The code of the finding. */
      reason:
        | 'logo-unreadable'
        | 'logo-not-svg'
        | 'logo-not-data'
        | 'logo-too-large'
        | 'logo-not-gzip'
        | 'logo-hash-differs'
        | 'logo-no-known-hash'
    }

export const LOGOTYPE = '1.3.6.1.5.5.7.1.12'

const HASHES: Record<string, string> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}

type Details = { type: string; hashes: { oid: string; value: Uint8Array }[]; address: string }

/** Reads the logo and compares its hashes. Never throws; unpacks at most MAX_LOGO_BYTES. */
export function readLogotype(value: Uint8Array): Logotype {
  let details: Details
  try {
    details = readDetails(readDer(value))
  } catch {
    return { ok: false, reason: 'logo-unreadable' }
  }
  if (details.type.toLowerCase() !== 'image/svg+xml') return { ok: false, reason: 'logo-not-svg' }
  const data = /^data:image\/svg\+xml;base64,/i.exec(details.address)
  if (!data) return { ok: false, reason: 'logo-not-data' }
  const packed = Buffer.from(details.address.slice(data[0].length), 'base64')
  const svg = unpack(packed)
  if (svg === 'too-large') return { ok: false, reason: 'logo-too-large' }
  if (svg === 'not-gzip') return { ok: false, reason: 'logo-not-gzip' }
  const hashes = details.hashes.flatMap((hash) => HASHES[hash.oid] ?? [])
  if (hashes.length === 0) return { ok: false, reason: 'logo-no-known-hash' }
  // RFC 9399, 4.1 hashes what the address leads to; the issuers hash the logo as it is after unpacking.
  const intact = details.hashes.every(({ oid, value: expected }) => {
    const name = HASHES[oid]
    if (name === undefined) return true
    return [svg, packed].some((bytes) =>
      createHash(name).update(bytes).digest().equals(Buffer.from(expected)),
    )
  })
  return intact ? { ok: true, svg, hashes } : { ok: false, reason: 'logo-hash-differs' }
}

function unpack(packed: Buffer): Uint8Array | 'too-large' | 'not-gzip' {
  if (isGzip(packed)) return inflate(packed)
  return packed.length > MAX_LOGO_BYTES ? 'too-large' : new Uint8Array(packed)
}

/** LogotypeExtn [2] subjectLogo, LogotypeInfo [0] direct, LogotypeData.image, LogotypeImage.imageDetails. */
function readDetails(extension: DerNode): Details {
  const subject = childrenOf(extension).find((part) => part.tag === 0xa2)
  if (!subject) throw new DerError('no subject logo')
  const direct = childrenOf(subject).find((part) => part.tag === 0xa0)
  if (!direct) throw new DerError('no direct logo')
  // `direct` is an implicit tag of LogotypeData; some issuers write the SEQUENCE as well.
  let images = childAt(direct, 0)
  if (childAt(childAt(childAt(images, 0), 0), 0).tag !== 0x16) images = childAt(images, 0)
  const [type, hashes, addresses] = childrenOf(childAt(childAt(images, 0), 0))
  return {
    type: (type && readText(type)) ?? '',
    hashes: childrenOf(hashes ?? childAt(undefined, 0)).map((hash) => ({
      oid: readOid(childAt(childAt(hash, 0), 0)),
      value: childAt(hash, 1).content,
    })),
    address: readText(childAt(addresses, 0)) ?? '',
  }
}
