import { compareNames, type Name, nameBytes, nameKey, nameOf } from '../../dns/dnssec/names.ts'
import { hashName } from '../../dns/dnssec/nsec3.ts'
import { TYPE } from '../../dns/dnssec/wire.ts'
import { base32, bitmapOf, type Rr, u8, u16 } from './rdata.ts'

/** The records of a zone that deny what is between them. */
export type Chain = {
  /** The record at a name, or else the one that covers it. */
  at(name: Name): Rr
  has(name: Name): boolean
}

/** `types`: what exists at a name; none for names that only have some below them. */
export type ChainNames = { name: Name; types: number[]; isUnsignedCut: boolean }[]

const TTL = 300

export function createNsec(names: ChainNames): Chain {
  const owners = names.filter(({ types }) => types.length > 0).sort((a, b) => compareNames(a.name, b.name))
  return {
    has: (name) => owners.some((one) => nameKey(one.name) === nameKey(name)),
    at: (name) => {
      const at = owners.findLastIndex((one) => compareNames(one.name, name) <= 0)
      const [{ name: owner, types }, next] = [owners[at]!, owners[(at + 1) % owners.length]!]
      const bitmap = bitmapOf([...types, TYPE.RRSIG, TYPE.NSEC])
      return { name: owner, type: TYPE.NSEC, ttl: TTL, data: Buffer.concat([nameBytes(next.name), bitmap]) }
    },
  }
}

export function createNsec3(
  zone: string,
  names: ChainNames,
  { iterations, optOut }: { iterations: number; optOut: boolean },
): Chain {
  const salt = Buffer.from('ab12', 'hex')
  const hash = (name: Name) => hashName(nameBytes(name), iterations, salt)
  const owners = names
    .filter(({ isUnsignedCut }) => !(optOut && isUnsignedCut))
    .map(({ name, types }) => ({ hash: hash(name), types }))
    .sort((a, b) => Buffer.compare(a.hash, b.hash))
  return {
    has: (name) => owners.some((one) => one.hash.equals(hash(name))),
    at: (name) => {
      const wanted = hash(name)
      const before = owners.findLastIndex((one) => Buffer.compare(one.hash, wanted) <= 0)
      const at = before < 0 ? owners.length - 1 : before
      const [{ hash: own, types }, next] = [owners[at]!, owners[(at + 1) % owners.length]!]
      const data = Buffer.concat([
        ...[u8(1), u8(optOut ? 1 : 0), u16(iterations), u8(salt.length), salt],
        ...[u8(next.hash.length), next.hash, bitmapOf(types.length > 0 ? [...types, TYPE.RRSIG] : [])],
      ])
      return { name: [base32(own), ...nameOf(zone)], type: TYPE.NSEC3, ttl: TTL, data }
    },
  }
}
