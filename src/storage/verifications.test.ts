import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openOwnDatabase } from '../../tests/postgres/database.ts'
import type { Database } from './db.ts'
import type { VerificationFacts } from './verification-facts.ts'
import {
  type Allowance,
  addOptOut,
  admitVerification,
  claimVerification,
  findVerification,
  finishVerification,
  hasOptOut,
  keepKnown,
  type NewVerification,
  noteVerification,
  purgeVerifications,
  readKnown,
  releaseVerification,
  renewVerifications,
} from './verifications.ts'

const hour = 3_600_000
const start = Date.UTC(2026, 10, 22)
const at = (hours: number) => new Date(start + hours * hour)
const facts = (email: string) => ({ email }) as unknown as VerificationFacts
const allowance: Allowance = { perDay: 6, asksPerDay: 3, namesPerDomain: 2 }

let count = 0
const fresh = (more: Partial<NewVerification> = {}): NewVerification => ({
  id: `v${++count}`,
  client: 'client',
  domainKey: 'domain',
  addressKey: `address${count}`,
  server: 'none',
  facts: facts('ada@example.org'),
  createdAt: at(0),
  expiresAt: at(24 * 30),
  ...more,
})

describe('verifications', () => {
  let database: Database
  beforeAll(async () => {
    database = await openOwnDatabase()
  })
  beforeEach(async () => {
    for (const table of ['verifications', 'verifier_cache', 'verifier_opt_outs'] as const) {
      await database.db.deleteFrom(table).execute()
    }
  })
  afterAll(() => database?.close())
  const admit = (given: NewVerification) => admitVerification(database.db, given, allowance)
  const ask = (given: Partial<NewVerification>) => admit(fresh({ server: 'pending', ...given }))

  test('so many in a day for one client, whatever they are', async () => {
    for (let n = 0; n < 6; n++) expect((await admit(fresh({ createdAt: at(n) }))).ok).toBe(true)
    expect(await admit(fresh({ createdAt: at(6) }))).toEqual({ ok: false, why: 'per-day', until: at(24) })
    expect((await admit(fresh({ client: 'another', createdAt: at(6) }))).ok).toBe(true)
    expect((await admit(fresh({ createdAt: at(24.5) }))).ok).toBe(true)
  })

  test('of these, few that ask a mail server; what turned out not to ask is given back', async () => {
    for (let n = 0; n < 3; n++) expect((await ask({ id: `a${n}`, domainKey: `d${n}` })).ok).toBe(true)
    expect(await ask({ domainKey: 'd9' })).toEqual({ ok: false, why: 'asks-per-day', until: at(24) })
    expect((await admit(fresh())).ok).toBe(true)
    await finishVerification(database.db, 'a0', facts('x'), { server: 'none', retryAt: null })
    await finishVerification(database.db, 'a1', facts('x'), { server: 'cached', retryAt: null })
    await finishVerification(database.db, 'a2', facts('x'), { server: 'asked', retryAt: null })
    expect((await ask({ domainKey: 'd5' })).ok).toBe(true)
    expect((await ask({ domainKey: 'd6' })).ok).toBe(true)
    expect((await ask({ domainKey: 'd7' })).ok).toBe(false)
  })

  test('what was asked once counts, even when later its answer is known', async () => {
    await ask({ id: 'once' })
    await finishVerification(database.db, 'once', facts('x'), { server: 'asked', retryAt: null })
    await finishVerification(database.db, 'once', facts('x'), { server: 'cached', retryAt: null })
    const row = await database.db
      .selectFrom('verifications')
      .select('server')
      .where('id', '=', 'once')
      .executeTakeFirstOrThrow()
    expect(row.server).toBe('asked')
  })

  test('few different names at one domain in an hour; the same name again is no other', async () => {
    await ask({ addressKey: 'ada' })
    await ask({ addressKey: 'bob', createdAt: at(0.5) })
    const refused = await ask({ addressKey: 'cecil', createdAt: at(0.6) })
    expect(refused).toEqual({ ok: false, why: 'names-per-domain', until: at(1) })
    expect((await ask({ addressKey: 'bob', createdAt: at(0.6) })).ok).toBe(true)
    expect((await ask({ addressKey: 'cecil', createdAt: at(25) })).ok).toBe(true)
  })

  test('many at once are counted one after the other', async () => {
    const admitted = await Promise.all(
      Array.from({ length: 10 }, (_, n) => ask({ domainKey: `parallel${n}` })),
    )
    expect(admitted.filter(({ ok }) => ok)).toHaveLength(3)
  })

  test('its steps are kept until its end, and not after', async () => {
    await admit(fresh({ id: 'steps' }))
    await noteVerification(database.db, 'steps', facts('one'))
    expect((await findVerification(database.db, 'steps'))?.facts.email).toBe('one')
    await finishVerification(database.db, 'steps', facts('two'), { server: 'none', retryAt: null })
    await noteVerification(database.db, 'steps', facts('late'))
    expect(await findVerification(database.db, 'steps')).toMatchObject({
      status: 'done',
      facts: { email: 'two' },
    })
  })

  test('what is due is claimed once; what a process left is claimed when its claim is old', async () => {
    const { db } = database
    await admit(fresh({ id: 'left', createdAt: at(0) }))
    await admit(fresh({ id: 'later', createdAt: at(1) }))
    await finishVerification(db, 'later', facts('x'), { server: 'asked', retryAt: at(3) })
    expect(await claimVerification(db, at(0.1), at(-1))).toBeUndefined()
    expect(await claimVerification(db, at(2), at(1))).toMatchObject({ id: 'left', fresh: true })
    await renewVerifications(db, ['left'], at(2.5))
    expect(await claimVerification(db, at(3), at(2))).toMatchObject({ id: 'later', fresh: false })
    expect(await claimVerification(db, at(3), at(2))).toBeUndefined()
    await releaseVerification(db, 'left')
    expect(await claimVerification(db, at(3), at(2))).toMatchObject({ id: 'left' })
    await finishVerification(db, 'later', facts('x'), { server: 'asked', retryAt: null })
    await finishVerification(db, 'left', facts('x'), { server: 'none', retryAt: null })
    expect(await claimVerification(db, at(9), at(9))).toBeUndefined()
  })

  test('what is known holds for its time; null is known too', async () => {
    const { db } = database
    await keepKnown(db, 'a', { x: 1 }, at(2))
    await keepKnown(db, 'b', null, at(2))
    await keepKnown(db, 'c', false, at(1))
    await keepKnown(db, 'c', true, at(3))
    expect(await readKnown(db, 'a', at(1))).toEqual({ value: { x: 1 }, until: at(2).getTime() })
    expect(await readKnown(db, 'b', at(1))).toEqual({ value: null, until: at(2).getTime() })
    expect(await readKnown(db, 'c', at(1))).toEqual({ value: true, until: at(3).getTime() })
    expect(await readKnown(db, 'a', at(2))).toBeUndefined()
    expect(await readKnown(db, 'z', at(0))).toBeUndefined()
  })

  test('opting out twice is once', async () => {
    const { db } = database
    await addOptOut(db, 'ada', at(0))
    await addOptOut(db, 'ada', at(1))
    expect(await hasOptOut(db, ['bob', 'ada'])).toBe(true)
    expect(await hasOptOut(db, ['bob'])).toBe(false)
    expect(await hasOptOut(db, [])).toBe(false)
  })

  test('what is past its time is removed', async () => {
    const { db } = database
    await admit(fresh({ id: 'old', expiresAt: at(1) }))
    await admit(fresh({ id: 'young', expiresAt: at(3) }))
    await keepKnown(db, 'a', 1, at(1))
    await addOptOut(db, 'ada', at(0))
    expect(await purgeVerifications(db, at(2))).toBe(1)
    expect(await findVerification(db, 'old')).toBeUndefined()
    expect(await findVerification(db, 'young')).toBeDefined()
    expect(await readKnown(db, 'a', at(0))).toBeUndefined()
    expect(await hasOptOut(db, ['ada'])).toBe(true)
  })
})
