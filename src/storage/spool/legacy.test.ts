import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSpool } from './open.ts'
import { readSpool } from './read.ts'
import type { Spool } from './spool.ts'

/** Files as versions until November 2026 left them. */

const MAGIC = 0x31535050
let folder: string
let segment: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'legacy-'))
  segment = join(folder, '0000000007.spool')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function frame(id: string, epoch: number, text = `mail ${id}`): Buffer {
  const [label, raw] = [Buffer.from(JSON.stringify({ id, meta: { of: id } })), Buffer.from(text, 'latin1')]
  const header = Buffer.alloc(20)
  header.writeUInt32LE(MAGIC, 0)
  header.writeUInt32LE(epoch, 4)
  header.writeUInt32LE(label.length, 8)
  header.writeUInt32LE(raw.length, 12)
  header.writeUInt32LE(crc32(header.subarray(4, 16), crc32(raw, crc32(label))), 16)
  return Buffer.concat([header, label, raw])
}

function mark(offset: number): Buffer {
  const octets = Buffer.alloc(8)
  octets.writeUInt32LE(offset, 0)
  octets.writeUInt32LE(crc32(octets.subarray(0, 4), MAGIC), 4)
  return octets
}

const collect = async (spool: Spool) => {
  const ids: string[] = []
  for await (const { id, meta, raw } of spool.replay()) {
    expect(meta).toEqual({ of: id })
    expect(Buffer.from(raw).toString('latin1')).toContain(`mail ${id}`)
    ids.push(id)
  }
  return ids
}
const pieces = () => readdir(join(folder, 'damaged')).catch(() => [])
const poked = (octets: Buffer, at: number, value: number) => {
  const copy = Buffer.from(octets)
  copy[at]! ^= value
  return copy
}

const E = 0x1234abcd
const three = Buffer.concat(['a', 'b', 'c'].map((id) => frame(id, E)))
const one = three.length / 3
/** An earlier turn left more than the last one wrote over. */
const stale = Buffer.concat(['x', 'y', 'z'].map((id) => frame(id, 77)))
/** As a sender may put it into a mail, with a number of his own. */
const hostile = Buffer.concat([
  frame('a', E, `mail a ${frame('injected', 4711).toString('latin1')}`),
  frame('b', E),
])

describe('what an earlier version left', () => {
  test.each<[string, Buffer, string[], number]>([
    ['whole', three, ['a', 'b', 'c'], 0],
    ['with room made for more', Buffer.concat([three, Buffer.alloc(5000)]), ['a', 'b', 'c'], 0],
    ['over an earlier turn', Buffer.concat([three, stale.subarray(10)]), ['a', 'b', 'c'], 1],
    ['over an earlier turn, frame on frame', Buffer.concat([frame('a', E), stale.subarray(one)]), ['a'], 1],
    ['with a mail damaged in the middle', poked(three, one + 50, 1), ['a', 'c'], 1],
    ['with a damaged length in the middle', poked(three, one + 13, 0xff), ['a', 'c'], 1],
    ['with the first mail damaged', poked(three, 50, 1), ['b', 'c'], 1],
    ['with the first length damaged', poked(three, 8, 0x10), ['b', 'c'], 1],
    ['with the first magic damaged', poked(three, 1, 0x10), ['b', 'c'], 1],
    ['with the number of the turn damaged', poked(three, 5, 0x10), [], 1],
    ['with a frame in a mail', hostile, ['a', 'b'], 0],
    ['with a frame in a damaged mail', poked(hostile, 30, 1), ['b'], 1],
    ['with nothing but a damaged mail that holds a frame', poked(hostile.subarray(0, -one), 30, 1), [], 1],
    ['empty', Buffer.alloc(0), [], 0],
  ])('%s', async (_name, octets, expected, count) => {
    await writeFile(segment, octets)
    const backup: string[] = []
    for await (const { id } of readSpool(folder)) backup.push(id)
    expect(backup).toEqual(expected)
    const spool = await openSpool(folder)
    expect(await collect(spool)).toEqual(expected)
    const names = await pieces()
    expect(names.length).toBe(count)
    for (const name of names) {
      const offset = Number(name.slice(11, 21))
      const piece = await readFile(join(folder, 'damaged', name))
      expect(piece.equals(octets.subarray(offset, offset + piece.length))).toBe(true)
    }
    await spool.close()
  })

  test('its marks count, and those made now as well', async () => {
    await writeFile(segment, three)
    await writeFile(`${segment}.done`, Buffer.concat([mark(one), Buffer.alloc(3)]))
    const spool = await openSpool(folder)
    expect(await collect(spool)).toEqual(['a', 'c'])
    spool.remove('a')
    await spool.write({ id: 'd', meta: { of: 'd' }, raw: Buffer.from('mail d') })
    await spool.close()
    const again = await openSpool(folder)
    expect(await collect(again)).toEqual(['c', 'd'])
    again.remove('c')
    again.remove('d')
    await again.close()
    expect(await readdir(folder)).toEqual([])
  })

  test('its folder is closed to others', async () => {
    await mkdir(join(folder, 'damaged'))
    await chmod(folder, 0o755)
    await chmod(join(folder, 'damaged'), 0o775)
    await (await openSpool(folder)).close()
    for (const path of [folder, join(folder, 'damaged')]) expect((await stat(path)).mode & 0o777).toBe(0o700)
  })
})
