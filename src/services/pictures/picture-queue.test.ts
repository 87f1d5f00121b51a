import { noData } from '@postproof/engine/finding'
import {
  type Effect,
  type MailRenderer,
  type Picture,
  pictureKinds,
  type RenderFailure,
  type RenderOptions,
} from '@postproof/engine/world'
import { readMessage } from '@postproof/message/read'
import { judgeSupport, renderingChecks } from '@postproof/spam-test/rendering'
import { pendingRendering } from '@postproof/spam-test/rendering/pending'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { silentMetrics } from '#platform/metrics/types.ts'
import { type Blobs, BlobsUnavailable, createBlobs } from '#storage/blobs.ts'
import type { Database } from '#storage/db.ts'
import { findPictures, pictureNames, readPictureParts, redrawPictures } from '#storage/pictures.ts'
import { findTest } from '#storage/tests.ts'
import { openOwnDatabase } from '../../../tests/postgres/database.ts'
import type { Sharer } from '../analysis/fair-queue.ts'
import { inThisProcess } from '../analysis/in-process.ts'
import type { TestWorlds } from '../analysis/operations.ts'
import { createAnalysisPool } from '../analysis/pool.ts'
import { arrive, emptyLayout, letter } from './arrived.fixture.ts'
import type { Studio } from './drawing.ts'
import { createPictureQueue, type PictureQueue } from './picture-queue.ts'

/** What becomes of mails whose drawing is cut short, with a browser that does as it is told. */

const all = pictureKinds.map(({ device, variant }) => `${device}-${variant}`)
const png = new Uint8Array([137, 80, 78, 71])
const pool = createAnalysisPool({
  processes: 1,
  start: () => inThisProcess({} as TestWorlds),
  log: pino({ enabled: false }),
})
const MINUTE = 60_000
const [img, fonts] = ['img.example', 'fonts.example']
const withoutFiles = (owed: 'pictures' | 'fonts') => Object.fromEntries(all.map((name) => [name, owed]))

/**
 * What one try does: which pictures fail, and how; which lack files that this machine was too busy for (`late`), or that another
 * server did not deliver (`undelivered`: pictures, or fonts alone); `hang`: it stops before these; `effects`: what it measures where that is asked for.
 */
type Try = { fail?: Record<string, RenderFailure>; late?: string[]; hang?: string[]; effects?: Effect[] } & {
  undelivered?: Record<string, 'pictures' | 'fonts'>
}

let database: Database
let blobs: Blobs
/** What of the store does not answer. */
let away: 'get' | 'prepare' | null = null
let now = Date.UTC(2026, 10, 23)
const clock = { now: () => now }
const queues: PictureQueue[] = []
/** For whom mails were read. */
const shares: (readonly Sharer[])[] = []
beforeAll(async () => {
  database = await openOwnDatabase()
  blobs = createBlobs(database.db)
})
afterAll(() => database?.close())
// One that is left open hears of what another gives up, and draws the mails of the next test.
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.close()))
})
beforeEach(() => database.db.deleteFrom('tests').execute())

/** A process that draws; `asked`: what each of its tries was asked to draw. */
function drawer(...tries: Try[]) {
  const asked: { names: string[]; alone: boolean; effects?: boolean }[] = []
  const render: MailRenderer['render'] = async (_document, signal, onPicture, options) => {
    const plan = tries[asked.length] ?? {}
    const names = all.filter((name) => !options?.without?.has(name))
    asked.push({ names, alone: options?.alone ?? false, ...(!options?.effects && { effects: false }) })
    const pictures = names.filter((name) => !plan.hang?.includes(name)).map((name) => pictureOf(name, plan))
    for (const picture of pictures) onPicture?.(picture)
    if (plan.hang) await new Promise((resolve) => signal.addEventListener('abort', resolve))
    return { browser: 'Chromium 1', pictures, ...outcomeOf(plan, options), ms: 1 }
  }
  const heatMapper: Studio['heatMapper'] = {
    predict: async ({ device }) =>
      ({ map: { device, elements: [], callToAction: null }, heat: png, focus: png }) as never,
    close: async () => {},
  }
  const studio = { renderer: { render }, heatMapper }
  const queue = createPictureQueue({
    database,
    blobs: { ...blobs, ...Object.fromEntries(['get', 'prepare'].map((call) => [call, unlessAway(call)])) },
    live: { publish: () => {} } as never,
    studios: { real: studio, sample: studio },
    clock,
    charges: { report: async () => null, pictures: async () => [], haveLeft: async () => true },
    pool: { ...pool, run: (task) => pool.run(task).finally(() => shares.push(task.sharers)) },
    places: 2,
    metrics: silentMetrics,
    log: pino({ level: 'silent' }),
  })
  queues.push(queue)
  return { queue, asked }
}

const unlessAway =
  (call: string) =>
  async (...given: unknown[]) => {
    if (call === away) throw new BlobsUnavailable('it is away')
    return (blobs as unknown as Record<string, (...given: unknown[]) => unknown>)[call]!(...given)
  }

function pictureOf(name: string, { fail = {}, late = [], undelivered = {} }: Try): Picture {
  const at = name.indexOf('-')
  const [device, variant] = [name.slice(0, at), name.slice(at + 1)] as [Picture['device'], Picture['variant']]
  const failure = fail[name]
  if (failure) return { ok: false, device, variant, failure, detail: '', ms: 1 }
  const size = { width: 390, height: 900, scale: 1, cut: false }
  const owed = undelivered[name]
  const servers = { hosts: owed === 'pictures' ? [img] : [], fonts: owed === 'fonts' ? [fonts] : [] }
  const lacking = { late: late.includes(name) ? 1 : 0, bound: 0, ...(owed && { undelivered: servers }) }
  const dark = variant === 'dark' ? 'inverted' : variant === 'dark-full' ? 'fully-inverted' : null
  return { ok: true, device, variant, png, ...size, dark, layout: emptyLayout, lacking, uncovered: [], ms: 1 }
}

const outcomeOf = ({ fail = {}, effects }: Try, options: RenderOptions | undefined) => ({
  accessibility: fail['desktop-plain'] || options?.without?.has('desktop-plain') ? null : [],
  accessibilityFailure: null,
  resources: { asked: 0, loaded: 0, refused: 0, bytes: 0, broken: [] },
  ...(options?.effects && effects && { effects }),
})

let count = 0
async function arrived(mail: Uint8Array = letter): Promise<string> {
  const id = `mail${++count}`
  const support = judgeSupport(readMessage(mail))
  const findings = [noData('spf', 'not-asked'), support, ...pendingRendering('pending')]
  await arrive(database, blobs, { id, raw: mail, findings, at: new Date(now) })
  return id
}

async function stateOf(id: string) {
  const row = (await findTest(database.db, id))!
  const findings = row.report!.findings.filter((finding) =>
    renderingChecks.some((one) => one.id === finding.id),
  )
  return {
    state: row.pictures,
    cut: row.pictures_cut,
    screenshots: [...(await pictureNames(database.db, id))].filter((name) => all.includes(name)).length,
    parts: (await readPictureParts(database.db, id)).size,
    score: row.score,
    codes: findings.map(({ id, status, code }) => `${id} ${status} ${code}`),
  }
}

async function whole() {
  const id = await arrived()
  await drawer().queue.drain()
  const state = await stateOf(id)
  expect(state).toMatchObject({ state: 'ready', cut: false, screenshots: pictureKinds.length, parts: 0 })
  return state
}

const columns = Buffer.from(
  'From: a@example.org\r\nSubject: S\r\nContent-Type: text/html\r\n\r\n<div style="display:flex">Hello',
)
const supportOf = async (id: string) =>
  (await findTest(database.db, id))!.report!.findings.find((finding) => finding.id === 'client_support')!

test('what a mail loses is measured once, and counts for the table from the first end on', async () => {
  const id = await arrived(columns)
  const before = await supportOf(id)
  expect(before.facts).toMatchObject({ features: [{ slug: 'css-display-flex', measured: false }] })
  const effects: Effect[] = [{ slug: 'css-display-flex', scopes: ['others', 'word'], harm: 'none' }]
  const { queue, asked } = drawer({ fail: { 'mobile-plain': 'timeout' }, effects })
  await queue.drain()
  const measured = await supportOf(id)
  expect(measured.facts).toMatchObject({ drawn: true, features: [] })
  expect(measured.facts.support).toBeGreaterThan(before.facts.support as number)
  now += MINUTE
  await queue.drain()
  expect(asked.map(({ effects }) => effects)).toEqual([undefined, false])
  expect(await supportOf(id)).toEqual(measured)
  expect(await findPictures(database.db, id)).toMatchObject({ pictures: 'ready', drawn: { effects } })
})

test('a mail of which nothing could be measured keeps the table', async () => {
  const id = await arrived(columns)
  const before = await supportOf(id)
  await drawer({}).queue.drain()
  expect(await supportOf(id)).toEqual(before)
  const other = await arrived(columns)
  await drawer({ fail: Object.fromEntries(all.map((name) => [name, 'costly'])) }).queue.drain()
  expect(await supportOf(other)).toEqual(before)
})

test('what was cut short is drawn again by itself, only what is missing, and nothing is lost for it', async () => {
  const uncut = await whole()
  const id = await arrived()
  const { queue, asked } = drawer(
    { fail: { 'tablet-dark': 'timeout', 'mobile-plain': 'crashed', 'desktop-plain': 'timeout' } },
    { fail: { 'mobile-plain': 'refused' } },
  )
  await queue.drain()
  const cut = await stateOf(id)
  expect(cut).toMatchObject({ state: 'pending', cut: true, screenshots: pictureKinds.length - 3 })
  expect(cut.codes.filter((code) => /warning|bad/.test(code))).toEqual([])
  expect(cut.codes).toContain('responsive no-data ours')
  expect(cut.score).toBeGreaterThanOrEqual(uncut.score!)
  expect(await queue.drain()).toBe(0)
  now += MINUTE
  await queue.drain()
  expect(await stateOf(id)).toMatchObject({
    state: 'pending',
    cut: true,
    screenshots: pictureKinds.length - 1,
  })
  now += MINUTE
  expect(await queue.drain()).toBe(0)
  now += 4 * MINUTE
  await queue.drain()
  expect(await stateOf(id)).toEqual(uncut)
  expect(asked).toEqual([
    { names: all, alone: false },
    { names: ['desktop-plain', 'tablet-dark', 'mobile-plain'], alone: true },
    { names: ['mobile-plain'], alone: true },
  ])
})

test('a process that is killed leaves what it has drawn to the next one', async () => {
  const uncut = await whole()
  const id = await arrived()
  const missing = ['desktop-dark', 'mobile-plain', 'mobile-dark']
  const killed = drawer({ hang: missing })
  killed.queue.drain()
  await expect.poll(async () => (await stateOf(id)).screenshots).toBe(pictureKinds.length - 3)
  // Three pictures less, and two heat maps: while one of them is being kept, nobody takes the mail over.
  await expect.poll(async () => (await readPictureParts(database.db, id)).size).toBe(pictureKinds.length - 1)
  const next = drawer()
  expect(await next.queue.drain()).toBe(0)
  now += 3 * MINUTE
  await next.queue.drain()
  // axe-core had not ended: it runs on the desktop as sent.
  expect(next.asked.map(({ names }) => names)).toEqual([['desktop-plain', ...missing]])
  const done = await stateOf(id)
  expect(done).toEqual(uncut)
  // It was not killed but slow: it finds that others have done its work.
  await killed.queue.close()
  expect(await stateOf(id)).toEqual(done)
})

test('two processes draw each mail once', async () => {
  const ids = [await arrived(), await arrived(), await arrived(), await arrived()]
  const [one, other] = [drawer(), drawer()]
  await Promise.all([one, other].flatMap(({ queue }) => [queue.drain(), queue.drain()]))
  for (const id of ids)
    expect(await stateOf(id)).toMatchObject({ state: 'ready', screenshots: pictureKinds.length })
  expect(one.asked.length + other.asked.length).toBe(4)
})

test('a mail that costs too much is said so, and not tried again', async () => {
  const id = await arrived()
  const fail = Object.fromEntries(all.map((name) => [name, 'costly' as const]))
  const { queue, asked } = drawer({ fail })
  await queue.drain()
  expect(await stateOf(id)).toMatchObject({ state: 'ready', cut: false, screenshots: 0 })
  expect((await stateOf(id)).codes).toContain('responsive no-data failed')
  now += 86_400_000
  expect(await queue.drain()).toBe(0)
  expect(asked).toHaveLength(1)
  expect(await redrawPictures(database.db, id)).toBe(false)
})

test('tries are bounded, their pauses grow, and it is drawn when someone asks', async () => {
  const uncut = await whole()
  const id = await arrived()
  const broken = { fail: { 'mobile-dark': 'timeout' as const } }
  const { queue, asked } = drawer(...Array<Try>(6).fill(broken))
  const pauses: number[] = []
  for (let at = now; ; ) {
    await queue.drain()
    const { pictures_due_at: dueAt } = (await findPictures(database.db, id))!
    if (!dueAt) break
    pauses.push((dueAt.getTime() - at) / MINUTE)
    at = now = dueAt.getTime()
  }
  expect(pauses).toEqual([1, 5, 30, 120, 360])
  expect(asked).toHaveLength(6)
  expect(await stateOf(id)).toMatchObject({ state: 'ready', cut: true, screenshots: pictureKinds.length - 1 })
  expect(await redrawPictures(database.db, id)).toBe(true)
  await queue.drain()
  expect(asked.at(-1)?.names).toEqual(['mobile-dark'])
  expect(await stateOf(id)).toEqual(uncut)
})

test('what another server does not deliver is final at once, names it, and is drawn again when someone asks', async () => {
  const uncut = await whole()
  const id = await arrived()
  const { queue, asked } = drawer({ undelivered: withoutFiles('pictures') }, {})
  await queue.drain()
  const done = await stateOf(id)
  expect(done).toMatchObject({ state: 'ready', cut: true, screenshots: pictureKinds.length })
  expect(done.codes.filter((code) => !code.endsWith('no-data undelivered'))).toEqual([])
  expect(await findPictures(database.db, id)).toMatchObject({
    pictures_due_at: null,
    drawn: { undelivered: [img] },
  })
  now += 86_400_000
  expect(await queue.drain()).toBe(0)
  expect(asked).toHaveLength(1)

  expect(await redrawPictures(database.db, id)).toBe(true)
  await queue.drain()
  expect(asked.at(-1)).toMatchObject({ names: all })
  expect(await stateOf(id)).toEqual(uncut)
  expect((await findPictures(database.db, id))!.drawn).not.toHaveProperty('undelivered')
})

test('a font that does not come keeps no check from judging', async () => {
  const uncut = await whole()
  const id = await arrived()
  await drawer({ undelivered: withoutFiles('fonts') }).queue.drain()
  const { codes, score, state } = await stateOf(id)
  expect({ codes, score, state }).toEqual({ codes: uncut.codes, score: uncut.score, state: 'ready' })
  expect(await findPictures(database.db, id)).toMatchObject({ drawn: { undelivered: [fonts] } })
})

test('where our limits and another server share the blame, ours are tried again, and then it is final', async () => {
  const id = await arrived()
  const { queue, asked } = drawer(
    { fail: { 'mobile-dark': 'timeout' }, undelivered: { 'desktop-plain': 'pictures' } },
    { undelivered: { 'desktop-plain': 'pictures' } },
  )
  await queue.drain()
  expect(await stateOf(id)).toMatchObject({ state: 'pending', cut: true })
  now += MINUTE
  await queue.drain()
  expect(asked[1]?.names).toContain('mobile-dark')
  expect(await stateOf(id)).toMatchObject({ state: 'ready', cut: true, screenshots: pictureKinds.length })
  now += 86_400_000
  expect(await queue.drain()).toBe(0)
})

test('files that this machine was too busy for are asked for again, and cost nothing', async () => {
  const uncut = await whole()
  const id = await arrived()
  const { queue, asked } = drawer({ late: all }, {})
  await queue.drain()
  const cut = await stateOf(id)
  expect(cut).toMatchObject({ state: 'pending', cut: true, screenshots: pictureKinds.length })
  expect(cut.codes.filter((code) => !code.endsWith('no-data ours'))).toEqual([])
  now += MINUTE
  await queue.drain()
  expect(await stateOf(id)).toEqual(uncut)
  expect(asked).toHaveLength(2)
})

test.each(['get', 'prepare'] as const)('a store that is away for long costs no try (%s)', async (call) => {
  const uncut = await whole()
  const id = await arrived()
  const { queue } = drawer()
  away = call
  for (let rounds = 0; rounds < 15; rounds++) {
    await queue.drain()
    now += 3 * MINUTE
  }
  away = null
  expect(await findPictures(database.db, id)).toMatchObject({ pictures: 'pending', pictures_tries: 0 })
  await queue.drain()
  expect(await stateOf(id)).toEqual(uncut)
})

test('its mail is read at the expense of whoever sent it and whoever it belongs to', async () => {
  shares.length = 0
  await whole()
  const expected = [{ name: 'network 192.0.2.1', weight: 1 }, { name: 'owner someone' }]
  expect(shares).toEqual([expected, expected])
})
