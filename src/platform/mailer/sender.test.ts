import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Delivery, MailTransport } from '#adapters/mailer.ts'
import { insertAccount } from '#storage/accounts.ts'
import type { Database } from '#storage/db.ts'
import { discardDeadMail, listDeadLetters, reviveMail } from '#storage/dead-letters.ts'
import { readDepths, readWaiting } from '#storage/health.ts'
import { deleteTokens, insertToken } from '#storage/mail-tokens.ts'
import { insertMail, type NewMail } from '#storage/outgoing-mail.ts'
import { openOwnDatabase } from '../../../tests/postgres/database.ts'
import { sealingOf } from '../keys/keys.ts'
import { openLetter, resealLetters, sealLetter } from './sealed-letter.ts'
import { createSender, type Sender, type SenderTimes } from './sender.ts'

/** Mail that waits in a real database, and processes that send it by a mail server which does what the test says. */

const key = (of: number) => new Uint8Array(32).fill(of)
const sealing = sealingOf([key(1)], 'outgoing-mail')
const raw = Buffer.from('Subject: Hello\r\n\r\nhttps://site.example/reset?token=4f1c9a7be2\r\n')
const hour = 3_600_000

let database: Database
let sent: string[] = []
let answer: (to: string) => Promise<Delivery> | Delivery = () => ({ ok: true })
const lines: Record<string, unknown>[] = []
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
const senders: Sender[] = []

beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database?.close())
beforeEach(async () => {
  for (const table of ['outgoing_mail', 'mail_tokens', 'accounts'] as const) {
    await database.db.deleteFrom(table).execute()
  }
  sent = []
  lines.length = 0
  answer = () => ({ ok: true })
})
afterEach(async () => {
  for (const sender of senders.splice(0)) await sender.close()
})

const transport: MailTransport = {
  async deliver(octets, { to }) {
    const outcome = await answer(to)
    if (outcome.ok) sent.push(`${to} ${octets.equals(raw) ? 'whole' : 'changed'}`)
    return outcome
  },
  check: async () => ({ ok: true }),
  close() {},
}
function start(times: Partial<SenderTimes> = { pauses: [0] }, seal = sealing): Sender {
  const sender = createSender({
    db: database.db,
    sealing: seal,
    transport,
    log,
    times,
    isSuppressed: async () => false,
    noteRefused: async () => {},
  })
  senders.push(sender)
  return sender
}
const put = (to: string, given: Partial<NewMail> = {}, most = 1000) => {
  const letter = sealLetter(sealing, randomBytes(16).toString('hex'), { from: 'a@site.example', to, raw })
  const usual = { kind: 'reset', accountId: null, tokenHash: null, lifetimeMs: hour }
  return insertMail(database.db, { ...letter, ...usual, ...given }, most)
}
const waiting = async () => (await rows()).filter(({ dead_at }) => dead_at === null)
/** The one that was put first comes first. */
const rows = () => database.db.selectFrom('outgoing_mail').selectAll().orderBy('created_at').execute()
const account = (id: string) =>
  insertAccount(database.db, {
    ...{ id, name: id, email: `${id}@x.example`, emailKey: `${id}@x.example`, passwordHash: 'h' },
    ...{ locale: 'en', timezone: 'UTC', isAdmin: false, createdAt: new Date() },
  })
const later: Delivery = { ok: false, permanent: false, why: '451' }
/** A promise, and what fulfils it. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('what waits is sent, two at a time, each once, and nothing of it is kept', async () => {
  let atOnce = 0
  let most = 0
  answer = async () => {
    most = Math.max(most, ++atOnce)
    await database.db.selectNoFrom(sql`1`.as('one')).execute()
    atOnce--
    return { ok: true }
  }
  const names = Array.from({ length: 20 }, (_, n) => `p${n}@x.example`)
  for (const name of names) await put(name)
  await start().idle()
  expect(sent.toSorted()).toEqual(names.map((name) => `${name} whole`).toSorted())
  expect([most, await rows()]).toEqual([2, []])
})

test('several processes send each mail once', async () => {
  for (let n = 0; n < 60; n++) await put(`p${n}@x.example`)
  const processes = [start(), start(), start()]
  await Promise.all(processes.map((each) => each.idle()))
  expect([sent.length, new Set(sent).size, await rows()]).toEqual([60, 60, []])
})

test('what a process had that died is sent by another one when its lease is over, not before', async () => {
  await put('a@x.example')
  const { open, opened } = gate()
  answer = async () => {
    await opened
    return { ok: true }
  }
  const dead = start()
  dead.wake()
  await expect.poll(async () => (await rows())[0]?.claimed_by).toBeTruthy()
  answer = () => ({ ok: true })
  const other = start()
  await other.idle()
  expect(sent).toEqual([])
  await sql`update outgoing_mail set claimed_until = now()`.execute(database.db)
  await other.idle()
  expect([sent, await rows()]).toEqual([['a@x.example whole'], []])
  open()
})

test('a lease that ends far ahead was written by a clock that was wrong', async () => {
  await put('a@x.example')
  await sql`update outgoing_mail set claimed_by = 'x', claimed_until = now() + interval '1 day'`.execute(
    database.db,
  )
  await start().idle()
  expect(sent).toHaveLength(1)
})

describe('what is refused', () => {
  test.each([
    ['for now, three times', 3, later, 4, 1],
    ['for good', 1, { ok: false, permanent: true, why: '550' } as Delivery, 1, 0],
  ])('%s', async (_name, times, refusal, tries, arrived) => {
    let asked = 0
    answer = () => (asked++ < times ? refusal : { ok: true })
    await put('a@x.example')
    await start().idle()
    expect([asked, sent.length, await waiting()]).toEqual([tries, arrived, []])
    expect(JSON.stringify(lines)).not.toContain('x.example')
  })

  test('is tried after growing pauses, as long as it is of use', async () => {
    answer = () => later
    await put('a@x.example', { lifetimeMs: 55 * 60_000 })
    const sender = start({})
    /** The shortest and the longest that each pause may have been, s: a try was over some time between two looks. */
    const pauses: { least: number; most: number }[] = []
    for (let before = Date.now(); ; ) {
      await sender.idle()
      const [row] = await waiting()
      if (!row) break
      const next = row.next_try_at.getTime()
      pauses.push({ least: (next - Date.now()) / 1000, most: (next - before) / 1000 })
      before = Date.now()
      // Time passes.
      await sql`update outgoing_mail set expires_at = expires_at - (next_try_at - now()), next_try_at = now()`.execute(
        database.db,
      )
    }
    expect(pauses).toHaveLength(5)
    for (const [at, pause] of [5, 30, 120, 600, 1800].entries()) {
      expect(pauses[at]!.least).toBeLessThanOrEqual(pause + 0.01)
      expect(pauses[at]!.most).toBeGreaterThanOrEqual(pause - 0.01)
    }
    expect(lines.filter(({ level }) => level === 50)).toMatchObject([{ kind: 'reset', why: '451', tries: 6 }])
  })

  test('is kept by no process: the next one goes on where this one was', async () => {
    answer = () => later
    await put('a@x.example')
    const first = start({ pauses: [hour / 2] })
    await first.idle()
    await first.close()
    expect(await rows()).toMatchObject([{ tries: 1, claimed_by: null }])
    answer = () => ({ ok: true })
    await sql`update outgoing_mail set next_try_at = now()`.execute(database.db)
    await start().idle()
    expect(sent).toHaveLength(1)
  })
})

describe('what is given up', () => {
  const week = sql`interval '8 days'`

  test('is kept for an operator, who gives it another day or discards it', async () => {
    answer = () => ({ ok: false, permanent: true, why: 'EENVELOPE 550' })
    await put('a@x.example')
    const sender = start()
    await sender.idle()
    const [letter] = await listDeadLetters(database.db, 10)
    expect(letter).toMatchObject({ kind: 'mail', name: 'reset', tries: 1, error: 'EENVELOPE 550' })
    expect(JSON.stringify(letter)).not.toContain('x.example')
    answer = () => ({ ok: true })
    // As a look has it that began a moment before.
    await sql`update outgoing_mail set expires_at = now() + interval '1 second'`.execute(database.db)
    await sender.idle()
    expect(sent).toEqual([])
    expect(await reviveMail(database.db, letter!.key)).toBe(true)
    expect(await reviveMail(database.db, letter!.key)).toBe(false)
    expect(await discardDeadMail(database.db, letter!.key)).toBe(false)
    await sender.idle()
    expect([sent, await rows()]).toEqual([['a@x.example whole'], []])
  })

  test('takes no place of what waits, and goes after a week', async () => {
    answer = () => ({ ok: false, permanent: true, why: '550' })
    await put('a@x.example', {}, 1)
    const sender = start()
    await sender.idle()
    answer = () => ({ ok: true })
    expect(await put('b@x.example', {}, 1)).toBe(true)
    await sender.idle()
    expect(sent).toEqual(['b@x.example whole'])
    await sql`update outgoing_mail set dead_at = dead_at - ${week}`.execute(database.db)
    await sender.takeUp()
    expect(await rows()).toEqual([])
  })
})

describe('what is of no use any more is not sent', () => {
  test('after its time', async () => {
    await put('a@x.example')
    await put('b@x.example', { kind: 'contact', lifetimeMs: 72 * hour })
    await sql`update outgoing_mail set expires_at = expires_at - interval '2 hours'`.execute(database.db)
    const sender = start()
    await sender.idle()
    expect(sent).toEqual(['b@x.example whole'])
    expect(await sender.takeUp()).toBe(1)
    expect(await waiting()).toEqual([])
    expect(lines.find(({ level }) => level === 50)).toMatchObject({ kind: 'reset', tries: 0 })
  })

  test('when its link is void: used, or another one was asked for', async () => {
    await account('ada')
    const token = (tokenHash: string) =>
      insertToken(database.db, {
        ...{ tokenHash, kind: 'reset', accountId: 'ada', epoch: 0, email: 'ada@x.example' },
        ...{ createdAt: new Date(), expiresAt: new Date(Date.now() + hour) },
      })
    await token('first')
    await put('first@x.example', { tokenHash: 'first' })
    await token('second')
    await put('second@x.example', { tokenHash: 'second' })
    expect(await rows()).toMatchObject([{ token_hash: 'second' }])
    await deleteTokens(database.db, 'ada', ['reset'])
    expect(await rows()).toEqual([])
  })

  test('when its account is gone, but for what tells of that', async () => {
    await account('ada')
    await put('ada@x.example', { kind: 'password-changed', accountId: 'ada' })
    await put('ada@x.example', { kind: 'deletion-scheduled' })
    await database.db.deleteFrom('accounts').execute()
    expect((await rows()).map(({ kind }) => kind)).toEqual(['deletion-scheduled'])
  })
})

test('so many of a kind wait and no more; other kinds are not held up', async () => {
  const taken = []
  for (let n = 0; n < 5; n++) taken.push(await put(`p${n}@x.example`, {}, 3))
  expect(taken).toEqual([true, true, true, false, false])
  expect(await put('a@x.example', { kind: 'contact' }, 3)).toBe(true)
  expect((await readDepths(database.db)).mail).toBe(4)
  const waiting = await readWaiting(database.db, new Date())
  expect(waiting.find(({ queue }) => queue === 'mail')).toMatchObject({
    waiting: 4,
    oldest: expect.any(Date),
  })
})

test('a mail of a transaction that failed was never there', async () => {
  const failed = database.db.transaction().execute(async (trx) => {
    const letter = sealLetter(sealing, 'x', { from: 'a@b.c', to: 'd@e.f', raw })
    await insertMail(trx, { ...letter, kind: 'reset', accountId: null, tokenHash: null, lifetimeMs: hour }, 9)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await rows()).toEqual([])
})

describe('at rest', () => {
  test('neither link nor recipient can be read, and a letter does not open in another row', async () => {
    await put('secret-person@x.example')
    await put('b@x.example')
    const [one, two] = await rows()
    const { rows: text } = await sql<{ all: string }>`select m::text as all from outgoing_mail m`.execute(
      database.db,
    )
    const kept = text.map(({ all }) => all).join()
    const readable = [kept, Buffer.from(one!.letter, 'base64url').toString('latin1')].join()
    for (const part of ['4f1c9a7be2', 'reset?token', 'secret-person', 'site.example']) {
      expect(readable).not.toContain(part)
    }
    expect(openLetter(sealing, one!)).toEqual({ from: 'a@site.example', to: 'secret-person@x.example', raw })
    expect(openLetter(sealing, { ...two!, id: one!.id })).toBeNull()
  })

  test('a new secret opens what an older one sealed, and seals it again', async () => {
    for (let n = 0; n < 150; n++) await put(`p${n}@x.example`)
    const both = sealingOf([key(2), key(1)], 'outgoing-mail')
    expect(await resealLetters(database.db, both)).toBe(150)
    expect(await resealLetters(database.db, both)).toBe(0)
    await start({ pauses: [0] }, sealingOf([key(2)], 'outgoing-mail')).idle()
    expect(new Set(sent).size).toBe(150)
  })

  test('who has not the key leaves the mail to those who have', async () => {
    await put('a@x.example')
    const without = start({ pauses: [hour / 2] }, sealingOf([key(3)], 'outgoing-mail'))
    expect(await resealLetters(database.db, sealingOf([key(3)], 'outgoing-mail'))).toBe(0)
    await without.idle()
    expect(await rows()).toHaveLength(1)
    await sql`update outgoing_mail set next_try_at = now()`.execute(database.db)
    await start().idle()
    expect(sent).toHaveLength(1)
  })
})

describe('stopping', () => {
  test('brings to its end what is being sent, and begins with nothing new', async () => {
    const { open, opened } = gate()
    answer = async () => {
      await opened
      return { ok: true }
    }
    for (let n = 0; n < 4; n++) await put(`p${n}@x.example`)
    const sender = start()
    sender.wake()
    await expect.poll(async () => (await rows()).filter((row) => row.claimed_by).length).toBe(2)
    const closed = sender.close()
    open()
    await closed
    expect([sent.length, (await rows()).length]).toEqual([2, 2])
  })

  test('gives back at once what takes too long', async () => {
    const { open, opened } = gate()
    answer = async () => {
      await opened
      return later
    }
    await put('a@x.example')
    const sender = start({ closeMs: 1 })
    sender.wake()
    await expect.poll(async () => (await rows())[0]?.claimed_by).toBeTruthy()
    await sender.close()
    expect(await rows()).toMatchObject([{ claimed_by: null, claimed_until: null, tries: 0 }])
    open()
  })
})

test('what the server took while the database could not be told is not sent again', async () => {
  await put('a@x.example')
  await sql`create function refuse_removal() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$`.execute(
    database.db,
  )
  await sql`create trigger away before delete on outgoing_mail for each row execute function refuse_removal()`.execute(
    database.db,
  )
  const sender = start()
  await sender.idle()
  expect([sent.length, (await rows()).length]).toEqual([1, 1])
  await sql`drop trigger away on outgoing_mail`.execute(database.db)
  await sql`drop function refuse_removal`.execute(database.db)
  await sql`update outgoing_mail set claimed_until = now()`.execute(database.db)
  await sender.idle()
  expect([sent.length, await rows()]).toEqual([1, []])
})

test('what could not be settled comes free, though another mail is being sent for long', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval')
  const sender = start()
  const [renew] = timers.mock.calls.map(([call]) => call)
  timers.mockRestore()
  const { open, opened } = gate()
  answer = async (to) => {
    if (to === 'slow@x.example') await opened
    return to === 'slow@x.example' ? { ok: true } : later
  }
  await put('slow@x.example')
  await put('lost@x.example')
  await sql`alter table outgoing_mail add constraint full_disk check (tries = 0 or claimed_by is not null)`.execute(
    database.db,
  )
  sender.wake()
  await expect.poll(() => lines.some(({ msg }) => msg === 'mail could not be settled')).toBe(true)
  await sql`alter table outgoing_mail drop constraint full_disk`.execute(database.db)
  const claimed = async () => (await rows()).map(({ claimed_until }) => claimed_until!.getTime()).sort()
  const [first] = await claimed()
  renew!()
  await expect.poll(async () => (await claimed())[1]).not.toBe(first)
  expect(await claimed()).toEqual([first, expect.any(Number)])
  open()
  await sender.close()
})

test('a mail that is claimed again before its first try is known to be over is under way', async () => {
  const [heard, answered] = [gate(), gate()]
  const givenBack = new Set<unknown>()
  const db = database.db.withPlugin({
    transformQuery({ node, queryId }) {
      if (JSON.stringify(node).includes('next_try_at = now()')) givenBack.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      if (givenBack.has(queryId)) await heard.opened
      return result
    },
  })
  const sender = createSender({
    db,
    sealing,
    transport,
    log,
    times: { pauses: [0] },
    isSuppressed: async () => false,
    noteRefused: async () => {},
  })
  senders.push(sender)
  let asked = 0
  answer = async () => {
    if (++asked === 1) return later
    await answered.opened
    return { ok: true }
  }
  await put('a@x.example')
  const askedByNow = () => {
    sender.wake()
    return asked
  }
  await expect.poll(askedByNow).toBe(2)
  heard.open()
  for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve))
  let isIdle = false
  const idle = sender.idle().then(() => {
    isIdle = true
  })
  // It looks once more, finds nothing, and waits for what is being sent.
  await expect.poll(async () => (await rows())[0]?.tries).toBe(2)
  for (let turns = 0; turns < 50; turns++) await database.db.selectNoFrom(sql`1`.as('one')).execute()
  expect(isIdle).toBe(false)
  answered.open()
  await idle
  expect([sent.length, await rows()]).toEqual([1, []])
})
