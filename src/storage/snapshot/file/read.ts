import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { SpoolEntry } from '../../spool/frame.ts'
import { type Contents, type Counted, type Row, type Snapshot, SnapshotError } from '../types.ts'
import { damaged, type FileRecord, type Header, type Kind, readRecords, VERSION } from './records.ts'

/** Reads the file of a backup. Whatever is handed out is known to be whole only when the last of it came. */
export type BackupPart =
  | { kind: 'header'; header: Header }
  | { kind: 'key'; name: string; text: string }
  | { kind: 'mail'; entry: SpoolEntry }
  | { kind: 'database'; contents: Contents }
  | { kind: 'row'; table: Counted; row: Row }

const headerSchema = z.object({
  format: z.literal('postproof-backup'),
  version: z.int(),
  date: z.string(),
  program: z.string(),
  database: z.enum(['embedded', 'postgres']),
})
const keySchema = z.object({ name: z.string(), text: z.string() })
const headSchema = z.object({ id: z.string(), meta: z.unknown() })
const columnSchema = z.object({ name: z.string(), type: z.string(), binary: z.boolean() })
const contentsSchema = z.object({
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(columnSchema),
      rows: z.int().min(0),
      digest: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  objects: z.int().min(0),
})
const endSchema = z.object({ sha256: z.string() })

/** What may follow what; any other order is not one of our backups. */
const follows: Record<Kind | 'start', string> = {
  start: 'H',
  H: 'KSC',
  K: 'KSC',
  S: 'SC',
  C: 'RE',
  R: 'RE',
  E: '',
}

/**
 * Every part in turn. Throws SnapshotError for a file that is no backup, of a newer format, damaged, or not whole: when
 * this ends without, checksum and counts are right.
 */
export async function* readBackup(path: string): AsyncGenerator<BackupPart> {
  const hash = createHash('sha256')
  let last: Kind | 'start' = 'start'
  let contents: Contents | undefined
  const counts: number[] = []
  for await (const record of readRecords(path)) {
    if (!follows[last].includes(record.kind)) {
      throw last === 'start'
        ? new SnapshotError('This is no backup of Postproof.')
        : damaged('its order is wrong')
    }
    last = record.kind
    if (record.kind === 'E') {
      if (parse(endSchema, record.body).sha256 !== hash.digest('hex')) throw damaged('its checksum is wrong')
      continue
    }
    hash.update(record.frame).update(record.body)
    const part = partOf(record, contents)
    if (part.kind === 'database') contents = part.contents
    if (part.kind === 'row') {
      const at = contents!.tables.indexOf(part.table)
      counts[at] = (counts[at] ?? 0) + 1
    }
    yield part
  }
  if (last === 'start') throw new SnapshotError('This is no backup of Postproof: it is empty.')
  if (last !== 'E') throw damaged('it ends too early')
  for (const [at, table] of contents!.tables.entries()) {
    if ((counts[at] ?? 0) !== table.rows) throw damaged(`rows of ${table.name} are missing`)
  }
}

function partOf({ kind, body }: FileRecord, contents: Contents | undefined): BackupPart {
  if (kind === 'H') return { kind: 'header', header: headerOf(body) }
  if (kind === 'K') return { kind: 'key', ...parse(keySchema, body) }
  if (kind === 'S') return { kind: 'mail', entry: entryOf(body) }
  if (kind === 'C') return { kind: 'database', contents: parse(contentsSchema, body) }
  const table = contents?.tables[body.length >= 2 ? body.readUInt16BE(0) : -1]
  if (!table) throw damaged('a row belongs to no table')
  return { kind: 'row', table, row: rowOf(body.subarray(2), table) }
}

function headerOf(body: Buffer): Header {
  let found: Partial<Header>
  try {
    found = JSON.parse(body.toString())
  } catch {
    throw new SnapshotError('This is no backup of Postproof.')
  }
  if (found?.format !== 'postproof-backup') throw new SnapshotError('This is no backup of Postproof.')
  if (found.version !== VERSION) {
    throw new SnapshotError(
      `The file has version ${found.version} of the format; this program reads version ${VERSION}. Use the version of the program that wrote it, or a newer one.`,
    )
  }
  return parse(headerSchema, body)
}

function entryOf(body: Buffer): SpoolEntry {
  const length = body.length >= 4 ? body.readUInt32BE(0) : Number.POSITIVE_INFINITY
  if (4 + length > body.length) throw damaged('a mail in it is cut off')
  const { id, meta } = parse(headSchema, body.subarray(4, 4 + length))
  return { id, meta, raw: body.subarray(4 + length) }
}

function rowOf(body: Buffer, { columns }: Counted): Row {
  const row: Row = []
  let at = 0
  for (const { binary } of columns) {
    if (at + 4 > body.length) throw damaged('a row is cut off')
    const length = body.readInt32BE(at)
    at += 4
    if (length < 0) {
      row.push(null)
      continue
    }
    if (at + length > body.length) throw damaged('a row is cut off')
    const value = body.subarray(at, at + length)
    row.push(binary ? value : value.toString())
    at += length
  }
  if (at !== body.length) throw damaged('a row is too long')
  return row
}

function parse<T>(schema: z.ZodType<T>, body: Buffer): T {
  try {
    return schema.parse(JSON.parse(body.toString()))
  } catch {
    throw damaged('a part of it cannot be read')
  }
}

/** A few rows at once, by their octets. */
const BATCH_OCTETS = 2 * 1024 * 1024
const BATCH_ROWS = 500

/** What a backup says of its database. Throws SnapshotError where it does not come so far. */
export async function readContents(path: string): Promise<Contents> {
  for await (const part of readBackup(path)) if (part.kind === 'database') return part.contents
  throw damaged('it ends too early')
}

/** The database in a file, for `loadSnapshot`. The file is read once more for its rows. */
export function snapshotIn(path: string, contents: Contents): Snapshot {
  return {
    ...contents,
    async *rows() {
      let batch: { table: Counted; rows: Row[]; octets: number } | undefined
      for await (const part of readBackup(path)) {
        if (part.kind !== 'row') continue
        const octets = part.row.reduce((sum, value) => sum + (value?.length ?? 0), 0)
        const full = batch && (batch.rows.length >= BATCH_ROWS || batch.octets + octets > BATCH_OCTETS)
        if (batch && (full || batch.table.name !== part.table.name)) {
          yield batch
          batch = undefined
        }
        batch ??= { table: part.table, rows: [], octets: 0 }
        batch.rows.push(part.row)
        batch.octets += octets
      }
      if (batch) yield batch
    },
  }
}
