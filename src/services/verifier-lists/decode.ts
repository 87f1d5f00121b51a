import { Refusal } from '../refusal.ts'

/** The octets of an uploaded list as text. */
export type Decoded = {
  text: string
  /** The file was not plain UTF-8 without a mark: its copy needs one, or spreadsheets show wrong letters. */
  mark: boolean
}

/**
 * Reads UTF-8, UTF-16 (by its byte order mark) and, where that fails, windows-1252, in which every octet is a letter.
 * Refusal `invalid` (422) for what is no text at all, such as a workbook.
 */
export function decodeList(bytes: Uint8Array): Decoded {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw notText('This is a workbook, not a text file. Save it as CSV in your spreadsheet and upload that.')
  }
  const decoded = decode(bytes)
  if (decoded.text.includes('\0')) {
    throw notText('This file is not a text file. Save the list as CSV, best in UTF-8, and upload that.')
  }
  return decoded
}

function decode(bytes: Uint8Array): Decoded {
  if (startsWith(bytes, [0xff, 0xfe])) return { text: new TextDecoder('utf-16le').decode(bytes), mark: true }
  if (startsWith(bytes, [0xfe, 0xff])) return { text: new TextDecoder('utf-16be').decode(bytes), mark: true }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text, mark: startsWith(bytes, [0xef, 0xbb, 0xbf]) }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), mark: true }
  }
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((octet, at) => bytes[at] === octet)
}

function notText(message: string): Refusal {
  return new Refusal(422, 'invalid', message, { file: [message] })
}
