import type { ListAnswer } from '@postproof/blacklists/types'
import { createZone, parseZone } from '@postproof/dns/zone'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PartHealth } from '#contract/admin.ts'
import { sayState } from '#platform/health/part-state.ts'
import type { Database } from '#storage/db.ts'
import { deleteProcesses, writeBeat } from '#storage/processes.ts'
import { openOwnDatabase } from '../../../tests/postgres/database.ts'
import { askParts, readHealth } from './health.ts'
import type { HealthWorld } from './types.ts'

/** What the page Health says of parts that are counted, over a real database. */

const minute = 60_000
const now = Date.parse('2026-06-01T12:00:00Z')
let database: Database
let world: HealthWorld
let answers: Partial<ListAnswer>[] = []
let pressure: ReturnType<HealthWorld['pressure']> = null

beforeAll(async () => {
  database = await openOwnDatabase()
  world = {
    config: {
      PARTS: ['http'],
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: 0,
      MAIL_DOMAIN: 'check.example.org',
      PICTURES: false,
      DATA_DIR: '.',
    },
    db: database.db,
    resolver: createZone(parseZone('check.example.org: { MX: ["10 mx.example.org."] }')),
    blacklists: {
      checkDomain: async (subject) => ({
        subject,
        status: 'good',
        answered: 0,
        asked: answers.length,
        answers: answers as ListAnswer[],
      }),
    },
    blobs: { keeper: 'database', check: async () => {} },
    pressure: () => pressure,
    mailer: { check: async () => null },
    clock: { now: () => now },
  }
}, 120_000)
afterAll(() => database?.close())
beforeEach(async () => {
  await deleteProcesses(database.db, { before: new Date(now + 1) })
})

const ask = async (id: PartHealth['id']) => {
  const [part] = await askParts(world, [id])
  const { status, detail } = sayState('en', part!)
  return { status, detail }
}
const process = (name: string, parts: string, seenAgo: number, version = '1.0.0') =>
  writeBeat(database.db, {
    id: name,
    host: name,
    pid: 7,
    parts,
    version,
    started_at: new Date(now - 3 * 60 * minute),
    seen_at: new Date(now - seenAgo),
  })

describe('processes', () => {
  test('each with its parts, version and age', async () => {
    await process('one', 'http,smtp', 10_000)
    await process('two', 'jobs', 20_000)
    expect(await ask('processes')).toEqual({
      status: 'good',
      detail: 'Running: one/7 (http, smtp; 1.0.0) for 3 hours, two/7 (jobs; 1.0.0) for 3 hours.',
    })
  })

  test('a part that nobody runs is bad; silence and other versions are told', async () => {
    await process('one', 'http,smtp', 10_000)
    await process('two', 'jobs', 5 * minute)
    await process('three', 'http', 0, '1.1.0')
    const { status, detail } = await ask('processes')
    expect(status).toBe('bad')
    expect(detail).toContain('two/7 was last seen 5 minutes ago.')
    expect(detail).toContain('No process runs jobs.')
    expect(detail).toContain('They run different versions.')
  })

  test('a beat is overwritten, not added', async () => {
    await process('one', 'http,smtp,jobs', 10 * minute)
    await process('one', 'http,smtp,jobs', 0)
    expect((await ask('processes')).status).toBe('good')
  })
})

test('what waits, with the age of the oldest', async () => {
  expect(await ask('waiting')).toEqual({
    status: 'good',
    detail:
      'Reports: none. Screenshots: none. Addresses in lists: none. Alerts: none. Events for webhooks: none. Mail to users: none.',
  })
  const waits = (id: string, state: { status: string; pictures: string }, minutes: number) =>
    database.db
      .insertInto('tests')
      .values({
        id,
        address_id: id,
        spool_id: id,
        owner: null,
        source: 'smtp',
        session: '{}',
        size_bytes: 1,
        received_at: new Date(now - minutes * minute),
        expires_at: new Date(now + minute),
        ...state,
      } as never)
      .execute()
  await waits('b', { status: 'completed', pictures: 'pending' }, 9)
  expect(await ask('waiting')).toMatchObject({ status: 'good' })
  await waits('c', { status: 'completed', pictures: 'pending' }, 21)
  const pictures = await ask('waiting')
  expect(pictures.status).toBe('warning')
  expect(pictures.detail).toContain('Screenshots: 2, the oldest for 21 minutes.')
  await waits('a', { status: 'received', pictures: 'disabled' }, 12)
  const { status, detail } = await ask('waiting')
  expect(status).toBe('bad')
  expect(detail).toContain('Reports: 1, the oldest for 12 minutes.')
})

test('blacklists: who answers, who refuses this resolver, and where we are listed', async () => {
  const list = (name: string, state: ListAnswer['state']) => ({ name, state })
  answers = [
    list('One', 'not-listed'),
    list('Two', 'refused'),
    list('Three', 'listed'),
    list('Four', 'timeout'),
    list('Five', 'not-applicable'),
  ]
  expect(await ask('blacklists')).toEqual({
    status: 'warning',
    detail:
      '2 of 4 answered. These refuse this resolver: Two. No answer: Four. check.example.org is listed on Three.',
  })
  answers = [list('One', 'refused'), list('Two', 'timeout')]
  expect((await ask('blacklists')).status).toBe('bad')
})

test('load, disk and seed mailboxes', async () => {
  expect((await ask('load')).status).toBe('good')
  pressure = 'memory'
  expect(await ask('load')).toMatchObject({
    status: 'warning',
    detail: expect.stringContaining('memory is short'),
  })
  expect((await ask('disk')).detail).toMatch(
    /^The disk of DATA_DIR has [\d.]+ [MG]B left\. The database takes up \d+ MB\.$/,
  )
  expect((await ask('seeds')).status).toBe('no-data')
})

test('every part is said in the language of whoever asks, under codes that are the same in all', async () => {
  pressure = null
  await process('one', 'http', 10_000)
  const [english, german] = [await readHealth(world, 'en'), await readHealth(world, 'de')]
  const loadOf = (all: PartHealth[]) => all.find(({ id }) => id === 'load')
  expect(loadOf(english)).toMatchObject({ title: 'Load', detail: 'New email is accepted.' })
  expect(loadOf(german)).toMatchObject({ title: 'Auslastung', detail: 'Neue Mails werden angenommen.' })
  expect(german.map(({ codes }) => codes)).toEqual(english.map(({ codes }) => codes))
  expect(german.map(({ title }) => title)).not.toEqual(english.map(({ title }) => title))
  expect(german.find(({ id }) => id === 'processes')?.detail).toBe(
    'In Betrieb: one/7 (http; 1.0.0) seit 3 Stunden. Kein Prozess führt smtp, jobs aus.',
  )
})
