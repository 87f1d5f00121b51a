import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SpoolEntry } from './frame.ts'
import { openSpool } from './open.ts'
import { checkSpool } from './read.ts'
import { listSegments } from './segment.ts'
import type { Spool } from './spool.ts'

/** What is set aside: said once, kept forever, and never in the way of the rest. */

let folder: string
let lines: { words: string; fields: Record<string, unknown> }[]
const note = (fields: object, words: string) =>
  lines.push({ words, fields: fields as Record<string, unknown> })
const log = { warn: note, error: note }
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'aside-')), 'spool')
  lines = []
})
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

const entry = (id: string): SpoolEntry => ({ id, meta: {}, raw: Buffer.from(`message ${id}`) })
const ids = async (spool: Spool) => {
  const found: string[] = []
  for await (const { id } of spool.replay()) found.push(id)
  return found
}
const pieces = () => readdir(join(folder, 'damaged'))
const segmentPath = async () => (await listSegments(folder))[0]!.path

async function written(...names: string[]): Promise<void> {
  const spool = await openSpool(folder)
  for (const id of names) await spool.write(entry(id))
  await spool.close()
}

/** Damages the mail of that name. */
async function damage(id: string): Promise<void> {
  const path = await segmentPath()
  const octets = await readFile(path)
  octets[octets.indexOf(`message ${id}`)]! ^= 1
  await writeFile(path, octets)
}

test('a damaged mail is told once, with its place, and stays when all else is done', async () => {
  await written('a', 'b', 'c')
  await damage('b')
  const path = await segmentPath()
  const bytes = (await stat(path)).size / 3
  const spool = await openSpool(folder, { log })
  const [piece] = await pieces()
  expect(lines).toEqual([
    {
      words: 'a piece of the spool cannot be read and was set aside',
      fields: {
        segment: '0000000001',
        offset: bytes,
        octets: bytes,
        why: 'damaged',
        file: join(folder, 'damaged', piece!),
      },
    },
  ])
  await spool.close()
  const again = await openSpool(folder, { log })
  expect(lines.length).toBe(1)
  for (const id of await ids(again)) again.remove(id)
  await again.close()
  expect(await readdir(folder)).toEqual(['damaged'])
  expect(await pieces()).toEqual([piece])
})

test('whoever takes a piece away is not given it again', async () => {
  await written('a', 'b')
  await damage('a')
  await (await openSpool(folder, { log })).close()
  await rm(join(folder, 'damaged', (await pieces())[0]!))
  await (await openSpool(folder, { log })).close()
  expect(await pieces()).toEqual([])
  expect(await checkSpool(folder)).toMatchObject({ mails: 1, damaged: [] })
})

test('a crash between setting aside and noting it makes no second piece', async () => {
  await written('a', 'b')
  await damage('a')
  await (await openSpool(folder, { log })).close()
  await rm(`${await segmentPath()}.marks`)
  await (await openSpool(folder, { log })).close()
  expect((await pieces()).length).toBe(1)
  expect(lines.length).toBe(1)
})

test('numbers of segments that pieces are named after are not given again', async () => {
  await written('a')
  await damage('a')
  await (await openSpool(folder)).close()
  expect(await listSegments(folder)).toEqual([])
  await written('b')
  expect((await listSegments(folder)).map(({ number }) => number)).toEqual(['0000000002'])
})

test('what is damaged while the spool is open is set aside when it is met', async () => {
  const spool = await openSpool(folder, { log })
  for (const id of ['a', 'b', 'c']) await spool.write(entry(id))
  await damage('b')
  expect(await ids(spool)).toEqual(['a', 'c'])
  expect((await pieces()).length).toBe(1)
  expect(spool.size().entries).toBe(2)
  await spool.close()
  expect(await ids(await openSpool(folder))).toEqual(['a', 'c'])
})

test('an entry that is not understood can be set aside, whole', async () => {
  await written('a', 'b')
  const spool = await openSpool(folder, { log })
  await spool.setAside('b', 'no sense in it')
  await spool.setAside('never-there', 'no sense in it')
  expect(await ids(spool)).toEqual(['a'])
  expect(lines).toMatchObject([{ fields: { why: 'no sense in it' } }])
  expect(await readFile(join(folder, 'damaged', (await pieces())[0]!), 'latin1')).toContain('message b')
  await spool.close()
  expect(await ids(await openSpool(folder))).toEqual(['a'])
})

test('where nothing can be set aside, the file stays', async () => {
  await written('a', 'b')
  await damage('b')
  await writeFile(join(folder, 'damaged'), 'in the way')
  const spool = await openSpool(folder, { log })
  expect(spool.unread()).toBe(1)
  expect(lines).toMatchObject([{ words: expect.stringContaining('nor set aside') }])
  await spool.setAside('a', 'no sense in it')
  expect(await ids(spool)).toEqual(['a'])
  spool.remove('a')
  await spool.close()
  await rm(join(folder, 'damaged'))
  const again = await openSpool(folder)
  expect(await ids(again)).toEqual([])
  await again.close()
  expect((await pieces()).length).toBe(1)
  expect(await listSegments(folder)).toEqual([])
})

test('a file that the disk does not give is kept, and the others are read', async () => {
  await written('a')
  const unreadable = join(folder, `0000000009-${'ab'.repeat(16)}.spool`)
  // What is read from a folder is an error, as from a broken disk.
  await mkdir(unreadable)
  const spool = await openSpool(folder, { log })
  expect(await ids(spool)).toEqual(['a'])
  expect(spool.unread()).toBe(1)
  expect(lines).toMatchObject([{ fields: { segment: '0000000009', error: { code: 'EISDIR' } } }])
  await spool.write(entry('b'))
  for (const id of ['a', 'b']) spool.remove(id)
  await spool.close()
  expect((await stat(unreadable)).isDirectory()).toBe(true)
  await expect(checkSpool(folder)).rejects.toThrow(/EISDIR/)
})

test('files are for their owner alone', async () => {
  await written('a', 'b', 'c')
  await damage('b')
  const spool = await openSpool(folder)
  spool.remove('a')
  await spool.write(entry('d'))
  await spool.close()
  const modes = new Map<string, number>()
  for (const found of await readdir(folder, { recursive: true, withFileTypes: true }))
    modes.set(
      found.name.replace(/.*\./, '').replace(/-.*/, ''),
      (await stat(join(found.parentPath, found.name))).mode & 0o777,
    )
  expect(Object.fromEntries(modes)).toEqual({ damaged: 0o700, spool: 0o600, marks: 0o600, piece: 0o600 })
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})
