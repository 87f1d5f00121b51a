import {
  MAX_BOUNDARY,
  MAX_DEPTH,
  MAX_HEADER_OCTETS,
  MAX_MESSAGE_FIELDS,
  MAX_PART_FIELDS,
  MAX_PARTS,
} from './bounds.ts'
import { type DefectLog, note, rawPlace } from './defects.ts'
import { type FieldSpan, fieldColon, header, readField } from './headers.ts'
import { type Line, type LineFacts, scanLines } from './lines.ts'
import { parseParameterized } from './parameters.ts'
import type { Defect, Header } from './types.ts'

/** A part of the MIME tree (RFC 2045, RFC 2046) as offsets into the source. */
export type PartDraft = {
  headers: Header[]
  type: string
  typeParameters: Record<string, string>
  children: PartDraft[]
  /** First source line of the body. */
  line: number
  start: number
  end: number
  defects: Defect[]
}

type OpenMultipart = { part: PartDraft; delimiter: string }

const DASH = 45

/** RFC 2046 section 5.1.5: the parts of a digest are messages unless they say otherwise. */
const defaultType = (parent: PartDraft): string =>
  parent.type === 'multipart/digest' ? 'message/rfc822' : 'text/plain'

const newPart = (line: number, start: number, type = 'text/plain'): PartDraft => ({
  headers: [],
  type,
  typeParameters: {},
  children: [],
  line,
  start,
  end: start,
  defects: [],
})

/**
 * Reads the whole source in one pass. An inner multipart that is not closed ends at its parent's delimiter
 * (RFC 2046 section 5.1.2); of two open multiparts with one boundary the inner one takes the delimiter.
 * `message/rfc822` is a leaf.
 */
export function readTree(bytes: Buffer, log: DefectLog): { root: PartDraft; facts: LineFacts } {
  const tree = new TreeReader(bytes, log)
  const facts = scanLines(bytes, (line) => tree.take(line))
  tree.finish()
  return { root: tree.root, facts }
}

class TreeReader {
  readonly root = newPart(1, 0)
  private readonly bytes: Buffer
  private readonly log: DefectLog
  private readonly open: OpenMultipart[] = []
  /** Delimiter to the innermost open multipart that has it. */
  private readonly delimiters = new Map<string, number>()
  /** The part whose headers or body is being read; null between parts. */
  private part: PartDraft | null = this.root
  private inHeaders = true
  private field: FieldSpan | null = null
  private fieldColon = 0
  /** The first Content-Type of the part, and its delimiter: read once, when a line begins like one. */
  private contentType: Header | null = null
  private ownDelimiter: string | null | undefined
  private fields = 0
  private parts = 1
  private headerOctets = 0
  private lastEnd = 0
  private lastLine = 0

  constructor(bytes: Buffer, log: DefectLog) {
    this.bytes = bytes
    this.log = log
  }

  take(line: Line): void {
    this.lastLine = line.number
    if (!this.takeDelimiter(line) && this.inHeaders && this.part) this.takeHeaderLine(line, this.part)
    this.lastEnd = line.end
  }

  finish(): void {
    if (this.part && this.inHeaders) {
      this.endField()
      // A part that ends within its headers has an empty body after them.
      this.part.line = this.lastLine + 1
      this.part.start = this.bytes.length
      this.endHeaders(this.part)
    }
    this.endPart(this.bytes.length)
    while (this.open.length > 0) this.closeUnended(this.bytes.length)
  }

  private note(part: PartDraft | null, code: string, detail: string, line: number): void {
    note(
      this.log,
      part ? part.defects : null,
      code,
      detail,
      rawPlace(Math.max(1, Math.min(line, this.lastLine))),
    )
  }

  /** RFC 2046 section 5.1.1: `--boundary`, `--` at the end of the last one, then blanks. */
  private takeDelimiter(line: Line): boolean {
    const { bytes, open } = this
    if (open.length === 0 || bytes[line.start] !== DASH || bytes[line.start + 1] !== DASH) return false
    if (line.end - line.start > MAX_BOUNDARY + 100) return false
    const text = bytes.toString('latin1', line.start, line.end).trimEnd()
    const plain = this.delimiters.get(text) ?? -1
    const closing = text.endsWith('--') ? (this.delimiters.get(text.slice(0, -2)) ?? -1) : -1
    if (plain < 0 && closing < 0) return false
    this.delimit(Math.max(plain, closing), closing > plain, line)
    return true
  }

  private push(part: PartDraft, delimiter: string): void {
    this.delimiters.set(delimiter, this.open.length)
    this.open.push({ part, delimiter })
  }

  private pop(): OpenMultipart {
    const last = this.open.pop()!
    const shadowed = this.open.findLastIndex((each) => each.delimiter === last.delimiter)
    if (shadowed < 0) this.delimiters.delete(last.delimiter)
    else this.delimiters.set(last.delimiter, shadowed)
    return last
  }

  private delimit(index: number, isEnd: boolean, line: Line): void {
    if (this.part && this.inHeaders) {
      this.endField()
      this.part.line = line.number
      this.part.start = line.start
      this.endHeaders(this.part)
    }
    // The line end before a delimiter belongs to the delimiter.
    this.endPart(this.lastEnd)
    while (this.open.length > index + 1) this.closeUnended(this.lastEnd)
    const { part } = this.open[index]!
    if (isEnd) {
      this.pop()
      part.end = line.end
      return
    }
    if (this.parts >= MAX_PARTS) {
      if (this.parts === MAX_PARTS)
        this.note(part, 'too-many-parts', `more than ${MAX_PARTS} parts`, line.number)
      this.parts = MAX_PARTS + 1
      return
    }
    this.parts++
    this.part = newPart(line.number + 1, line.next, defaultType(part))
    part.children.push(this.part)
    this.inHeaders = true
    this.contentType = null
    this.ownDelimiter = undefined
    this.fields = 0
  }

  private endPart(end: number): void {
    if (this.part) this.part.end = Math.max(this.part.start, end)
    this.part = null
  }

  private closeUnended(end: number): void {
    const { part, delimiter } = this.pop()
    part.end = Math.max(part.start, end)
    if (part.children.length === 0)
      this.note(part, 'boundary-not-found', `no line "${delimiter}" follows`, part.line)
    else this.note(part, 'boundary-not-closed', `the line "${delimiter}--" is missing`, part.line)
  }

  private takeHeaderLine(line: Line, part: PartDraft): void {
    const { bytes } = this
    if (line.end === line.start) {
      this.startBody(part, line.number + 1, line.next)
      return
    }
    const first = bytes[line.start]
    if ((first === 32 || first === 9) && this.field) {
      this.fold(this.field, line)
      return
    }
    const colon = fieldColon(bytes, line.start, line.end)
    if (colon >= 0) this.endField()
    if (colon < 0 || this.isOwnDelimiter(line)) {
      this.takeStrayLine(line, part)
      return
    }
    this.field = {
      start: line.start,
      end: line.end,
      line: line.number,
      lineCount: 1,
      longestLine: line.end - line.start,
      hasRawEightBit: line.hasEightBit,
    }
    this.fieldColon = colon
  }

  /** Whether the line is the delimiter of this part. A boundary may contain a colon, which makes it look like a field. */
  private isOwnDelimiter(line: Line): boolean {
    const { bytes } = this
    if (bytes[line.start] !== DASH || bytes[line.start + 1] !== DASH) return false
    if (line.end - line.start > MAX_BOUNDARY + 100 || this.contentType === null) return false
    if (this.ownDelimiter === undefined) this.ownDelimiter = delimiterOf(this.contentType)
    return bytes.toString('latin1', line.start, line.end).trimEnd() === this.ownDelimiter
  }

  private fold(field: FieldSpan, line: Line): void {
    field.end = line.end
    field.lineCount++
    field.longestLine = Math.max(field.longestLine, line.end - line.start)
    field.hasRawEightBit ||= line.hasEightBit
  }

  /** A line among headers that is none: skipped when headers go on after it, else the body has begun. */
  private takeStrayLine(line: Line, part: PartDraft): void {
    if (line.number === 1 && this.bytes.toString('latin1', 0, 5) === 'From ') {
      this.note(
        part,
        'mbox-from-line',
        'the first line is the "From " line of a mailbox file, not a header',
        1,
      )
      return
    }
    const text = this.bytes.toString('latin1', line.start, Math.min(line.end, line.start + 80))
    if (!text.startsWith('--') && this.headersGoOn(line)) {
      this.endField()
      this.note(part, 'header-line-without-colon', text, line.number)
      return
    }
    this.note(part, 'no-blank-line-after-headers', text, line.number)
    this.startBody(part, line.number, line.start)
    this.takeDelimiter(line)
  }

  private headersGoOn(line: Line): boolean {
    const { bytes } = this
    const at = line.next
    if (at >= bytes.length) return false
    if (bytes[at] === 10 || bytes[at] === 13) return this.fields > 0 || this.field !== null
    return fieldColon(bytes, at, bytes.length) >= 0
  }

  private endField(): void {
    const span = this.field
    const part = this.part
    this.field = null
    if (!span || !part) return
    const limit = part === this.root ? MAX_MESSAGE_FIELDS : MAX_PART_FIELDS
    this.fields++
    if (this.fields > limit) {
      if (this.fields === limit + 1)
        this.note(part, 'too-many-headers', `more than ${limit} fields`, span.line)
      return
    }
    const octets = span.end - span.start
    const left = MAX_HEADER_OCTETS - this.headerOctets
    const kept = left > 0 ? span : { ...span, end: this.fieldColon + 1 }
    const field = readField(this.bytes, kept, this.fieldColon)
    this.headerOctets += field.raw.length
    if (field.raw.length < span.end - this.fieldColon - 1) {
      this.note(part, 'header-too-long', `${field.name}: ${octets} octets, cut`, span.line)
    }
    part.headers.push(field)
    if (field.key === 'content-type') this.contentType ??= field
  }

  private startBody(part: PartDraft, line: number, start: number): void {
    this.endField()
    part.line = line
    part.start = start
    this.endHeaders(part)
  }

  /** Decides what the body is; opens a multipart, whose preamble is skipped. */
  private endHeaders(part: PartDraft): void {
    this.inHeaders = false
    readType(part)
    if (!part.type.startsWith('multipart/')) return
    const line = header(part, 'content-type')?.line ?? part.line
    const boundary = part.typeParameters.boundary
    if (boundary === undefined || boundary === '') {
      this.note(
        part,
        boundary === '' ? 'boundary-empty' : 'boundary-missing',
        `${part.type} without a boundary`,
        line,
      )
      return
    }
    if (this.open.length >= MAX_DEPTH) {
      this.note(part, 'too-deep', `more than ${MAX_DEPTH} multiparts within each other`, line)
      return
    }
    if (boundary.length > MAX_BOUNDARY) {
      this.note(part, 'boundary-too-long', `${boundary.length} characters; not used`, line)
      return
    }
    if (boundary.length > 70)
      this.note(part, 'boundary-too-long', `${boundary.length} characters, 70 are allowed`, line)
    this.push(part, delimiter(boundary))
    this.part = null
  }
}

const delimiter = (boundary: string): string => `--${boundary.trimEnd()}`

function delimiterOf(field: Header): string | null {
  const { value, parameters } = parseParameterized(field.raw)
  const { boundary } = parameters
  return boundary && /^multipart\//i.test(value) ? delimiter(boundary) : null
}

/** RFC 2045 section 5.2: the default of its place, when absent or unreadable. */
function readType(part: PartDraft): void {
  const field = header(part, 'content-type')
  if (!field) return
  const { value, parameters } = parseParameterized(field.raw)
  const type = value.toLowerCase().replace(/\s+/g, '')
  part.typeParameters = parameters
  if (/^[^/]+\/[^/]+$/.test(type)) part.type = type
  else if (type === 'text' || type === 'html') part.type = type === 'html' ? 'text/html' : 'text/plain'
}
