import type { DnsRecord, RecordType } from '@postproof/engine/world'
import packet, { type WireRecord } from 'dns-packet'
import { readMessage, type WireMessage } from './dnssec/wire.ts'

/**
 * Questions and answers on the wire (RFC 1035, 4; EDNS RFC 6891). Questions are written here, octet by octet:
 * dns-packet reads some characters in names as its own syntax. Records are read by dns-packet.
 */

/** `signed`: the answer is to have its signatures (RFC 4035, 3.2.1), and to come even if the server finds them wrong. */
export type Question = { name: string; type: RecordType; signed?: boolean }

export type Query = Question & { id: number; bytes: Buffer }

export type Response = {
  rcode: number
  truncated: boolean
  authenticated: boolean
  /** The server says who to ask instead of answering: neither authoritative nor recursive. */
  referral: boolean
  answers: DnsRecord[]
  /** Seconds that an absence holds: the lesser of the SOA's TTL and its minimum (RFC 2308, 5). */
  negativeTtl: number | undefined
  /** The whole answer to a question that asked for signatures; nothing else is read of it then. */
  message?: WireMessage
}

export const RCODE = { noError: 0, formErr: 1, servFail: 2, nxDomain: 3, notImp: 4, refused: 5 } as const

const TYPES: Record<RecordType, number> = {
  A: 1,
  NS: 2,
  CNAME: 5,
  SOA: 6,
  PTR: 12,
  MX: 15,
  TXT: 16,
  AAAA: 28,
  DS: 43,
  DNSKEY: 48,
  TLSA: 52,
  SPF: 99,
  CAA: 257,
}
const HEADER = 12
const CLASS_IN = 1
const RECURSION_DESIRED = 0x0100
/** In a question: we understand the AD bit of the answer (RFC 6840, 5.7). It costs no signatures, unlike DO. */
const AUTHENTIC_DATA = 0x0020
/** In a question: we validate ourselves (RFC 4035, 3.2.2). */
const CHECKING_DISABLED = 0x0010
/** In the flags of EDNS: DO, answer with signatures (RFC 3225). */
const DNSSEC_OK = 0x8000
/** Fits into one packet on every path (RFC 9715). */
const UDP_PAYLOAD = 1232

/** `name` must have passed questionName. */
export function encodeQuery({ name, type, signed = false }: Question, id: number, edns = true): Query {
  const question = encodeQuestion(name, type)
  const bytes = Buffer.alloc(HEADER + question.length + (edns ? 11 : 0))
  bytes.writeUInt16BE(id, 0)
  bytes.writeUInt16BE(RECURSION_DESIRED | AUTHENTIC_DATA | (signed ? CHECKING_DISABLED : 0), 2)
  bytes.writeUInt16BE(1, 4)
  bytes.writeUInt16BE(edns ? 1 : 0, 10)
  question.copy(bytes, HEADER)
  if (edns) {
    const opt = HEADER + question.length
    bytes.writeUInt16BE(41, opt + 1)
    bytes.writeUInt16BE(UDP_PAYLOAD, opt + 3)
    bytes.writeUInt16BE(signed ? DNSSEC_OK : 0, opt + 7)
  }
  return { id, name, type, signed, bytes }
}

function encodeQuestion(name: string, type: RecordType): Buffer {
  const parts: Buffer[] = []
  for (const label of name === '' ? [] : name.split('.')) {
    const octets = Buffer.from(label)
    parts.push(Buffer.from([octets.length]), octets)
  }
  return Buffer.concat([...parts, Buffer.from([0, TYPES[type] >> 8, TYPES[type] & 255, 0, CLASS_IN])])
}

/**
 * Reads the answer to a query. Undefined for whatever is not plainly one: another id or question, not a response,
 * garbage. The additional section is not read.
 */
export function decodeResponse(bytes: Buffer, query: Query): Response | undefined {
  if (bytes.length < HEADER || bytes.readUInt16BE(0) !== query.id) return undefined
  const flags = bytes.readUInt16BE(2)
  if ((flags & 0x8000) === 0 || (flags & 0x7800) !== 0) return undefined
  const response: Response = {
    rcode: flags & 15,
    truncated: (flags & 0x0200) !== 0,
    authenticated: (flags & AUTHENTIC_DATA) !== 0,
    referral: false,
    answers: [],
    negativeTtl: undefined,
  }
  // Old servers answer an error without repeating the question.
  if (bytes.readUInt16BE(4) === 0 && response.rcode !== RCODE.noError) return response
  if (bytes.readUInt16BE(4) !== 1 || !sameQuestion(bytes, query.bytes)) return undefined
  if (response.truncated) return response
  if (query.signed) {
    const message = readMessage(bytes)
    return message && { ...response, message }
  }
  try {
    readSections(bytes, HEADER + questionLength(query.bytes), response)
  } catch {
    return undefined
  }
  const helpful = (flags & 0x0400) !== 0 || (flags & 0x0080) !== 0 || response.negativeTtl !== undefined
  response.referral = response.rcode === RCODE.noError && response.answers.length === 0 && !helpful
  return response
}

/** Letters compare without case; everything else octet by octet. */
function sameQuestion(response: Buffer, query: Buffer): boolean {
  const end = HEADER + questionLength(query)
  if (response.length < end) return false
  for (let at = HEADER; at < end; at++) {
    const a = response[at]!
    const b = query[at]!
    if (a !== b && ((a ^ b) !== 0x20 || !isLetter(a))) return false
  }
  return true
}

function isLetter(octet: number): boolean {
  const lower = octet | 0x20
  return lower >= 0x61 && lower <= 0x7a
}

function questionLength(query: Buffer): number {
  let at = HEADER
  while (query[at] !== 0) at += query[at]! + 1
  return at + 5 - HEADER
}

function readSections(bytes: Buffer, start: number, response: Response): void {
  let offset = start
  for (const [section, field] of [
    ['answer', 6],
    ['authority', 8],
  ] as const) {
    for (let left = bytes.readUInt16BE(field); left > 0; left--) {
      const wire = packet.answer.decode(bytes, offset)
      offset += packet.answer.decode.bytes
      // dns-packet reads a text that is cut off as a shorter one, and then does not know where it is.
      if (!(offset <= bytes.length)) throw new RangeError('record beyond the end')
      const record = wire.class === 'IN' ? readRecord(wire) : undefined
      if (!record) continue
      if (section === 'answer') response.answers.push(record)
      else if (record.type === 'SOA') response.negativeTtl = Math.min(record.ttl, record.minimum)
    }
  }
}

/** A record in the engines' shape; undefined for types they never ask for, RRSIG among them. */
function readRecord(wire: WireRecord): DnsRecord | undefined {
  const { name } = wire
  // RFC 2181, 8: a TTL with its high bit set means zero.
  const ttl = (wire.ttl ?? 0) > 0x7fffffff ? 0 : (wire.ttl ?? 0)
  // biome-ignore lint/suspicious/noExplicitAny: dns-packet gives another shape for each type
  const data = wire.data as any
  switch (wire.type) {
    case 'A':
    case 'AAAA':
      return { type: wire.type, name, ttl, address: data }
    case 'MX':
      return { type: 'MX', name, ttl, preference: data.preference, exchange: data.exchange }
    case 'TXT':
      return { type: 'TXT', name, ttl, strings: (data as Buffer[]).map(readText) }
    case 'SPF':
      return { type: 'SPF', name, ttl, strings: readStrings(data) }
    case 'PTR':
    case 'CNAME':
    case 'NS':
      return { type: wire.type, name, ttl, target: data }
    case 'SOA':
      return { type: 'SOA', name, ttl, primary: data.mname, serial: data.serial, minimum: data.minimum }
    case 'TLSA':
      return {
        type: 'TLSA',
        name,
        ttl,
        data: `${data.usage} ${data.selector} ${data.matchingType} ${data.certificate.toString('hex')}`,
      }
    case 'DS':
      return {
        type: 'DS',
        name,
        ttl,
        data: `${data.keyTag} ${data.algorithm} ${data.digestType} ${data.digest.toString('hex')}`,
      }
    case 'DNSKEY':
      return {
        type: 'DNSKEY',
        name,
        ttl,
        data: `${data.flags} 3 ${data.algorithm} ${data.key.toString('base64')}`,
      }
    case 'CAA':
      return { type: 'CAA', name, ttl, data: `${data.flags} ${data.tag} ${JSON.stringify(data.value)}` }
    default:
      return undefined
  }
}

/** TXT is octets without a charset: UTF-8 where they are UTF-8, else one character per octet. */
function readText(octets: Buffer): string {
  const text = octets.toString('utf8')
  return text.includes('\ufffd') && !Buffer.from(text).equals(octets) ? octets.toString('latin1') : text
}

/** dns-packet does not know type 99; its data is laid out like TXT (RFC 4408, 3.1.1). */
function readStrings(octets: Buffer): string[] {
  const strings: string[] = []
  for (let at = 0; at < octets.length; at += octets[at]! + 1) {
    strings.push(readText(octets.subarray(at + 1, at + 1 + octets[at]!)))
  }
  return strings
}
