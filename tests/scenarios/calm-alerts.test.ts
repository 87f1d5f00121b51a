import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SilenceInput } from '#contract/watched-domains.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'
import { type Section, sectionOf } from '#services/checkers/domain/section.ts'
import type { Channel } from '#services/watch/channel.ts'
import { createWatchedDomains } from '#services/watch/create.ts'
import { createMailChannel } from '#services/watch/mail-channel.ts'
import { createWatchWork } from '#services/watch/work.ts'
import type { WatchWorld } from '#services/watch/world.ts'
import { insertAccount } from '#storage/accounts.ts'
import type { Database } from '#storage/db.ts'
import { observationsOf } from '#storage/watch/alerts.ts'
import { insertWatched } from '#storage/watch/domains.ts'
import { openOwnDatabase } from '../postgres/database.ts'
import { recordingMailer } from './accounts-world.ts'

/** Quiet hours, and silence for a planned change, by a clock that jumps to what is due; each step is a new process. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DOMAIN = 'shop.example'
/** 20:00 in Berlin. */
const START = Date.UTC(2026, 9, 1, 18)

let database: Database
let account = 0
beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database?.close())

/** What is published, and how grave that is. `silent`: no answer. */
type Dmarc = 'reject' | 'quarantine' | 'none' | 'gone' | 'silent'

function dmarcOf(state: Dmarc): Section {
  if (state === 'silent') return sectionOf('dmarc', { findings: [], status: 'no-data' })
  const fault = { none: 'warning', gone: 'bad' } as const
  const status = state === 'none' || state === 'gone' ? fault[state] : null
  return sectionOf('dmarc', {
    records:
      state === 'gone' ? [] : [{ name: `_dmarc.${DOMAIN}`, type: 'TXT', value: `v=DMARC1; p=${state}` }],
    findings: status
      ? [{ id: `fault-${state}`, code: state, status, facts: {}, spans: [] } as never]
      : [{ id: 'fine', code: 'fine', status: 'good', facts: {}, spans: [] } as never],
  })
}

/** A domain of an account of its own, and what its owner gets. */
async function watching() {
  const { db } = database
  const id = `account-${++account}`
  let now = START
  let state: Dmarc = 'reject'
  const mailer = recordingMailer()
  const posted: string[] = []
  const events: Channel = {
    ...{ mark: 'posted_at', isCalm: false },
    async send({ alerts }) {
      posted.push(...alerts.map(({ severity }) => `${hour()} ${severity}`))
      return true
    },
  }
  const world: WatchWorld = {
    ...{ db, clock: { now: () => now }, log: pino({ level: 'silent' }) },
    plans: { entitled: async () => Promise.reject(new Error('not asked')) },
    examine: async () => [dmarcOf(state)],
    selectorsOf: async () => [],
    channels: [
      createMailChannel({ mailer, mayWrite: async () => true, publicUrl: 'https://x.test' }),
      events,
    ],
  }
  const hour = () => Math.floor((now - START) / HOUR)
  await insertAccount(db, {
    ...{ id, name: 'A', email: `${id}@a.example`, emailKey: id, passwordHash: 'h', locale: 'en' },
    ...{ timezone: 'UTC', isAdmin: false, createdAt: new Date(now) },
  })
  await db
    .updateTable('accounts')
    .set({ confirmed_at: new Date(now) })
    .where('id', '=', id)
    .execute()
  // That of the test before is looked at no more.
  await db.deleteFrom('watched_domains').execute()
  await insertWatched(
    db,
    id,
    [{ id, account_id: id, domain: DOMAIN, client: '', note: '', at: new Date(now) }],
    1,
  )
  const service = createWatchedDomains(world, { wake: () => {} })
  const caller = { accountId: id } as SignedIn
  /** Goes on until so many hours after the start. */
  const until = async (hours: number) => {
    const end = START + hours * HOUR
    while (now < end) {
      await createWatchWork(world).work()
      const { due_at } = await db.selectFrom('watched_domains').select('due_at').executeTakeFirstOrThrow()
      const unsent = await db
        .selectFrom('watch_alerts')
        .select('made_at')
        .where('sent_at', 'is', null)
        .executeTakeFirst()
      const next = Math.min(due_at.getTime(), end, unsent ? now + 15 * MINUTE : end)
      now = Math.max(now + 5 * MINUTE, next)
    }
  }
  await createWatchWork(world).work()
  return {
    ...{ until, caller, posted, service },
    async publish(next: Dmarc) {
      state = next
      await db
        .updateTable('watched_domains')
        .set({ due_at: new Date(now) })
        .execute()
    },
    silence: (input: SilenceInput) => service.silence(DOMAIN, input, caller),
    /** Letters, each as what it says of the policy now. */
    letters: () =>
      mailer.sent.map((mail) => ('text' in mail ? [...mail.text.matchAll(/p=(\w+)/g)].length : -1)),
    /** The time line, the oldest first. */
    async line() {
      const rows = await observationsOf(db, id, 100)
      return rows
        .map(({ kind, severity, planned }) => `${planned ? 'planned ' : ''}${kind} ${severity}`)
        .reverse()
    },
  }
}

const night = { from: '22:00', to: '07:00', time_zone: 'Europe/Berlin' }

test('what came in quiet hours is in one letter after them; webhooks do not wait', async () => {
  const { until, publish, service, caller, posted, letters } = await watching()
  await service.setQuietHours({ ...night, lets_bad: false }, caller)
  // 23:00, 02:00 and 05:00 in Berlin.
  for (const [hour, state] of [
    [3, 'none'],
    [6, 'gone'],
    [9, 'reject'],
  ] as const) {
    await until(hour)
    await publish(state)
  }
  await until(11)
  expect(letters()).toHaveLength(0)
  expect(posted).toEqual(['3 warning', '6 bad', '9 good'])
  await until(11.5)
  expect(letters()).toHaveLength(1)
  await until(40)
  expect(letters()).toHaveLength(1)
  expect(posted).toHaveLength(3)
  expect(await service.read(DOMAIN, caller)).toMatchObject({ open_alerts: 3 })
})

test('problems pass when they are let through, and the rest waits', async () => {
  const { until, publish, service, caller, letters } = await watching()
  await service.setQuietHours({ ...night, lets_bad: true }, caller)
  await until(3)
  await publish('none')
  await until(6)
  expect(letters()).toHaveLength(0)
  await publish('gone')
  await until(7)
  expect(letters()).toHaveLength(1)
  await until(40)
  expect(letters()).toHaveLength(2)
  await service.setQuietHours(null, caller)
  expect(await service.quietHours(caller)).toBeNull()
})

const plan = (hours: number): SilenceInput => ({ hours, word: 'New provider' })
const PLANNED = { worse: 'planned worse null', better: 'planned better null', other: 'planned changed null' }

test.each<{ what: string; steps: [hour: number, state: Dmarc][]; line: string[]; letters: number }>([
  {
    ...{
      what: 'worse and back again',
      steps: [
        [1, 'gone'],
        [3, 'reject'],
      ],
    },
    ...{ line: [PLANNED.worse, PLANNED.better], letters: 0 },
  },
  {
    ...{ what: 'worse, and still so at the end', steps: [[1, 'gone']] },
    ...{ line: [PLANNED.worse, 'worse bad'], letters: 1 },
  },
  { what: 'another record, and no worse', steps: [[1, 'quarantine']], line: [PLANNED.other], letters: 0 },
  {
    ...{
      what: 'worse, and no answer at the end',
      steps: [
        [1, 'gone'],
        [3.9, 'silent'],
      ],
    },
    ...{ line: [PLANNED.worse, 'worse bad'], letters: 1 },
  },
  {
    ...{
      what: 'no answer all the time',
      steps: [
        [1, 'silent'],
        [8, 'reject'],
      ],
    },
    ...{ line: [], letters: 0 },
  },
  {
    ...{
      what: 'worse in two steps, the second after the end',
      steps: [
        [1, 'none'],
        [6, 'gone'],
      ],
    },
    ...{ line: [PLANNED.worse, 'worse warning', 'worse bad'], letters: 2 },
  },
  {
    what: 'back and forth in it, and worse after it',
    steps: [
      ...Array.from({ length: 6 }, (_, at): [number, Dmarc] => [
        0.5 + at / 2,
        at % 2 === 0 ? 'quarantine' : 'reject',
      ]),
      [8, 'gone'],
    ],
    line: [
      ...[PLANNED.other, PLANNED.other, PLANNED.other, 'planned unstable null'],
      ...[PLANNED.other, PLANNED.other, 'worse bad'],
    ],
    letters: 1,
  },
])('a silence of four hours: $what', async ({ steps, line, letters: expected }) => {
  const { until, publish, silence, service, caller, letters, line: seen } = await watching()
  await until(0.25)
  await silence(plan(4))
  expect((await service.read(DOMAIN, caller)).silence).toMatchObject({ word: 'New provider' })
  const isWithin = ([hour]: [number, Dmarc]) => hour < 4
  for (const [hour, state] of steps.filter(isWithin)) {
    await until(hour)
    await publish(state)
  }
  await until(4)
  expect(letters()).toEqual([])
  for (const [hour, state] of steps.filter((step) => !isWithin(step))) {
    await until(hour)
    await publish(state)
  }
  await until(60)
  expect(await seen()).toEqual(line)
  expect(letters()).toHaveLength(expected)
  expect((await service.read(DOMAIN, caller)).silence).toBeNull()
})

test('a change that began in the silence and is confirmed after it is reported once', async () => {
  const { until, publish, silence, line, letters } = await watching()
  await until(0.25)
  await silence(plan(1))
  await until(1.2)
  await publish('gone')
  await until(30)
  expect(await line()).toEqual(['worse bad'])
  expect(letters()).toHaveLength(1)
})

test('made longer it is compared with what was before its first beginning; ended now it is compared now', async () => {
  const { until, publish, silence, service, caller, line, posted } = await watching()
  await until(0.25)
  await silence(plan(1))
  await publish('none')
  await until(1)
  await silence(plan(24))
  await until(5)
  expect(await line()).toEqual([PLANNED.worse])
  await service.endSilence(DOMAIN, caller)
  await until(6.5)
  expect(await line()).toEqual([PLANNED.worse, 'worse warning'])
  expect(posted).toEqual(['5 warning'])
})
