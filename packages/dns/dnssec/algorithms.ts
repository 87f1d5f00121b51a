import { createHash, createPublicKey, verify } from 'node:crypto'

/** The algorithms of keys and digests that validators know (RFC 8624, RFC 9905; IANA's registries). */

type PublicKey = Record<string, string>
type Algorithm = { hash: string | null; read(key: Buffer): PublicKey | undefined; size?: number }

const url = (octets: Buffer) => octets.toString('base64url')

/** RFC 3110, 2. Keys over 4096 bits are not verified: they cost more than they prove. */
function readRsa(key: Buffer): PublicKey | undefined {
  const long = key.readUInt8(0) === 0
  const [start, size] = long ? [3, key.readUInt16BE(1)] : [1, key.readUInt8(0)]
  const [exponent, modulus] = [key.subarray(start, start + size), key.subarray(start + size)]
  const isBounded = size > 0 && size <= 8 && modulus.length >= 64 && modulus.length <= 512
  return isBounded ? { kty: 'RSA', e: url(exponent), n: url(modulus) } : undefined
}

/** RFC 6605, 4: the point without its first octet. */
const readPoint = (crv: string, size: number) => (key: Buffer) =>
  key.length === 2 * size
    ? { kty: 'EC', crv, x: url(key.subarray(0, size)), y: url(key.subarray(size)) }
    : undefined

/** RFC 8080, 3. */
const readEdwards = (crv: string, size: number) => (key: Buffer) =>
  key.length === size ? { kty: 'OKP', crv, x: url(key) } : undefined

const rsa = (hash: string): Algorithm => ({ hash, read: readRsa })
const ALGORITHMS: Record<number, Algorithm> = {
  5: rsa('sha1'),
  7: rsa('sha1'),
  8: rsa('sha256'),
  10: rsa('sha512'),
  13: { hash: 'sha256', read: readPoint('P-256', 32), size: 64 },
  14: { hash: 'sha384', read: readPoint('P-384', 48), size: 96 },
  15: { hash: null, read: readEdwards('Ed25519', 32), size: 64 },
  16: { hash: null, read: readEdwards('Ed448', 57), size: 114 },
}

export const isKnownAlgorithm = (algorithm: number): boolean => algorithm in ALGORITHMS

/**
 * RSA with SHA-1. RFC 9905 (2025) ends signing with it: some validators treat such zones as unsigned, others still
 * validate them, and so does this one, so that it sees what breaks at those.
 */
export const isSha1 = (algorithm: number): boolean => ALGORITHMS[algorithm]?.hash === 'sha1'

const DIGESTS: Record<number, string> = { 1: 'sha1', 2: 'sha256', 4: 'sha384' }

export const isKnownDigest = (type: number): boolean => type in DIGESTS

/** Undefined for a type of digest that is not known. */
export function digestOf(type: number, octets: Buffer): Buffer | undefined {
  const hash = DIGESTS[type]
  return hash === undefined ? undefined : createHash(hash).update(octets).digest()
}

/** Whether a key made a signature of these octets. False for keys that cannot be read. */
export function isSignedBy(algorithm: number, key: Buffer, octets: Buffer, signature: Buffer): boolean {
  const known = ALGORITHMS[algorithm]
  if (!known || (known.size !== undefined && signature.length !== known.size)) return false
  try {
    const jwk = known.read(key)
    if (!jwk) return false
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
    return verify(known.hash, octets, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)
  } catch {
    return false
  }
}
