import { type Name, nameBytes, nameOf } from '../../dns/dnssec/names.ts'
import { TYPE } from '../../dns/dnssec/wire.ts'

export type Rr = { name: Name; type: number; ttl: number; data: Buffer }

export const u8 = (value: number): Buffer => Buffer.from([value])
export const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255])
export const u32 = (value: number): Buffer => {
  const octets = Buffer.alloc(4)
  octets.writeUInt32BE(value >>> 0)
  return octets
}
export const domain = (text: string): Buffer => nameBytes(nameOf(text))

/** RDATA of a value as text: `10 mail.example.org`, `3 1 1 ab..`. */
export function rdataOf(type: number, value: string): Buffer {
  const words = value.split(' ')
  switch (type) {
    case TYPE.A:
      return Buffer.from(value.split('.').map(Number))
    case TYPE.MX:
      return Buffer.concat([u16(Number(words[0])), domain(words[1]!)])
    case TYPE.TXT:
      return Buffer.concat([u8(value.length), Buffer.from(value)])
    case TYPE.TLSA:
      return Buffer.concat([
        ...words.slice(0, 3).map((word) => u8(Number(word))),
        Buffer.from(words[3]!, 'hex'),
      ])
    case TYPE.SOA:
      return Buffer.concat([
        domain(words[0]!),
        domain('admin.invalid'),
        ...[1, 3600, 600, 86400, 300].map(u32),
      ])
    default:
      return domain(value)
  }
}

/** The types of a name as NSEC and NSEC3 list them (RFC 4034, 4.1.2). */
export function bitmapOf(types: Iterable<number>): Buffer {
  const octets = Buffer.alloc(32)
  for (const type of types) octets[type >> 3]! |= 0x80 >> (type & 7)
  let size = 32
  while (size > 0 && octets[size - 1] === 0) size--
  return size === 0 ? Buffer.alloc(0) : Buffer.concat([u8(0), u8(size), octets.subarray(0, size)])
}

const BASE32 = '0123456789abcdefghijklmnopqrstuv'

export function base32(octets: Buffer): string {
  const bits = [...octets].map((octet) => octet.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}
