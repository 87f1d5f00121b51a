import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSharedBuckets, type SharedBuckets } from '#platform/rate-limits/shared.ts'
import { createUseLimits, type UseLimits } from '#services/use/limits.ts'
import type { UseNames } from '#services/use/use-names.ts'
import type { Database } from '#storage/db.ts'
import { openPostgres } from '#storage/postgres.ts'
import { deleteLimit, putLimit } from '#storage/use.ts'
import { type OwnDatabase, ownDatabase } from '../postgres/database.ts'

/** What an operator leaves to someone is left over all processes together. */

const names: UseNames = {
  subjectOf: (_kind, name) => name,
  sealed: () => null,
  open: (_kind, subject) => subject,
}

type Process = {
  limits: UseLimits
  database: Database
  buckets: SharedBuckets
  asked: string[]
  stop(): Promise<void>
}
let own: OwnDatabase
const processes: Process[] = []

async function start(): Promise<Process> {
  const database = await openPostgres(own.url)
  const { db } = database
  const asked: string[] = []
  // A longer timeout than in the product: a busy machine must not make these processes count alone.
  const buckets = createSharedBuckets({
    ...{ db, secret: new Uint8Array(32), log: pino({ level: 'silent' }), timeoutMs: 60_000 },
  })
  const counting = {
    ...buckets,
    take: (key: string, perMinute: number) => {
      asked.push(key)
      return buckets.take(key, perMinute)
    },
  }
  const limits = createUseLimits({ database, names, buckets: counting, now: Date.now })
  return { limits, database, buckets, asked, stop: await limits.watch() }
}

beforeAll(async () => {
  own = await ownDatabase()
  for (let n = 0; n < 2; n++) processes.push(await start())
})
afterAll(async () => {
  for (const { stop, buckets, database } of processes) {
    await stop()
    buckets.close()
    await database.close()
  }
  await own?.drop()
})

const bulk = { domain: 'bulk.example' }
/** Limited with it, so that the other process can be asked whether it has heard, and nothing of the limit is taken. */
const beside = { domain: 'beside.example' }

async function change(perMinute: number | null) {
  const [{ limits, database }, other] = processes as [Process, Process]
  const until = new Date(Date.now() + 86_400_000)
  for (const [subject, per_minute] of [
    [bulk.domain, perMinute],
    [beside.domain, perMinute && 1],
  ] as const) {
    if (per_minute === null) await deleteLimit(database.db, 'domain', subject)
    else await putLimit(database.db, { kind: 'domain', subject, name: null, per_minute, until })
  }
  await limits.changed()
  const isRefused = async () => (await other.limits.take(beside)) !== null
  await expect.poll(isRefused, { interval: 20 }).toBe(perMinute !== null)
}

/** How many of `count` at once are let in, spread over both. */
async function letIn(count: number): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, n) => processes[n % 2]!.limits.take(bulk)),
  )
  return answers.filter((refused) => refused === null).length
}

test('two processes let in what one would', async () => {
  const from = Date.now()
  await change(20)
  const accepted = await letIn(80)
  const gained = Math.ceil(((Date.now() - from) / 60_000) * 20)
  expect(accepted).toBeGreaterThanOrEqual(20)
  expect(accepted).toBeLessThanOrEqual(20 + gained)
})

test('the database is asked of nobody who is not limited', async () => {
  const before = processes.map(({ asked }) => asked.length)
  for (const { limits } of processes) {
    expect(await limits.take({ domain: 'fair.example', network: '192.0.2.1', accountId: 'ann' })).toBeNull()
  }
  expect(processes.map(({ asked }) => asked.length)).toEqual(before)
})

test('a limit that is lifted is lifted in both', async () => {
  await change(null)
  expect(await letIn(40)).toBe(40)
})
