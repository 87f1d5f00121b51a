import { MAX_HTML, MAX_TEXT } from './bounds.ts'
import { decodeText, isKnownCharset, metaCharset, unknownCharset } from './charset.ts'
import { neighbourCharset } from './charset-hints.ts'
import { onOneLine } from './control-characters.ts'
import { type DefectLog, note, rawPlace } from './defects.ts'
import { decodeWords } from './encoded-words.ts'
import { header, unfold } from './headers.ts'
import type { PartDraft } from './mime-tree.ts'
import { parseParameterized } from './parameters.ts'
import { decodeBody, transferEncoding } from './transfer-encoding.ts'
import type { Defect, ParameterizedValue, Part } from './types.ts'

/** What is read of any text, should each of its lines end in CRLF, and a little more, which shows that it was cut. */
const LONGEST_TEXT = 2 * Math.max(MAX_HTML, MAX_TEXT) + 2

/**
 * Makes the Part of types.ts from its draft. Bodies are decoded once, on first use; a body in base64 or
 * quoted-printable is decoded here already, because its defects and size belong to the reading. `beside`: the charset of the
 * message's texts (neighbourCharset).
 */
export function makePart(
  bytes: Buffer,
  draft: PartDraft,
  path: string,
  log: DefectLog,
  beside: () => string | null = once(() => neighbourCharset(bytes, draft)),
): Part {
  const prefix = path === '' ? '' : `${path}.`
  const isMultipart = draft.children.length > 0
  const disposition = field(draft, 'content-disposition')
  const encodingDeclared = word(draft, 'content-transfer-encoding')
  const encoding = transferEncoding(encodingDeclared)
  const charset = draft.typeParameters.charset?.trim().toLowerCase() || null
  const filename = fileName(draft, disposition, beside)
  const source = bytes.subarray(draft.start, draft.end)
  const content = once(() =>
    isMultipart ? { bytes: new Uint8Array(), problem: null } : decodeBody(source, encoding),
  )
  const inside = once(() => (draft.type === 'text/html' ? metaCharset(content().bytes) : null))
  const text = once(() => decodeText(content().bytes, charset, { inside, beside }))
  const part: Part = {
    path: path === '' && !isMultipart ? '1' : path,
    headers: draft.headers,
    type: draft.type,
    typeParameters: draft.typeParameters,
    disposition: disposition?.value.toLowerCase() || null,
    filename: filename === '' ? null : filename,
    contentId: contentId(draft),
    encoding,
    encodingDeclared,
    charset,
    charsetInside: inside,
    children: draft.children.map((child, index) =>
      makePart(bytes, child, `${prefix}${index + 1}`, log, beside),
    ),
    line: draft.line,
    encodedSize: draft.end - draft.start,
    size: isMultipart ? 0 : content().bytes.length,
    defects: draft.defects,
    content: () => content().bytes,
    text: once(() => text().text.slice(0, LONGEST_TEXT).replace(/\r\n?/g, '\n')),
  }
  noteDefects(part, isMultipart ? null : content().problem, source, log)
  if (isReadAsText(part)) {
    const { problem } = text()
    const line = problem?.code === 'unknown-charset' ? charsetLine(part) : part.line
    if (problem) note(log, part.defects, problem.code, problem.detail, rawPlace(line))
  }
  return part
}

/** Calls `make` on the first call, and returns what it made on every call. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const field = (draft: PartDraft, key: string) => {
  const found = header(draft, key)
  return found ? parseParameterized(found.raw) : null
}

/** RFC 2183, 2.3, or the `name` of the type, which programs wrote before it; on one line. */
function fileName(
  draft: PartDraft,
  disposition: ParameterizedValue | null,
  beside: () => string | null,
): string {
  const ofDisposition = inCharset(draft, 'content-disposition', beside) ?? disposition?.parameters
  const ofType = inCharset(draft, 'content-type', beside) ?? draft.typeParameters
  return onOneLine(ofDisposition?.filename ?? ofType.name ?? '').trim()
}

/** The parameters of a field with raw octets, in the charset of the texts; null for a field without. */
function inCharset(draft: PartDraft, key: string, beside: () => string | null) {
  const found = header(draft, key)
  return found?.hasRawEightBit ? parseParameterized(found.raw, beside()).parameters : null
}

const word = (draft: PartDraft, key: string): string | null => field(draft, key)?.value ?? null

function contentId(draft: PartDraft): string | null {
  const raw = header(draft, 'content-id')?.raw
  if (raw === undefined) return null
  const value = decodeWords(unfold(raw).trim()).text
  return value.startsWith('<') && value.endsWith('>') ? value.slice(1, -1) : value
}

/** The parts whose text a reader sees in the message itself. */
export function isReadAsText(part: Part): boolean {
  return (part.type === 'text/plain' || part.type === 'text/html') && part.disposition !== 'attachment'
}

type Problem = ReturnType<typeof decodeBody>['problem']

function noteDefects(part: Part, problem: Problem, source: Uint8Array, log: DefectLog): void {
  const add = (code: string, detail: Defect['detail'], line: number): void =>
    note(log, part.defects, code, detail, rawPlace(line))
  const encodingLine = header(part, 'content-transfer-encoding')?.line ?? part.line
  if (part.encoding === 'unknown') {
    add('unknown-transfer-encoding', `"${(part.encodingDeclared ?? '').slice(0, 60)}"`, encodingLine)
  }
  // RFC 2045, 6.4 forbids base64 and quoted-printable on multiparts, and mail programs do not decode them there.
  if (part.children.length > 0 && (part.encoding === 'base64' || part.encoding === 'quoted-printable')) {
    const facts = { type: part.type, encoding: part.encoding }
    add('encoded-multipart', { code: 'transfer_encoding.defect.multipart', facts }, encodingLine)
  }
  if (problem) add(problem.code, problem.detail, part.line + lineFeeds(source, problem.offset))
  if (part.charset && part.type.startsWith('text/') && !isReadAsText(part) && !isKnownCharset(part.charset)) {
    add('unknown-charset', unknownCharset(part.charset), charsetLine(part))
  }
}

const charsetLine = (part: Part): number => header(part, 'content-type')?.line ?? part.line

function lineFeeds(source: Uint8Array, end: number): number {
  let count = 0
  for (let i = 0; i < end && i < source.length; i++) if (source[i] === 10) count++
  return count
}
