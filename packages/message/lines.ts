/** One pass over the source's octets, line by line, with what only the octets can tell. */

export type Line = {
  start: number
  /** Without the line's end. */
  end: number
  /** Start of the next line. */
  next: number
  /** From 1. */
  number: number
  hasEightBit: boolean
}

export type LineFacts = {
  lines: number
  longest: { length: number; line: number }
  /** Lines that end in LF alone, beside those that end in CRLF. */
  bareLineFeeds: { count: number; first: number }
  crlf: number
  bareCarriageReturns: { count: number; first: number }
  nulOctets: { count: number; first: number }
}

const CR = 13
const LF = 10

/**
 * Calls `onLine` for every line, with one Line object that is reused. A line ends in CRLF or LF. A CR alone ends
 * a line only in a source without any LF; elsewhere it is an octet like others, as it is for mail servers
 * (RFC 5321 section 2.3.8), and counted.
 */
export function scanLines(bytes: Buffer, onLine: (line: Line) => void): LineFacts {
  const end = bytes.includes(LF) ? LF : bytes.includes(CR) ? CR : LF
  const facts: LineFacts = {
    lines: 0,
    longest: { length: 0, line: 1 },
    bareLineFeeds: { count: 0, first: 0 },
    crlf: 0,
    bareCarriageReturns: { count: 0, first: 0 },
    nulOctets: { count: 0, first: 0 },
  }
  const line: Line = { start: 0, end: 0, next: 0, number: 0, hasEightBit: false }
  const length = bytes.length
  let start = 0
  let bits = 0
  for (let i = 0; i < length; i++) {
    const octet = bytes[i]!
    bits |= octet
    if (octet > CR) continue
    if (octet === end) {
      emit(start, i > start && octet === LF && bytes[i - 1] === CR ? i - 1 : i, i + 1)
      start = i + 1
      bits = 0
    } else if (octet === CR && bytes[i + 1] !== LF) count(facts.bareCarriageReturns)
    else if (octet === 0) count(facts.nulOctets)
  }
  if (start < length) emit(start, length, length)
  return facts

  function emit(from: number, to: number, next: number): void {
    facts.lines++
    const gap = next - to
    if (gap === 2) facts.crlf++
    else if (gap === 1 && end === LF && ++facts.bareLineFeeds.count === 1)
      facts.bareLineFeeds.first = facts.lines
    if (to - from > facts.longest.length) facts.longest = { length: to - from, line: facts.lines }
    line.start = from
    line.end = to
    line.next = next
    line.number = facts.lines
    line.hasEightBit = bits > 127
    onLine(line)
  }

  function count(what: { count: number; first: number }): void {
    if (what.count++ === 0) what.first = facts.lines + 1
  }
}
