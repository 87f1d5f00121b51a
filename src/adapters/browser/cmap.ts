import { type FileHandle, open } from 'node:fs/promises'

/**
 * The characters that a TrueType or OpenType file has a glyph for (OpenType 1.9.1, "cmap"): the Unicode subtables of
 * format 12 and 4, which all fonts of this kind have. Only the tables that are needed are read.
 */
export async function readCharacters(path: string, add: (codePoint: number) => void): Promise<void> {
  const file = await open(path)
  try {
    const cmap = await tableOf(file, 'cmap')
    if (!cmap) throw new Error(`${path} has no character map.`)
    const at = bestSubtable(cmap)
    if (at === undefined) throw new Error(`${path} has no character map of Unicode.`)
    if (cmap.getUint16(at) === 12) readGroups(cmap, at, add)
    else readSegments(cmap, at, add)
  } finally {
    await file.close()
  }
}

const HEADER = 12
const RECORD = 16

async function tableOf(file: FileHandle, tag: string): Promise<DataView | undefined> {
  const count = (await piece(file, 0, HEADER)).getUint16(4)
  const records = await piece(file, HEADER, count * RECORD)
  for (let at = 0; at < records.byteLength; at += RECORD) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((index) => records.getUint8(at + index)))
    if (name === tag) return piece(file, records.getUint32(at + 8), records.getUint32(at + 12))
  }
  return undefined
}

async function piece(file: FileHandle, position: number, length: number): Promise<DataView> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return new DataView(buffer.buffer, buffer.byteOffset, bytesRead)
}

/** All of Unicode before its first plane alone. Platform 0 is Unicode, 3 Windows with encodings 1 and 10. */
function bestSubtable(cmap: DataView): number | undefined {
  const offsets: number[] = []
  for (let index = 0; index < cmap.getUint16(2); index++) {
    const record = 4 + index * 8
    const [platform, encoding] = [cmap.getUint16(record), cmap.getUint16(record + 2)]
    const isUnicode = platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10))
    if (isUnicode) offsets.push(cmap.getUint32(record + 4))
  }
  const ofFormat = (format: number) => offsets.find((offset) => cmap.getUint16(offset) === format)
  return ofFormat(12) ?? ofFormat(4)
}

function readGroups(cmap: DataView, at: number, add: (codePoint: number) => void): void {
  const count = cmap.getUint32(at + 12)
  for (let group = at + 16; group < at + 16 + count * 12; group += 12) {
    const [first, last, glyph] = [0, 4, 8].map((offset) => cmap.getUint32(group + offset)) as [
      number,
      number,
      number,
    ]
    for (let code = first; code <= last; code++) if (glyph + code - first !== 0) add(code)
  }
}

function readSegments(cmap: DataView, at: number, add: (codePoint: number) => void): void {
  const doubled = cmap.getUint16(at + 6)
  const ends = at + 14
  const starts = ends + doubled + 2
  for (let index = 0; index < doubled; index += 2) {
    const [first, last] = [cmap.getUint16(starts + index), cmap.getUint16(ends + index)]
    const delta = cmap.getUint16(starts + doubled + index)
    const place = starts + 2 * doubled + index
    const range = cmap.getUint16(place)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph = range === 0 ? code : cmap.getUint16(place + range + 2 * (code - first))
      // A glyph of 0 in the array is none, whatever the delta.
      if ((range === 0 || glyph !== 0) && ((glyph + delta) & 0xffff) !== 0) add(code)
    }
  }
}
