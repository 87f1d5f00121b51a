import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bounces, bouncesSchema } from '#contract/bounces.ts'
import type { Database } from '#storage/db.ts'
import { insertList } from '#storage/verifier-lists.ts'
import { openOwnDatabase } from '../../../../tests/postgres/database.ts'
import { createTags } from '../tags.ts'
import { createOwnEvidence, MOST_KEPT, type OwnEvidenceBook } from './own-evidence.ts'

/** What owners' own mail told, over a real database. */
const DAY = 86_400_000
let now = Date.parse('2026-11-20T12:00:00Z')
let database: Database
let book: OwnEvidenceBook
beforeAll(async () => {
  database = await openOwnDatabase()
  const tags = createTags(new Uint8Array(32))
  book = createOwnEvidence({ db: database.db, tags, clock: { now: () => now } })
}, 120_000)
afterAll(() => database?.close())

const at = (days = 1) => new Date(now - days * DAY).toISOString()
const gone = (email: string, more: object = {}): Bounces[number] => ({
  email,
  code: 550,
  enhanced: '5.1.1',
  text: 'User unknown',
  at: at(),
  ...more,
})
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

test('a bounce is of the account that told of it, and of no other', async () => {
  expect(await book.note('one', [gone('Ann@Acme.test')])).toEqual({
    counted: 1,
    known: 0,
    ignored: 0,
    about_address: 1,
    read: [{ says: 'no_mailbox', why: null }],
  })
  expect(await book.of('one', 'ann@acme.test')).toEqual({
    bounce: { what: 'no_mailbox', at: now - DAY },
    seen: null,
  })
  expect(await book.of('two', 'ann@acme.test')).toBeNull()
  expect(await book.of(null, 'ann@acme.test')).toBeNull()
  expect(await book.of('one', 'bob@acme.test')).toBeNull()
})

test('a thousand long texts leave others their turn', async () => {
  let turn = 0
  const next = () => {
    turn++
    timer = setImmediate(next)
  }
  let timer = setImmediate(next)
  const turns = new Set<number>()
  const tags = createTags(new Uint8Array(32))
  const watching = createOwnEvidence({
    db: database.db,
    tags: (...given) => {
      turns.add(turn)
      return tags(...given)
    },
    clock: { now: () => now },
  })
  const text = `user not ${'takcer'.repeat(400)}`.slice(0, 2000)
  const bounces = Array.from({ length: 1000 }, (_, n) => gone(`u${n}@acme.test`, { text }))
  expect(await watching.note('many', bounces)).toMatchObject({ counted: 1000 })
  clearImmediate(timer)
  expect(turns.size).toBeGreaterThan(1)
})

test('told twice, in one call or in two, it counts once', async () => {
  const twice = [gone('dup@acme.test'), gone('DUP@acme.test')]
  expect(await book.note('one', twice)).toMatchObject({ counted: 1, known: 1 })
  expect(await book.note('one', twice)).toMatchObject({ counted: 0, known: 2 })
  const at = new Date(now - 2 * DAY).toISOString()
  expect(await book.note('one', [gone('dup@acme.test', { at })])).toMatchObject({ counted: 1 })
  // The same report of another account is another one.
  expect(await book.note('two', twice)).toMatchObject({ counted: 1, known: 1 })
})

test('a hash in place of the address is as good', async () => {
  const { email: _, ...rest } = gone('')
  await book.note('one', [{ ...rest, sha256: hash('carl@acme.test').toUpperCase() }])
  expect((await book.of('one', 'carl@acme.test'))?.bounce?.what).toBe('no_mailbox')
  // Another spelling of the same mailbox.
  await book.note('one', [{ ...rest, sha256: hash('ddd@gmail.com') }])
  expect((await book.of('one', 'd.d.d+news@gmail.com'))?.bounce?.what).toBe('no_mailbox')
})

test('of the addresses of a list, it is what the owner of the list was told', async () => {
  await book.note('lists', [gone('fay@acme.test'), gone('ggg@gmail.com')])
  const list = {
    id: 'a-list',
    owner: 'lists',
    fingerprint: '',
    name: 'x.csv',
    status: 'reading',
    note: null,
  } as const
  const counts = { rows: 3, addresses: 3, duplicates: 0, bad_rows: 0 }
  const dates = { createdAt: new Date(now), expiresAt: new Date(now + DAY) }
  const format = { separator: ',', column: 0, header: false, columns: 1, mark: false } as never
  await insertList(database.db, { ...list, ...dates, counts, format })
  const emails = ['Fay@acme.test', 'g.g.g@gmail.com', 'hal@acme.test', 'no address']
  const found = await book.ofList('a-list', emails)
  expect([...found].map(([email, { bounce }]) => [email, bounce?.what])).toEqual([
    ['Fay@acme.test', 'no_mailbox'],
    ['g.g.g@gmail.com', 'no_mailbox'],
  ])
  expect(await book.ofList('no-such-list', emails)).toEqual(new Map())
})

test('nothing that names an address is kept', async () => {
  await book.note('one', [gone('very-secret@acme.test', { text: '550 very-secret@acme.test unknown' })])
  const rows = await database.db.selectFrom('own_bounces').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/secret|acme|unknown|@/)
  expect(JSON.stringify(rows)).not.toContain(hash('very-secret@acme.test'))
})

test.each<[says: string | null, why: string | null, text: string]>([
  ['no_mailbox', null, '550 5.1.1 <a@acme.test> User unknown (in reply to RCPT TO command)'],
  ['disabled', null, '550 5.2.1 Account disabled'],
  ['full', null, '552 5.2.2 Mailbox full'],
  [null, 'no_code', 'It came back'],
  [null, 'about_your_server', '554 5.7.1 Your IP address is listed at zen.spamhaus.org'],
  [null, 'about_sender', '550 5.1.8 Sender address rejected: domain not found'],
  [null, 'about_content', '554 5.7.1 Message content rejected as spam'],
  [null, 'about_their_server', '451 4.3.2 System not accepting messages'],
  [null, 'rule_or_delay', '550 5.7.1 Refused due to recipient preferences'],
])('of each it says %s, else why nothing follows (%s): %s', async (says, why, text) => {
  const { read } = await book.note('each', [
    gone('each@acme.test', { code: undefined, enhanced: undefined, text }),
  ])
  expect(read).toEqual([{ says, why }])
})

test('what is old, unusable or about others says nothing', async () => {
  const told = await book.note('three', [
    gone('old@acme.test', { at: at(181) }),
    gone('no address'),
    gone('\u0000@\u0000'),
    gone('blocked@acme.test', { code: 550, enhanced: '5.7.1', text: 'Your IP is on a blacklist' }),
    gone('future@acme.test', { at: at(-400) }),
  ])
  expect(told).toMatchObject({ counted: 2, known: 0, ignored: 3, about_address: 1 })
  const whys = ['too_old', 'no_usable_address', 'no_usable_address', 'about_your_server', null]
  expect(told.read.map(({ why }) => why)).toEqual(whys)
  expect(await book.of('three', 'blocked@acme.test')).toBeNull()
  expect((await book.of('three', 'future@acme.test'))?.bounce?.at).toBe(now)
})

test('a bounce is believed for ninety days and kept for half a year', async () => {
  await book.note('four', [gone('eve@acme.test')])
  now += 88 * DAY
  expect(await book.of('four', 'eve@acme.test')).not.toBeNull()
  now += 2 * DAY
  expect(await book.of('four', 'eve@acme.test')).toBeNull()
  now += 100 * DAY
  expect(await book.purge()).toBeGreaterThan(5)
  expect(await database.db.selectFrom('own_bounces').selectAll().execute()).toEqual([])
})

test('an account keeps so many and no more', async () => {
  await sql`insert into own_bounces (owner, report_key, address_key, what, bounced_at)
      select 'full', n::text, n::text, 'other', ${new Date(now)} from generate_series(1, ${MOST_KEPT - 1}) n`.execute(
    database.db,
  )
  expect(await book.note('full', [gone('a@acme.test')])).toMatchObject({ counted: 1 })
  expect(await book.note('full', [gone('a@acme.test')])).toMatchObject({ counted: 0, known: 1 })
  await expect(book.note('full', [gone('b@acme.test')])).rejects.toMatchObject({ status: 429 })
  expect(await book.note('other', [gone('b@acme.test')])).toMatchObject({ counted: 1 })
})

describe('a call that is not as it should be', () => {
  const bounce = gone('a@acme.test')
  test.each<[name: string, bounces: unknown]>([
    ['none', []],
    ['too many', Array.from({ length: 1001 }, () => bounce)],
    ['both address and hash', [{ ...bounce, sha256: hash('x') }]],
    ['neither', [{ at: bounce.at }]],
    ['a short hash', [{ sha256: 'abc', at: bounce.at }]],
    ['a code of success', [{ ...bounce, code: 250 }]],
    ['an odd enhanced code', [{ ...bounce, enhanced: '2.1.1' }]],
    ['a long text', [{ ...bounce, text: 'x'.repeat(2001) }]],
    ['no time', [{ email: 'a@acme.test' }]],
    ['a time without an offset', [{ ...bounce, at: '2026-11-20T12:00:00' }]],
  ])('%s', (_, bounces) => {
    expect(bouncesSchema.safeParse({ bounces }).success).toBe(false)
  })
  test('and one that is', () => {
    expect(bouncesSchema.safeParse({ bounces: [bounce] }).success).toBe(true)
  })
})

describe('what was seen of an address', () => {
  const insertTest = async (id: string, owner: string, sender: string, code: string, source = 'smtp') => {
    const report = JSON.stringify({ findings: [{ id: 'dmarc', code }] })
    await sql`insert into tests (id, address_id, spool_id, owner, source, status, session, sender, report, size_bytes,
        received_at, expires_at)
      values (${id}, ${id}, ${id}, ${owner}, ${source}, 'completed', '{}', ${sender}, ${report}::jsonb, 1,
        ${new Date(now - DAY)}, ${new Date(now + DAY)})`.execute(database.db)
  }
  const insertPlacement = async (
    id: string,
    owner: string,
    address: string,
    state: string,
    simulated = false,
  ) => {
    await sql`insert into placement_tests (id, owner, status, marker, simulated, created_at, started_at, expires_at)
      values (${id}, ${owner}, 'completed', ${id}, ${simulated}, ${new Date(now - DAY)}, ${new Date(now - DAY)},
        ${new Date(now + DAY)})`.execute(database.db)
    await sql`insert into placement_results (test_id, seed_id, seed, state, progress)
      values (${id}, 1, ${JSON.stringify({ address })}::jsonb, ${state}, '{}')`.execute(database.db)
  }

  test('a test that came from it and passed DMARC, for its owner alone', async () => {
    await insertTest('t1', 'seer', 'News@Acme.test', 'policy-none')
    await insertTest('t2', 'seer', 'forged@acme.test', 'fail')
    await insertTest('t3', 'seer', 'typed@acme.test', 'pass', 'upload')
    expect((await book.of('seer', 'news@acme.test'))?.seen).toEqual({ by: 'test', at: now - DAY })
    expect(await book.of('other', 'news@acme.test')).toBeNull()
    expect(await book.of('seer', 'forged@acme.test')).toBeNull()
    expect(await book.of('seer', 'typed@acme.test')).toBeNull()
  })

  test('a placement test whose mail was seen in it, for its owner alone', async () => {
    await insertPlacement('p1', 'seer', 'Seed@Provider.test', 'delivered')
    await insertPlacement('p2', 'seer', 'lost@provider.test', 'missing')
    await insertPlacement('p3', 'seer', 'made-up@provider.test', 'delivered', true)
    expect((await book.of('seer', 'seed@provider.test'))?.seen).toEqual({ by: 'placement', at: now - DAY })
    expect(await book.of('other', 'seed@provider.test')).toBeNull()
    expect(await book.of('seer', 'lost@provider.test')).toBeNull()
    expect(await book.of('seer', 'made-up@provider.test')).toBeNull()
  })
})
