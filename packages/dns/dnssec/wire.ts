import { lower, type Name, nameBytes } from './names.ts'

/** Messages read octet by octet, since signatures are over octets: RDATA stays as it was sent (RFC 1035, 4.1). */

export type WireRecord = {
  name: Name
  type: number
  class: number
  ttl: number
  /** In canonical form (RFC 4034, 6.2): names in it uncompressed and in lower case. */
  data: Buffer
}

export const TYPE = {
  ...{ A: 1, NS: 2, CNAME: 5, SOA: 6, PTR: 12, MX: 15, TXT: 16, AAAA: 28, SRV: 33, DNAME: 39, OPT: 41 },
  ...{ DS: 43, RRSIG: 46, NSEC: 47, DNSKEY: 48, NSEC3: 50, TLSA: 52 },
} as const

export type WireMessage = {
  rcode: number
  answers: WireRecord[]
  authority: WireRecord[]
  /** The server repeated the DO bit, as those that know DNSSEC do (RFC 3225, 3). */
  knowsDnssec: boolean
}

const HEADER = 12
/** More than any honest answer has; a message of 64 kB could hold 5,000. */
const MOST_RECORDS = 1000

/** Undefined when the octets are not a whole message. */
export function readMessage(bytes: Buffer): WireMessage | undefined {
  try {
    return readSections(bytes)
  } catch {
    return undefined
  }
}

function readSections(bytes: Buffer): WireMessage | undefined {
  const counts = [4, 6, 8, 10].map((at) => bytes.readUInt16BE(at)) as [number, number, number, number]
  if (counts.reduce((sum, count) => sum + count, 0) > MOST_RECORDS) return undefined
  let at = HEADER
  for (let left = counts[0]; left > 0; left--) at = readName(bytes, at).end + 4
  const section = (count: number): WireRecord[] =>
    Array.from({ length: count }, () => {
      const { record, end } = readRecord(bytes, at)
      at = end
      return record
    })
  const [answers, authority, additional] = [section(counts[1]), section(counts[2]), section(counts[3])]
  const opt = additional.find(({ type }) => type === TYPE.OPT)
  return {
    rcode: bytes.readUInt16BE(2) & 15,
    answers,
    authority,
    knowsDnssec: opt !== undefined && (opt.ttl & 0x8000) !== 0,
  }
}

/** Reads a name and where it ends. Pointers lead backwards only, so that reading ends. Throws on anything else. */
export function readName(bytes: Buffer, start: number): { name: Name; end: number } {
  const labels: string[] = []
  let [at, end, limit, length] = [start, -1, start, 1]
  for (;;) {
    const octet = bytes.readUInt8(at)
    if (octet === 0) return { name: labels, end: end < 0 ? at + 1 : end }
    if (octet >= 0xc0) {
      const target = bytes.readUInt16BE(at) & 0x3fff
      if (end < 0) end = at + 2
      if (target >= limit) throw new RangeError('a pointer that leads forward')
      at = target
      limit = target
      continue
    }
    if (octet > 63 || at + 1 + octet > bytes.length) throw new RangeError('not a label')
    length += octet + 1
    if (length > 255) throw new RangeError('a name over 255 octets')
    labels.push(lower(bytes.toString('latin1', at + 1, at + 1 + octet)))
    at += octet + 1
  }
}

function readRecord(bytes: Buffer, start: number): { record: WireRecord; end: number } {
  const { name, end: at } = readName(bytes, start)
  const type = bytes.readUInt16BE(at)
  const [from, size] = [at + 10, bytes.readUInt16BE(at + 8)]
  const end = from + size
  if (end > bytes.length) throw new RangeError('record beyond the end')
  const data = canonicalData(bytes, type, from, end)
  return {
    record: { name, type, class: bytes.readUInt16BE(at + 2), ttl: bytes.readUInt32BE(at + 4), data },
    end,
  }
}

/** Where names are in the RDATA of types that have some: octets before them, and how many follow each other. */
const NAMES_IN: Record<number, { before: number; names: number }> = {
  [TYPE.NS]: { before: 0, names: 1 },
  [TYPE.CNAME]: { before: 0, names: 1 },
  [TYPE.PTR]: { before: 0, names: 1 },
  [TYPE.DNAME]: { before: 0, names: 1 },
  [TYPE.SOA]: { before: 0, names: 2 },
  [TYPE.MX]: { before: 2, names: 1 },
  [TYPE.SRV]: { before: 6, names: 1 },
}

function canonicalData(bytes: Buffer, type: number, from: number, end: number): Buffer {
  const layout = NAMES_IN[type]
  if (!layout) return Buffer.from(bytes.subarray(from, end))
  const parts = [bytes.subarray(from, from + layout.before)]
  let at = from + layout.before
  for (let left = layout.names; left > 0; left--) {
    const read = readName(bytes, at)
    parts.push(nameBytes(read.name))
    at = read.end
  }
  if (at > end) throw new RangeError('a name beyond its record')
  return Buffer.concat([...parts, bytes.subarray(at, end)])
}

/** The name of a record that contains one alone: CNAME, DNAME. */
export const targetOf = ({ data }: WireRecord): Name => readName(data, 0).name
