/** What a file is by its first octets; null when they tell nothing. */
export type FileKind =
  | 'pdf'
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'zip'
  | 'ole'
  | 'rar'
  | '7z'
  | 'gzip'
  | 'program'
  | 'script'
  | 'html'

const signatures: [FileKind, number[]][] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['rar', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['gzip', [0x1f, 0x8b, 0x08]],
  ['program', [0x7f, 0x45, 0x4c, 0x46]],
  ['script', [0x23, 0x21, 0x2f]],
]

const startsWith = (bytes: Uint8Array, start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

/** `MZ`, and where offset 60 points `PE`: the two letters alone open many a text. */
function isWindowsProgram(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0x4d || bytes[1] !== 0x5a || bytes.length < 64) return false
  const at = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(60, true)
  return bytes[at] === 0x50 && bytes[at + 1] === 0x45
}

/** Tells the kind of a file from its content. */
export function kindOf(bytes: Uint8Array): FileKind | null {
  const known = signatures.find(([, start]) => startsWith(bytes, start))
  if (known) return known[0]
  if (isWindowsProgram(bytes)) return 'program'
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 256)).trimStart().toLowerCase()
  return head.startsWith('<!doctype html') || head.startsWith('<html') ? 'html' : null
}

/** The kinds a file of that ending may be; undefined where we do not judge. */
export const kindsOfExtension: Readonly<Record<string, readonly FileKind[] | undefined>> = {
  pdf: ['pdf'],
  png: ['png'],
  jpg: ['jpeg'],
  jpeg: ['jpeg'],
  gif: ['gif'],
  zip: ['zip'],
  docx: ['zip', 'ole'],
  xlsx: ['zip', 'ole'],
  pptx: ['zip', 'ole'],
  doc: ['ole', 'zip', 'html'],
  xls: ['ole', 'zip', 'html'],
  ppt: ['ole', 'zip'],
  txt: [],
  csv: [],
}
