import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { SnapshotError } from '../types.ts'

/**
 * The file of a backup: gzip around records, each a letter, the length of what follows (4 octets, big-endian), and that.
 *
 *   H  header: JSON
 *   K  a key or another small file of the data folder: JSON with name and text
 *   S  an entry of the spool: length of its head, head (JSON), mail as it came
 *   C  contents of the database: JSON with migrations, tables, counts, digests, sequences
 *   R  a row: number of its table (2 octets), then for each column its length (-1: null) and octets
 *   E  end: JSON with the SHA-256 of everything before it
 */
export type Kind = 'H' | 'K' | 'S' | 'C' | 'R' | 'E'

export type Header = {
  format: 'postproof-backup'
  version: number
  /** When it was begun, ISO 8601. */
  date: string
  /** Version of the program that wrote it. */
  program: string
  database: 'embedded' | 'postgres'
}

export const VERSION = 1

/** Beyond these a length is no length: it takes memory before anything is known to be wrong. */
const longest: Record<Kind, number> = {
  H: 64 * 1024,
  K: 1024 * 1024,
  S: 512 * 1024 * 1024,
  C: 16 * 1024 * 1024,
  R: 1024 * 1024 * 1024,
  E: 64 * 1024,
}

/** Octets of letter and length. */
export const FRAME = 5

export function frameOf(kind: Kind, length: number): Buffer {
  if (length > longest[kind]) throw new SnapshotError(`A row or mail of ${length} octets is too large.`)
  const frame = Buffer.alloc(FRAME)
  frame.write(kind, 0, 'latin1')
  frame.writeUInt32BE(length, 1)
  return frame
}

export type FileRecord = { kind: Kind; frame: Buffer; body: Buffer }

export const damaged = (what: string) =>
  new SnapshotError(`The file is not a whole backup: ${what}. Nothing was changed.`)

/** Throws SnapshotError where the file ends too early, or is no gzip, or holds something else. */
export async function* readRecords(path: string): AsyncGenerator<FileRecord> {
  const file = createReadStream(path)
  const unpacked = createGunzip({ chunkSize: 256 * 1024 })
  file.on('error', (error) => unpacked.destroy(error))
  file.pipe(unpacked)
  const octets = new Octets(unpacked)
  try {
    for (;;) {
      const frame = await octets.take(FRAME)
      if (frame.length === 0) return
      const kind = frame.toString('latin1', 0, 1) as Kind
      const length = frame.length === FRAME ? frame.readUInt32BE(1) : Number.POSITIVE_INFINITY
      if (!(length <= (longest[kind] ?? -1))) throw damaged('it holds something that no backup has')
      const body = await octets.take(length)
      if (body.length < length) throw damaged('it ends too early')
      yield { kind, frame, body }
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'Z_BUF_ERROR') throw damaged('it ends too early')
    if (code.startsWith('Z_')) throw damaged('it was altered, or it never was one')
    throw error
  } finally {
    file.destroy()
    unpacked.destroy()
  }
}

/** Hands out octets of a stream in the portions that are asked for; keeps no more than one portion and a chunk. */
class Octets {
  #chunks: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]()
  }

  /** Fewer than asked for when the stream is over. */
  async take(count: number): Promise<Buffer> {
    const parts = [this.#held]
    let held = this.#held.length
    while (held < count) {
      const { value, done } = await this.#chunks.next()
      if (done) break
      parts.push(value)
      held += value.length
    }
    const all = parts.length === 1 ? this.#held : Buffer.concat(parts)
    this.#held = all.subarray(count)
    return all.subarray(0, count)
  }
}
