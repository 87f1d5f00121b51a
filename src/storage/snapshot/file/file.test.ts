import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGzip, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Counted, Row, Snapshot } from '../types.ts'
import { type BackupPart, readBackup, snapshotIn } from './read.ts'
import { frameOf, type Header, type Kind } from './records.ts'
import { createBackupFile } from './write.ts'

const header: Header = {
  format: 'postproof-backup',
  version: 1,
  date: '2026-11-22T10:00:00.000Z',
  program: '0.1.0',
  database: 'embedded',
}
const column = (name: string, binary = false) => ({ name, type: binary ? 'bytea' : 'text', binary })
const notes: Counted = { name: 'notes', columns: [column('a'), column('b')], rows: 1200, digest: '1' }
const blobs: Counted = { name: 'blobs', columns: [column('bytes', true)], rows: 3, digest: '2' }
const noteRows = Array.from({ length: 1200 }, (_, n): Row => [`zeile ${n} ü`, n % 3 ? '' : null])
const blobRows: Row[] = [[Buffer.alloc(3_000_000, 'abc')], [Buffer.alloc(0)], [Buffer.from([0, 255])]]

const snapshot: Snapshot = {
  migrations: ['0001_tests'],
  tables: [notes, blobs],
  sequences: [{ name: 'notes_id_seq', value: '7', called: true }],
  objects: 0,
  async *rows() {
    yield { table: notes, rows: noteRows.slice(0, 700) }
    yield { table: notes, rows: noteRows.slice(700) }
    yield { table: blobs, rows: blobRows }
  },
}
const mail = { id: 'm', meta: { addressId: 'x' }, raw: Buffer.from([0, 13, 10, 255]) }

let folder: string
let whole: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postproof-file-'))
  await writeWhole(join(folder, 'whole'))
  whole = await readFile(join(folder, 'whole'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function writeWhole(path: string): Promise<number> {
  const file = await createBackupFile(path)
  await file.header(header)
  await file.key('secret', 'ab')
  await file.mail(mail)
  await file.database(snapshot)
  return file.finish()
}

async function parts(path: string): Promise<BackupPart[]> {
  const found: BackupPart[] = []
  for await (const part of readBackup(path)) found.push(part)
  return found
}

async function partsOf(bytes: Uint8Array): Promise<BackupPart[]> {
  const path = join(folder, 'changed')
  await writeFile(path, bytes)
  return parts(path)
}

test('what was written is read, and only its owner may', async () => {
  const path = join(folder, 'whole')
  const { size, mode } = await stat(path)
  expect([await writeWhole(path), mode & 0o777]).toEqual([size, 0o600])
  const found = await parts(path)
  expect(found.slice(0, 3)).toEqual([
    { kind: 'header', header },
    { kind: 'key', name: 'secret', text: 'ab' },
    { kind: 'mail', entry: mail },
  ])
  const contents = found.flatMap((part) => (part.kind === 'database' ? [part.contents] : []))[0]!
  expect(contents).toEqual({ ...snapshot, rows: undefined })
  const rows: Record<string, Row[]> = {}
  for await (const part of snapshotIn(path, contents).rows()) {
    expect(part.rows.length).toBeLessThanOrEqual(500)
    rows[part.table.name] = [...(rows[part.table.name] ?? []), ...part.rows]
  }
  expect(rows.notes).toEqual(noteRows)
  expect(
    rows.blobs!.map(([bytes]) =>
      Buffer.compare(bytes as Buffer, blobRows[rows.blobs!.findIndex(([b]) => b === bytes)]![0] as Buffer),
    ),
  ).toEqual([0, 0, 0])
  expect((await readdir(folder)).filter((name) => name.includes('part'))).toEqual([])
})

test('one that fails or is given up leaves nothing, and the older one stays', async () => {
  const path = join(folder, 'kept')
  await writeFile(path, 'older')
  const file = await createBackupFile(path)
  await file.header(header)
  const failing = file.database({
    ...snapshot,
    // biome-ignore lint/correctness/useYield: it fails before the first
    async *rows() {
      throw new Error('gone')
    },
  })
  await expect(failing).rejects.toThrow('gone')
  await file.abandon()
  expect(await readFile(path, 'utf8')).toBe('older')
  expect((await readdir(folder)).filter((name) => name.startsWith('kept'))).toEqual(['kept'])
  await expect(createBackupFile(join(folder, 'none', 'x'))).rejects.toThrow('There is no folder')
})

describe('a file that is not whole', () => {
  test('wherever it is cut off', async () => {
    const plain = gunzipSync(whole)
    for (const share of [0.001, 0.01, 0.1, 0.5, 0.9, 0.99, 0.9999]) {
      await expect(partsOf(whole.subarray(0, Math.floor(whole.length * share)))).rejects.toThrow(
        'ends too early',
      )
      const cut = gzipSync(plain.subarray(0, Math.floor(plain.length * share)))
      await expect(partsOf(cut)).rejects.toThrow(/ends too early|no backup/)
    }
    for (const less of [1, 8, 9, 40])
      await expect(partsOf(whole.subarray(0, whole.length - less))).rejects.toThrow('ends too early')
  })

  test('whichever octet is another: it is refused, or says the same', async () => {
    const same = await parts(join(folder, 'whole'))
    // gzip has a date and the like in octets 4 to 9, which mean nothing to us (RFC 1952, 2.3.1).
    for (let at = 0; at < whole.length; at += at < 40 ? 1 : Math.ceil(whole.length / 60)) {
      const changed = Buffer.from(whole)
      changed[at] = changed[at]! ^ 0x10
      const outcome = await partsOf(changed).catch((error: Error) => error)
      if (outcome instanceof Error) expect([at, outcome.name]).toEqual([at, 'SnapshotError'])
      else expect([at, at >= 4 && at <= 9, outcome.length]).toEqual([at, true, same.length])
    }
  })

  test('an octet that gzip was told of is found by our own sum', async () => {
    const plain = gunzipSync(whole)
    for (const text of ['zeile 77 ', 'secret', '0001_tests']) {
      const changed = Buffer.from(plain)
      const at = changed.indexOf(text)
      changed[at] = changed[at]! ^ 1
      await expect(partsOf(gzipSync(changed))).rejects.toThrow('its checksum is wrong')
    }
  })

  const json = (kind: Kind, value: unknown) => {
    const body = Buffer.from(JSON.stringify(value))
    return Buffer.concat([frameOf(kind, body.length), body])
  }
  const claimed = (kind: string, length: number) => {
    const frame = Buffer.alloc(5)
    frame.write(kind)
    frame.writeUInt32BE(length, 1)
    return frame
  }
  test.each<[string, () => Uint8Array, string]>([
    ['empty', () => Buffer.alloc(0), 'ends too early'],
    ['empty within', () => gzipSync(''), 'no backup of Postproof'],
    ['garbage', () => Buffer.alloc(5000, 'garbage'), 'altered, or it never was one'],
    ['garbage within', () => gzipSync(Buffer.alloc(5000, 'garbage')), 'something that no backup has'],
    ['another format', () => gzipSync(json('H', { ...header, format: 'tar' })), 'no backup of Postproof'],
    ['no header', () => gzipSync(json('C', {})), 'no backup of Postproof'],
    ['a newer format', () => gzipSync(json('H', { ...header, version: 2 })), 'has version 2 of the format'],
    ['header alone', () => gzipSync(json('H', header)), 'ends too early'],
    [
      'an end without content',
      () => gzipSync(Buffer.concat([json('H', header), json('E', {})])),
      'order is wrong',
    ],
    [
      'something behind the end',
      () => gzipSync(Buffer.concat([gunzipSync(whole), json('H', header)])),
      'order is wrong',
    ],
    ['two in one file', () => Buffer.concat([whole, whole]), 'order is wrong'],
    ['a header without end', () => gzipSync(claimed('H', 0xffffffff)), 'something that no backup has'],
    [
      'a row that claims 4 GB',
      () => gzipSync(Buffer.concat([json('H', header), claimed('R', 0xffffffff)])),
      'something that no backup has',
    ],
  ])('%s', async (_name, make, words) => {
    await expect(partsOf(make())).rejects.toThrow(words)
  })

  test('a bomb costs little', async () => {
    const path = join(folder, 'bomb')
    const gzip = createGzip()
    const file = (await import('node:fs')).createWriteStream(path)
    gzip.pipe(file)
    gzip.write(json('H', header))
    for (let n = 0; n < 200; n++) {
      if (!gzip.write(Buffer.alloc(1024 * 1024))) await new Promise((resolve) => gzip.once('drain', resolve))
    }
    gzip.end()
    await new Promise((resolve) => file.once('close', resolve))
    const before = process.memoryUsage().rss
    await expect(parts(path)).rejects.toThrow('something that no backup has')
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024)
  })
})
