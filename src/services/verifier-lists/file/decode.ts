import { isUtf8 } from 'node:buffer'
import { refuseField } from '#platform/refusals/refusal.ts'

/** The octets of an uploaded list as text. */
export type Decoded = {
  text: string
  /** The file was not plain UTF-8 without a mark: its copy needs one, or spreadsheets show wrong letters. */
  mark: boolean
  /** Places that are no UTF-8 in a file that otherwise is; each stands as U+FFFD in the text. */
  replaced: number
}

/**
 * Reads UTF-8 (also with a few wrong octets), UTF-16 (by its byte order mark) and, where that fails, windows-1252, in
 * which every octet is a letter.
 * Refusal `invalid` (422) for what is no text at all, such as a workbook.
 */
export function decodeList(bytes: Uint8Array): Decoded {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw refuseField('file', 'list.workbook')
  }
  const decoded = decode(bytes)
  if (decoded.text.includes('\0')) {
    throw refuseField('file', 'list.not_text')
  }
  return decoded
}

function decode(bytes: Uint8Array): Decoded {
  if (startsWith(bytes, [0xff, 0xfe])) return marked('utf-16le', bytes)
  if (startsWith(bytes, [0xfe, 0xff])) return marked('utf-16be', bytes)
  const text = new TextDecoder('utf-8').decode(bytes)
  const mark = startsWith(bytes, [0xef, 0xbb, 0xbf])
  if (isUtf8(bytes)) return { text, mark, replaced: 0 }
  const replaced = countOf(text, /\ufffd/g)
  return isMostlyUtf8(text, replaced) ? { text, mark, replaced } : marked('windows-1252', bytes)
}

function marked(encoding: 'utf-16le' | 'utf-16be' | 'windows-1252', bytes: Uint8Array): Decoded {
  return { text: new TextDecoder(encoding).decode(bytes), mark: true, replaced: 0 }
}

/** A few octets are cut or come from elsewhere. Letters of windows-1252 in a row hardly ever make one of UTF-8. */
function isMostlyUtf8(text: string, bad: number): boolean {
  const good = countOf(text, /[^\0-\x7f\ufffd]/gu)
  return bad * 10 <= good || (bad < 10 && bad <= good)
}

function countOf(text: string, pattern: RegExp): number {
  let count = 0
  for (const _ of text.matchAll(pattern)) count++
  return count
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((octet, at) => bytes[at] === octet)
}
