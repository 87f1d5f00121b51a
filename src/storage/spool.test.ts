import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSpool, type Spool, type SpoolEntry, SpoolRefusal } from './spool.ts'
import { markBytes } from './spool-segment.ts'

let directory: string
const leftOpen: Spool[] = []
beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'spool-')), 'inner', 'spool')
})
afterEach(async () => {
  for (const spool of leftOpen.splice(0)) await spool.close()
  await rm(join(directory, '../..'), { recursive: true, force: true })
})

const entry = (id: string, text = `message ${id}`): SpoolEntry => ({
  id,
  meta: { of: id },
  raw: Buffer.from(text),
})
const collect = async (spool: Spool) => {
  const found: SpoolEntry[] = []
  for await (const one of spool.replay()) found.push(one)
  return found
}
const ids = async (spool: Spool) => (await collect(spool)).map((one) => one.id)
const files = async () => (await readdir(directory)).sort()
const onlySegment = async () => join(directory, (await files()).find((name) => name.endsWith('.spool'))!)

/** A spool left as a crash leaves it: never closed. The files are synced, so a copy of the state is the state. */
async function crashed(entries: SpoolEntry[]): Promise<void> {
  const spool = await openSpool(directory)
  leftOpen.push(spool)
  for (const one of entries) await spool.write(one)
  // Room that was made for entries to come is zeros; a crash may leave it or not.
  if (entries.length > 0) await truncate(await onlySegment(), spool.size().bytes)
}

describe('what was written comes back', () => {
  test('after a crash, in order, with meta and raw octets', async () => {
    const raw = Buffer.from([0, 255, 13, 10, 46, 13, 10, 128])
    await crashed([{ id: 'a', meta: { helo: 'ü', list: [1, null] }, raw }, entry('b', '')])
    const spool = await openSpool(directory)
    expect(await collect(spool)).toEqual([
      { id: 'a', meta: { helo: 'ü', list: [1, null] }, raw },
      { id: 'b', meta: { of: 'b' }, raw: Buffer.alloc(0) },
    ])
    await spool.close()
  })

  test('removed entries do not, and an emptied spool leaves no file', async () => {
    const spool = await openSpool(directory)
    await Promise.all(['a', 'b', 'c'].map((id) => spool.write(entry(id))))
    spool.remove('b')
    expect(await ids(spool)).toEqual(['a', 'c'])
    expect(spool.size().entries).toBe(2)
    await spool.close()
    const again = await openSpool(directory)
    expect(await ids(again)).toEqual(['a', 'c'])
    again.remove('a')
    again.remove('c')
    again.remove('never-there')
    await again.close()
    expect(await files()).toEqual([])
  })

  test('many entries at once, over several segments, removed in any order', async () => {
    const spool = await openSpool(directory, { segmentBytes: 2000 })
    const names = Array.from({ length: 500 }, (_, i) => `id${i}`)
    for (let at = 0; at < names.length; at += 50) {
      await Promise.all(names.slice(at, at + 50).map((id) => spool.write(entry(id))))
    }
    expect((await files()).length).toBeGreaterThan(5)
    expect(await ids(spool)).toEqual(names)
    for (const name of names.filter((_, i) => i % 7 !== 0)) spool.remove(name)
    await spool.close()
    const again = await openSpool(directory)
    const left = names.filter((_, i) => i % 7 === 0)
    expect(await ids(again)).toEqual(left)
    for (const name of left) again.remove(name)
    await again.close()
    expect(await files()).toEqual([])
  })

  test('one id written twice comes back twice and is removed as one', async () => {
    const spool = await openSpool(directory)
    await spool.write(entry('a', 'first'))
    await spool.write(entry('a', 'second'))
    expect((await collect(spool)).map((one) => Buffer.from(one.raw).toString())).toEqual(['first', 'second'])
    spool.remove('a')
    expect(await ids(spool)).toEqual([])
    await spool.close()
  })

  test('removing while replaying, and writing meanwhile', async () => {
    await crashed(['a', 'b', 'c'].map((id) => entry(id)))
    const spool = await openSpool(directory)
    const seen: string[] = []
    for await (const one of spool.replay()) {
      seen.push(one.id)
      spool.remove(one.id)
      if (one.id === 'a') spool.remove('b')
      await spool.write(entry(`new-${one.id}`))
    }
    expect(seen).toEqual(['a', 'c'])
    expect(await ids(spool)).toEqual(['new-a', 'new-c'])
    await spool.close()
  })

  test('an emptied segment is written again from its beginning, and what it held does not come back', async () => {
    const spool = await openSpool(directory)
    leftOpen.push(spool)
    // Of one size, so that the old entries stand where the chain of the new ones ends.
    for (const id of ['a', 'b', 'c']) await spool.write(entry(id, 'same size'))
    for (const id of ['a', 'b', 'c']) spool.remove(id)
    await spool.write(entry('d', 'same size'))
    expect(await ids(spool)).toEqual(['d'])
    expect(await files()).toEqual(['0000000001.spool'])
    expect(await ids(await openSpool(directory))).toEqual(['d'])
  })

  test('marks written for an earlier turn of a segment never touch a later one', async () => {
    const spool = await openSpool(directory)
    leftOpen.push(spool)
    const names = Array.from({ length: 100 }, (_, i) => `id${i}`)
    await Promise.all(names.map((id) => spool.write(entry(id, 'x'))))
    for (const id of names) spool.remove(id) // more than are marked at once
    await Promise.all(names.map((id) => spool.write(entry(`again-${id}`, 'x'))))
    expect((await ids(spool)).length).toBe(100)
    expect((await ids(await openSpool(directory))).length).toBe(100)
  })

  test('a large emptied segment gives its space back', async () => {
    const spool = await openSpool(directory)
    await spool.write({ id: 'big', meta: null, raw: Buffer.alloc(9_000_000) })
    spool.remove('big')
    await spool.write(entry('next'))
    expect(spool.size().bytes).toBeLessThan(1000)
    expect(await ids(spool)).toEqual(['next'])
    await spool.close()
    expect((await files()).length).toBe(1)
  })
})

describe('torn tails', () => {
  const whole = ['a', 'b', 'c']

  test('cut at every octet of the last entry: everything before it comes back', async () => {
    await crashed(whole.map((id) => entry(id)))
    const path = await onlySegment()
    const bytes = await readFile(path)
    const last = bytes.length / 3
    expect(Number.isInteger(last)).toBe(true)
    for (let cut = 0; cut < last; cut += 1) {
      await writeFile(path, bytes.subarray(0, last * 2 + cut))
      const spool = await openSpool(directory)
      expect(await ids(spool)).toEqual(['a', 'b'])
    }
  })

  test.each<[string, (path: string, size: number) => Promise<void>, string[]]>([
    [
      'an octet of the last message differs',
      (path, size) => poke(path, size - 1, Buffer.from('X')),
      ['a', 'b'],
    ],
    ['zeros behind the end', (path, size) => poke(path, size, Buffer.alloc(5000)), whole],
    [
      'room made for a million octets',
      (path, size) => poke(path, size, Buffer.alloc(1024 * 1024 - size)),
      whole,
    ],
    ['noise behind the end', (path, size) => poke(path, size, Buffer.alloc(5000, 0xa5)), whole],
    ['lengths that point past the end', (path, size) => poke(path, size, hugeFrame()), whole],
    ['the file grown but never filled', (path, size) => truncate(path, size + 70_000), whole],
    ['the last entry zeroed', (path, size) => poke(path, (size / 3) * 2, Buffer.alloc(size / 3)), ['a', 'b']],
    ['an empty file', (path) => truncate(path, 0), []],
  ])('%s', async (_name, damage, expected) => {
    await crashed(whole.map((id) => entry(id)))
    const path = await onlySegment()
    await damage(path, (await readFile(path)).length)
    const spool = await openSpool(directory)
    expect(await ids(spool)).toEqual(expected)
    await spool.write(entry('later'))
    expect(await ids(spool)).toEqual([...expected, 'later'])
    const again = await openSpool(directory)
    expect(await ids(again)).toEqual([...expected, 'later'])
    await again.close()
    await spool.close()
  })

  test.each<[string, (size: number) => Buffer, string[]]>([
    ['a true mark', (size) => markBytes(size / 3), ['a', 'c']],
    ['half a mark', (size) => markBytes(size / 3).subarray(0, 5), whole],
    [
      'zeros, then a mark',
      (size) => Buffer.concat([Buffer.alloc(16), markBytes(0), markBytes(size)]),
      ['b', 'c'],
    ],
    ['noise', () => Buffer.alloc(80, 0x41), whole],
  ])('marks file with %s', async (_name, marks, expected) => {
    await crashed(whole.map((id) => entry(id)))
    const path = await onlySegment()
    await writeFile(`${path}.done`, marks((await readFile(path)).length))
    const spool = await openSpool(directory)
    expect(await ids(spool)).toEqual(expected)
    for (const id of expected.slice(1)) spool.remove(id)
    await spool.close()
    expect(await ids(await openSpool(directory))).toEqual(expected.slice(0, 1))
  })

  test('marks that outlived their segment do not touch the next one of that name', async () => {
    const first = await openSpool(directory)
    await first.close()
    await writeFile(join(directory, '0000000001.spool.done'), markBytes(0))
    await crashed([entry('a')])
    expect(await ids(await openSpool(directory))).toEqual(['a'])
  })

  test('any octets at all: opening never fails', async () => {
    await (await openSpool(directory)).close()
    const path = join(directory, '0000000001.spool')
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.boolean(), async (noise, framed) => {
        await writeFile(path, framed ? Buffer.concat([Buffer.from('PPS1'), noise]) : noise)
        expect(await ids(await openSpool(directory))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

describe('refusals', () => {
  test('a full spool refuses, and takes again when there is room', async () => {
    const spool = await openSpool(directory, { maxBytes: 3000, segmentBytes: 500 })
    await spool.write({ id: 'a', meta: null, raw: Buffer.alloc(2000) })
    await expect(spool.write({ id: 'b', meta: null, raw: Buffer.alloc(2000) })).rejects.toThrow(SpoolRefusal)
    spool.remove('a')
    await spool.write({ id: 'b', meta: null, raw: Buffer.alloc(2000) })
    expect(await ids(spool)).toEqual(['b'])
    await spool.close()
  })

  test('a closed spool refuses, but finishes what it took', async () => {
    const spool = await openSpool(directory)
    const taken = spool.write(entry('a'))
    const closing = spool.close()
    await expect(spool.write(entry('b'))).rejects.toThrow(SpoolRefusal)
    await taken
    await closing
    expect(await ids(await openSpool(directory))).toEqual(['a'])
  })

  test('a failed write rejects, and the next one goes to a fresh file', async () => {
    const spool = await openSpool(directory)
    await writeFile(join(directory, '0000000001.spool'), '') // in the way: the file must be new
    await expect(spool.write(entry('a'))).rejects.toThrow(/EEXIST/)
    await spool.write(entry('b'))
    expect(await ids(spool)).toEqual(['b'])
    await spool.close()
  })
})

test('a process killed while it writes loses nothing it was promised', async () => {
  const script = `
    const { openSpool } = await import(${JSON.stringify(new URL('./spool.ts', import.meta.url).href)})
    const spool = await openSpool(process.argv[1], { segmentBytes: 200000 })
    const writer = async (w) => { for (let i = 0; ; i++) {
      const id = w + '-' + i
      await spool.write({ id, meta: { w }, raw: Buffer.alloc(3000 + i, 65 + w) })
      process.stdout.write(id + '\\n')
    } }
    await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(writer))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const promised: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    promised.push(line)
    if (promised.length === 400) child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  const spool = await openSpool(directory)
  const found = new Set(await ids(spool))
  expect(promised.filter((id) => !found.has(id))).toEqual([])
  expect(promised.length).toBeGreaterThanOrEqual(400)
  await spool.close()
})

async function poke(path: string, offset: number, bytes: Buffer): Promise<void> {
  const file = await open(path, 'r+')
  await file.write(bytes, 0, bytes.length, offset)
  await file.close()
}

function hugeFrame(): Buffer {
  const frame = Buffer.alloc(20)
  frame.writeUInt32LE(0x31535050, 0)
  frame.writeUInt32LE(1000, 8)
  frame.writeUInt32LE(0x3fffffff, 12)
  return frame
}
