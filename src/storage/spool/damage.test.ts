import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cases } from '#tests/cases.ts'
import type { Extent, SpoolEntry } from './frame.ts'
import { formatOf, framed, prepareEntry } from './frame.ts'
import { openSpool } from './open.ts'
import { checkSpool, readSpool } from './read.ts'
import { listSegments, walk } from './segment.ts'
import { readingAhead } from './source.ts'

/** A spool of 100 mails, damaged in every way: what was not touched comes back, and nothing vanishes. */

const SEED = Number(process.env.SEED ?? 20261123)
const PLACES = cases(60, 500)
const HEADER = 32

/** Mulberry32: the same numbers for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

type Frame = Extent & SpoolEntry & { rawBytes: number }

let root: string
let folder: string
let name: string
let key: Buffer
let base: Buffer
let frames: Frame[]
let known: Map<string, Frame>

/** Mails of 0 to 12,000 octets; some hold what looks like frames of ours, with keys that a sender can know. */
function mails(): SpoolEntry[] {
  const random = numbers(SEED)
  const others = [Buffer.alloc(16), Buffer.from('PPS1PPS1PPS1PPS1'), Buffer.alloc(16, 0xff)]
  return Array.from({ length: 100 }, (_, at) => {
    const length = at % 10 === 0 ? at % 3 : random(at % 7 === 0 ? 12_000 : 3_000)
    const text = Buffer.from(Array.from({ length }, () => random(256)))
    const nested = prepareEntry({ id: 'injected', meta: {}, raw: Buffer.from('x') })
    const raw = at % 9 === 4 ? Buffer.concat([text, ...framed(nested, others[at % 3]!), text]) : text
    return { id: `mail${at}`, meta: { session: { helo: `host${at}.example` } }, raw }
  })
}

/** Frames as they stand in an unharmed file. */
function framesOf(file: Buffer, entries: SpoolEntry[]): Frame[] {
  let offset = 0
  return entries.map((entry) => {
    const rawBytes = file.readUInt32LE(offset + 16)
    const bytes = HEADER + rawBytes + file.readUInt32LE(offset + 20)
    const frame = { ...entry, offset, bytes, rawBytes }
    offset += bytes
    return frame
  })
}

beforeAll(async () => {
  process.stdout.write(`damage to a spool: SEED=${SEED}\n`)
  // In memory where there is such a place: a thousand openings sync thousands of files.
  root = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'damage-'))
  const made = join(root, 'made')
  const spool = await openSpool(made)
  const entries = mails()
  for (const entry of entries) await spool.write(entry)
  await spool.close()
  const [segment] = await listSegments(made)
  name = basename(segment!.path)
  key = segment!.key!
  base = await readFile(segment!.path)
  frames = framesOf(base, entries)
  known = new Map(frames.map((frame) => [frame.id, frame]))
})
afterAll(() => rm(root, { recursive: true, force: true }))
beforeEach(() => {
  folder = join(root, 'spool')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The offsets and octets of what was set aside, and that what lies there is what stood in the file. */
async function setAside(file: Buffer): Promise<Extent[]> {
  const names = await readdir(join(folder, 'damaged')).catch(() => [])
  return Promise.all(
    names.sort().map(async (piece) => {
      expect(piece).toMatch(/^0000000001-\d{10}-[0-9a-f]{8}\.piece$/)
      const offset = Number(piece.slice(11, 21))
      const octets = await readFile(join(folder, 'damaged', piece))
      expect(octets.equals(file.subarray(offset, offset + octets.length))).toBe(true)
      return { offset, bytes: octets.length }
    }),
  )
}

async function place(file: Buffer): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  await writeFile(join(folder, name), file)
}

/** What comes back: every mail with its own octets, or the test fails. */
async function cameBack(entries: AsyncIterable<SpoolEntry>): Promise<string[]> {
  const ids: string[] = []
  for await (const { id, meta, raw } of entries) {
    const was = known.get(id)
    if (!was) throw new Error(`${id} was never written`)
    const isItsOwn = Buffer.compare(raw, was.raw) === 0 && isDeepStrictEqual(meta, was.meta)
    if (!isItsOwn) throw new Error(`${id} came back as another`)
    ids.push(id)
  }
  return ids
}

async function opened(file: Buffer): Promise<{ ids: string[]; pieces: Extent[] }> {
  await place(file)
  const spool = await openSpool(folder)
  const ids = await cameBack(spool.replay())
  await spool.close()
  return { ids, pieces: await setAside(file) }
}

const overlap = (a: Extent, b: Extent) => a.offset < b.offset + b.bytes && b.offset < a.offset + a.bytes
const without = (lost: Frame[]) => frames.filter((frame) => !lost.includes(frame)).map(({ id }) => id)
const extent = ({ offset, bytes }: Extent) => ({ offset, bytes })

/** Frames with an octet that differs, in a file of the same length. */
function touched(file: Buffer): Frame[] {
  return frames.filter(
    ({ offset, bytes }) =>
      !file.subarray(offset, offset + bytes).equals(base.subarray(offset, offset + bytes)),
  )
}

/** All that is untouched comes back; what is set aside lies within what was touched. */
async function expectForgiven(file: Buffer): Promise<void> {
  const lost = touched(file)
  const { ids, pieces } = await opened(file)
  expect(ids).toEqual(without(lost))
  expect(await cameBack(readSpool(folder))).toEqual(ids)
  for (const piece of pieces) {
    const over = frames.filter((frame) => overlap(frame, piece))
    expect(over.filter((frame) => !lost.includes(frame))).toEqual([])
  }
  // What is missing, other than a tail that looks torn, lies in damaged/.
  for (const frame of lost) {
    const last = file.subarray(frame.offset).every((octet) => octet === 0) || endsInZeros(file, frame)
    if (!last) expect(pieces.some((piece) => overlap(piece, frame))).toBe(true)
  }
}

const endsInZeros = (file: Buffer, { offset, bytes }: Frame) =>
  file.subarray(offset + bytes - 1).every((octet) => octet === 0)

const changed = (at: number, octets: Uint8Array) => {
  const file = Buffer.from(base)
  file.set(octets.subarray(0, Math.max(0, base.length - at)), at)
  return file
}
const flipped = (at: number, bit: number) => changed(at, Uint8Array.of(base[at]! ^ (1 << bit)))

describe('one flipped bit', () => {
  const expectOneLost = async (at: number, bit: number) => {
    const hit = frames.find((frame) => overlap(frame, { offset: at, bytes: 1 }))!
    const { ids, pieces } = await opened(flipped(at, bit))
    expect(ids).toEqual(without([hit]))
    expect(pieces).toEqual([extent(hit)])
  }

  test(`at ${PLACES} places: the damaged frame alone is set aside`, async () => {
    const random = numbers(SEED + 1)
    for (let n = 0; n < PLACES; n++) await expectOneLost(random(base.length), random(8))
  })

  test('at every boundary of a field', async () => {
    for (const { offset, bytes, rawBytes } of frames.filter((_, at) => at % 11 === 0 || at === 99)) {
      const fields = [0, 16, 20, 24, 28, HEADER, HEADER + rawBytes, bytes]
      const places = fields.flatMap((field) => [offset + field - 1, offset + field])
      for (const at of new Set(places)) if (at >= 0 && at < base.length) await expectOneLost(at, at % 8)
    }
  })
})

describe('the file ends early', () => {
  const expectBefore = async (cut: number) => {
    const whole = frames.filter(({ offset, bytes }) => offset + bytes <= cut)
    const { ids, pieces } = await opened(base.subarray(0, cut))
    expect(ids).toEqual(whole.map(({ id }) => id))
    expect(pieces).toEqual([])
  }

  test(`at ${PLACES} places: everything before the cut comes back, and nothing is damage`, async () => {
    const random = numbers(SEED + 2)
    for (let n = 0; n < PLACES; n++) await expectBefore(random(base.length))
  })

  test('at every boundary of a field', async () => {
    for (const { offset, bytes, rawBytes } of frames.filter((_, at) => at % 11 === 0 || at === 99)) {
      for (const field of [0, 16, 20, 24, 28, HEADER, HEADER + rawBytes, bytes - 1])
        await expectBefore(offset + field)
    }
  })
})

describe('more than a bit', () => {
  test.each([512, 4096])('a zeroed sector of %i octets, wherever it lies', async (sector) => {
    for (let at = 0; at < base.length; at += sector * 7)
      await expectForgiven(changed(at, Buffer.alloc(sector)))
  })

  test('two damages', async () => {
    const random = numbers(SEED + 3)
    for (let n = 0; n < 40; n++) {
      const file = flipped(random(base.length), random(8))
      file[random(base.length)]! ^= 0x10
      await expectForgiven(file)
    }
  })

  test.each<[string, (at: number) => number]>([
    ['to beyond the end', () => 0x3fffffff],
    ['exactly over the next frame', (at) => frames[at]!.rawBytes + frames[at + 1]!.bytes],
    ['to the middle of the next', (at) => frames[at]!.rawBytes + (frames[at + 1]!.bytes >> 1)],
    ['nothing', () => 0],
    ['the whole range of the field', () => 0xffffffff],
  ])('a length that claims %s', async (_name, length) => {
    for (const at of [0, 1, 49, 98]) {
      const field = Buffer.alloc(4)
      field.writeUInt32LE(length(at))
      for (const place of [16, 20]) await expectForgiven(changed(frames[at]!.offset + place, field))
    }
  })

  test('any damage at all: nothing untouched is lost, nothing is made up, nothing vanishes', async () => {
    const damage = fc.record({
      at: fc.nat({ max: base.length - 1 }),
      octets: fc.oneof(
        fc.uint8Array({ minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 9000 }).map((length) => new Uint8Array(length)),
        fc.integer({ min: 1, max: 9000 }).map((length) => new Uint8Array(length).fill(0xa5)),
        // As if a piece of the file stood where it does not belong.
        fc
          .nat({ max: base.length - 1 })
          .map((from) => Uint8Array.from(base.subarray(from, from + HEADER - 1))),
      ),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 6 }), async (damages) => {
        const file = Buffer.from(base)
        for (const { at, octets } of damages) file.set(octets.subarray(0, base.length - at), at)
        await expectForgiven(file)
      }),
      { numRuns: 80, seed: SEED },
    )
  })
})

describe('frames inside of mails', () => {
  const inside = prepareEntry({ id: 'injected', meta: {}, raw: Buffer.from('not a mail') })
  const outer = (nested: Buffer[]): SpoolEntry => ({
    id: 'outer',
    meta: {},
    raw: Buffer.concat([Buffer.from('Subject: x\r\n\r\n'), ...nested]),
  })
  /** Even with the key, which no sender can know. */
  const file = () =>
    Buffer.concat([
      ...framed(prepareEntry(outer(framed(inside, key).map(Buffer.from))), key),
      ...framed(prepareEntry({ id: 'next', meta: {}, raw: Buffer.from('next') }), key),
    ])
  const idsOf = async (octets: Buffer) => {
    await place(octets)
    const spool = await openSpool(folder)
    const ids: string[] = []
    for await (const { id } of spool.replay()) ids.push(id)
    await spool.close()
    return ids
  }

  test('are no entries while the outer frame is whole', async () => {
    expect(await idsOf(file())).toEqual(['outer', 'next'])
  })

  test('nor when the content of the outer frame is damaged', async () => {
    const octets = file()
    octets[HEADER + 3]! ^= 1
    expect(await idsOf(octets)).toEqual(['next'])
    expect(await setAside(octets)).toEqual([
      { offset: 0, bytes: octets.length - HEADER - 4 - '{"id":"next","meta":{}}'.length },
    ])
  })

  test('nor, with any key but that of the segment, when nothing of the outer header is left', async () => {
    const guesses = Array.from({ length: 300 }, (_, at) =>
      framed(inside, Buffer.alloc(16, at)).map(Buffer.from),
    ).flat()
    const octets = Buffer.concat([
      ...framed(prepareEntry(outer(guesses)), key),
      ...framed(prepareEntry({ id: 'next', meta: {}, raw: Buffer.from('next') }), key),
    ])
    octets.fill(0, 0, HEADER)
    expect(await idsOf(octets)).toEqual(['next'])
  })

  test('every segment has a key of its own', async () => {
    const spool = await openSpool(folder, { segmentBytes: 1 })
    for (let at = 0; at < 5; at++) await spool.write(frames[at]!)
    await spool.close()
    const keys = (await listSegments(folder)).map((segment) => segment.key!.toString('hex'))
    expect(new Set(keys).size).toBe(5)
  })
})

describe('the search for the next frame', () => {
  /** What a walk over these octets finds, and how many it asks the disk for. */
  const walked = async (octets: Buffer) => {
    const found = { entry: 0, damaged: 0, read: 0 }
    const source = readingAhead({
      size: octets.length,
      async read(offset, length) {
        found.read += Math.min(length, octets.length - offset)
        return octets.subarray(offset, offset + length)
      },
    })
    for await (const part of walk(source, formatOf(key), octets.length)) found[part.kind] += 1
    return found
  }
  const frameOf = (id: string, length: number, harmed: boolean) => {
    const [header, ...rest] = framed(prepareEntry({ id, meta: {}, raw: Buffer.alloc(length, 65) }), key)
    if (harmed) header![20]! ^= 1
    return Buffer.concat([header!, ...rest])
  }

  test('is one pass, though every other header is damaged', async () => {
    const octets = Buffer.concat(
      Array.from({ length: 20_000 }, (_, at) => frameOf(`${at}`, 150, at % 2 === 1)),
    )
    const { entry, damaged, read } = await walked(octets)
    expect({ entry, damaged }).toEqual({ entry: 10_000, damaged: 10_000 })
    expect(read).toBeLessThan(octets.length * 3)
  })

  test('finds one wherever what is read ahead ends', async () => {
    const whole = frameOf('b', 100, false)
    for (let at = 1024 * 1024 - 40; at < 1024 * 1024 + 20; at++) {
      const first = frameOf('a', at - HEADER - '{"id":"a","meta":{}}'.length, true)
      expect(first.length).toBe(at)
      expect(await walked(Buffer.concat([first, whole]))).toMatchObject({ entry: 1, damaged: 1 })
    }
  })
})

test('a check says the same and changes nothing, also while the spool is in use', async () => {
  await place(flipped(frames[30]!.offset + 50, 2))
  const before = await readFile(join(folder, name))
  expect(await checkSpool(folder)).toEqual({
    mails: 99,
    octets: frames.reduce((sum, { raw }, at) => sum + (at === 30 ? 0 : raw.length), 0),
    damaged: [{ file: join(folder, name), ...extent(frames[30]!) }],
    aside: [],
  })
  expect(await readdir(folder)).toEqual([name])
  expect(before.equals(await readFile(join(folder, name)))).toBe(true)

  const spool = await openSpool(folder)
  const writing = Promise.all(
    Array.from({ length: 300 }, (_, at) =>
      spool.write({ id: `new${at}`, meta: {}, raw: Buffer.alloc(5000, 65) }),
    ),
  )
  for (let round = 0; round < 10; round++) {
    const { damaged, aside } = (await checkSpool(folder))!
    expect(damaged.length).toBeLessThanOrEqual(1) // until the mark is there
    expect(aside).toMatchObject([{ bytes: frames[30]!.bytes }])
  }
  await writing
  await spool.close()
  expect(await checkSpool(folder)).toMatchObject({ mails: 399, damaged: [] })
  expect(await checkSpool(join(folder, 'nowhere'))).toBeUndefined()
})
