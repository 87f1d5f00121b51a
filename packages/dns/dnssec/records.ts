import { type Name, nameBytes } from './names.ts'
import { readName, TYPE, type WireRecord } from './wire.ts'

/** The records of DNSSEC (RFC 4034, 5155), read. Each reader returns undefined for octets that are not one. */

export type Signature = {
  covers: number
  algorithm: number
  /** Labels of the owner, without the root and `*`: fewer than the name has means a wildcard. */
  labels: number
  originalTtl: number
  /** Seconds modulo 2^32 (RFC 1982). */
  expiration: number
  inception: number
  keyTag: number
  signer: Name
  bytes: Buffer
  /** What the signature covers before the records themselves. */
  prefix: Buffer
}

export type Key = { flags: number; algorithm: number; tag: number; key: Buffer; data: Buffer }
export type Digest = { keyTag: number; algorithm: number; type: number; digest: Buffer }
export type Nsec = { owner: Name; next: Name; types: ReadonlySet<number> }
export type Nsec3 = {
  /** The label before the zone: base32hex of the hash. */
  hash: Buffer
  zone: Name
  next: Buffer
  algorithm: number
  optOut: boolean
  /** A flag that is not known: the record is not used (RFC 5155, 8.2). */
  isUnknown: boolean
  iterations: number
  salt: Buffer
  types: ReadonlySet<number>
}

const attempt = <T>(read: () => T | undefined): T | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

export const readSignature = ({ type, data }: WireRecord): Signature | undefined =>
  attempt(() => {
    if (type !== TYPE.RRSIG) return undefined
    const { name: signer, end } = readName(data, 18)
    if (end >= data.length) return undefined
    return {
      covers: data.readUInt16BE(0),
      algorithm: data.readUInt8(2),
      labels: data.readUInt8(3),
      originalTtl: data.readUInt32BE(4),
      expiration: data.readUInt32BE(8),
      inception: data.readUInt32BE(12),
      keyTag: data.readUInt16BE(16),
      signer,
      bytes: data.subarray(end),
      prefix: Buffer.concat([data.subarray(0, 18), nameBytes(signer)]),
    }
  })

/** Undefined also for keys that must not be used: not of a zone, revoked (RFC 5011), or of another protocol. */
export const readKey = ({ type, data }: WireRecord): Key | undefined =>
  attempt(() => {
    if (type !== TYPE.DNSKEY) return undefined
    const [flags, protocol] = [data.readUInt16BE(0), data.readUInt8(2)]
    if ((flags & 0x0100) === 0 || (flags & 0x0080) !== 0 || protocol !== 3 || data.length < 5)
      return undefined
    return { flags, algorithm: data.readUInt8(3), tag: keyTag(data), key: data.subarray(4), data }
  })

/** RFC 4034, appendix B. */
export function keyTag(data: Buffer): number {
  let sum = 0
  for (const [at, octet] of data.entries()) sum += at % 2 === 0 ? octet << 8 : octet
  return (sum + (sum >>> 16)) & 0xffff
}

export const readDigest = ({ type, data }: WireRecord): Digest | undefined =>
  attempt(() => {
    if (type !== TYPE.DS || data.length < 5) return undefined
    return {
      keyTag: data.readUInt16BE(0),
      algorithm: data.readUInt8(2),
      type: data.readUInt8(3),
      digest: data.subarray(4),
    }
  })

export const readNsec = ({ type, name, data }: WireRecord): Nsec | undefined =>
  attempt(() => {
    if (type !== TYPE.NSEC) return undefined
    const { name: next, end } = readName(data, 0)
    return { owner: name, next, types: readTypes(data.subarray(end)) }
  })

export const readNsec3 = ({ type, name, data }: WireRecord): Nsec3 | undefined =>
  attempt(() => {
    const hash = type === TYPE.NSEC3 ? readBase32(name[0] ?? '') : undefined
    if (!hash) return undefined
    const saltEnd = 5 + data.readUInt8(4)
    const nextEnd = saltEnd + 1 + data.readUInt8(saltEnd)
    if (nextEnd > data.length) return undefined
    const flags = data.readUInt8(1)
    return {
      hash,
      zone: name.slice(1),
      next: data.subarray(saltEnd + 1, nextEnd),
      algorithm: data.readUInt8(0),
      optOut: (flags & 1) !== 0,
      isUnknown: flags > 1,
      iterations: data.readUInt16BE(2),
      salt: data.subarray(5, saltEnd),
      types: readTypes(data.subarray(nextEnd)),
    }
  })

/** RFC 4034, 4.1.2. Throws on a block that is not one. */
function readTypes(bitmap: Buffer): ReadonlySet<number> {
  const types = new Set<number>()
  for (let at = 0; at < bitmap.length; ) {
    const [block, size] = [bitmap.readUInt8(at), bitmap.readUInt8(at + 1)]
    if (size === 0 || size > 32 || at + 2 + size > bitmap.length)
      throw new RangeError('not a bitmap of types')
    for (let octet = 0; octet < size; octet++)
      for (let bit = 0; bit < 8; bit++)
        if (bitmap[at + 2 + octet]! & (0x80 >> bit)) types.add(block * 256 + octet * 8 + bit)
    at += 2 + size
  }
  return types
}

const BASE32 = '0123456789abcdefghijklmnopqrstuv'

/** RFC 4648, 7, without padding, as owner names of NSEC3 have it. */
function readBase32(text: string): Buffer | undefined {
  const octets: number[] = []
  let [bits, value] = [0, 0]
  for (const character of text) {
    const digit = BASE32.indexOf(character)
    if (digit < 0) return undefined
    value = (value << 5) | digit
    bits += 5
    if (bits < 8) continue
    bits -= 8
    octets.push((value >>> bits) & 0xff)
    value &= (1 << bits) - 1
  }
  return Buffer.from(octets)
}
