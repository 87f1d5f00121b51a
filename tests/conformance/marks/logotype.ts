import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { ascii, der, octetString, oid, sequence } from '@postproof/engine/der/write'

/** What may be wrong with the logo inside a certificate. */
export type LogotypeFault =
  | 'none'
  | 'unreadable'
  | 'not-svg'
  | 'not-data'
  | 'too-large'
  | 'not-gzip'
  | 'hash-differs'
  | 'no-known-hash'
  | 'nested'

/** The value of the logotype extension (RFC 9399, 4.1): subjectLogo, direct, one image. */
export function logotype(svg: Uint8Array, hash: 'sha1' | 'sha256' | 'plain', fault?: LogotypeFault): Buffer {
  if (fault === 'unreadable') return Buffer.from([0x30, 0x82, 0xff, 0xff, 0x01])
  if (fault === 'nested') return nested(2000)
  const file = fault === 'too-large' ? gzipSync(Buffer.alloc(40_000_000)) : packed(svg, hash, fault)
  const algorithm = hash === 'sha1' ? '1.3.14.3.2.26' : '2.16.840.1.101.3.4.2.1'
  const value = createHash(hash === 'sha1' ? 'sha1' : 'sha256')
    .update(fault === 'hash-differs' ? 'another' : svg)
    .digest()
  const known = sequence(sequence(oid(fault === 'no-known-hash' ? '1.2.3.4' : algorithm)), octetString(value))
  const address =
    fault === 'not-data'
      ? 'https://example.org/logo.svg'
      : `data:image/svg+xml;base64,${file.toString('base64')}`
  const type = fault === 'not-svg' ? 'image/png' : 'image/svg+xml'
  const details = sequence(ascii(type), sequence(known), sequence(ascii(address)))
  // LogotypeExtn [2] explicit, LogotypeInfo [0] implicit LogotypeData, its images, each with its details.
  return sequence(der(0xa2, der(0xa0, sequence(sequence(details)))))
}

function packed(svg: Uint8Array, hash: string, fault?: LogotypeFault): Buffer {
  if (fault === 'not-gzip') return Buffer.from([0x1f, 0x8b, 1, 2, 3])
  return hash === 'plain' ? Buffer.from(svg) : gzipSync(svg)
}

function nested(depth: number): Buffer {
  let inner = der(0x30)
  for (let at = 0; at < depth; at++) inner = der(0x30, inner)
  return inner
}
