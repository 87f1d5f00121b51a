import { problem } from '../problem.ts'
import { clean } from '../text.ts'
import type { Budget, Content, Inside } from './content.ts'
import { inner } from './content.ts'
import { inflate } from './inflate.ts'

/** Members of a zip file (PKWARE APPNOTE 6.3.10). */

/** `size`: of the packed data as declared; UNKNOWN where it is not. */
type Entry = { name: string; flags: number; method: number; start: number; size: number; header: number }

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const ENCRYPTED = 1
const HAS_DESCRIPTOR = 8
const STORED = 0
const DEFLATED = 8
const UNKNOWN = 0xffffffff

/** Each member in turn, unpacked only when it is asked for. */
export function* membersOf(content: Content, budget: Budget): Generator<Inside> {
  const bytes = Buffer.from(content.bytes.buffer, content.bytes.byteOffset, content.bytes.byteLength)
  const entries = listed(bytes) ?? walked(bytes)
  if (entries.length === 0) yield { refused: problem('reports.zip_empty'), member: null }
  let end = 0
  for (const entry of entries.sort((a, b) => a.header - b.header)) {
    const { name } = entry
    if (budget.members-- <= 0) {
      yield { refused: problem('reports.members_cut'), member: null }
      return
    }
    if (name.endsWith('/') && entry.size === 0) continue
    if (entry.header < end) {
      yield { refused: problem('reports.zip_overlap'), member: name }
      continue
    }
    end = endOf(bytes, entry)
    yield unpacked(content, bytes, entry, end, budget)
  }
}

function unpacked(content: Content, bytes: Buffer, entry: Entry, end: number, budget: Budget): Inside {
  const { name, method, flags } = entry
  if (flags & ENCRYPTED) return { refused: problem('reports.zip_encrypted'), member: name }
  const data = bytes.subarray(entry.start, end)
  if (method === STORED) {
    budget.octets -= data.length
    if (budget.octets < 0) return { refused: problem('reports.output_cut'), member: name }
    return inner(content, 'zip', data, name)
  }
  if (method !== DEFLATED)
    return {
      refused: problem({ code: 'reports.zip_method', facts: { method: String(method) } }),
      member: name,
    }
  const { bytes: out, problem: fault, octet } = inflate(data, 'deflate', budget)
  const problems = fault ? [problem(fault, { line: 1, octet: () => entry.start + octet })] : []
  return inner(content, 'zip', out, name, problems)
}

/** By the directory at the end, which knows sizes that local headers may leave out; null when it is not there or wrong. */
function listed(bytes: Buffer): Entry[] | null {
  const at = bytes.lastIndexOf('PK\u0005\u0006', bytes.length, 'latin1')
  if (at < 0 || at + 22 > bytes.length) return null
  const entries: Entry[] = []
  let from = bytes.readUInt32LE(at + 16)
  if (from === UNKNOWN) return null
  while (from + 46 <= at && bytes.readUInt32LE(from) === CENTRAL && entries.length < 20_000) {
    const lengths = [28, 30, 32].map((offset) => bytes.readUInt16LE(from + offset))
    const entry = located(bytes, bytes.readUInt32LE(from + 42), bytes.readUInt32LE(from + 20))
    if (entry === null) return null
    entries.push(entry)
    from += 46 + lengths[0]! + lengths[1]! + lengths[2]!
  }
  return entries.length > 0 || from === at ? entries : null
}

/** The member whose local header is at `header`; null when there is none. `size` of the packed data, UNKNOWN if need be. */
function located(bytes: Buffer, header: number, size: number): Entry | null {
  if (header + 30 > bytes.length || bytes.readUInt32LE(header) !== LOCAL) return null
  const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
  const method = bytes.readUInt16LE(header + 8)
  const name = clean(bytes.toString('utf8', header + 30, header + 30 + bytes.readUInt16LE(header + 26)))
  return { name, flags: bytes.readUInt16LE(header + 6), method, start, size, header }
}

/** From local header to local header: for a file whose end is missing. */
function walked(bytes: Buffer): Entry[] {
  const entries: Entry[] = []
  let header = bytes.indexOf('PK\u0003\u0004', 0, 'latin1')
  while (header >= 0 && header + 30 <= bytes.length && entries.length < 20_000) {
    const size = bytes.readUInt32LE(header + 18)
    const isUnknown = (bytes.readUInt16LE(header + 6) & HAS_DESCRIPTOR) !== 0 && size === 0
    const entry = located(bytes, header, isUnknown ? UNKNOWN : size)
    if (entry) entries.push(entry)
    header = bytes.indexOf('PK\u0003\u0004', entry ? endOf(bytes, entry) : header + 4, 'latin1')
  }
  return entries
}

/** DEFLATE knows its own end, so a size that is unknown, as in zip64, does no harm. */
const endOf = (bytes: Buffer, { start, size }: Entry): number =>
  size === UNKNOWN ? nextRecord(bytes, start) : Math.min(bytes.length, start + size)

/** Where the next record of the archive begins, or the end of the file. */
function nextRecord(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf('PK', from, 'latin1'); at >= 0; at = bytes.indexOf('PK', at + 2, 'latin1')) {
    if (at + 4 > bytes.length) break
    const signature = bytes.readUInt32LE(at)
    if (signature === LOCAL || signature === CENTRAL || signature === END || signature === 0x08074b50)
      return at
  }
  return bytes.length
}
