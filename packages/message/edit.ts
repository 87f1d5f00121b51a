import { parseAddressList } from './addresses.ts'
import {
  encodeBase64,
  encodeQuotedPrintable,
  encodeText,
  oneLine,
  writeAddress,
  writeField,
} from './encode.ts'
import { readMessage } from './read.ts'
import type { Header, Message, Part } from './types.ts'

/**
 * A message with another HTML and other header fields. What is not changed stays as it is, octet by octet: other fields
 * and their order, the MIME tree and its boundaries, the plain text and attachments.
 */

/** The fields that can be changed, as they are written. */
export const editableFields = [
  'Subject',
  'From',
  'Reply-To',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
] as const
export type EditableField = (typeof editableFields)[number]

export type MessageEdit = {
  /** The whole HTML with line feeds, as `Html.source` has it. */
  html: string
  /** Decoded values by name; an empty one takes the field out, one that is not named stays. */
  fields: Partial<Record<EditableField, string>>
}

type Splice = { from: number; to: number; text: string }

/** The message with those changes; the same octets where nothing differs. Null where it has no HTML to change. */
export function editMessage(raw: Uint8Array, edit: MessageEdit): Uint8Array | null {
  const message = readMessage(raw)
  if (!message.html) return null
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const lineStart = lineFinder(bytes)
  const splices = [
    ...(edit.html === message.html.source ? [] : bodyChanges(message.html.part, edit.html, lineStart)),
    ...editableFields.flatMap((name) => {
      const value = edit.fields[name]
      return value === undefined ? [] : fieldChange(message, name, oneLine(value), lineStart)
    }),
  ]
  return apply(bytes, splices)
}

/** A message of its own around an HTML that someone wrote. `at`: Unix milliseconds; `id`: makes its Message-ID. */
export function newMessage(
  { html, fields }: MessageEdit,
  { at, id }: { at: number; id: string },
): Uint8Array {
  const written = editableFields.flatMap((name) => {
    const value = oneLine(fields[name] ?? '')
    return value === '' ? [] : [writeField(name, encoded(name, value))]
  })
  const domain = parseAddressList(oneLine(fields.From ?? '')).addresses[0]?.domain || 'draft.invalid'
  const head = [
    ...written,
    writeField('Date', new Date(at).toUTCString().replace('GMT', '+0000')),
    writeField('Message-ID', `<${id}@${domain}>`),
    'MIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n',
  ]
  return Buffer.from(`${head.join('')}\r\n${encodeQuotedPrintable(html)}`, 'utf8')
}

/** What the editable fields of a message hold, decoded; the first of each name. */
export function editableOf(message: Pick<Message, 'headers'>): Record<EditableField, string> {
  const held = (name: EditableField) =>
    message.headers.find(({ key }) => key === name.toLowerCase())?.value ?? ''
  return Object.fromEntries(editableFields.map((name) => [name, held(name)])) as Record<EditableField, string>
}

function fieldChange(
  message: Message,
  name: EditableField,
  value: string,
  lineStart: (line: number) => number,
): Splice[] {
  const field = message.headers.find(({ key }) => key === name.toLowerCase())
  if ((field?.value ?? '') === value) return []
  if (field)
    return [
      { ...spanOf(field, lineStart), text: value === '' ? '' : writeField(field.name, encoded(name, value)) },
    ]
  const last = message.headers.at(-1)
  const at = last ? spanOf(last, lineStart).to : 0
  return [{ from: at, to: at, text: writeField(name, encoded(name, value)) }]
}

/** Addresses are encoded name by name; what cannot be read as addresses is left as it was typed. */
function encoded(name: EditableField, value: string): string {
  if (name === 'Subject') return encodeText(value)
  if (name !== 'From' && name !== 'Reply-To') return value
  const { addresses, errors, groups } = parseAddressList(value)
  if (addresses.length === 0 || errors.length > 0 || groups.length > 0) return value
  return addresses.map(writeAddress).join(', ')
}

/** What was written as base64 stays so; all else becomes quoted-printable, which holds any text. */
function bodyChanges(part: Part, html: string, lineStart: (line: number) => number): Splice[] {
  const from = lineStart(part.line)
  const isBase64 = part.encoding === 'base64'
  const body = {
    from,
    to: from + part.encodedSize,
    text: isBase64 ? encodeBase64(html) : encodeQuotedPrintable(html),
  }
  const type = writeField('Content-Type', `text/html; charset=utf-8${nameOf(part)}`)
  const encoding = writeField('Content-Transfer-Encoding', isBase64 ? 'base64' : 'quoted-printable')
  const isUtf8 = part.charset === 'utf-8' || part.charset === 'utf8'
  return [
    body,
    ...(isUtf8 ? [] : partField(part, 'content-type', type, lineStart)),
    ...(part.encoding === 'quoted-printable' || isBase64
      ? []
      : partField(part, 'content-transfer-encoding', encoding, lineStart)),
  ]
}

const nameOf = ({ typeParameters: { name } }: Part): string =>
  name && /^[\w. -]+$/.test(name) ? `; name="${name}"` : ''

/** In place of the part's own field, or before its first one. */
function partField(part: Part, key: string, text: string, lineStart: (line: number) => number): Splice[] {
  const own = part.headers.filter((field) => field.key === key)
  const [first, ...others] = own.map((field) => spanOf(field, lineStart))
  if (first) return [{ ...first, text }, ...others.map((span) => ({ ...span, text: '' }))]
  // Without any field, its body begins after the empty line that ends the header.
  const at = part.headers[0] ? spanOf(part.headers[0], lineStart).from : lineStart(part.line - 1)
  return [{ from: at, to: at, text }]
}

const spanOf = ({ line, lineCount }: Header, lineStart: (line: number) => number) => ({
  from: lineStart(line),
  to: lineStart(line + lineCount),
})

/** Where a line begins; the end for one behind the last. Lines end as `scanLines` has them. */
function lineFinder(bytes: Buffer): (line: number) => number {
  const end = bytes.includes(10) ? 10 : 13
  const starts = [0]
  for (let at = bytes.indexOf(end); at >= 0; at = bytes.indexOf(end, at + 1)) starts.push(at + 1)
  return (line) => starts[line - 1] ?? bytes.length
}

/** From the end to the beginning, so that each offset is still true. */
function apply(bytes: Buffer, splices: Splice[]): Uint8Array {
  const pieces: Buffer[] = []
  let end = bytes.length
  const ordered = splices.map((splice, order) => ({ ...splice, order }))
  for (const { from, to, text } of ordered.sort(
    (a, b) => b.from - a.from || b.to - a.to || b.order - a.order,
  )) {
    if (to > end) continue
    pieces.push(bytes.subarray(to, end), Buffer.from(text, 'utf8'))
    end = from
  }
  return Buffer.concat([...pieces, bytes.subarray(0, end)].reverse())
}
