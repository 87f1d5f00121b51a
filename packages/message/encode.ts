import type { MailAddress } from './types.ts'

/** Writing what the rest of this package reads: encoded words, folded header fields, quoted-printable and base64. */

/** Octets of UTF-8 in one encoded word, which may have 75 characters (RFC 2047, 2). */
const WORD_OCTETS = 42
/** RFC 2045, 6.7 and 6.8: characters of one line. */
const LINE = 76

/** Line ends and NUL would end the field, or begin another. */
const BREAKS = /[\u0000\r\n]+/g
const ASCII = /^[\t\x20-\x7e]*$/

/** One line of text: what could end a header field, or begin another one, is a space. */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ').trim()

/** Text of a header as RFC 2047 has it; ASCII stays as it is. A word that could be taken for an encoded one is encoded. */
export function encodeText(text: string): string {
  if (ASCII.test(text) && !text.includes('=?')) return text
  const words: string[] = []
  let word = ''
  for (const character of text) {
    if (Buffer.byteLength(word + character) > WORD_OCTETS) {
      words.push(word)
      word = ''
    }
    word += character
  }
  words.push(word)
  return words.map((each) => `=?UTF-8?B?${Buffer.from(each).toString('base64')}?=`).join(' ')
}

/** `Name <local@domain>`, its name quoted or encoded where it has to be (RFC 5322, 3.4). */
export function writeAddress({ name, local, domain }: MailAddress): string {
  const address = `${local}@${domain}`
  if (name === '') return address
  if (!ASCII.test(name) || name.includes('=?')) return `${encodeText(name)} <${address}>`
  return /^[\w !#$%&'*+/=?^`{|}~-]+$/.test(name)
    ? `${name} <${address}>`
    : `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`
}

/** A header field with its line end, folded at spaces (RFC 5322, 2.2.3). `value`: one line. */
export function writeField(name: string, value: string): string {
  const lines: string[] = []
  let line = `${name}:`
  for (const word of value.split(' ')) {
    if (line.length + 1 + word.length > LINE && line.trim() !== '' && lines.length + 1 < 200) {
      // A line of spaces alone would end the header for some readers.
      if (line.trim() !== `${name}:` || lines.length > 0) {
        lines.push(line)
        line = ''
      }
    }
    line += ` ${word}`
  }
  lines.push(line)
  return `${lines.join('\r\n')}\r\n`
}

/**
 * Quoted-printable (RFC 2045, 6.7) of a text in UTF-8; its line feeds become CRLF. A line never begins with `--`, which
 * could be the boundary of a multipart, nor with a dot or `From`, which some ways of transport change.
 */
export function encodeQuotedPrintable(text: string): string {
  return text
    .split(/\r\n|\n|\r/)
    .map(quoteLine)
    .join('\r\n')
}

function quoteLine(text: string): string {
  const octets = Buffer.from(text, 'utf8')
  const lines: string[] = []
  let line = ''
  octets.forEach((octet, at) => {
    const isLast = at === octets.length - 1
    const isPlain = octet > 32 && octet < 127 && octet !== 61
    const isBlank = octet === 32 || octet === 9
    const isWritten = isPlain || (isBlank && !isLast)
    const escaped = `=${octet.toString(16).toUpperCase().padStart(2, '0')}`
    if (line.length + (isWritten ? 1 : escaped.length) > LINE - 1) {
      lines.push(`${line}=`)
      line = ''
    }
    const opens = line === '' && (octet === 45 || octet === 46 || octet === 70)
    line += isWritten && !opens ? String.fromCharCode(octet) : escaped
  })
  return [...lines, line].join('\r\n')
}

/** Base64 (RFC 2045, 6.8) of a text in UTF-8, in lines; its line feeds become CRLF. */
export const encodeBase64 = (text: string): string =>
  (
    Buffer.from(text.replace(/\r\n|\n|\r/g, '\r\n'), 'utf8')
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n')
