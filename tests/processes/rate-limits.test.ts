import { Hono } from 'hono'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rateLimit, twoStepRateLimit } from '#api/rate-limit.ts'
import { createSharedBuckets, type SharedBuckets } from '#platform/rate-limits/shared.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'
import type { Database } from '#storage/db.ts'
import { openPostgres } from '#storage/postgres.ts'
import { type OwnDatabase, ownDatabase } from '../postgres/database.ts'

/** Four processes behind a balancer count the requests of one network, or account, together. */

const secret = new Uint8Array(32)
const silent = pino({ level: 'silent' })

describe('requests over four processes', () => {
  let own: OwnDatabase
  const databases: Database[] = []
  const opened: SharedBuckets[] = []

  beforeAll(async () => {
    own = await ownDatabase()
    for (let n = 0; n < 4; n++) databases.push(await openPostgres(own.url))
  })
  afterAll(async () => {
    for (const buckets of opened) buckets.close()
    for (const database of databases) await database.close()
    await own.drop()
  })

  /** A longer timeout than in the product: a busy machine must not make these processes count alone. */
  const bucketsOf = ({ db }: Database, world: Partial<Parameters<typeof createSharedBuckets>[0]> = {}) => {
    const buckets = createSharedBuckets({ db, secret, log: silent, timeoutMs: 60_000, ...world })
    opened.push(buckets)
    return buckets
  }
  const site = (database: Database, name: string, perMinute: number) => {
    const app = new Hono<{ Variables: { network: string; account: SignedIn | null } }>()
    const buckets = bucketsOf(database)
    const { byNetwork, byAccount } = twoStepRateLimit({ name, perMinute }, async () => perMinute, buckets)
    app.use(async (c, next) => {
      c.set('network', c.req.header('x-network') ?? '192.0.2.1')
      await next()
    })
    app.use('/plain', rateLimit({ name, perMinute }, buckets))
    app.use('/signed', byNetwork)
    app.use('/signed', async (c, next) => {
      const accountId = c.req.header('x-account')
      c.set('account', accountId ? ({ accountId, via: { kind: 'key' } } as SignedIn) : null)
      await next()
    })
    app.use('/signed', byAccount)
    app.get('*', (c) => c.text('ok'))
    app.onError((error, c) => c.text('', error instanceof Refusal ? (error.status as 429) : 500))
    return (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  }
  /** `count` calls at once, spread over all sites. */
  const spread = async (
    sites: ReturnType<typeof site>[],
    count: number,
    path: string,
    headers: Record<string, string> = {},
  ) => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, n) => sites[n % sites.length]!(path, headers)),
    )
    return answers.filter(({ status }) => status === 200).length
  }
  /** What a bucket gains while a test runs: time goes on. */
  const gained = (from: number, perMinute: number) => Math.floor(((Date.now() - from) / 60_000) * perMinute)

  test.each([20, 60, 300])('a network gets %i in all, however they are spread', async (perMinute) => {
    const sites = databases.map((database) => site(database, `plain-${perMinute}`, perMinute))
    const from = Date.now()
    const accepted = await spread(sites, perMinute * 4, '/plain')
    expect(accepted).toBeGreaterThanOrEqual(perMinute)
    expect(accepted).toBeLessThanOrEqual(perMinute + gained(from, perMinute))
    // Another one has its own.
    expect(await spread(sites, 4, '/plain', { 'x-network': '192.0.2.2' })).toBe(4)
  })

  test('an account gets its limit in all, and takes nothing from its network', async () => {
    const sites = databases.map((database) => site(database, 'signed', 30))
    const from = Date.now()
    // Fewer at once than the network has: each is lent a token of it until it is known who asks.
    let accepted = 0
    for (let round = 0; round < 4; round++)
      accepted += await spread(sites, 16, '/signed', { 'x-account': 'ann' })
    expect(accepted).toBeGreaterThanOrEqual(30)
    expect(accepted).toBeLessThanOrEqual(30 + gained(from, 30))
    await vi.waitFor(async () => expect((await sites[1]!('/signed')).status).toBe(200), 60_000)
  })

  test('the headers tell what is left over all', async () => {
    const sites = databases.map((database) => site(database, 'headers', 4))
    for (const ask of sites) await ask('/plain')
    const refused = await sites[0]!('/plain')
    expect([
      refused.status,
      refused.headers.get('RateLimit-Policy'),
      refused.headers.get('RateLimit'),
    ]).toEqual([429, '"headers";q=4;w=60', '"headers";r=0;t=15'])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(10)
  })

  test('no network is written down', async () => {
    const rows = await own.sql<{ key: string }>('select key from rate_buckets')
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
  })

  test('without an answer of the database each process counts by itself, and says so once', async () => {
    const warn = vi.fn()
    const log = { warn, info: vi.fn() } as unknown as typeof silent
    const database = await openPostgres(own.url)
    const buckets = bucketsOf(database, { log, timeoutMs: 500 })
    // Someone holds the table: nobody gets an answer.
    const blocked = await openPostgres(own.url)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const holding = blocked.db.transaction().execute(async (trx) => {
      await trx.executeQuery({ sql: 'lock table rate_buckets', parameters: [] } as never)
      await held
    })
    await expect
      .poll(() => own.sql("select from pg_locks where mode = 'AccessExclusiveLock' and granted"))
      .not.toEqual([])
    const left = await Promise.all(Array.from({ length: 8 }, () => buckets.take('someone', 5)))
    expect(left.filter((tokens) => tokens >= 0)).toHaveLength(5)
    expect(warn).toHaveBeenCalledTimes(1)
    release()
    await holding
    await database.close()
    await blocked.close()
  })
})
