import { Buffer } from 'node:buffer'

/**
 * A reader of DER (X.690): what X.509 extensions are written in. It reads definite lengths only, copies nothing and
 * never goes deeper than its caller, so each look at a level is linear in its bytes.
 */

export type DerNode = {
  /** The identifier octet, e.g. 0x30 for SEQUENCE. Tags over 30 are not used in certificates and are refused. */
  tag: number
  /** The content octets. */
  content: Uint8Array
  /** Identifier, length and content. */
  whole: Uint8Array
}

/** What reads a certificate turns it into a value. */
export class DerError extends Error {}

/** More children than this are not read: certificates have tens. */
const MAX_CHILDREN = 10_000

/** The one node that fills `bytes`. Throws DerError. */
export function readDer(bytes: Uint8Array): DerNode {
  const node = readAt(bytes, 0)
  if (node.whole.length !== bytes.length) throw new DerError('bytes after the end')
  return node
}

/** The nodes within a constructed one. Throws DerError. */
export function childrenOf(node: DerNode): DerNode[] {
  return readAll(node.content)
}

/** Every node in a run of them. Throws DerError. */
export function readAll(bytes: Uint8Array): DerNode[] {
  const nodes: DerNode[] = []
  for (let at = 0; at < bytes.length; ) {
    const node = readAt(bytes, at)
    nodes.push(node)
    if (nodes.length > MAX_CHILDREN) throw new DerError('too many parts')
    at += node.whole.length
  }
  return nodes
}

/** The child at that place. Throws DerError when there is none. */
export function childAt(node: DerNode | undefined, index: number): DerNode {
  const child = node && childrenOf(node)[index]
  if (!child) throw new DerError('a part is missing')
  return child
}

/** The node, if it has that tag. Throws DerError otherwise. */
export function expectTag(node: DerNode | undefined, tag: number): DerNode {
  if (node?.tag !== tag) throw new DerError(`expected the tag ${tag}`)
  return node
}

function readAt(bytes: Uint8Array, at: number): DerNode {
  const tag = bytes[at]
  const first = bytes[at + 1]
  if (tag === undefined || first === undefined) throw new DerError('cut off')
  if ((tag & 0x1f) === 0x1f) throw new DerError('long tag')
  const octets = first < 0x80 ? 0 : first & 0x7f
  if (first === 0x80 || octets > 4) throw new DerError('length not understood')
  let length = octets === 0 ? first : 0
  for (let index = 0; index < octets; index++) {
    const octet = bytes[at + 2 + index]
    if (octet === undefined) throw new DerError('cut off')
    length = length * 256 + octet
  }
  const start = at + 2 + octets
  const end = start + length
  if (end > bytes.length) throw new DerError('cut off')
  return { tag, content: bytes.subarray(start, end), whole: bytes.subarray(at, end) }
}

/** An OBJECT IDENTIFIER in dotted form. Throws DerError. */
export function readOid(node: DerNode | undefined): string {
  const { content } = expectTag(node, 0x06)
  if (content.length === 0 || content.length > 64) throw new DerError('object identifier')
  const arcs: number[] = []
  let value = 0
  for (const octet of content) {
    value = value * 128 + (octet & 0x7f)
    if (value > Number.MAX_SAFE_INTEGER / 128) throw new DerError('object identifier')
    if (octet & 0x80) continue
    if (arcs.length === 0) {
      const top = Math.min(Math.floor(value / 40), 2)
      arcs.push(top, value - top * 40)
    } else arcs.push(value)
    value = 0
  }
  if ((content.at(-1)! & 0x80) !== 0) throw new DerError('object identifier')
  return arcs.join('.')
}

const STRINGS: Record<number, 'utf8' | 'latin1' | 'utf16'> = {
  12: 'utf8',
  18: 'latin1',
  19: 'latin1',
  20: 'latin1',
  22: 'latin1',
  26: 'latin1',
  30: 'utf16',
}

/** The text of a string type; undefined for other tags. */
export function readText(node: DerNode): string | undefined {
  const encoding = STRINGS[node.tag]
  if (encoding === undefined) return undefined
  const bytes = Buffer.from(node.content)
  if (encoding === 'utf16') return (bytes.length % 2 ? bytes.subarray(1) : bytes).swap16().toString('utf16le')
  return bytes.toString(encoding)
}

/** UTCTime or GeneralizedTime as RFC 5280, 4.1.2.5 has them, in Unix milliseconds. Throws DerError. */
export function readTime(node: DerNode): number {
  const text = Buffer.from(node.content).toString('latin1')
  const match = /^(\d{2}|\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z$/.exec(text)
  const [, year = '', month, day, hour, minute, second] = match ?? []
  if (!match || (node.tag === 0x17) !== (year.length === 2)) throw new DerError('time')
  const century = year.length === 4 ? '' : Number(year) >= 50 ? '19' : '20'
  const time = Date.parse(`${century}${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(time)) throw new DerError('time')
  return time
}

/** Lower-case hex of an INTEGER, without leading zero octets. Throws DerError. */
export function readIntegerHex(node: DerNode | undefined): string {
  const hex = Buffer.from(expectTag(node, 0x02).content).toString('hex')
  return hex.replace(/^(?:00)+(?=..)/, '')
}
