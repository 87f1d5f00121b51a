import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { nameBytes, nameOf } from '../../dns/dnssec/names.ts'
import { keyTag } from '../../dns/dnssec/records.ts'
import { TYPE } from '../../dns/dnssec/wire.ts'
import { type Rr, u8, u16, u32 } from './rdata.ts'

/** A signer for tests, written apart from the validator: it shares names and key tags with it, and nothing that verifies. */

export type ZoneKey = { zone: string; algorithm: number; tag: number; data: Buffer; secret: KeyObject }

const HASH: Record<number, string | null> = {
  ...{ 5: 'sha1', 7: 'sha1', 8: 'sha256', 10: 'sha512', 13: 'sha256', 14: 'sha384', 15: null, 16: null },
}

function generate(algorithm: number): { secret: KeyObject; key: Buffer } {
  const pair =
    algorithm === 13
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : algorithm === 14
        ? generateKeyPairSync('ec', { namedCurve: 'P-384' })
        : algorithm === 15
          ? generateKeyPairSync('ed25519')
          : algorithm === 16
            ? generateKeyPairSync('ed448')
            : generateKeyPairSync('rsa', { modulusLength: 1024 })
  const jwk = pair.publicKey.export({ format: 'jwk' })
  const part = (text: string | undefined) => Buffer.from(text ?? '', 'base64url')
  const exponent = part(jwk.e)
  const key = jwk.kty === 'RSA' ? Buffer.concat([u8(exponent.length), exponent, part(jwk.n)]) : part(jwk.x)
  return { secret: pair.privateKey, key: jwk.kty === 'EC' ? Buffer.concat([part(jwk.x), part(jwk.y)]) : key }
}

/** A key that signs a zone and is named by its parent. `pretend`: the number of another algorithm in the record. */
export function createZoneKey(zone: string, algorithm = 13, pretend = algorithm): ZoneKey {
  const { secret, key } = generate(algorithm)
  const data = Buffer.concat([u16(257), u8(3), u8(pretend), key])
  return { zone, algorithm: pretend, tag: keyTag(data), data, secret }
}

const DIGEST: Record<number, string> = { 1: 'sha1', 2: 'sha256', 4: 'sha384', 200: 'sha256' }

export const digestOfKey = ({ zone, data }: ZoneKey, type: number): Buffer =>
  createHash(DIGEST[type]!)
    .update(Buffer.concat([nameBytes(nameOf(zone)), data]))
    .digest()

export const dsOf = (key: ZoneKey, type = 2): Buffer =>
  Buffer.concat([u16(key.tag), u8(key.algorithm), u8(type), digestOfKey(key, type)])

export type SignTimes = { inception: number; expiration: number }

/** The RRSIG record of a set. `labels`: fewer than the name has make it the signature of a wildcard. */
export function signSet(
  set: Rr[],
  key: ZoneKey,
  { inception, expiration }: SignTimes,
  owner = set[0]!.name,
): Rr {
  const { name, type, ttl } = set[0]!
  const labels = owner.filter((label) => label !== '*').length
  const head = Buffer.concat([
    ...[u16(type), u8(key.algorithm), u8(labels), u32(ttl), u32(expiration), u32(inception), u16(key.tag)],
    nameBytes(nameOf(key.zone)),
  ])
  const records = set
    .map(({ data }) => data)
    .sort(Buffer.compare)
    .map((data) => Buffer.concat([nameBytes(owner), u16(type), u16(1), u32(ttl), u16(data.length), data]))
  const octets = Buffer.concat([head, ...records])
  const signature = sign(HASH[key.algorithm] ?? null, octets, { key: key.secret, dsaEncoding: 'ieee-p1363' })
  return { name, type: TYPE.RRSIG, ttl, data: Buffer.concat([head, signature]) }
}
