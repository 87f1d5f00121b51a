import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiError } from '#contract/common.ts'
import type { IssuedAddress } from '#contract/spam-test.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'
import { postproof } from '../command-line.ts'
import { examples } from '../instance.ts'
import { callers, type Operated, startOperated } from './operations-world.ts'

/** What an operator looks after beside accounts. */

let world: Operated
let mail: Buffer
beforeAll(async () => {
  world = await startOperated()
  mail = await readFile(join(examples, 'plain-text.eml'))
})
afterAll(() => world?.instance.close())

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'let in',
    (error: { code?: string }) => error.code ?? String(error),
  )
const db = () => world.instance.running.application.database.db

test('every call by everyone', async () => {
  const { operations } = world
  const calls: Record<keyof typeof operations, (caller: SignedIn | null) => Promise<unknown>> = {
    deadLetters: (caller) => operations.deadLetters(caller, {}),
    retryDeadLetter: (caller) => operations.retryDeadLetter(caller, 'job-none'),
    discardDeadLetter: (caller) => operations.discardDeadLetter(caller, 'job-none'),
    findAddress: (caller) => operations.findAddress(caller, { address: 'none' }),
    eraseAddress: (caller) => operations.eraseAddress(caller, { address: 'none' }),
    returnedMail: (caller) => operations.returnedMail(caller),
    use: (caller) => operations.use(caller),
    limits: (caller) => operations.limits(caller),
    limit: (caller) => operations.limit(caller, { kind: 'domain', name: '' }),
    liftLimit: (caller) => operations.liftLimit(caller, { kind: 'domain', name: 'none.example' }),
    announcements: (caller) => operations.announcements(caller),
    announce: (caller) => operations.announce(caller, { texts: {} }),
    changeAnnouncement: (caller) => operations.changeAnnouncement(caller, 'none', { texts: { en: 'Hello' } }),
    withdrawAnnouncement: (caller) => operations.withdrawAnnouncement(caller, 'none'),
  }
  const ofCall: Record<string, string> = {
    ...{ retryDeadLetter: 'not_found', discardDeadLetter: 'not_found' },
    ...{ findAddress: 'invalid', eraseAddress: 'invalid' },
    ...{ limit: 'invalid', liftLimit: 'not_found' },
    ...{ announce: 'invalid', changeAnnouncement: 'not_found', withdrawAnnouncement: 'not_found' },
  }
  const wrong: string[] = []
  for (const [who, caller, outcome] of await callers(world)) {
    for (const [name, call] of Object.entries(calls)) {
      const expected = outcome === 'let in' ? (ofCall[name] ?? 'let in') : outcome
      const got = await codeOf(call(caller))
      if (got !== expected) wrong.push(`${name} by ${who}: ${got}, not ${expected}`)
    }
  }
  expect(wrong).toEqual([])
})

describe('use and limits', () => {
  const book = () => world.instance.running.application.useBook
  const asked = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await (await fetch(`${world.instance.url}/api/get-email`, { headers })).json()) as IssuedAddress
  }

  test('tests, verifications and calls are counted for network, account and domain', async () => {
    const { instance, member, admin, operations } = world
    const life = await member()
    const token = life.owner.tokens.at(-1)!
    const { accountId } = await life.callerOf(life.owner)
    const { email } = await asked(token)
    await instance.send(email, mail, 'news@bulk.example')
    await instance.running.application.intake.idle()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'ada@asked.example' })
    const path = '/api/internal/email-verification'
    expect((await fetch(`${instance.url}${path}`, { method: 'POST', headers, body })).status).toBeLessThan(
      300,
    )
    await book().flush()
    const { networks, accounts, domains } = await operations.use(await admin())
    expect(accounts.find(({ name }) => name === accountId)).toMatchObject({
      ...{ email: life.email, day: { tests: 1, verifications: 1, calls: 2 } },
      week: { tests: 1, verifications: 1, calls: 2 },
    })
    expect(domains.find(({ name }) => name === 'bulk.example')?.day.tests).toBe(1)
    expect(domains.find(({ name }) => name === 'asked.example')?.day.verifications).toBe(1)
    expect(networks.map(({ name }) => name)).toContain('127.0.0.1')
    // Whoever has the database alone does not read where someone is.
    const { rows } = await sql<{ text: string }>`select u::text as text from use_by_hour u`.execute(db())
    expect(rows.filter(({ text }) => text.includes('127.0.0.1'))).toEqual([])
    await sql`update use_by_hour set hour = hour - interval '2 days'`.execute(db())
    const later = await operations.use(await admin())
    expect(later.accounts.find(({ name }) => name === accountId)).toMatchObject({
      ...{ day: { tests: 0, verifications: 0, calls: 0 }, week: { tests: 1, verifications: 1, calls: 2 } },
    })
    await sql`update use_by_hour set hour = hour - interval '7 days'`.execute(db())
    expect((await operations.use(await admin())).accounts).toEqual([])
  })

  test('a limited account is told so, still signs in and reads, and is let go again', async () => {
    const { instance, member, admin, operations } = world
    const life = await member()
    const token = life.owner.tokens.at(-1)!
    const first = await asked(token)
    await operations.limit(await admin(), { kind: 'account', name: life.email, days: 3 })
    const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const [limit] = await operations.limits(await admin())
    expect(limit).toMatchObject({ kind: 'account', email: life.email, per_minute: 1 })
    const ask = () =>
      fetch(`${instance.url}/api/get-email`, { headers: { authorization: `Bearer ${token}` } })
    expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    const { code, message } = (await refused.json()) as ApiError
    expect(code).toBe('limit')
    expect(message).toContain(`limited your account until ${until}: one test or check a minute`)
    await expect(instance.send(first.email, mail)).rejects.toThrow(/450.*limited the account/)
    const headers = { authorization: `Bearer ${token}` }
    expect((await fetch(`${instance.url}/api/profile`, { headers })).status).toBe(200)
    expect(await life.signIn(life.owner)).toHaveProperty('api_token')
    await operations.liftLimit(await admin(), limit!)
    expect(await operations.limits(await admin())).toEqual([])
    expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(200)
    expect(await instance.send(first.email, mail)).toMatch(/^250/)
  })

  test('mail from a limited domain is asked to come later, verifications there are refused; others are not', async () => {
    const { instance, member, admin, operations } = world
    const life = await member()
    const token = life.owner.tokens.at(-1)!
    const { email } = await asked(token)
    await operations.limit(await admin(), { kind: 'domain', name: 'Bulk.Example', days: 1 })
    expect(await instance.send(email, mail, 'a@bulk.example')).toMatch(/^250/)
    await expect(instance.send(email, mail, 'b@BULK.example')).rejects.toThrow(/450.*mail from your domain/)
    expect(await instance.send(email, mail, 'a@fair.example')).toMatch(/^250/)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const verify = (address: string) =>
      fetch(`${instance.url}/api/internal/email-verification`, {
        ...{ method: 'POST', headers, body: JSON.stringify({ email: address }) },
      })
    expect((await verify('ada@bulk.example')).status).toBe(429)
    expect((await verify('ada@fair.example')).status).toBeLessThan(300)
    await operations.liftLimit(await admin(), { kind: 'domain', name: 'bulk.example' })
    expect(await instance.send(email, mail, 'b@bulk.example')).toMatch(/^250/)
  })

  test('a limited network may do little, whoever is behind it; the command line ends it while the instance runs', async () => {
    const { instance, admin, operations } = world
    const ask = async () => (await fetch(`${instance.url}/api/get-email`)).status
    await operations.limit(await admin(), { kind: 'network', name: '::ffff:127.0.0.1', days: 1 })
    const answers = [await ask(), await ask()]
    expect(answers[1]).toBe(429)
    const run = (...args: string[]) =>
      postproof(['admin', ...args], {
        ...{ DATA_DIR: instance.config.DATA_DIR, DATABASE_URL: instance.config.DATABASE_URL },
        BILLING: instance.config.BILLING,
      })
    expect((await run('limits')).out).toContain('127.0.0.1')
    expect(await run('limit', 'account', 'nobody@example.org')).toMatchObject({ code: 2 })
    expect((await run('unlimit', 'network', '127.0.0.1')).out).toBe('Done.\n')
    await expect.poll(ask).toBe(200)
    expect(await run('unlimit', 'network', '127.0.0.1')).toMatchObject({ code: 2 })
  }, 120_000)

  test('nobody limits themselves, and a limit has an end', async () => {
    const { admin, operations, root } = world
    const caller = await admin()
    const limit = (given: object) =>
      codeOf(operations.limit(caller, { kind: 'account', name: root.email, ...given }))
    expect(await limit({})).toBe('own_account')
    expect(await limit({ name: 'none' })).toBe('invalid')
    expect(await limit({ kind: 'network', name: '192.0.2.0/24' })).toBe('invalid')
    expect(await limit({ kind: 'domain', name: 'ada@bulk.example' })).toBe('invalid')
    for (const days of [0, 366, 'x', -1]) expect(await limit({ days })).toBe('invalid')
  })
})
