import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { loadLists } from '@postproof/address/lists/load'
import { createLately } from '@postproof/address/mailbox/lately'
import { firstPace, paceAfter } from '@postproof/address/politeness/pace'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStoredCache } from '#services/verifier/cache.ts'
import { createFactCache } from '#services/verifier/fact-cache.ts'
import { createInvestigate } from '#services/verifier/verify.ts'
import { findStandings } from '#storage/politeness.ts'
import { type OwnDatabase, ownDatabase } from '../postgres/database.ts'
import { peer as mailHost, testDialer } from '../verifier/peers.ts'
import { fastTimer, openWaiting, source } from './waiting.ts'

/** Four verifiers on one PostgreSQL are as polite to an operator of mail servers as one alone. */

const MINUTE = 60_000
const DOMAINS = 48
const sources = [source]
const turn = 'single'

const zone: ZoneDefinition = {
  'mx.operator.net': { A: '11.0.0.1' },
  'fresh.net': { MX: [[10, 'mx.operator.net']] },
  ...Object.fromEntries(
    Array.from({ length: DOMAINS }, (_, n) => [`firm${n}.net`, { MX: [[10, 'mx.operator.net']] }]),
  ),
}

/** The most events in any window of a minute, less what they may be noted late on a busy machine. */
function mostInAMinute(times: number[]): number {
  const window = MINUTE - 5_000
  return Math.max(
    0,
    ...times.map((from) => times.filter((time) => time >= from && time < from + window).length),
  )
}

describe('four verifiers and one operator', () => {
  let own: OwnDatabase
  beforeAll(async () => {
    own = await ownDatabase()
  })
  afterAll(() => own.drop())

  /** `entered` hears when each of them got a permit. */
  async function verifiers(
    given: Parameters<typeof openWaiting>[1],
    entered: (at: number) => void = () => {},
  ) {
    const opened = await Promise.all(Array.from({ length: 4 }, () => openWaiting(own.url, given)))
    const lists = await loadLists()
    return {
      verify: opened.map(({ permits, mutex, database, tags, clock }) => {
        const investigate = createInvestigate({
          permits: {
            ...permits,
            async enter(operator, wanted) {
              const permit = await permits.enter(operator, wanted)
              if (permit.ok) entered(clock.now())
              return permit
            },
          },
          mutex,
          factCache: createFactCache(createStoredCache(database.db, { now: Date.now }), tags, {
            now: Date.now,
          }),
          dialer: testDialer(),
          clock: { now: Date.now },
          lately: createLately({ now: Date.now }),
          asksConsumers: true,
          resolver: createZone(zone),
          lists: async () => lists,
          audit: { off: () => null, sources: () => [source], settled: async () => {} },
          isOptedOut: async () => false,
          allowPrivate: false,
        })
        const { signal } = new AbortController()
        return (email: string) => investigate(email, { signal, askServer: true })
      }),
      close: () => Promise.all(opened.map((one) => one.close())),
    }
  }

  test('it has two dialogues at once and twenty in a minute from all of them, and every address is asked', async () => {
    const seen = { now: 0, most: 0 }
    const host = await mailHost({
      answer: ({ verb }) => {
        if (verb === 'CONNECT') seen.most = Math.max(seen.most, ++seen.now)
        if (verb === 'QUIT') seen.now -= 1
        return undefined
      },
    })
    const times: number[] = []
    // A minute passes in six seconds.
    const timer = fastTimer(10)
    const four = await verifiers({ timer, leaseMs: 60 * MINUTE }, (at) => times.push(at))
    const found = await Promise.all(
      Array.from({ length: DOMAINS }, (_, n) => four.verify[n % 4]!(`known@firm${n}.net`)),
    )
    await four.close()
    expect(found.map(({ verdict }) => verdict?.reason)).not.toContain('unknown')
    expect(host.connections).toBe(DOMAINS)
    expect(seen.most).toBeLessThanOrEqual(2)
    expect(times).toHaveLength(DOMAINS)
    expect(mostInAMinute(times)).toBeLessThanOrEqual(20)
  })

  test('an address that two ask for at the same time is asked once', async () => {
    const free = { perMinute: Number.POSITIVE_INFINITY, burst: 1 }
    const host = await mailHost({})
    const four = await verifiers({ limits: { perOperator: { ...free, concurrency: 2 }, global: free } })
    const found = await Promise.all(four.verify.map((verify) => verify('known@fresh.net')))
    await four.close()
    expect(host.connections).toBe(1)
    const cached = found.map(({ mailbox }) => mailbox && 'report' in mailbox && mailbox.cached)
    expect(cached.filter((one) => one === false)).toHaveLength(1)
    expect(cached.filter(Boolean)).toHaveLength(3)
  })

  test('an operator that wants less of one is left alone by all', async () => {
    const [one, other] = [await openWaiting(own.url), await openWaiting(own.url)]
    const { signal } = new AbortController()
    const permit = await one.permits.enter('strict.example', { signal, sources, turn })
    if (!permit.ok) throw new Error(permit.why)
    await permit.leave('back-off')
    expect(await other.permits.enter('strict.example', { signal, sources, turn })).toMatchObject({
      ok: false,
      why: 'backing-off',
    })
    expect(await other.permits.restsUntil('strict.example', sources)).toBeGreaterThan(
      Date.now() + 29 * MINUTE,
    )
    await one.close()
    await other.close()
  })

  test('a single check of one of them goes before the list of another', async () => {
    const free = { perMinute: Number.POSITIVE_INFINITY, burst: 1 }
    const limits = { perOperator: { ...free, concurrency: 1 }, global: free }
    const [one, other] = [await openWaiting(own.url, { limits }), await openWaiting(own.url, { limits })]
    const { signal } = new AbortController()
    const order: string[] = []
    const ask = async ({ permits }: typeof one, turn: 'single' | 'list') => {
      const permit = await permits.enter('narrow.example', { signal, sources, turn })
      if (!permit.ok) throw new Error(permit.why)
      order.push(turn)
      return permit
    }
    const held = await ask(one, 'list')
    const list = ask(other, 'list')
    const single = ask(one, 'single')
    const key = one.tags('operator', 'narrow.example')
    const isAwaited = async () => {
      const known = await findStandings(one.database.db, [key], () => firstPace(limits.perOperator))
      return known.get(key)!.awaitedUntil > 0
    }
    while (!(await isAwaited()));
    await held.leave('fine')
    await (await single).leave('fine')
    await (await list).leave('fine')
    expect(order).toEqual(['list', 'single', 'list'])
    await one.close()
    await other.close()
  })

  test('a source that it stops rests there for all of them, and the others go on', async () => {
    const [one, other] = [await openWaiting(own.url), await openWaiting(own.url)]
    const both = ['192.0.2.1', '192.0.2.2'].map((id) => ({ ...source, id, address: id }))
    const { signal } = new AbortController()
    const permit = await one.permits.enter('names.example', { signal, sources: both, turn })
    if (!permit.ok) throw new Error(permit.why)
    await permit.leave('bad-name')
    const stopped = permit.source
    const sources = [stopped]
    expect(await other.permits.enter('names.example', { signal, sources, turn })).toMatchObject({
      why: 'backing-off',
    })
    expect(await other.permits.restsUntil('names.example', both)).toBe(0)
    for (const at of [one, other]) {
      const next = await at.permits.enter('names.example', { signal, sources: both, turn })
      expect(next.ok && next.source.id).toBe(both.find(({ id }) => id !== stopped.id)?.id)
    }
    expect((await one.permits.enter('elsewhere.example', { signal, sources, turn })).ok).toBe(true)
    await one.close()
    await other.close()
  })

  test('what each of them learns of it raises and lowers the same pace, each answer once, over a restart as well', async () => {
    const perMinute = 60_000
    const many = { least: 1, most: 1_000_000 }
    const limit = { perMinute, concurrency: 200, burst: 1, range: { perMinute: many } }
    const limits = { perOperator: limit, global: { perMinute: Number.POSITIVE_INFINITY, burst: 1 } }
    const [one, other] = [await openWaiting(own.url, { limits }), await openWaiting(own.url, { limits })]
    const { signal } = new AbortController()
    const enter = async ({ permits }: typeof one) => {
      const permit = await permits.enter('busy.example', { signal, sources, turn })
      if (!permit.ok) throw new Error(permit.why)
      return permit
    }
    const paceIn = async ({ database, tags }: typeof one) => {
      const key = tags('operator', 'busy.example')
      return (await findStandings(database.db, [key], () => firstPace(limit))).get(key)?.pace
    }
    await Promise.all(
      Array.from({ length: 100 }, async (_, n) => (await enter(n % 2 ? one : other)).leave('fine')),
    )
    const asked = { cuts: 0, rateUsedUp: true, concurrencyUsedUp: false }
    let expected = firstPace(limit)
    for (let n = 0; n < 100; n++) expected = paceAfter(expected, limit, asked, 'fine')
    expect(expected.perMinute).toBeGreaterThan(perMinute + 9)
    expect(await paceIn(other)).toEqual(expected)
    // Refused to all who are there at the same time: one refusal.
    const held = await Promise.all(Array.from({ length: 8 }, (_, n) => enter(n % 2 ? one : other)))
    await Promise.all(held.map((permit) => permit.leave('slow')))
    const lowered = { ...expected, perMinute: expected.perMinute / 2, cuts: 1 }
    expect(await paceIn(one)).toEqual(lowered)
    await Promise.all([one.close(), other.close()])
    const after = await openWaiting(own.url, { limits })
    const { of } = await after.permits.prospects(['busy.example', 'never.example'], sources)
    expect(['busy.example', 'never.example'].map((name) => of.get(name)?.isKnown)).toEqual([true, false])
    await (await enter(after)).leave('slow')
    expect(await paceIn(after)).toEqual({ ...lowered, perMinute: expected.perMinute / 4, cuts: 2 })
    await after.close()
  })

  test('what a killed process had is free after its lease, and not before', async () => {
    const leaseMs = 4_000
    const child = fork(join(import.meta.dirname, 'hold-permits.ts'), [own.url, String(leaseMs)])
    await once(child, 'message')
    const free = { perMinute: Number.POSITIVE_INFINITY, burst: 1 }
    const here = await openWaiting(own.url, {
      limits: { perOperator: { ...free, concurrency: 2 }, global: free },
    })
    const { signal } = new AbortController()
    let entered = 0
    const waiting = [
      here.permits.enter('operator.example', { signal, sources, turn }),
      here.permits.enter('operator.example', { signal, sources, turn }),
    ]
    for (const one of waiting) one.then(() => entered++)
    let asked = false
    const asking = here.mutex('ada@operator.example', async () => {
      asked = true
    })
    // Longer than a lease: it is renewed as long as its process lives.
    await new Promise((resolve) => setTimeout(resolve, leaseMs * 1.5))
    expect([entered, asked]).toEqual([0, false])
    child.kill('SIGKILL')
    expect((await Promise.all(waiting)).map(({ ok }) => ok)).toEqual([true, true])
    await asking
    await here.close()
  })
})
