import type { FileHandle } from 'node:fs/promises'

/** A file being read; `size` as of when it was opened. */
export type Source = {
  size: number
  /** Up to `length` octets: fewer where the file ends. */
  read(offset: number, length: number): Promise<Buffer>
}

const WINDOW = 1024 * 1024
const ZEROS = Buffer.alloc(WINDOW)

/** Reads exactly what is asked for: what is handed out holds nothing else in memory. */
export async function sourceOf(file: FileHandle): Promise<Source> {
  const { size } = await file.stat()
  const read = async (offset: number, length: number) => {
    const octets = Buffer.allocUnsafe(Math.max(0, Math.min(length, size - offset)))
    if (octets.length === 0) return octets
    const { bytesRead } = await file.read(octets, 0, octets.length, offset)
    return octets.subarray(0, bytesRead)
  }
  return { size, read }
}

/** What is in memory already. */
export const sourceWithin = (octets: Buffer): Source => ({
  size: octets.length,
  read: async (offset, length) => octets.subarray(offset, offset + length),
})

/** For a walk from the beginning to the end. */
export type ReadAhead = Source & {
  /** The buffered bytes from `offset` on: at least a kilobyte, or all to the end of the file. */
  ahead(offset: number): Promise<Buffer>
}

export function readingAhead({ size, read }: Source): ReadAhead {
  let at = 0
  let window: Buffer = Buffer.alloc(0)
  const within = async (offset: number, length: number) => {
    if (offset < at || Math.min(offset + length, size) > at + window.length) {
      window = await read(offset, Math.max(length, WINDOW))
      at = offset
    }
    return window.subarray(offset - at)
  }
  return {
    size,
    read: async (offset, length) => (await within(offset, length)).subarray(0, length),
    ahead: (offset) => within(offset, 1024),
  }
}

/** Where the last octet that is not zero ends; room that was made for entries to come is zeros. */
export async function endOfData({ size, read }: Source): Promise<number> {
  for (let end = size; end > 0; ) {
    const from = Math.max(0, end - WINDOW)
    const octets = await read(from, end - from)
    if (!octets.equals(ZEROS.subarray(0, octets.length))) {
      return from + octets.findLastIndex((octet) => octet !== 0) + 1
    }
    end = from
  }
  return 0
}

/** Places from `offset` on where these octets stand, found in one pass. */
export async function* placesOf(sought: Buffer, source: ReadAhead, offset: number): AsyncGenerator<number> {
  for (let from = offset; from + sought.length <= source.size; ) {
    const octets = await source.ahead(from)
    if (octets.length < sought.length) return
    for (let at = octets.indexOf(sought); at >= 0; at = octets.indexOf(sought, at + 1)) yield from + at
    // An offset may lie beyond the buffered bytes.
    from += octets.length - sought.length + 1
  }
}
