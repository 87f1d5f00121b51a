import { noData } from '@postproof/engine/finding'
import type { MailRenderer, Picture, RenderFailure } from '@postproof/engine/world'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Blobs, createBlobs } from '#storage/blobs.ts'
import { readClientParts } from '#storage/client-pictures.ts'
import type { Database } from '#storage/db.ts'
import { pictureNames } from '#storage/pictures.ts'
import { deleteTest } from '#storage/tests.ts'
import { openOwnDatabase } from '../../../../tests/postgres/database.ts'
import { inThisProcess } from '../../analysis/in-process.ts'
import type { TestWorlds } from '../../analysis/operations.ts'
import { createAnalysisPool } from '../../analysis/pool.ts'
import { arrive, emptyLayout } from '../arrived.fixture.ts'
import type { Studio } from '../drawing.ts'
import { type ClientPart, drawnClients, nameOf } from './client-picture.ts'
import { type ClientPictures, createClientPictures, MOST_TRIES } from './client-queue.ts'

/** Who draws a mail as clients show it, and what becomes of it, with a browser that does as it is told. */

const names = drawnClients.map(({ client }) => nameOf(client)).sort()
/** Both references and every client. */
const ALL = names.length + 2
const log = pino({ level: 'silent' })
const pool = createAnalysisPool({ processes: 1, start: () => inThisProcess({} as TestWorlds), log })

let database: Database
let blobs: Blobs
const queues: ClientPictures[] = []
beforeAll(async () => {
  database = await openOwnDatabase()
  blobs = createBlobs(database.db)
})
afterAll(() => database?.close())
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.close()))
})
beforeEach(() => database.db.deleteFrom('tests').execute())

/** What the browser does with its nth drawing: draws it where nothing stands. `hang`: until the drawing is stopped. */
type Plan = (drawing: number) => RenderFailure | 'hang' | Promise<void> | undefined

/** A process that draws; `drawn`: how many drawings its browser was asked for; `told`: the clients it told of. */
function drawer(plan: Plan = () => undefined) {
  const seen = { drawn: 0, told: [] as string[] }
  const render: MailRenderer['render'] = async (_document, signal, _onPicture, options) => {
    const wants = plan(seen.drawn++)
    if (wants instanceof Promise) await wants
    if (wants === 'hang') await new Promise((resolve) => signal.addEventListener('abort', resolve))
    const device = options?.without?.has('desktop-plain') ? 'mobile' : 'desktop'
    const failure = wants === 'hang' ? 'timeout' : typeof wants === 'string' ? wants : null
    const picture: Picture = failure
      ? { ok: false, device, variant: 'plain', failure, detail: '', ms: 1 }
      : {
          ...{ ok: true, device, variant: 'plain', png: new Uint8Array([137, 80]), width: 390, height: 900 },
          ...{
            scale: 1,
            cut: false,
            dark: null,
            layout: emptyLayout,
            lacking: { late: 0, bound: 0 },
            uncovered: [],
            ms: 1,
          },
        }
    return {
      ...{
        browser: 'Chromium 1',
        pictures: [picture],
        accessibility: null,
        accessibilityFailure: null,
        ms: 1,
      },
      resources: { asked: 0, loaded: 0, refused: 0, bytes: 0, broken: [] },
    }
  }
  const studio = { renderer: { render } } as unknown as Studio
  const live = { publish: (_: string, { client }: { client: string }) => seen.told.push(client) }
  const queue = createClientPictures({
    ...{
      database,
      blobs,
      pool,
      log,
      studios: { real: studio, sample: studio } as never,
      live: live as never,
    },
  })
  queues.push(queue)
  return { queue, seen }
}

let count = 0
async function arrived(pictures: 'ready' | 'pending' = 'ready'): Promise<string> {
  const id = `shown${++count}`
  await arrive(database, blobs, { id, findings: [noData('spf', 'not-asked')], at: new Date() })
  await database.db.updateTable('tests').set({ pictures }).where('id', '=', id).execute()
  return id
}

const kept = async (id: string) => {
  const { parts, tries } = await readClientParts(database.db, id)
  return { parts: [...parts.keys()].sort(), pngs: [...(await pictureNames(database.db, id))].sort(), tries }
}

/** As if the time until which it is claimed, or not tried again, had passed. */
const passTime = (id: string) =>
  sql`update picture_parts set part = part || '{"until": 0}' where test_id = ${id} and name = 'clients'`.execute(
    database.db,
  )

/** Until the queue has released what it claimed; what passed before does not count. */
async function released(id: string) {
  const isPausing = async () => {
    const { rows } = await sql<{ left: number }>`
      select (part->>'until')::float8 - extract(epoch from now()) as left
      from picture_parts where test_id = ${id} and name = 'clients'`.execute(database.db)
    const left = rows[0]?.left ?? 0
    // A claim is held for minutes, and a pause is one.
    return left > 0 && left < 61
  }
  await expect.poll(isPausing).toBe(true)
}

test('each client is drawn once, and kept with the test', async () => {
  const id = await arrived()
  const { queue, seen } = drawer()
  queue.want(id)
  await released(id)
  expect(await kept(id)).toEqual({ parts: names, pngs: names, tries: 1 })
  expect(seen).toEqual({ drawn: ALL, told: expect.arrayContaining(drawnClients.map(({ client }) => client)) })
  queue.want(id)
  await queue.close()
  await passTime(id)
  const other = drawer()
  other.queue.want(id)
  await released(id)
  expect([seen.drawn, other.seen.drawn]).toEqual([ALL, 0])
})

test('two processes draw a mail once', async () => {
  const id = await arrived()
  const [one, other] = [drawer(), drawer()]
  one.queue.want(id)
  other.queue.want(id)
  await released(id)
  await Promise.all([one, other].map(({ queue }) => queue.close()))
  expect(one.seen.drawn + other.seen.drawn).toBe(ALL)
  expect(await kept(id)).toMatchObject({ parts: names, tries: 1 })
})

test('what a process leaves that is gone is taken over once its claim has ended, and its late pictures are not kept', async () => {
  const id = await arrived()
  const late = Promise.withResolvers<void>()
  // The reference and two clients are drawn; then it stands still.
  const gone = drawer((drawing) => (drawing < 3 ? undefined : late.promise))
  gone.queue.want(id)
  await expect.poll(async () => (await kept(id)).parts.length).toBe(2)
  const next = drawer()
  next.queue.want(id)
  await next.queue.close()
  expect(next.seen.drawn).toBe(0)
  await passTime(id)
  const third = drawer()
  third.queue.want(id)
  await expect.poll(async () => (await kept(id)).parts).toEqual(names)
  await released(id)
  expect(third.seen.drawn).toBe(ALL - 2)
  const before = await kept(id)
  const told = gone.seen.told.length
  late.resolve()
  await gone.queue.close()
  expect(await kept(id)).toEqual({ ...before, tries: 2 })
  expect(gone.seen.told).toHaveLength(told)
})

test('a test that is deleted meanwhile keeps nothing, and leaves no picture behind', async () => {
  const id = await arrived()
  const going = Promise.withResolvers<void>()
  const { queue, seen } = drawer((drawing) => (drawing < 3 ? undefined : going.promise))
  queue.want(id)
  await expect.poll(async () => (await kept(id)).parts.length).toBe(2)
  expect(await deleteTest(database.db, id, 'someone')).toBe(true)
  going.resolve()
  await queue.close()
  expect(await kept(id)).toMatchObject({ parts: [], pngs: [] })
  expect(seen.told).toHaveLength(2)
  const again = drawer()
  again.queue.want(id)
  await again.queue.close()
  expect(again.seen.drawn).toBe(0)
})

test('a process that ends gives back what it began, and that was no try', async () => {
  const id = await arrived()
  const ending = drawer((drawing) => (drawing < 2 ? undefined : 'hang'))
  ending.queue.want(id)
  await expect.poll(async () => (await kept(id)).parts.length).toBe(1)
  await ending.queue.close()
  expect(await kept(id)).toMatchObject({ tries: 0 })
  ending.queue.want(id)
  const next = drawer()
  next.queue.want(id)
  await expect.poll(async () => (await kept(id)).parts).toEqual(names)
  expect(next.seen.drawn).toBe(ALL - 1)
})

test('what limits of ours cut short is tried again, only what is missing; the last try tells it', async () => {
  const id = await arrived()
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const { queue, seen } = drawer((drawing) => (drawing === 1 ? 'timeout' : undefined))
    queue.want(id)
    await released(id)
    await queue.close()
    const { parts } = await readClientParts(database.db, id)
    const [first] = drawnClients.map(({ client }) => nameOf(client))
    const failed = parts.get(first!) as ClientPart | undefined
    expect(seen.drawn).toBe(tries === 1 ? ALL : 2)
    expect(failed?.picture).toEqual(tries === MOST_TRIES ? { ok: false, failure: 'timeout' } : undefined)
    expect(parts.size).toBe(tries === MOST_TRIES ? names.length : names.length - 1)
    await passTime(id)
  }
  const { queue, seen } = drawer()
  queue.want(id)
  await queue.close()
  expect(seen.drawn).toBe(0)
})

test('what is the mail’s own doing is kept at once', async () => {
  const id = await arrived()
  const { queue } = drawer((drawing) => (drawing === 1 ? 'costly' : undefined))
  queue.want(id)
  await released(id)
  expect(await kept(id)).toMatchObject({ parts: names, tries: 1 })
})

test('clients are drawn after the pictures of the mail', async () => {
  const id = await arrived('pending')
  const { queue, seen } = drawer()
  queue.want(id)
  await queue.close()
  expect(seen.drawn).toBe(0)
  expect(await kept(id)).toMatchObject({ tries: 0 })
})
