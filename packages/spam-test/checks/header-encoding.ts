import { bad, good, warning } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import { decodeWords, type EncodedWord } from '@postproof/message/encoded-words'
import { unfold } from '@postproof/message/headers'
import { decodeBase64 } from '@postproof/message/transfer-encoding'
import type { Header } from '@postproof/message/types'
import { quoteField } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'

const id = 'header_encoding'

/** Fields that people see, in which encoded words may stand (RFC 2047, 5). */
const shown = new Set(['subject', 'from', 'to', 'cc', 'reply-to', 'sender', 'list-id', 'comments'])

/** The reader's problems that leave the text unreadable. */
const unreadable = new Set([
  'broken-encoded-word',
  'unknown-charset',
  'charset-decode-error',
  'charset-looks-like-utf-8',
])

/** The payload of a B word: between the third question mark and the last. */
const payloadOf = (word: EncodedWord): Buffer => Buffer.from(word.raw.split('?')[3] ?? '', 'latin1')

/** Octets that are no base64. Padding that is missing at the end is read by everyone. */
function isBadBase64(payload: Buffer): boolean {
  const { problem } = decodeBase64(payload)
  return problem !== null && problem.offset < payload.length
}

/** What is wrong with the encoded words of a field; null when they can be read. */
function faultOf(header: Header): { problem: string; text: string } | null {
  const { words, problems } = decodeWords(unfold(header.raw))
  const first = problems.find((problem) => unreadable.has(problem.code))
  if (first) return { problem: first.code, text: first.detail }
  const cut = words.find((word) => word.encoding === 'b' && isBadBase64(payloadOf(word)))
  return cut ? { problem: 'bad-base64', text: cut.raw.slice(0, 120) } : null
}

/** A subject in base64 that holds nothing but ASCII: filters take it for an attempt to hide words. */
function isNeedless(header: Header): boolean {
  const { words } = decodeWords(unfold(header.raw))
  return (
    words.length > 0 &&
    words.every(
      (word) => word.encoding === 'b' && decodeBase64(payloadOf(word)).bytes.every((byte) => byte < 127),
    ) &&
    !/[^\x20-\x7e]/.test(header.value)
  )
}

/** Whether an encoded word stands between two quotation marks. */
function isQuotedWord(raw: string): boolean {
  const pieces = raw.split('"')
  return pieces.some((piece, index) => {
    const isInside = index % 2 === 1 && index < pieces.length - 1
    const start = isInside ? piece.indexOf('=?') : -1
    return start >= 0 && piece.lastIndexOf('?=') > start + 2
  })
}

/** The latin1 text read as UTF-8 again; false when the bytes are none. */
function isUtf8(raw: string): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(raw, (c) => c.charCodeAt(0) & 255))
    return true
  } catch {
    return false
  }
}

function rawBytes(headers: Header[], source: string, smtputf8: boolean) {
  const raw = headers.filter((header) => header.hasRawEightBit)
  if (raw.length === 0) return null
  const facts = { fields: raw.slice(0, 20).map((header) => header.name) }
  const evidence = raw.slice(0, 5).map(quoteField)
  if (raw.some((header) => !isUtf8(header.raw))) return bad(id, 'raw-eight-bit', facts, evidence)
  if (smtputf8) return null
  // RFC 6532: raw UTF-8 is valid over SMTPUTF8 only; for an uploaded file it is unknown how it was sent.
  const judged = source === 'smtp' || source === 'sample'
  return judged ? bad(id, 'raw-eight-bit', facts, evidence) : warning(id, 'raw-utf8', facts, evidence)
}

/** How letters beyond ASCII are written in the fields that people see. */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 3,
  topic: 'headers',
  decidedBy: 'sending',
  refs: [rfc(2047), rfc(6532)],
  run({ message, session }) {
    const fromBytes = rawBytes(message.headers, session.source, session.smtputf8)
    const fields = message.headers
      .filter((header) => shown.has(header.key) && header.raw.includes('=?'))
      .slice(0, 50)
    for (const header of fields) {
      const fault = faultOf(header)
      if (fault) return bad(id, 'broken-words', { field: header.name, ...fault }, [quoteField(header)])
    }
    if (fromBytes) return fromBytes
    for (const header of fields) {
      const { problems } = decodeWords(unfold(header.raw))
      const of = (wanted: string) => problems.find(({ code }) => code === wanted)
      const facts = { field: header.name, charset: of('charset-misspelled')?.detail ?? null }
      // RFC 2047, 5: where a program copies the decoded text, a line end in it begins another header.
      if (of('control-in-encoded-word')) return warning(id, 'control-characters', facts, [quoteField(header)])
      if (facts.charset !== null) return warning(id, 'misspelled-charset', facts, [quoteField(header)])
    }
    // RFC 2047, 5: not inside a quoted string; strict readers show it undecoded.
    const quoted = fields.find((header) => header.key !== 'subject' && isQuotedWord(header.raw))
    if (quoted) return warning(id, 'quoted-word', { field: quoted.name }, [quoteField(quoted)])
    const needless = fields.find((header) => header.key === 'subject' && isNeedless(header))
    if (needless) return warning(id, 'needless-base64', { field: 'Subject' }, [quoteField(needless)])
    return good(id, 'valid', { encoded_fields: fields.length })
  },
})
