/** What a ZIP file's central directory says (APPNOTE 4.3.12); nothing is unpacked. */
export type ZipEntry = { name: string; encrypted: boolean; compressedSize: number; size: number }

export type ZipDirectory = {
  entries: ZipEntry[]
  /** More entries than are read, or a directory that ends early. */
  incomplete: boolean
}

const MOST_ENTRIES = 2000
const END = 0x06054b50
const ENTRY = 0x02014b50
/** The end record is 22 octets and a comment of at most 65,535 (APPNOTE 4.3.16). */
const END_SPAN = 22 + 65_535

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_SPAN)
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) if (view.getUint32(at, true) === END) return at
  return -1
}

/** Reads names, sizes and flags of a ZIP file; null when the bytes are none. Bounded to 2,000 entries. */
export function readZipDirectory(bytes: Uint8Array): ZipDirectory | null {
  if (bytes.length < 22 || bytes[0] !== 0x50 || bytes[1] !== 0x4b) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end < 0) return { entries: [], incomplete: true }
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  const entries: ZipEntry[] = []
  while (entries.length < Math.min(count, MOST_ENTRIES)) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) break
    const nameLength = view.getUint16(at + 28, true)
    const nameEnd = at + 46 + nameLength
    if (nameEnd > bytes.length) break
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)),
      // General purpose bit 0 (APPNOTE 4.4.4), or method 99: AES.
      encrypted: (view.getUint16(at + 8, true) & 1) === 1 || view.getUint16(at + 10, true) === 99,
      compressedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
    })
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return { entries, incomplete: entries.length < count }
}
