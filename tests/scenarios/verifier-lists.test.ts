import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ListEvent, Verification, VerifierList } from '#contract/verifier.ts'
import type { Visitor } from '#services/accounts/visitor.ts'
import type { VerifyAddress } from '#services/verifier/types.ts'
import { createListWork, type ListWork } from '#services/verifier-lists/create.ts'
import type { ProspectsOf } from '#services/verifier-lists/forecast.ts'
import type { Probing } from '#services/verifier-lists/types.ts'
import type { Database } from '#storage/db.ts'
import { takeOver } from '#storage/take-over.ts'
import { openOwnDatabase } from '../postgres/database.ts'
import { fakeVerify, laterAt, verdictOf } from './fake-verify.ts'

/** Lists of addresses from the file to its copy with verdicts, over the real database and a stand-in verification. */

const MINUTE = 60_000
const me: Visitor = { browser: 'me', network: '192.0.2.1' }
const other: Visitor = { browser: 'other', network: '192.0.2.2' }
const addresses = { ownerTag: (browser: string) => browser }
const config = {
  PUBLIC_URL: 'https://postproof.example',
  RETENTION_DAYS: 30,
  VERIFIER_SMTP: true,
  VERIFIER_LIST_ROWS_PER_DAY: 10_000,
}
const started = Date.parse('2026-11-22T00:00:00Z')

const tables = [
  'verifier_lists',
  'verifier_list_rows',
  'verifier_list_addresses',
  'verifier_list_domains',
] as const
const notAttempted = { attempted: false, why_not: 'x', mx: null, next_retry_at: null, steps: [] }

let database: Database
let now = started
const works: ListWork[] = []
beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  now = started
})
afterEach(async () => {
  for (const work of works.splice(0)) await work.close()
  for (const table of [...tables, 'verifier_list_quotas'] as const)
    await database.db.deleteFrom(table).execute()
})

async function begin(
  verify: ReturnType<typeof fakeVerify>['verify'],
  more: Partial<Parameters<typeof createListWork>[0]> = {},
): Promise<ListWork> {
  const clock = { now: () => now }
  const probing = ({ browser }: Visitor) => (browser === 'other' ? 'signed-out' : 'allowed')
  const log = pino({ level: 'silent' })
  const work = await createListWork({
    ...{ config, database, addresses, verify, probing, clock, log, concurrency: 20 },
    ...more,
  })
  works.push(work)
  return work
}
const upload = (work: ListWork, text: string, name = 'list.csv', visitor = me) =>
  work.service.create({ name, text: Buffer.from(text) }, visitor)
const download = async (work: ListWork, id: string) => {
  const pieces: string[] = []
  for await (const piece of await work.service.download(id, me)) pieces.push(piece)
  return pieces.join('').split('\r\n')
}
const manyAt = (domain: string, count: number) =>
  Array.from({ length: count }, (_, at) => `p${at}x${at % 7}@${domain}`).join('\n')
/** Until what is in flight stands still at this number. */
async function inFlight(fake: ReturnType<typeof fakeVerify>, count: number) {
  while (fake.inFlight() !== count) await new Promise((resolve) => setTimeout(resolve, 5))
}

describe('a list', () => {
  test('comes back with its own columns, formulas made harmless, and verdicts beside them', async () => {
    const answers: Record<string, Partial<Verification>> = {
      'bad@y.org': { status: 'undeliverable', reason: 'no_mailbox', score: 0, suggestion: '=bad@z.org' },
      'info@y.org': {
        status: 'risky',
        reason: 'catch_all',
        score: 60,
        flags: { ...verdictOf('').flags, role: true },
      },
    }
    const fake = fakeVerify((email) => verdictOf(email, answers[email]))
    fake.close()
    const work = await begin(fake.verify)
    const text =
      'Name;E-Mail;score\r\n"Doe; Jane";a@x.org;=1+1\r\nA;bad@y.org\r\n\r\nB;n/a;3\r\nC;info@y.org;4\r\nD;A@X.ORG;5\r\nE;a@x.org;6'
    const list = await upload(work, text)
    expect(list).toMatchObject({ status: 'running', column: 'E-Mail', name: 'list.csv' })
    fake.open()
    await work.idle()
    expect([...fake.turns]).toEqual(['list'])
    const done = await work.service.get(list.id, me)
    expect(done).toMatchObject({
      status: 'completed',
      counts: {
        rows: 6,
        addresses: 3,
        duplicates: 2,
        bad_rows: 1,
        done: 3,
        deliverable: 1,
        risky: 1,
        undeliverable: 1,
        waiting_retry: 0,
      },
      bad_rows: [{ row: 5, text: 'n/a', problem: 'This is not an email address: it has no @.' }],
      completed_at: '2026-11-22T00:00:00.000Z',
      expires_at: '2026-12-22T00:00:00.000Z',
      download_url: `https://postproof.example/api/internal/email-verification-lists/${list.id}/download`,
    })
    const at = '2026-11-22T00:00:00.000Z'
    expect(await download(work, list.id)).toEqual([
      'Name;E-Mail;score;verdict;reason;score_2;suggestion;normalized;checked_at;next_retry_at;zerobounce_status;zerobounce_sub_status;problem;corrected_from',
      `"Doe; Jane";a@x.org;'=1+1;deliverable;accepted_email;95;;a@x.org;${at};;valid;;;`,
      `A;bad@y.org;;undeliverable;no_mailbox;0;'=bad@z.org;bad@y.org;${at};;invalid;mailbox_not_found;;`,
      'B;n/a;3;;;;;;;;;;This is not an email address: it has no @.;',
      `C;info@y.org;4;risky;catch_all;60;;info@y.org;${at};;do_not_mail;role_based_catch_all;;`,
      `D;A@X.ORG;5;deliverable;accepted_email;95;;a@x.org;${at};;valid;;;`,
      `E;a@x.org;6;deliverable;accepted_email;95;;a@x.org;${at};;valid;;;`,
      '',
    ])
    expect([...fake.asked.values()]).toEqual([1, 1, 1])
    expect(fake.order[0]).toBe('a@x.org')
  })

  test('has its unknown addresses asked again by one press, and nobody else', async () => {
    const unknown = { status: 'unknown', reason: 'unclear_reply', score: 45 } as const
    const fake = fakeVerify((email, times) =>
      verdictOf(email, email === 'a@x.org' || times > 1 ? {} : unknown),
    )
    const work = await begin(fake.verify)
    const { id } = await upload(work, 'a@x.org\nb@x.org\nc@x.org\n')
    await work.idle()
    expect(await work.service.get(id, me)).toMatchObject({
      status: 'completed',
      counts: { done: 3, deliverable: 1, unknown: 2 },
    })
    fake.close()
    expect(await work.service.askAgain(id, me)).toMatchObject({
      status: 'running',
      completed_at: null,
      counts: { done: 1, deliverable: 1, unknown: 0 },
    })
    fake.open()
    await work.idle()
    expect(await work.service.get(id, me)).toMatchObject({
      status: 'completed',
      counts: { done: 3, deliverable: 3, unknown: 0 },
    })
    expect(Object.fromEntries(fake.asked)).toEqual({ 'a@x.org': 1, 'b@x.org': 2, 'c@x.org': 2 })
    await expect(work.service.askAgain(id, me)).rejects.toMatchObject({ status: 409, code: 'not_possible' })
    await expect(work.service.askAgain(id, { ...me, browser: 'other' })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('is not asked again where mail servers are asked for nobody: that would change nothing', async () => {
    const silent = { status: 'unknown', reason: 'unclear_reply', score: 45 } as const
    const fake = fakeVerify((email) => verdictOf(email, email === 'a@x.org' ? silent : unasked))
    const work = await begin(fake.verify)
    const { id } = await upload(work, 'b@x.org\nc@x.org\n', 'list.csv', other)
    await work.idle()
    expect(await work.service.get(id, other)).toMatchObject({ counts: { unknown: 2 }, askable: 0 })
    await expect(work.service.askAgain(id, other)).rejects.toMatchObject({
      status: 409,
      code: 'not_possible',
    })

    const mixed = await upload(work, 'a@x.org\nb@x.org\n', 'list.csv', other)
    await work.idle()
    expect(await work.service.get(mixed.id, other)).toMatchObject({ counts: { unknown: 2 }, askable: 1 })
    expect(await work.service.askAgain(mixed.id, other)).toMatchObject({ counts: { unknown: 1 } })
    await work.idle()
    expect(Object.fromEntries(fake.asked)).toEqual({ 'a@x.org': 2, 'b@x.org': 2, 'c@x.org': 1 })
  })

  const unasked = { status: 'unknown', reason: 'mailbox_not_asked', score: 55 } as const

  test.each([
    ['off', 'nobody asks mail servers'],
    ['not-now', 'cannot ask mail servers at the moment'],
  ] as const)(
    'without a fault is said to be that where mailboxes were not asked about: %s',
    async (how, said) => {
      const fake = fakeVerify((email) => verdictOf(email, unasked))
      const work = await begin(fake.verify, { probing: () => how })
      const { id, note } = await upload(work, 'a@x.org\nb@x.org')
      expect(note).toContain(said)
      await work.idle()
      expect(await work.service.get(id, me)).toMatchObject({
        ...{ status: 'completed', askable: 0, counted: null },
        counts: { unknown: 2, no_fault: 2, deliverable: 0 },
      })
      await expect(work.service.askAgain(id, me)).rejects.toMatchObject({ status: 409 })
    },
  )

  test('asked again once mail servers are asked, its counts stay whole', async () => {
    let how: Probing = 'not-now'
    const fake = fakeVerify((email, times) => verdictOf(email, times > 1 ? {} : unasked))
    const work = await begin(fake.verify, { probing: () => how })
    const { id } = await upload(work, 'a@x.org\nb@x.org')
    await work.idle()
    how = 'allowed'
    expect(await work.service.get(id, me)).toMatchObject({ askable: 2 })
    await work.service.askAgain(id, me)
    await work.idle()
    expect(await work.service.get(id, me)).toMatchObject({
      counts: { done: 2, deliverable: 2, unknown: 0, no_fault: 0 },
    })
  })

  test('counts what is asked, and the same addresses not twice in a day', async () => {
    const charged: number[] = []
    const work = await begin(fakeVerify().verify, {
      reserve: async (_visitor, _id, amount, store) => {
        charged.push(amount)
        await store(database.db)
      },
    })
    const first = await upload(work, 'a@x.org\nb@x.org')
    const again = await upload(work, 'B@x.org\na@x.org\na@x.org')
    const others = await upload(work, 'a@x.org\nc@x.org')
    const outside = await upload(work, 'a@x.org\nb@x.org', 'x', other)
    expect([first, again, others, outside].map(({ counted }) => counted)).toEqual([2, 0, 2, 0])
    expect([first.note, again.note]).toEqual([null, expect.stringContaining('used none of your')])
    now += 24 * 60 * MINUTE + 1
    expect((await upload(work, 'a@x.org\nb@x.org')).counted).toBe(2)
    expect(charged).toEqual([2, 0, 2, 0, 2])
    await work.idle()
  })

  test('without a header gets one; a file that was not plain UTF-8 gets a mark', async () => {
    const work = await begin(fakeVerify().verify)
    const text = Buffer.from('\ufeffZoë,a@x.org\nB,b@x.org,more', 'utf16le')
    const { id } = await work.service.create({ name: 'x', text }, me)
    await work.idle()
    const [head, first, second] = await download(work, id)
    expect(head).toMatch(/^\ufeffcolumn_1,email,column_3,verdict,/)
    expect(first).toMatch(/^Zoë,a@x\.org,,deliverable,/)
    expect(second).toMatch(/^B,b@x\.org,more,deliverable,/)
  })

  test('of more rows than one group loses none and asks none twice', async () => {
    const fake = fakeVerify()
    const work = await begin(fake.verify)
    const rows = Array.from({ length: 2500 }, (_, at) => `${at},u${at % 2400}@d${at % 300}.example`)
    const { id } = await upload(work, `id,email\n${rows.join('\n')}`)
    await work.idle()
    expect((await work.service.get(id, me)).counts).toMatchObject({ rows: 2500, addresses: 2400, done: 2400 })
    expect(fake.asked.size).toBe(2400)
    expect(Math.max(...fake.asked.values())).toBe(1)
    expect(fake.most()).toBeLessThanOrEqual(20)
    const lines = await download(work, id)
    expect(lines.slice(1, -1).map((line) => line.split(',').slice(0, 3).join(','))).toEqual(
      rows.map((row) => `${row},deliverable`),
    )
  })

  test('that looks made for guessing is refused with a sentence when it is long, and nobody is asked', async () => {
    const fake = fakeVerify()
    const work = await begin(fake.verify)
    const long = Array.from({ length: 600 }, (_, at) => `user${at}@corp.example`)
    const list = await upload(work, long.join('\n'))
    expect(list).toMatchObject({ status: 'refused', download_url: null })
    expect(list.note).toContain('corp.example')
    await work.idle()
    expect(fake.asked.size).toBe(0)
    await expect(work.service.download(list.id, me)).rejects.toMatchObject({ status: 409 })

    const guesses = 'jane.doe jdoe janed doe.jane jane_doe janedoe'
      .split(' ')
      .map((name) => `${name}@corp.example`)
    const hidden = [...guesses, ...Array.from({ length: 9 }, (_, at) => `info@d${at}.example`)]
    fake.close()
    const mixed = await upload(work, hidden.join('\n'))
    fake.open()
    await work.idle()
    expect(mixed).toMatchObject({ status: 'running', note: expect.stringContaining('corp.example') })
    expect(fake.without.toSorted()).toEqual(guesses.toSorted())
    expect(fake.asked.size).toBe(15)
  })

  test('of someone who is not signed in is verified without asking mail servers, and says so', async () => {
    const fake = fakeVerify()
    const work = await begin(fake.verify)
    const list = await upload(work, 'a@x.org\nb@x.org', 'x', other)
    await work.idle()
    expect(list.note).toContain('signed-in')
    expect(fake.without).toEqual(['a@x.org', 'b@x.org'])
  })

  test('belongs to the browser that brought it', async () => {
    const work = await begin(fakeVerify().verify)
    const { id } = await upload(work, 'a@x.org')
    await work.idle()
    const refused = { status: 404, code: 'not_found' }
    const { service } = work
    for (const visitor of [other, { browser: null, network: '' }]) {
      await expect(service.get(id, visitor)).rejects.toMatchObject(refused)
      await expect(service.pause(id, visitor)).rejects.toMatchObject(refused)
      await expect(service.resume(id, visitor)).rejects.toMatchObject(refused)
      await expect(service.remove(id, visitor)).rejects.toMatchObject(refused)
      await expect(service.download(id, visitor)).rejects.toMatchObject(refused)
      const events = service.events(id, visitor, AbortSignal.timeout(5000))[Symbol.asyncIterator]()
      await expect(events.next()).rejects.toMatchObject(refused)
      const query = { page: 1, per_page: 10, direction: 'desc' as const }
      expect((await service.list(query, visitor)).meta.total).toBe(0)
    }
    await expect(service.get("' or 1=1", me)).rejects.toMatchObject(refused)
    await expect(upload(work, 'a@x.org', 'x', { browser: null, network: '' })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('says beforehand what is odd about its file', async () => {
    const work = await begin(fakeVerify().verify)
    const rows = Array.from({ length: 6 }, () => 'n/a,')
    const text = `Kontakt,Mail,Ort\n${rows.join('\n')}\na@x.org,\nb@x.org,\nc@x.org,d@y.org,Zoë`
    const bytes = Buffer.concat([Buffer.from(`${text}\n,,`), Buffer.from([0xeb])])
    const list = await work.service.create({ name: 'x', text: bytes }, me)
    expect(list.counts).toMatchObject({ rows: 10, addresses: 3, bad_rows: 7 })
    expect(list.note).toBe(
      '7 of 10 rows have no address in "Kontakt". If the addresses are in another column, correct the file and upload it again. There are addresses in "Mail" as well; those in "Kontakt" are verified. One character in this file is not valid UTF-8 and is shown as \ufffd.',
    )
    expect((await upload(work, 'a@x.org\nb@x.org\nn/a')).note).toBeNull()
  })

  test('without an account may have so many rows in a day from one network, whatever the cookie', async () => {
    const work = await begin(fakeVerify().verify)
    const rows = (count: number) => 'a@x.org\n'.repeat(count)
    const from = (browser: string, network = '2001:db8::1') => ({ browser, network })
    const first = await upload(work, rows(6000), 'x', from('one'))
    await work.idle()
    await work.service.remove(first.id, from('one'))
    await expect(upload(work, rows(4001), 'x', from('two', '2001:db8::2'))).rejects.toMatchObject({
      status: 429,
      code: 'limit',
      reason: { code: 'list.quota', facts: { most: 10_000, rows: 4001 } },
    })
    await upload(work, rows(4000), 'x', from('two', '2001:db8::2'))
    await upload(work, rows(1), 'x', from('two', '2001:db8:0:1::2'))
    const account = { accountId: 'a1', confirmed: true } as NonNullable<Visitor['account']>
    await upload(work, rows(10_001), 'x', { ...from('two'), account })
    await expect(upload(work, rows(1), 'x', from('three'))).rejects.toMatchObject({ status: 429 })
    now += 86_400_000
    await upload(work, rows(1), 'x', from('three'))
    await work.service.purge()
    const kept = await database.db.selectFrom('verifier_list_quotas').select('rows').execute()
    expect(kept).toEqual([{ rows: 1 }])
  })

  test('that is not done is counted: too many of one visitor are refused', async () => {
    const fake = fakeVerify()
    fake.close()
    const work = await begin(fake.verify)
    for (let at = 0; at < 5; at++) await upload(work, `a@d${at}.example`)
    await expect(upload(work, 'a@x.org')).rejects.toMatchObject({ status: 429, code: 'limit' })
    await upload(work, 'a@x.org', 'x', other)
    fake.open()
    await work.idle()
    await upload(work, 'a@x.org')
  })
})

describe('work on lists', () => {
  test('pauses without asking more, resumes, and ends whole', async () => {
    const fake = fakeVerify()
    fake.close()
    const work = await begin(fake.verify)
    const { id } = await upload(work, manyAt('x.example', 50))
    await inFlight(fake, 10)
    expect((await work.service.pause(id, me)).status).toBe('paused')
    await work.idle()
    expect(fake.inFlight()).toBe(0)
    await work.takeUp()
    await work.idle()
    expect(fake.asked.size).toBe(0)
    expect((await work.service.get(id, me)).counts.done).toBe(0)
    await expect(work.service.pause(id, me)).resolves.toMatchObject({ status: 'paused' })
    fake.open()
    expect((await work.service.resume(id, me)).status).toBe('running')
    await work.idle()
    expect(await work.service.get(id, me)).toMatchObject({ status: 'completed', counts: { done: 50 } })
    expect(Math.max(...fake.asked.values())).toBe(1)
    await expect(work.service.pause(id, me)).rejects.toMatchObject({ status: 409 })
  })

  test('a second list finds room beside a long one', async () => {
    const fake = fakeVerify()
    fake.close()
    const work = await begin(fake.verify)
    await upload(work, manyAt('long.example', 500))
    await inFlight(fake, 10)
    const second = await upload(work, 'a@short.example\nb@short.example')
    await inFlight(fake, 12)
    fake.open()
    await work.idle()
    expect(fake.order.findIndex((email) => email.endsWith('@short.example'))).toBeLessThan(20)
    expect((await work.service.get(second.id, me)).status).toBe('completed')
  })

  test('a deleted list is out of sight at once, its rows are gone, and nobody is asked for it', async () => {
    const fake = fakeVerify()
    fake.close()
    const work = await begin(fake.verify)
    const { id } = await upload(work, manyAt('x.example', 50))
    await inFlight(fake, 10)
    await work.service.remove(id, me)
    await work.idle()
    fake.open()
    await work.takeUp()
    await work.idle()
    expect(fake.asked.size).toBe(0)
    await expect(work.service.get(id, me)).rejects.toMatchObject({ status: 404 })
    for (const table of tables) {
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  test('goes on in the next process with what an earlier one had taken', async () => {
    const fake = fakeVerify()
    fake.close()
    const first = await begin(fake.verify)
    const { id } = await upload(first, manyAt('x.example', 30))
    await inFlight(fake, 10)
    // The first process does not end in good order: its claims stay.
    const next = fakeVerify()
    await takeOver(database.db, new Date(now))
    const second = await begin(next.verify)
    await second.idle()
    expect(await second.service.get(id, me)).toMatchObject({ status: 'completed', counts: { done: 30 } })
    expect(next.asked.size).toBe(30)
    // What the first one still answers is too late and counts for nothing.
    fake.open()
    await first.idle()
    expect((await second.service.get(id, me)).counts).toMatchObject({ done: 30, deliverable: 30 })
  })

  test('a result that could not be stored is asked for again, while others are under way for long', async () => {
    const everyHalfMinute = vi.spyOn(globalThis, 'setInterval')
    const said: string[] = []
    const log = pino({ level: 'error' }, { write: (line) => void said.push(line) })
    const fake = fakeVerify()
    const slow = Promise.withResolvers<void>()
    const work = await begin(
      async (email, options) => {
        if (email === 'slow@x.org') await slow.promise
        return fake.verify(email, options)
      },
      { log },
    )
    const renewals = everyHalfMinute.mock.calls.map(([renew]) => renew)
    everyHalfMinute.mockRestore()
    const { db } = database
    await sql`alter table verifier_list_addresses add constraint full_disk check (verdict is null)`.execute(
      db,
    )
    const { id } = await upload(work, 'slow@x.org\nlost@x.org\n')
    await expect.poll(() => said.join()).toContain('waits for its claim to end')
    await sql`alter table verifier_list_addresses drop constraint full_disk`.execute(db)
    const dueAt = async (email: string) =>
      (
        await db
          .selectFrom('verifier_list_addresses')
          .select('due_at')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).due_at!.getTime()
    for (let minutes = 0; minutes < 3; minutes++) {
      now += MINUTE
      for (const renew of renewals) renew()
      await expect.poll(() => dueAt('slow@x.org')).toBe(now + 2 * MINUTE)
    }
    expect(await dueAt('lost@x.org')).toBeLessThan(now)
    await work.takeUp()
    await expect.poll(async () => (await work.service.get(id, me)).counts.done).toBe(1)
    slow.resolve()
    await work.idle()
    expect(await work.service.get(id, me)).toMatchObject({ status: 'completed', counts: { deliverable: 2 } })
  })

  test('an end in good order gives back what was not asked', async () => {
    const fake = fakeVerify()
    fake.close()
    const work = await begin(fake.verify)
    await upload(work, manyAt('x.example', 30))
    await inFlight(fake, 10)
    await work.close()
    const rows = await database.db.selectFrom('verifier_list_addresses').selectAll().execute()
    expect(rows.every((row) => row.claimed_by === null && row.due_at !== null)).toBe(true)
    expect(fake.asked.size).toBe(0)
  })

  test('a greylisted address is shown as waiting, and asked again at its time', async () => {
    const fake = fakeVerify((email, times) =>
      email.startsWith('grey') && times < 3 ? laterAt(email, now + 5 * MINUTE) : verdictOf(email),
    )
    const work = await begin(fake.verify)
    const { id } = await upload(work, 'grey@x.example\na@x.example')
    await work.idle()
    const waiting = await work.service.get(id, me)
    expect(waiting).toMatchObject({
      status: 'waiting',
      completed_at: null,
      counts: { done: 1, waiting_retry: 1, unknown: 0 },
      note: expect.stringContaining('later'),
    })
    expect((await download(work, id))[1]).toContain(new Date(now + 5 * MINUTE).toISOString())
    now += 4 * MINUTE
    await work.takeUp()
    await work.idle()
    expect(fake.asked.get('grey@x.example')).toBe(1)
    for (let round = 0; round < 2; round++) {
      now += 5 * MINUTE
      await work.takeUp()
      await work.idle()
    }
    expect(fake.asked.get('grey@x.example')).toBe(3)
    expect(await work.service.get(id, me)).toMatchObject({
      status: 'completed',
      note: null,
      counts: { done: 2, deliverable: 2, waiting_retry: 0 },
    })
  })

  const outages: [string, Partial<Verification>][] = [
    ['dns_unavailable', {}],
    ['timeout', {}],
    ['no_connection', {}],
    ['mailbox_not_asked', { smtp: notAttempted }],
    ['blocked_by_receiver', { smtp: notAttempted }],
  ]
  test.each(outages)('an outage (%s) is waited out, and the list is whole after it', async (reason, more) => {
    const down = { status: 'unknown', reason, score: 50, ...more } as Partial<Verification>
    const fake = fakeVerify((email, times) => verdictOf(email, times < 3 ? down : {}))
    const work = await begin(fake.verify)
    const { id } = await upload(work, 'a@x.example\nb@y.example')
    await work.idle()
    expect(await work.service.get(id, me)).toMatchObject({
      status: 'waiting',
      counts: { done: 0, waiting_retry: 2, unknown: 0 },
    })
    for (const minutes of [5, 30]) {
      now += (minutes - 1) * MINUTE
      await work.takeUp()
      await work.idle()
      const before = fake.asked.get('a@x.example')
      now += MINUTE
      await work.takeUp()
      await work.idle()
      expect(fake.asked.get('a@x.example')).toBe(before! + 1)
    }
    expect(await work.service.get(id, me)).toMatchObject({
      status: 'completed',
      note: null,
      counts: { done: 2, deliverable: 2, waiting_retry: 0 },
    })
  })

  test('an outage without end leaves the address unknown after three retries', async () => {
    const fake = fakeVerify((email) => verdictOf(email, { status: 'unknown', reason: 'dns_unavailable' }))
    const work = await begin(fake.verify)
    const { id } = await upload(work, 'a@x.example')
    for (let round = 0; round < 8; round++) {
      await work.idle()
      now += 120 * MINUTE
      await work.takeUp()
    }
    await work.idle()
    expect(fake.asked.get('a@x.example')).toBe(4)
    expect(await work.service.get(id, me)).toMatchObject({ status: 'completed', counts: { unknown: 1 } })
  })

  test.each(['mailbox_not_asked', 'provider_unverifiable', 'opted_out'] as const)(
    'what no time will mend is final: %s where nobody may be asked',
    async (reason) => {
      const unknown: Partial<Verification> = { status: 'unknown', reason, smtp: notAttempted }
      const work = await begin(fakeVerify((email) => verdictOf(email, unknown)).verify)
      const { id } = await upload(work, 'a@x.example', 'x', other)
      await work.idle()
      expect(await work.service.get(id, other)).toMatchObject({ status: 'completed', counts: { unknown: 1 } })
    },
  )

  test('a list that waits can be paused, and goes on waiting when it is resumed', async () => {
    const fake = fakeVerify((email, times) =>
      times < 2 ? laterAt(email, now + 5 * MINUTE) : verdictOf(email),
    )
    const work = await begin(fake.verify)
    const { id } = await upload(work, 'grey@x.example')
    await work.idle()
    expect((await work.service.pause(id, me)).status).toBe('paused')
    now += 6 * MINUTE
    await work.takeUp()
    await work.idle()
    expect(fake.asked.get('grey@x.example')).toBe(1)
    await work.service.resume(id, me)
    await work.idle()
    expect(await work.service.get(id, me)).toMatchObject({ status: 'completed', counts: { deliverable: 1 } })
  })

  test('what fails is logged without what was asked: a database error carries addresses', async () => {
    const lines: string[] = []
    const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
    const detail = 'Key (email)=(secret@x.example) already exists.'
    const fail = () => {
      throw Object.assign(new Error(`failed: ${detail}`), { code: '23505', detail })
    }
    const work = await begin(fakeVerify(fail).verify, { log })
    await upload(work, 'secret@x.example')
    await work.idle()
    expect(lines.join('')).toContain('23505')
    expect(lines.join('')).not.toContain('secret')
  })

  test('a server that says "later" forever, or a retry in the past, comes to an end', async () => {
    const fake = fakeVerify((email) => laterAt(email, 0))
    const work = await begin(fake.verify)
    const { id } = await upload(work, 'grey@x.example')
    for (let round = 0; round < 20; round++) {
      await work.idle()
      now += MINUTE
      await work.takeUp()
    }
    await work.idle()
    expect(fake.asked.get('grey@x.example')).toBe(9)
    expect((await work.service.get(id, me)).counts).toMatchObject({ done: 1, unknown: 1, waiting_retry: 0 })
  })

  test('a verification that fails inside is tried again, then unknown; the others are not held up', async () => {
    const fake = fakeVerify((email) => {
      if (email.startsWith('bug')) throw new Error('bug')
      return verdictOf(email)
    })
    const work = await begin(fake.verify)
    const { id } = await upload(work, 'bug@x.example\na@x.example')
    for (let round = 0; round < 3; round++) {
      await work.idle()
      now += MINUTE
      await work.takeUp()
    }
    await work.idle()
    expect(fake.asked.get('bug@x.example')).toBe(3)
    expect((await work.service.get(id, me)).counts).toMatchObject({ done: 2, unknown: 1, deliverable: 1 })
  })

  test('lists past their time are purged with their rows', async () => {
    const work = await begin(fakeVerify().verify)
    await upload(work, 'a@x.org')
    await work.idle()
    now += 31 * 86_400_000
    expect(await work.service.purge()).toBe(1)
    expect(await database.db.selectFrom('verifier_list_rows').selectAll().execute()).toEqual([])
  })
})

test('events tell how a list stands, then each change until it is done or deleted', async () => {
  const fake = fakeVerify()
  fake.close()
  const work = await begin(fake.verify)
  const { id } = await upload(work, manyAt('x.example', 30))
  const end = new AbortController()
  const seen: VerifierList[] = []
  const events = work.service.events(id, me, end.signal)[Symbol.asyncIterator]()
  const next = async () => {
    const { value, done } = (await events.next()) as IteratorResult<ListEvent>
    if (!done) seen.push(value.list)
    return done
  }
  await next()
  expect(seen[0]).toMatchObject({ status: 'running', counts: { done: 0 } })
  fake.open()
  while (seen.at(-1)!.status !== 'completed') await next()
  const counts = seen.map((list) => list.counts.done)
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  expect(counts.at(-1)).toBe(30)
  await work.service.remove(id, me)
  while (!(await next()));
  const aborted = work.service.events(id, me, AbortSignal.abort())[Symbol.asyncIterator]()
  await expect(aborted.next()).rejects.toMatchObject({ status: 404 })
})

describe('when a list will be done', () => {
  const known = { slow: 2, fast: 20 }
  /** Operators are named as the domains are; `asked`: of which it is known how fast they are asked. */
  const prospectsOf =
    (asked: Record<string, number> = known): ProspectsOf =>
    async (operators) => ({
      of: new Map(
        operators.map((name) => [name, { restsMs: 0, perMinute: asked[name] ?? 20, isKnown: name in asked }]),
      ),
      allPerMinute: 60,
    })
  /** Says whom it waits for, and does so until the gate opens. */
  const waiting = (fake: ReturnType<typeof fakeVerify>): VerifyAddress => {
    return (email, options) => {
      options.onOperator?.(email.slice(email.indexOf('@') + 1).replace('.example', ''))
      return fake.verify(email, options)
    }
  }
  const domains = (count: number) => async () => {
    const rows = await database.db.selectFrom('verifier_list_domains').selectAll().execute()
    return rows.length === count
  }
  const until = async (is: () => Promise<boolean>) => {
    while (!(await is()));
  }
  const expectedOf = async (work: ListWork, id: string) => {
    // It is counted again after a while.
    now += MINUTE
    const at = (await work.service.get(id, me)).expected_at
    return at === null ? null : (Date.parse(at) - now) / MINUTE
  }

  test('is told by what is left at the slowest operator, and no more when it is done', async () => {
    const fake = fakeVerify()
    fake.close()
    const work = await begin(waiting(fake), { concurrency: 200, prospectsOf: prospectsOf() })
    const list = await upload(work, `${manyAt('slow.example', 30)}\n${manyAt('fast.example', 60)}`)
    await until(domains(2))
    expect(await expectedOf(work, list.id)).toBe(15)
    await work.service.pause(list.id, me)
    expect(await expectedOf(work, list.id)).toBeNull()
    await work.idle()
    await work.service.resume(list.id, me)
    expect(await expectedOf(work, list.id)).toBe(15)
    fake.open()
    await work.idle()
    expect(await work.service.get(list.id, me)).toMatchObject({ status: 'completed', expected_at: null })
  })

  test('counts what another list has at the same operator meanwhile', async () => {
    const fake = fakeVerify()
    fake.close()
    const work = await begin(waiting(fake), { concurrency: 300, prospectsOf: prospectsOf() })
    const one = await upload(work, manyAt('slow.example', 30))
    const two = await upload(work, manyAt('slow.example', 50), 'other.csv')
    await until(domains(2))
    expect([await expectedOf(work, one.id), await expectedOf(work, two.id)]).toEqual([30, 40])
    fake.open()
    await work.idle()
  })

  test('is not told while most is at operators that nobody asked yet, or that are not known', async () => {
    const fake = fakeVerify()
    fake.close()
    const work = await begin(waiting(fake), { concurrency: 300, prospectsOf: prospectsOf({ slow: 2 }) })
    const list = await upload(work, `${manyAt('slow.example', 10)}\n${manyAt('new.example', 11)}`)
    await until(domains(2))
    expect(await expectedOf(work, list.id)).toBeNull()
    fake.open()
    await work.idle()
  })

  test('is when the last address is asked again, where nothing else is left', async () => {
    const fake = fakeVerify((email) => laterAt(email, started + 30 * MINUTE))
    const work = await begin(waiting(fake), { prospectsOf: prospectsOf() })
    const list = await upload(work, manyAt('slow.example', 3))
    await work.idle()
    now = started + 9 * MINUTE
    expect(await expectedOf(work, list.id)).toBe(20)
  })
})
