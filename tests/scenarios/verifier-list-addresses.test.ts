import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type ListAddressQuery,
  type ListPart,
  listAddressQuerySchema,
  type Verification,
} from '#contract/verifier.ts'
import type { Visitor } from '#services/accounts/visitor.ts'
import { createListWork, type ListWork } from '#services/verifier-lists/create.ts'
import type { Database } from '#storage/db.ts'
import { openOwnDatabase } from '../postgres/database.ts'
import { fakeVerify, laterAt, verdictOf } from './fake-verify.ts'

/** What came out for the addresses of a list: looked at, searched, corrected and taken along in parts. */

const me: Visitor = { browser: 'me', network: '192.0.2.1' }
const other: Visitor = { browser: 'other', network: '192.0.2.2' }
const at = '2026-11-22T00:00:00.000Z'
const now = Date.parse(at)
const config = {
  PUBLIC_URL: 'https://postproof.example',
  RETENTION_DAYS: 30,
  VERIFIER_SMTP: true,
  VERIFIER_LIST_ROWS_PER_DAY: 10_000,
}

let database: Database
const works: ListWork[] = []
beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database?.close())
afterEach(async () => {
  for (const work of works.splice(0)) await work.close()
})

async function begin(verify: ReturnType<typeof fakeVerify>['verify']): Promise<ListWork> {
  const work = await createListWork({
    ...{ config, database, verify, concurrency: 20 },
    addresses: { ownerTag: (browser: string) => browser },
    probing: () => 'allowed',
    clock: { now: () => now },
    log: pino({ level: 'silent' }),
  })
  works.push(work)
  return work
}
const upload = (work: ListWork, text: string) =>
  work.service.create({ name: 'list.csv', text: Buffer.from(text) }, me)
const query = (given: Partial<ListAddressQuery> = {}) => listAddressQuerySchema.parse(given)
const emails = async (work: ListWork, id: string, given: Partial<ListAddressQuery> = {}) =>
  (await work.service.addresses(id, query(given), me)).data.map(({ email }) => email)
async function download(work: ListWork, id: string, part: ListPart) {
  const pieces: string[] = []
  for await (const piece of await work.service.download(id, me, part)) pieces.push(piece)
  return pieces.join('').split('\r\n').slice(1, -1)
}

const typo = (email: string): Verification =>
  verdictOf(email, {
    status: 'undeliverable',
    reason: 'invalid_domain',
    score: 0,
    suggestion: email.replace('gmial', 'gmail'),
  })
const judged: Record<string, Partial<Verification>> = {
  'gone@x.org': { status: 'undeliverable', reason: 'no_mailbox', score: 0 },
  'all@x.org': { status: 'risky', reason: 'catch_all', score: 60 },
  'shy@x.org': { status: 'unknown', reason: 'provider_unverifiable', score: 50 },
}
const answers = (email: string): Verification => {
  if (email.startsWith('later')) return laterAt(email, now + 3_600_000)
  return /gmial/i.test(email) ? typo(email) : verdictOf(email, judged[email])
}
const text = [
  'Name;E-Mail;City',
  'Ann;good@x.org;Ulm',
  'Ben;gone@x.org;Bonn',
  'Cat;all@x.org;Kiel',
  'Dan;shy@x.org;Trier',
  'n/a;n/a;n/a',
  'Eve;Eve <eve@gmial.com>;Essen',
  'Fay;fay@gmial.com;"Köln; West"',
  'Gil;later@x.org;Gera',
  'Eve again;EVE@gmial.com;Hof',
].join('\r\n')

async function done() {
  const work = await begin(fakeVerify(answers).verify)
  const { id } = await upload(work, text)
  await work.idle()
  return { work, id }
}

describe('the addresses of a list', () => {
  test('stand in the order of the file, each with its row, why and what to do', async () => {
    const { work, id } = await done()
    const { data, meta } = await work.service.addresses(id, query(), me)
    expect(meta).toEqual({ total: 7, preceding: 0, next: null, previous: null })
    expect(data.map(({ row, email, verdict }) => [row, email, verdict])).toEqual([
      [2, 'good@x.org', 'deliverable'],
      [3, 'gone@x.org', 'undeliverable'],
      [4, 'all@x.org', 'risky'],
      [5, 'shy@x.org', 'unknown'],
      [7, 'eve@gmial.com', 'undeliverable'],
      [8, 'fay@gmial.com', 'undeliverable'],
      [9, 'later@x.org', null],
    ])
    expect(data[1]).toEqual({
      id: 1,
      row: 3,
      email: 'gone@x.org',
      verdict: 'undeliverable',
      score: 0,
      reason: 'no_mailbox',
      why: 'The mail server says that there is no such mailbox.',
      advice: 'Do not write to it; look for a typo before the @.',
      suggestion: null,
      corrected: null,
      checked_at: at,
      next_retry_at: null,
    })
    expect(data[6]).toMatchObject({ reason: null, score: null, next_retry_at: '2026-11-22T01:00:00.000Z' })
    const german = await work.service.addresses(id, query({ limit: 1 }), { ...me, language: 'de' })
    expect(german.data[0]?.advice).not.toBe('You can write to it.')
  })

  test('are counted by verdict and reason as the list itself counts', async () => {
    const { work, id } = await done()
    const { outcomes, suggested, corrected } = await work.service.summary(id, me)
    expect([suggested, corrected]).toEqual([2, 0])
    const none = { no_fault: false, suggested: 0, corrected: 0 }
    const byReason = (one: { reason: string | null }, two: { reason: string | null }) =>
      String(one.reason).localeCompare(String(two.reason))
    expect(outcomes.toSorted(byReason)).toEqual([
      { verdict: 'deliverable', reason: 'accepted_email', addresses: 1, ...none },
      { verdict: 'risky', reason: 'catch_all', addresses: 1, ...none },
      { verdict: 'undeliverable', reason: 'invalid_domain', addresses: 2, ...none, suggested: 2 },
      { verdict: 'undeliverable', reason: 'no_mailbox', addresses: 1, ...none },
      { verdict: null, reason: null, addresses: 1, ...none },
      { verdict: 'unknown', reason: 'provider_unverifiable', addresses: 1, ...none, no_fault: true },
    ])
    const { counts } = await work.service.get(id, me)
    for (const verdict of ['deliverable', 'risky', 'undeliverable', 'unknown'] as const) {
      const found = outcomes.filter((each) => each.verdict === verdict)
      expect(found.reduce((sum, { addresses }) => sum + addresses, 0)).toBe(counts[verdict])
      expect((await work.service.addresses(id, query({ verdict }), me)).meta.total).toBe(counts[verdict])
    }
  })

  test.each<[string, Partial<ListAddressQuery>, string[]]>([
    ['a verdict', { verdict: 'unknown' }, ['shy@x.org']],
    ['no verdict yet', { verdict: 'open' }, ['later@x.org']],
    ['a reason', { reason: 'invalid_domain' }, ['eve@gmial.com', 'fay@gmial.com']],
    ['a suggestion', { correction: 'suggested' }, ['eve@gmial.com', 'fay@gmial.com']],
    ['a correction', { correction: 'corrected' }, []],
    ['part of an address', { search: 'GO' }, ['good@x.org', 'gone@x.org']],
    ['both', { search: 'go', verdict: 'undeliverable' }, ['gone@x.org']],
    ['signs of a pattern', { search: '%' }, []],
    ['an underscore', { search: '_' }, []],
    ['a backslash', { search: '\\' }, []],
    ['a quote', { search: "' or 1=1 --" }, []],
  ])('are found by %s', async (_, given, found) => {
    const { work, id } = await done()
    expect(await emails(work, id, given)).toEqual(found)
    expect((await work.service.addresses(id, query(given), me)).meta.total).toBe(found.length)
  })

  test('are turned page by page in both directions, each once, within a filter too', async () => {
    const rows = Array.from({ length: 25 }, (_, row) => `p${row}x@${row % 2 ? 'odd' : 'even'}${row}.example`)
    const work = await begin(fakeVerify().verify)
    const { id } = await upload(work, rows.join('\n'))
    await work.idle()
    const even = rows.filter((email) => email.includes('even'))
    const page = (given: Partial<ListAddressQuery>) =>
      work.service.addresses(id, query({ search: 'EVEN', limit: 5, ...given }), me)
    const seen: string[] = []
    let after: number | undefined
    for (;;) {
      const { data, meta } = await page({ after })
      expect(meta).toMatchObject({ total: 13, preceding: seen.length })
      seen.push(...data.map(({ email }) => email))
      if (meta.next === null) break
      after = meta.next
    }
    expect(seen).toEqual(even)
    const last = await page({ after })
    const before = await page({ before: last.meta.previous! })
    expect(before.data.map(({ email }) => email)).toEqual(even.slice(5, 10))
    expect(before.meta).toMatchObject({ preceding: 5 })
    const first = await page({ before: before.meta.previous! })
    expect(first.data.map(({ email }) => email)).toEqual(even.slice(0, 5))
    expect(first.meta.previous).toBeNull()
  })

  test('are there while the list is still being verified', async () => {
    const fake = fakeVerify(answers)
    fake.close()
    const work = await begin(fake.verify)
    const { id } = await upload(work, text)
    expect(await emails(work, id, { verdict: 'open' })).toHaveLength(7)
    fake.open()
    await work.idle()
    expect(await emails(work, id, { verdict: 'open' })).toEqual(['later@x.org'])
  })

  test('are those of the owner alone, and so are corrections', async () => {
    const { work, id } = await done()
    const refused = { status: 404, code: 'not_found' }
    for (const visitor of [other, { browser: null, network: '' }]) {
      await expect(work.service.addresses(id, query(), visitor)).rejects.toMatchObject(refused)
      await expect(work.service.summary(id, visitor)).rejects.toMatchObject(refused)
      await expect(work.service.accept(id, undefined, visitor)).rejects.toMatchObject(refused)
      await expect(work.service.undo(id, undefined, visitor)).rejects.toMatchObject(refused)
    }
    expect(await emails(work, id, { correction: 'corrected' })).toEqual([])
  })
})

describe('suggestions', () => {
  test('are accepted one by one or all at once, once each, and taken back', async () => {
    const { work, id } = await done()
    const { service } = work
    expect(await service.accept(id, [5, 0, 99], me)).toEqual({ changed: 1 })
    expect(await service.accept(id, [5], me)).toEqual({ changed: 0 })
    expect(await emails(work, id, { correction: 'corrected' })).toEqual(['fay@gmial.com'])
    expect(await emails(work, id, { search: 'fay@gmail' })).toEqual(['fay@gmial.com'])
    expect(await service.accept(id, undefined, me)).toEqual({ changed: 1 })
    expect(await service.summary(id, me)).toMatchObject({ suggested: 0, corrected: 2 })
    expect(await service.undo(id, [4], me)).toEqual({ changed: 1 })
    expect(await service.undo(id, undefined, me)).toEqual({ changed: 1 })
    expect(await service.undo(id, undefined, me)).toEqual({ changed: 0 })
    expect(await service.summary(id, me)).toMatchObject({ suggested: 2, corrected: 0 })
    expect(await service.accept(id, [], me)).toEqual({ changed: 0 })
  })

  test('change nothing of what was verified, and are themselves not verified', async () => {
    const { work, id } = await done()
    const before = await work.service.get(id, me)
    await work.service.accept(id, undefined, me)
    await work.idle()
    expect(await work.service.get(id, me)).toEqual(before)
    const { data } = await work.service.addresses(id, query({ correction: 'corrected' }), me)
    expect(data[0]).toMatchObject({
      email: 'eve@gmial.com',
      verdict: 'undeliverable',
      corrected: 'eve@gmail.com',
    })
  })

  test('that were accepted stay as they were, whatever is suggested later', async () => {
    let suggestion = 'a@gmail.com'
    const verify = fakeVerify((email) =>
      verdictOf(email, { status: 'unknown', reason: 'unclear_reply', suggestion }),
    ).verify
    const work = await begin(verify)
    const { id } = await upload(work, 'a@gmial.com\n')
    await work.idle()
    await work.service.accept(id, undefined, me)
    suggestion = 'a@gmx.com'
    await work.service.askAgain(id, me)
    await work.idle()
    const { data } = await work.service.addresses(id, query(), me)
    expect(data[0]).toMatchObject({ corrected: 'a@gmail.com', suggestion: 'a@gmx.com' })
  })
})

describe('the parts', () => {
  const own = (line: string) => line.split(';').slice(0, 2).join(';')

  test('before anything is accepted', async () => {
    const { work, id } = await done()
    expect((await download(work, id, 'clean')).map(own)).toEqual(['Ann;good@x.org'])
    expect((await download(work, id, 'risky')).map(own)).toEqual(['Cat;all@x.org'])
    expect((await download(work, id, 'no_fault')).map(own)).toEqual(['Dan;shy@x.org'])
    expect(await download(work, id, 'remove')).toHaveLength(4)
    expect((await download(work, id, 'all')).map(own)).toEqual(text.split('\r\n').slice(1).map(own))
  })

  test('with accepted suggestions in place, which are risky and never clean', async () => {
    const { work, id } = await done()
    await work.service.accept(id, undefined, me)
    const corrected = (raw: string, from: string) =>
      `${raw};unknown;corrected_not_verified;;;;;;unknown;;;${from}`
    const lines = [
      corrected('Eve;Eve <eve@gmail.com>;Essen', 'eve@gmial.com'),
      corrected('Fay;fay@gmail.com;"Köln; West"', 'fay@gmial.com'),
      corrected('Eve again;eve@gmail.com;Hof', 'eve@gmial.com'),
    ]
    expect((await download(work, id, 'clean')).map(own)).toEqual(['Ann;good@x.org'])
    const risky = await download(work, id, 'risky')
    expect(risky.slice(1)).toEqual(lines)
    const all = await download(work, id, 'all')
    expect(all).toHaveLength(9)
    expect(all.filter((line) => line.includes('corrected_not_verified'))).toEqual(lines)
    await work.service.undo(id, undefined, me)
    expect(await download(work, id, 'risky')).toHaveLength(1)
  })
})
