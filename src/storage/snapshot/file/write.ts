import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { SpoolEntry } from '../../spool/frame.ts'
import { syncFolder } from '../../sync-folder.ts'
import { type Row, type Snapshot, SnapshotError } from '../types.ts'
import { FRAME, frameOf, type Header, type Kind } from './records.ts'

/** Writes the file of a backup. It stands under another name until it is whole and on disk. */
export type BackupFile = {
  header(header: Header): Promise<void>
  key(name: string, text: string): Promise<void>
  mail(entry: SpoolEntry): Promise<void>
  database(snapshot: Snapshot): Promise<void>
  /** Ends and syncs the file, and gives it its name. Answers its octets. */
  finish(): Promise<number>
  /** Leaves nothing behind. */
  abandon(): Promise<void>
}

/** Level 6 takes twice the time for a twentieth less. */
const LEVEL = 3
/** Small rows go into the compressing together. */
const PORTION = 64 * 1024

/** Only for its owner: it holds keys and mails. */
export async function createBackupFile(path: string): Promise<BackupFile> {
  const aside = `${path}.${randomBytes(4).toString('hex')}.part`
  // `flush`: synced before it is closed.
  const file = createWriteStream(aside, { flags: 'wx', mode: 0o600, flush: true })
  await once(file, 'open').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new SnapshotError(`There is no folder ${dirname(path)}.`)
    throw error
  })
  const forget = () => rmSync(aside, { force: true })
  process.once('exit', forget)
  const gzip = createGzip({ level: LEVEL })
  gzip.pipe(file)
  // A full disk destroys the compressor as well, or writers would wait for it to drain.
  file.on('error', (error) => gzip.destroy(error))
  const hash = createHash('sha256')
  let failed: Error | undefined
  gzip.on('error', (error) => {
    failed = error
  })

  let held: Uint8Array[] = []
  let heldOctets = 0
  const flush = async () => {
    if (failed) throw failed
    const bytes = Buffer.concat(held, heldOctets)
    held = []
    heldOctets = 0
    hash.update(bytes)
    if (!gzip.write(bytes)) await once(gzip, 'drain')
  }
  const record = async (kind: Kind, ...parts: Uint8Array[]) => {
    const octets = parts.reduce((sum, part) => sum + part.length, 0)
    held.push(frameOf(kind, octets), ...parts)
    heldOctets += octets + FRAME
    if (heldOctets >= PORTION) await flush()
  }
  const json = (kind: Kind, value: unknown) => record(kind, Buffer.from(JSON.stringify(value)))

  return {
    header: (header) => json('H', header),
    key: (name, text) => json('K', { name, text }),
    mail: ({ id, meta, raw }) => {
      const head = Buffer.from(JSON.stringify({ id, meta }))
      return record('S', int32(head.length), head, raw)
    },
    async database(snapshot) {
      const { migrations, tables, sequences, objects } = snapshot
      await json('C', { migrations, tables, sequences, objects })
      for await (const { table, rows } of snapshot.rows()) {
        const number = Buffer.alloc(2)
        number.writeUInt16BE(tables.indexOf(table))
        for (const row of rows) await record('R', number, ...cells(row))
      }
    },
    async finish() {
      await flush()
      await json('E', { sha256: hash.digest('hex') })
      gzip.end(Buffer.concat(held))
      await finished(file)
      if (failed) throw failed
      await rename(aside, path)
      await syncFolder(dirname(path))
      process.off('exit', forget)
      return file.bytesWritten
    },
    async abandon() {
      gzip.destroy()
      file.destroy()
      if (!file.closed) await new Promise((resolve) => file.once('close', resolve))
      forget()
      process.off('exit', forget)
    },
  }
}

function cells(row: Row): Uint8Array[] {
  return row.flatMap((value) => {
    if (value === null) return [int32(-1)]
    const bytes = typeof value === 'string' ? Buffer.from(value) : value
    return [int32(bytes.length), bytes]
  })
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
