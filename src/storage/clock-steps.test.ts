import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOwnDatabase } from '../../tests/postgres/database.ts'
import { insertAccount, takeStep } from './accounts.ts'
import { insertAskedLink, takeAskedLink } from './asked-links.ts'
import type { Database } from './db.ts'
import { takeToken } from './limits.ts'
import { countTry } from './login-failures.ts'
import { claimMail, insertMail, postponeMail } from './outgoing-mail.ts'
import { takeClaim } from './politeness.ts'

/** What was written while a clock was ahead keeps nobody waiting when it is set back, and nothing is given twice. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const steps = [['an hour', HOUR] as const, ['three days', 3 * DAY] as const]
const base = 1_800_000_000_000
const at = (ms: number) => new Date(base + ms)

let database: Database
beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database?.close())

const run = (text: string) => sql.raw(text).execute(database.db)

describe.each(steps)('%s ahead', (name, ahead) => {
  test('requests: a bucket goes on from the time that is', async () => {
    const { db } = database
    const key = `bucket ${name}`
    for (let n = 0; n < 3; n++) expect((await takeToken(db, key, 3)).ok).toBe(true)
    expect((await takeToken(db, key, 3)).ok).toBe(false)
    await run(`update rate_buckets set at = at + interval '${ahead} milliseconds' where key = '${key}'`)
    // Nothing is given for the step, and the time that passes counts again.
    expect((await takeToken(db, key, 3)).ok).toBe(false)
    await run(`update rate_buckets set at = at - interval '20 seconds' where key = '${key}'`)
    expect((await takeToken(db, key, 3)).ok).toBe(true)
  })

  test('passwords: a delay from then is over', async () => {
    const slowing = { free: 1, base: MINUTE, longest: HOUR, forget: DAY }
    const key = `tries ${name}`
    await countTry(database.db, key, slowing, at(ahead))
    await countTry(database.db, key, slowing, at(ahead + 1))
    expect(await countTry(database.db, key, slowing, at(ahead + 2))).toBeInstanceOf(Date)
    expect(await countTry(database.db, key, slowing, at(0))).toBe(undefined)
    // It counts on from there.
    expect(await countTry(database.db, key, slowing, at(1))).toBeInstanceOf(Date)
  })

  test('a second factor: codes go on, and none is good twice', async () => {
    const { db } = database
    const id = `account ${name}`
    const email = `${ahead}@example.org`
    await insertAccount(db, {
      ...{ id, name: 'Ada', email, emailKey: email, passwordHash: 'x' },
      ...{ locale: 'en', timezone: 'UTC', createdAt: at(0) },
    } as Parameters<typeof insertAccount>[1])
    const step = Math.floor(base / 30_000)
    const later = step + ahead / 30_000
    expect(await takeStep(db, id, step)).toBe(true)
    expect(await takeStep(db, id, later)).toBe(true)
    expect(await takeStep(db, id, step)).toBe(false)
    expect(await takeStep(db, id, step + 1)).toBe(true)
    expect(await takeStep(db, id, step + 1)).toBe(false)
    expect(await takeStep(db, id, later)).toBe(false)
    expect(await takeStep(db, id, later + 1)).toBe(true)
  })

  test('mail to users is sent', async () => {
    const { db } = database
    const id = `mail ${name}`
    const mail = {
      id,
      kind: 'k',
      letter: 'l',
      key_id: 'k',
      accountId: null,
      tokenHash: null,
      lifetimeMs: 9 * DAY,
    }
    await insertMail(db, mail, 10)
    await run(
      `update outgoing_mail set next_try_at = next_try_at + interval '${ahead} milliseconds' where id = '${id}'`,
    )
    const claim = () => claimMail(db, { by: 'me', leaseMs: MINUTE, most: 1 })
    expect((await claim()).map((one) => one.id)).toEqual([id])
    // A pause from now on is kept.
    await postponeMail(db, id, 'me', { pauseMs: HOUR, error: '451' })
    expect(await claim()).toEqual([])
    await run(`delete from outgoing_mail`)
  })

  test('a link that was asked for is made', async () => {
    const { db } = database
    const id = `link ${name}`
    await insertAskedLink(db, { id, kind: 'reset', address: 'a', key_id: 'k', account_id: null }, 10)
    await run(`update asked_links set due_at = due_at + interval '${ahead} milliseconds'`)
    expect((await takeAskedLink(db))?.id).toBe(id)
  })

  test('the place of a process that is gone is free', async () => {
    const { db } = database
    const lease = (holder: string, ms: number) =>
      takeClaim(db, `claim ${name}`, { holder, now: at(ms), until: at(ms + MINUTE) })
    expect(await lease('gone', ahead)).toBe(true)
    expect(await lease('other', ahead + 1)).toBe(false)
    expect(await lease('other', 0)).toBe(true)
    expect(await lease('third', 1)).toBe(false)
  })
})
