import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, open, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SpoolEntry } from './frame.ts'
import { markBytes } from './marks.ts'
import { openSpool } from './open.ts'
import { listSegments, type SegmentFile } from './segment.ts'
import { type Spool, SpoolRefusal } from './spool.ts'

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
const keyed = async () => {
  const [{ path, key }] = (await listSegments(directory)) as [SegmentFile, ...SegmentFile[]]
  return { path, key: key! }
}
const onlySegment = async () => (await listSegments(directory))[0]!.path
const damaged = () => readdir(join(directory, 'damaged')).catch(() => [])

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

  test('an emptied segment is written on, and what it held does not come back after a crash', async () => {
    const spool = await openSpool(directory)
    leftOpen.push(spool)
    for (const turn of [1, 2, 3]) {
      const names = ['a', 'b', 'c'].map((id) => `${id}${turn}`)
      for (const id of names) await spool.write(entry(id, 'same size'))
      for (const id of names) spool.remove(id)
    }
    await spool.write(entry('d', 'same size'))
    expect(await ids(spool)).toEqual(['d'])
    expect((await listSegments(directory)).length).toBe(1)
    // Marks are written beside the mail.
    await expect.poll(async () => ids(await openSpool(directory))).toEqual(['d'])
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
      expect(await damaged()).toEqual([])
    }
  })

  test.each<[string, (path: string, size: number) => Promise<void>, string[], number]>([
    [
      'an octet of the last message differs',
      (path, size) => poke(path, size - 1, Buffer.from('X')),
      ['a', 'b'],
      1,
    ],
    ['zeros behind the end', (path, size) => poke(path, size, Buffer.alloc(5000)), whole, 0],
    [
      'room made for a million octets',
      (path, size) => poke(path, size, Buffer.alloc(1024 * 1024 - size)),
      whole,
      0,
    ],
    ['noise behind the end', (path, size) => poke(path, size, Buffer.alloc(5000, 0xa5)), whole, 1],
    ['half a header behind the end', (path, size) => poke(path, size, Buffer.alloc(20, 0xa5)), whole, 0],
    ['the file grown but never filled', (path, size) => truncate(path, size + 70_000), whole, 0],
    [
      'the last entry zeroed',
      (path, size) => poke(path, (size / 3) * 2, Buffer.alloc(size / 3)),
      ['a', 'b'],
      0,
    ],
    [
      'the end of the last entry zeroed, in room made for more',
      (path, size) => poke(path, size - 5, Buffer.alloc(5000)),
      ['a', 'b'],
      0,
    ],
    ['an empty file', (path) => truncate(path, 0), [], 0],
  ])('%s', async (_name, damage, expected, pieces) => {
    await crashed(whole.map((id) => entry(id)))
    const path = await onlySegment()
    await damage(path, (await readFile(path)).length)
    const spool = await openSpool(directory)
    expect(await ids(spool)).toEqual(expected)
    expect((await damaged()).length).toBe(pieces)
    await spool.write(entry('later'))
    expect(await ids(spool)).toEqual([...expected, 'later'])
    const again = await openSpool(directory)
    expect(await ids(again)).toEqual([...expected, 'later'])
    await again.close()
    await spool.close()
  })

  type Mark = (number: number) => Buffer
  test.each<[string, (mark: Mark) => Buffer, string[]]>([
    ['a true mark', (mark) => mark(1), ['a', 'c']],
    ['half a mark', (mark) => mark(1).subarray(0, 5), whole],
    ['zeros, then marks', (mark) => Buffer.concat([Buffer.alloc(24), mark(0), mark(3)]), ['b', 'c']],
    ['noise', () => Buffer.alloc(84, 0x41), whole],
  ])('marks file with %s', async (_name, marks, expected) => {
    await crashed(whole.map((id) => entry(id)))
    const { path, key } = await keyed()
    const bytes = (await readFile(path)).length / 3
    await writeFile(
      `${path}.marks`,
      marks((number) => markBytes(key, { offset: number * bytes, bytes })),
    )
    const spool = await openSpool(directory)
    expect(await ids(spool)).toEqual(expected)
    for (const id of expected.slice(1)) spool.remove(id)
    await spool.close()
    expect(await ids(await openSpool(directory))).toEqual(expected.slice(0, 1))
  })

  test('a mark that differs in any bit, or belongs to another segment, takes no mail away', async () => {
    await crashed(whole.map((id) => entry(id)))
    const { path, key } = await keyed()
    const bytes = (await readFile(path)).length / 3
    const mark = markBytes(key, { offset: bytes, bytes })
    const marks: Buffer[] = Array.from({ length: mark.length * 8 }, (_, bit) => {
      const damaged = Buffer.from(mark)
      damaged[bit >> 3]! ^= 1 << (bit & 7)
      return damaged
    })
    // Marks of other octets than an entry has.
    marks.push(markBytes(key, { offset: bytes, bytes: bytes * 2 }), markBytes(key, { offset: 0, bytes: 0 }))
    marks.push(markBytes(Buffer.alloc(16, 7), { offset: bytes, bytes }))
    await writeFile(`${path}.marks`, Buffer.concat(marks))
    expect(await ids(await openSpool(directory))).toEqual(whole)
  })

  test('marks that outlived their segment go', async () => {
    await (await openSpool(directory)).close()
    await writeFile(join(directory, '0000000001.spool.done'), 'x')
    await writeFile(join(directory, `0000000001-${'ab'.repeat(16)}.spool.marks`), 'x')
    await (await openSpool(directory)).close()
    expect(await files()).toEqual([])
  })

  test.each(['0000000001.spool', `0000000001-${'ab'.repeat(16)}.spool`])(
    'any octets at all as %s: opening never fails',
    async (name) => {
      await (await openSpool(directory)).close()
      const starts = [Buffer.from('PPS1'), Buffer.alloc(16, 0xab), Buffer.alloc(0)]
      await fc.assert(
        fc.asyncProperty(
          fc.uint8Array({ maxLength: 200 }),
          fc.constantFrom(...starts),
          async (noise, start) => {
            await writeFile(join(directory, name), Buffer.concat([start, noise]))
            expect(await ids(await openSpool(directory))).toEqual([])
          },
        ),
        { numRuns: 60 },
      )
    },
  )
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
    await rm(directory, { recursive: true })
    await expect(spool.write(entry('a'))).rejects.toThrow(/ENOENT/)
    await mkdir(directory)
    await spool.write(entry('b'))
    expect(await ids(spool)).toEqual(['b'])
    await spool.close()
  })
})

test('a process killed while it writes loses nothing it was promised, and leaves no damage', async () => {
  const script = `
    const { openSpool } = await import(${JSON.stringify(new URL('./open.ts', import.meta.url).href)})
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
  expect(await damaged()).toEqual([])
  await spool.close()
})

async function poke(path: string, offset: number, bytes: Buffer): Promise<void> {
  const file = await open(path, 'r+')
  await file.write(bytes, 0, bytes.length, offset)
  await file.close()
}
