import { say, sayFields } from '@postproof/messages/say'
import { type KyselyPlugin, RawNode } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Captcha } from '#adapters/captcha.ts'
import { createPasskeyChecks } from '#adapters/passkeys.ts'
import { createPasswords, type Passwords } from '#adapters/password.ts'
import { createPasswordStrength } from '#adapters/password-strength.ts'
import { keysOf } from '#platform/keys/keys.ts'
import type { UserMail } from '#platform/mailer/types.ts'
import type { TooMany } from '#platform/refusals/refusal.ts'
import { createBlobs } from '#storage/blobs.ts'
import type { Database, Db } from '#storage/db.ts'
import { openOwnDatabase } from '../../../tests/postgres/database.ts'
import { createTestAddresses } from '../spam-tests/intake/test-addresses.ts'
import { type AccountsPart, createAccounts } from './create.ts'
import type { SignedIn, Visitor } from './visitor.ts'

/** Accounts over a real database, real password hashes and a clock that the tests turn. */

const secret = new Uint8Array(32).fill(7)
const minute = 60_000
const hour = 3_600_000
const day = 24 * hour
const password = 'correct horse battery'

let database: Database
let real: Passwords
/** Operations on passwords, in order. */
let hashed: string[] = []
let now = 0
let sent: UserMail[] = []
/** So much mail waits that no more is taken. */
let full = false
/** No mail can be written down. */
let broken = false
let captcha: Captcha | null = null
/** Accounts whose plans were ended. */
let left: string[] = []
let part: AccountsPart

beforeAll(async () => {
  database = await openOwnDatabase()
  // The cost of a real hash is that of src/adapters/password.test.ts.
  real = await createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 })
})
afterAll(() => database?.close())
beforeEach(async () => {
  // Mail that the test before did not wait for must not come in here.
  await part?.idle()
  for (const table of ['accounts', 'login_failures', 'mail_tokens', 'audit', 'asked_links'] as const) {
    await database.db.deleteFrom(table).execute()
  }
  now = Date.parse('2026-06-01T12:00:00Z')
  sent = []
  full = false
  broken = false
  hashed = []
  captcha = null
  left = []
  part = open()
})

/** A database whose queries are noted as they are asked. */
function watched(db: Db): { queries: string[]; db: Db } {
  const queries: string[] = []
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      queries.push(RawNode.is(node) ? node.sqlFragments.join('?') : JSON.stringify(node))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { queries, db: db.withPlugin(plugin) }
}

function open(settings: { REGISTRATION?: boolean } = {}, db = database.db): AccountsPart {
  return createAccounts({
    database,
    blobs: createBlobs(database.db),
    config: {
      PUBLIC_URL: 'https://site.example',
      BRAND_NAME: 'Postproof',
      ADDRESS_HOURS: 48,
      REGISTRATION: true,
      REGISTRATIONS_PER_HOUR: 5,
      SESSION_DAYS: 30,
      ADMIN_SECOND_FACTOR: false,
      ADMIN_IDLE_MINUTES: 0,
      ...settings,
    },
    db,
    addresses: createTestAddresses(keysOf(secret), 48),
    keys: keysOf(secret),
    passwords: {
      hash: (given) => {
        hashed.push('hash')
        return real.hash(given)
      },
      matches: (against, given) => {
        hashed.push('matches')
        return real.matches(against, given)
      },
    },
    strength: createPasswordStrength(),
    mailer: {
      send: async (mail) => {
        if (broken) throw new Error('the database is away')
        return !full && sent.push(mail) > 0
      },
      kept: () => null,
      check: async () => null,
      takeUp: async () => 0,
      idle: async () => {},
      close: async () => {},
    },
    captcha,
    passkeyChecks: createPasskeyChecks({ publicUrl: 'https://site.example', brand: 'Postproof' }),
    planOf: async () => 'free',
    erasers: [],
    leave: async (accountId) => Boolean(left.push(accountId)),
    exporters: [],
    clock: { now: () => now },
    log: pino({ level: 'silent' }),
  })
}

const visitor = (network = '192.0.2.1', given: Partial<Visitor> = {}): Visitor => ({
  browser: null,
  network,
  agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ...given,
})
const registration = (email: string, given: object = {}) => ({
  name: 'Ada',
  email,
  password,
  password_confirmation: password,
  terms: true as const,
  ...given,
})
const register = (email = 'ada@example.org') => part.accounts.register(registration(email), visitor())
/** Registered, confirmed, and signed in. */
async function confirmed(email = 'ada@example.org') {
  const { api_token, user } = await register(email)
  await part.idle()
  await database.db
    .updateTable('accounts')
    .set({ confirmed_at: new Date(now) })
    .where('id', '=', user.id)
    .execute()
  return { user, api_token, me: await recognized(api_token) }
}
const login = (email: string, given = password, network = '192.0.2.1') =>
  part.accounts.login({ email, password: given }, visitor(network))
async function recognized(token: string): Promise<SignedIn> {
  return (await part.accounts.recognize(token, 'cookie'))!
}
/** What is refused, as far as callers see it. */
async function refused(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (thrown: TooMany) => thrown,
  )
  if (!error) return undefined
  const { status, code, reason, errors } = error
  return { status, code, message: say('en', reason), errors: errors && sayFields('en', errors) }
}
async function linkOf(kind: UserMail['kind'], to: string): Promise<string> {
  await part.idle()
  const mail = sent.findLast((one) => one.kind === kind && one.to === to)
  return mail && 'url' in mail ? new URL(mail.url).searchParams.get('token')! : ''
}

describe('registering', () => {
  test.each([
    [{ name: '  ' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ email: 'x;victim@v.example' }, 'email'],
    [{ email: 'a\u200b@example.org' }, 'email'],
    [{ email: `${'a'.repeat(250)}@example.org` }, 'email'],
    [{ password: 'nine char', password_confirmation: 'nine char' }, 'password'],
    [{ password_confirmation: 'another password' }, 'password_confirmation'],
    [{ terms: false }, 'terms'],
    [{ password: 'password123', password_confirmation: 'password123' }, 'password'],
    [{ password: 'password12', password_confirmation: 'password12' }, 'password'],
    [{ password: 'aaaaaaaaaa', password_confirmation: 'aaaaaaaaaa' }, 'password'],
    [{ password: 'ada@example.org', password_confirmation: 'ada@example.org' }, 'password'],
  ])('%j is refused with a message at %s', async (given, field) => {
    const input = registration('ada@example.org', given)
    const answer = await refused(part.accounts.register(input, visitor()))
    expect(answer).toMatchObject({ status: 422, code: 'invalid' })
    expect(Object.keys(answer!.errors!)).toEqual([field])
    expect(answer!.errors![field]![0]).toMatch(/^[A-Z].*\.$/)
  })

  test('an address has one account, however it is written', async () => {
    await register('Ada@Example.org')
    expect(await refused(register('ada@example.ORG'))).toMatchObject({ code: 'taken', status: 422 })
  })

  test('of the password and the token nothing readable is kept', async () => {
    const { api_token } = await register()
    await part.idle()
    const token = await linkOf('confirm', 'ada@example.org')
    const kept: string[] = []
    for (const table of ['accounts', 'login_sessions', 'mail_tokens'] as const) {
      kept.push(JSON.stringify(await database.db.selectFrom(table).selectAll().execute()))
    }
    for (const secretText of [password, api_token, token]) expect(kept.join()).not.toContain(secretText)
    expect(kept[0]).toContain('$argon2id$v=19$')
    expect(api_token).toMatch(/^[\w-]{43}$/)
  })

  test('one network may make five accounts, then it waits; another one need not', async () => {
    for (let n = 0; n < 6; n++) await register(`a${n}@example.org`)
    expect(await refused(register('more@example.org'))).toMatchObject({ status: 429, code: 'limit' })
    expect(await part.accounts.register(registration('b@example.org'), visitor('198.51.100.1'))).toBeDefined()
    now += 61 * minute
    expect(await register('more@example.org')).toBeDefined()
  })

  test('switched off, only the link of the first administrator makes an account', async () => {
    part = open({ REGISTRATION: false })
    expect(await refused(register())).toMatchObject({ status: 403, code: 'registration_off' })
    const token = (await part.firstAdmin.link())!.split('/').at(-1)!
    const by = (adminToken: string) =>
      part.accounts.register(registration('ada@example.org'), visitor('192.0.2.1', { adminToken }))
    const bad = by(`${token.slice(1)}x`)
    expect(await refused(bad)).toMatchObject({ code: 'registration_off' })
    const { user } = await by(token)
    expect(user.scope).toEqual(['user', 'admin'])
  })
})

describe('the first administrator', () => {
  test('the link works once, and none is made while there is an administrator', async () => {
    const { user: first } = await register('a@example.org')
    const { user: second } = await register('b@example.org')
    const links = [await part.firstAdmin.link(), await part.firstAdmin.link()]
    const [one, two] = links.map((link) => link!.split('/').at(-1)!) as [string, string]
    expect(await part.accounts.becomeAdmin({ accountId: first.id }, one)).toBe(true)
    expect(await part.accounts.becomeAdmin({ accountId: second.id }, one)).toBe(false)
    expect(await part.accounts.becomeAdmin({ accountId: second.id }, two)).toBe(false)
    expect(await part.firstAdmin.link()).toBeNull()
    expect((await part.accounts.profile(second.id)).scope).toEqual(['user'])
  })

  test('whoever has an account signs in by the link', async () => {
    await register('a@example.org')
    const adminToken = (await part.firstAdmin.link())!.split('/').at(-1)!
    const by = () =>
      part.accounts.login({ email: 'a@example.org', password }, visitor('192.0.2.1', { adminToken }))
    expect(await by()).toMatchObject({ user: { scope: ['user', 'admin'] } })
    expect(await by()).toMatchObject({ user: { scope: ['user', 'admin'] } })
  })
})

describe('signing in', () => {
  test('the answer and the work are the same without an account and with a wrong password', async () => {
    await register('known@example.org')
    const attempts = []
    for (const email of ['known@example.org', 'unknown@example.org']) {
      hashed = []
      const answer = await refused(login(email, 'wrong password'))
      attempts.push({ answer, hashed })
    }
    expect(attempts[0]).toEqual(attempts[1])
    expect(attempts[0]).toMatchObject({ answer: { status: 422, code: 'credentials' }, hashed: ['matches'] })
  })

  test('forgot and confirm do the same before they answer, whatever the address', async () => {
    await register('known@example.org')
    await part.idle()
    sent = []
    const { queries, db } = watched(database.db)
    part = open({}, db)
    await part.idle()
    const beforeAnswer = async (ask: () => Promise<void>) => {
      queries.length = 0
      await ask()
      const asked = [...queries]
      await part.idle()
      return asked
    }
    for (const call of ['forgot', 'confirm'] as const) {
      const [known, unknown] = [
        await beforeAnswer(() => part.accounts[call]('known@example.org', visitor())),
        await beforeAnswer(() => part.accounts[call]('unknown@example.org', visitor())),
      ]
      expect(known).toEqual(unknown)
      expect(known.filter((query) => query.includes('insert into asked_links'))).toHaveLength(1)
      expect(known.join()).not.toMatch(/accounts|outgoing_mail|mail_tokens/)
    }
    expect(sent.map(({ kind, to }) => [kind, to])).toEqual([
      ['reset', 'known@example.org'],
      ['confirm', 'known@example.org'],
    ])
  })

  test('nothing is changed that could not be told', async () => {
    const { me: caller } = await confirmed()
    const { accountId } = caller
    broken = true
    const changes = [
      () => part.accounts.changePassword(caller, password, 'another good password'),
      () => part.accounts.scheduleDeletion(caller, password),
      async () => {
        const { secret: base32 } = await part.accounts.beginTwoFactor(caller)
        const totp = new TOTP({ secret: Secret.fromBase32(base32) })
        await part.accounts.enableTwoFactor(caller, totp.generate({ timestamp: now }))
      },
    ]
    for (const change of changes) await expect(change()).rejects.toThrow('the database is away')
    broken = false
    expect(await login('ada@example.org')).toHaveProperty('api_token')
    expect(await part.accounts.profile(accountId)).toMatchObject({
      deletion_at: null,
      two_factor_enabled: false,
    })
  })

  test('a link whose mail could not be written is asked for still, and made once it can', async () => {
    await register('known@example.org')
    await part.idle()
    sent = []
    full = true
    await part.accounts.forgot('known@example.org', visitor())
    await part.idle()
    const left = () => database.db.selectFrom('asked_links').select(['kind', 'address']).execute()
    expect(await left()).toMatchObject([{ kind: 'reset' }])
    expect(JSON.stringify(await left())).not.toContain('known')
    full = false
    await database.db
      .updateTable('asked_links')
      .set({ due_at: new Date(0) })
      .execute()
    expect(await part.makeAskedLinks()).toBe(1)
    expect([sent.length, await left()]).toEqual([1, []])
  })

  test.each(['known@example.org', 'unknown@example.org'])(
    'whoever guesses for %s is slowed, from wherever, and let in again after the delay',
    async (email) => {
      await register('known@example.org')
      let guessed = 0
      for (let n = 0; n < 200; n++) {
        now += 500
        const answer = await refused(login(email, `wrong ${n}`, `198.51.100.${n}`))
        if (answer?.code === 'credentials') guessed++
        else expect(answer).toMatchObject({ status: 429, code: 'limit' })
      }
      expect(guessed).toBeLessThan(14)
      expect(await refused(login(email))).toMatchObject({ status: 429 })
      now += 5 * minute
      const answer = await refused(login(email))
      expect(answer?.code).toBe(email.startsWith('known') ? undefined : 'credentials')
    },
  )

  test('a refused try looks at no password', async () => {
    for (let n = 0; n < 6; n++) await refused(login('a@example.org', 'wrong password'))
    hashed = []
    expect(await refused(login('a@example.org'))).toMatchObject({ status: 429 })
    expect(hashed).toEqual([])
  })

  test('many guesses at once: no more than the free ones are looked at', async () => {
    await register('known@example.org')
    hashed = []
    await Promise.all(Array.from({ length: 30 }, (_, n) => refused(login('known@example.org', `wrong ${n}`))))
    expect(hashed.length).toBeLessThanOrEqual(6)
  })

  test('one network that tries many accounts is slowed, and one that signs in well is not', async () => {
    await register('known@example.org')
    const tries = async (from: string, email: (n: number) => string, given: string) => {
      let limited = 0
      for (let n = 0; n < 40; n++) {
        if ((await refused(login(email(n), given, from)))?.status === 429) limited++
      }
      return limited
    }
    expect(await tries('203.0.113.1', (n) => `a${n}@example.org`, 'wrong password')).toBeGreaterThan(15)
    expect(await tries('203.0.113.2', () => 'known@example.org', password)).toBe(0)
    expect(await tries('2001:db8::1', (n) => `b${n}@example.org`, 'wrong password')).toBeGreaterThan(15)
    expect(await refused(login('c@example.org', 'wrong password', '2001:db8::ffff'))).toMatchObject({
      status: 429,
    })
  })

  test('after three failures a person is asked for, with and without an account', async () => {
    captcha = {
      provider: 'turnstile',
      siteKey: 'key',
      verify: async (token) => (token === 'good' ? 'passed' : token === 'down' ? 'unavailable' : 'failed'),
    }
    part = open()
    const given = { recaptcha_token: 'good' }
    await part.accounts.register(registration('known@example.org', given), visitor())
    expect(await refused(register('x@example.org'))).toMatchObject({ code: 'captcha_needed', status: 422 })
    for (const email of ['known@example.org', 'unknown@example.org']) {
      for (let n = 0; n < 3; n++)
        expect(await refused(login(email, 'wrong password'))).toMatchObject({ code: 'credentials' })
      expect(await refused(login(email, 'wrong password'))).toMatchObject({ code: 'captcha_needed' })
    }
    const entry = { email: 'known@example.org', password }
    const bad = part.accounts.login({ ...entry, recaptcha_token: 'bad' }, visitor())
    expect(await refused(bad)).toMatchObject({ status: 422, code: 'captcha' })
    const down = part.accounts.login({ ...entry, recaptcha_token: 'down' }, visitor())
    expect(await refused(down)).toMatchObject({ status: 503 })
    expect(await part.accounts.login({ ...entry, ...given }, visitor())).toMatchObject({
      user: { name: 'Ada' },
    })
    expect(await login('known@example.org')).toHaveProperty('api_token')
  })

  test('a network that tries many addresses is asked as well', async () => {
    captcha = { provider: 'turnstile', siteKey: 'key', verify: async () => 'failed' }
    part = open()
    const code = async (network: string, n: number) =>
      (await refused(login(`person${n}@example.org`, 'wrong password', network)))?.code
    for (let n = 0; n < 10; n++) expect(await code('203.0.113.7', n)).toBe('credentials')
    expect(await code('203.0.113.7', 11)).toBe('captcha_needed')
    expect(await code('203.0.113.8', 12)).toBe('credentials')
  })
})

describe('sessions', () => {
  test('each sign-in has a new token and ends the one it came with; logout ends its own', async () => {
    const { api_token: first } = await register()
    const again = await part.accounts.login(
      { email: 'ada@example.org', password },
      visitor('192.0.2.1', { account: await recognized(first) }),
    )
    const second = (again as { api_token: string }).api_token
    const third = ((await login('ada@example.org')) as { api_token: string }).api_token
    expect(new Set([first, second, third]).size).toBe(3)
    expect(await part.accounts.recognize(first, 'cookie')).toBeNull()
    expect(await recognized(second)).toMatchObject({
      email: 'ada@example.org',
      confirmed: false,
      scope: ['user'],
      via: { kind: 'session', carrier: 'cookie' },
    })
    await part.accounts.logout(await recognized(second))
    expect(await part.accounts.recognize(second, 'bearer')).toBeNull()
    expect(await part.accounts.recognize(third, 'bearer')).not.toBeNull()
  })

  test('a session lives on while it is used, and not for longer than 180 days', async () => {
    const { api_token } = await register()
    for (let days = 0; days < 170; days += 20) {
      expect(await part.accounts.recognize(api_token, 'cookie'), `day ${days}`).not.toBeNull()
      await part.idle()
      now += 20 * day
    }
    expect(await part.accounts.recognize(api_token, 'cookie')).toBeNull()
  })

  test('one that is not used ends', async () => {
    const { api_token } = await register()
    now += 30 * day + 1
    expect(await part.accounts.recognize(api_token, 'cookie')).toBeNull()
  })

  test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}\n`, 'a'.repeat(100_000), "' or 1=1 --"])(
    'the token %j is nobody',
    async (token) => expect(await part.accounts.recognize(token, 'bearer')).toBeNull(),
  )

  test('the list names devices and marks the present one; others may be ended, those of others not', async () => {
    const { api_token } = await register()
    await login('ada@example.org')
    const { api_token: strange } = await register('eve@example.org')
    const [me, eve] = [await recognized(api_token), await recognized(strange)]
    const list = await part.accounts.sessions(me)
    expect(list.map(({ device }) => device)).toEqual(['Firefox on Linux', 'Firefox on Linux'])
    const other = list.find(({ current }) => !current)!
    expect(await refused(part.accounts.revokeSession(eve, other.id))).toMatchObject({ status: 404 })
    await part.accounts.revokeSession(me, other.id)
    expect((await part.accounts.sessions(me)).map(({ current }) => current)).toEqual([true])
  })

  test('a new password ends all other sessions, and needs the old one', async () => {
    const { api_token } = await register()
    const other = ((await login('ada@example.org')) as { api_token: string }).api_token
    const me = await recognized(api_token)
    const wrong = part.accounts.changePassword(me, 'wrong password', 'another password')
    expect(await refused(wrong)).toMatchObject({
      status: 422,
      errors: { current_password: [expect.any(String)] },
    })
    expect(await refused(part.accounts.changePassword(me, password, 'short'))).toMatchObject({ status: 422 })
    const renewed = await part.accounts.changePassword(me, password, 'another password')
    expect(await part.accounts.recognize(other, 'cookie')).toBeNull()
    // Others may have the old one.
    expect(await part.accounts.recognize(api_token, 'cookie')).toBeNull()
    expect(await recognized(renewed!.api_token)).toMatchObject({
      via: { sessionId: (me.via as { sessionId: string }).sessionId },
    })
    expect(await refused(login('ada@example.org'))).toMatchObject({ code: 'credentials' })
    expect(await login('ada@example.org', 'another password')).toHaveProperty('api_token')
    await part.idle()
    expect(sent.map(({ kind }) => kind)).toContain('password-changed')
  })
})

describe('links by mail', () => {
  const reset = (token: string, email = 'ada@example.org') =>
    part.accounts.reset(token, email, 'another password', visitor())

  test('a reset link works once, ends all sessions, and confirms the address', async () => {
    const { api_token, user } = await register()
    await part.accounts.forgot('ADA@example.org', visitor())
    const token = await linkOf('reset', 'ada@example.org')
    expect(await refused(reset(token, 'eve@example.org'))).toMatchObject({ code: 'invalid_token' })
    const used = await Promise.all([1, 2, 3].map(() => refused(reset(token))))
    expect(used.filter((answer) => answer === undefined)).toHaveLength(1)
    expect(await part.accounts.recognize(api_token, 'cookie')).toBeNull()
    expect(await login('ada@example.org', 'another password')).toHaveProperty('api_token')
    expect((await part.accounts.profile(user.id)).email_verified_at).not.toBeNull()
  })

  test.each(['confirm', 'reset'] as const)(
    'a %s link is good for an hour, and only the newest',
    async (kind) => {
      if (kind === 'reset') await confirmed()
      else await register()
      const ask = () =>
        kind === 'reset'
          ? part.accounts.forgot('ada@example.org', visitor())
          : part.accounts.confirm('ada@example.org', visitor())
      const take = async (token: string) =>
        kind === 'reset' ? reset(token) : void (await part.accounts.verify(token, visitor(), password))
      // Registering wrote the first link of its kind.
      if (kind === 'reset') await ask()
      const first = await linkOf(kind, 'ada@example.org')
      await ask()
      const second = await linkOf(kind, 'ada@example.org')
      expect(await refused(take(first))).toMatchObject({ code: 'invalid_token' })
      now += 61 * minute
      expect(await refused(take(second))).toMatchObject({ code: 'invalid_token' })
      await ask()
      expect(await refused(take(await linkOf(kind, 'ada@example.org')))).toBeUndefined()
    },
  )

  test('a token of one kind does not do for another', async () => {
    await register()
    const token = await linkOf('confirm', 'ada@example.org')
    expect(await refused(reset(token))).toMatchObject({ code: 'invalid_token' })
    expect(await refused(part.accounts.finishLogin(token, { totp: '123456' }, visitor()))).toMatchObject({
      code: 'challenge_over',
    })
  })

  test('one address is sent only so much, silently; one network may not ask for everyone', async () => {
    await confirmed()
    await part.idle()
    sent = []
    for (let n = 0; n < 10; n++) await part.accounts.forgot('ada@example.org', visitor())
    await part.idle()
    expect(sent.length).toBe(4)
    const others = await Promise.all(
      Array.from({ length: 30 }, (_, n) => refused(part.accounts.forgot(`b${n}@example.org`, visitor()))),
    )
    expect(others.some((answer) => answer?.status === 429)).toBe(true)
  })

  const both = async (email: string) => {
    await part.accounts.answerWish(
      await linkOf('address-change-asked', 'ada@example.org'),
      'allow',
      visitor(),
    )
    return part.accounts.verify(await linkOf('new-address', email), visitor())
  }

  test('a new address needs the password, its own confirmation, and the word of the old one', async () => {
    const { user, me } = await confirmed()
    const edit = (change: object) => part.accounts.edit(me, change)
    const email = 'ada@new.example'
    expect(await refused(edit({ email, current_password: 'wrong password' }))).toMatchObject({ status: 422 })
    expect(
      await edit({ email, current_password: password, name: 'Ada L.', timezone: 'Europe/Berlin' }),
    ).toMatchObject({
      email: 'ada@example.org',
      pending_email: email,
      name: 'Ada L.',
      timezone: 'Europe/Berlin',
    })
    const token = await linkOf('new-address', email)
    expect(await part.accounts.verify(token, visitor())).toEqual({
      done: false,
      waitsUntil: new Date(now + day).toISOString(),
    })
    const allow = await linkOf('address-change-asked', 'ada@example.org')
    expect(await part.accounts.wish(allow)).toMatchObject({ kind: 'address', email })
    expect(await part.accounts.answerWish(allow, 'allow', visitor())).toMatchObject({ outcome: 'done' })
    expect(await part.accounts.profile(user.id)).toMatchObject({ email, pending_email: null })
    expect(await refused(part.accounts.verify(token, visitor()))).toMatchObject({ code: 'invalid_token' })
    await part.idle()
    expect(sent.at(-1)).toMatchObject({ kind: 'address-changed', to: 'ada@example.org' })
    expect(await refused(login('ada@example.org'))).toMatchObject({ code: 'credentials' })
    expect(await login(email)).toHaveProperty('api_token')
  })

  test('whoever has lost the old mailbox waits a day; whoever has it can stop the change until then', async () => {
    const { user, me } = await confirmed()
    const wish = (email: string) => part.accounts.edit(me, { email, current_password: password })
    await wish('ada@new.example')
    await part.accounts.answerWish(await linkOf('address-change-asked', 'ada@example.org'), 'stop', visitor())
    const stopped = await linkOf('new-address', 'ada@new.example')
    now += 2 * day
    expect(await refused(part.accounts.verify(stopped, visitor()))).toMatchObject({ code: 'invalid_token' })
    await wish('ada@other.example')
    const token = await linkOf('new-address', 'ada@other.example')
    now += day - 1
    expect(await part.accounts.verify(token, visitor())).toMatchObject({ done: false })
    now += 1
    expect(await part.accounts.verify(token, visitor())).toMatchObject({ done: true })
    expect(await part.accounts.profile(user.id)).toMatchObject({ email: 'ada@other.example' })
  })

  test('an address that has an account already is answered alike and never taken over', async () => {
    const { me } = await confirmed()
    await register('eve@example.org')
    await part.idle()
    sent = []
    const answer = await part.accounts.edit(me, { email: 'eve@example.org', current_password: password })
    expect(answer).toMatchObject({ pending_email: 'eve@example.org' })
    await part.idle()
    expect(sent.map(({ kind, to }) => [kind, to])).toEqual([['address-change-asked', 'ada@example.org']])
  })

  test('who asks for other addresses again and again floods neither them nor many strangers', async () => {
    const { user, me } = await confirmed()
    await part.idle()
    sent = []
    const change = (email: string) => part.accounts.edit(me, { email, current_password: password })
    const asked: unknown[] = []
    for (let n = 0; n < 14; n++) asked.push(await refused(change(`someone${n}@victim.example`)))
    await part.idle()
    expect(asked.slice(0, 10)).toEqual(Array(10).fill(undefined))
    expect(asked.at(-1)).toMatchObject({ status: 429, code: 'limit' })
    expect(sent.filter(({ kind }) => kind === 'new-address').length).toBeLessThan(13)
    expect((await part.accounts.profile(user.id)).pending_email).toMatch(/^someone1\d@victim/)
  })

  describe('to an address that did not prove itself go three letters in a day', () => {
    const victim = 'eve@victim.example'
    const lettersTo = async (to = victim) => {
      await part.idle()
      return sent.filter((one) => one.to.toLowerCase() === to).map(({ kind }) => kind)
    }
    /** What was asked for is made by the clock that it was asked by. */
    const pass = async (ms: number) => {
      await part.idle()
      now += ms
    }
    const wish = (me: SignedIn, email = victim) =>
      part.accounts.edit(me, { email, current_password: password })
    /** Each from a network of its own. */
    const asks = {
      forgot: (n: number) => part.accounts.forgot(victim, visitor(`192.0.2.${n}`)),
      confirm: (n: number) => part.accounts.confirm(victim, visitor(`192.0.2.${n}`)),
    }

    test('whichever accounts wish for it', async () => {
      for (let n = 0; n < 6; n++) {
        const { me } = await confirmed(`thief${n}@example.org`)
        expect(await wish(me, n % 2 ? victim : victim.toUpperCase())).toHaveProperty('pending_email')
        await pass(hour)
      }
      expect(await lettersTo()).toEqual(Array(3).fill('new-address'))
    })

    test('by turns with another address', async () => {
      const { me } = await confirmed()
      for (let n = 0; n < 5; n++) {
        await wish(me, 'dummy@example.net')
        await wish(me)
        await pass(hour)
      }
      expect(await lettersTo()).toHaveLength(3)
    })

    test.each([
      ['tags of any domain', (n: number) => `eve+${n}@victim.example`],
      ['dots of Gmail', (n: number) => `${'evemallory'.slice(0, n)}.${'evemallory'.slice(n)}@gmail.com`],
      ['a name of Gmail and tags', (n: number) => `eve+${n}@${n % 2 ? 'gmail' : 'googlemail'}.com`],
    ])('however it is spelled: %s', async (_, spelled) => {
      for (let n = 1; n < 7; n++) {
        const { me } = await confirmed(`thief${n}@example.org`)
        await wish(me, spelled(n))
        await pass(hour)
      }
      expect(sent.filter(({ kind }) => kind === 'new-address')).toHaveLength(3)
    })

    test.each(['forgot', 'confirm'] as const)('registered, and %s by many networks', async (how) => {
      await register(victim)
      for (let n = 10; n < 18; n++) {
        await asks[how](n)
        await pass(hour)
      }
      expect(await lettersTo()).toEqual(['confirm', ...Array(2).fill(how === 'forgot' ? 'reset' : 'confirm')])
    })

    test('all kinds together: wishes, forgot, confirm, registration, notices', async () => {
      const { me } = await confirmed()
      await wish(me)
      const { api_token } = await register(victim)
      const registrant = await recognized(api_token)
      for (let n = 10; n < 13; n++) {
        await asks.forgot(n)
        await asks.confirm(n)
        await part.accounts.scheduleDeletion(registrant, password)
      }
      expect(await lettersTo()).toHaveLength(3)
    })

    test('the last link stays good when no other is sent', async () => {
      await register(victim)
      for (let n = 10; n < 18; n++) await asks.confirm(n)
      const link = await linkOf('confirm', victim)
      expect(await refused(part.accounts.verify(link, visitor(), password))).toBeUndefined()
    })

    test('a day later there are letters again', async () => {
      await register(victim)
      for (let n = 10; n < 18; n++) await asks.confirm(n)
      expect(await lettersTo()).toHaveLength(3)
      await pass(day)
      await asks.confirm(20)
      expect(await lettersTo()).toHaveLength(4)
    })

    test('once it is proven, the account gets its own letters', async () => {
      await register(victim)
      for (let n = 10; n < 18; n++) await asks.confirm(n)
      await part.accounts.verify(await linkOf('confirm', victim), visitor(), password)
      const entered = await login(victim)
      const me = await recognized('api_token' in entered ? entered.api_token : '')
      await part.accounts.changePassword(me, password, 'another correct horse')
      await asks.forgot(30)
      expect((await lettersTo()).slice(3)).toEqual(['password-changed', 'reset'])
    })

    test('the owner of a proven address hears of each wish, however many letters went elsewhere', async () => {
      const { me } = await confirmed()
      for (let n = 0; n < 8; n++) await wish(me)
      expect(await lettersTo('ada@example.org')).toEqual([
        'confirm',
        ...Array(8).fill('address-change-asked'),
      ])
    })
  })

  test('the same notice is not sent again and again, and what it tells of is done all the same', async () => {
    const { user, me } = await confirmed()
    let caller = me
    await part.idle()
    sent = []
    const phrases = [password, 'another correct horse', 'a third correct horse']
    for (let n = 0; n < 6; n++) {
      const renewed = await part.accounts.changePassword(caller, phrases[n % 3]!, phrases[(n + 1) % 3]!)
      caller = await recognized(renewed!.api_token)
      await part.accounts.scheduleDeletion(caller, phrases[(n + 1) % 3]!)
      await part.idle()
    }
    expect(sent.map(({ kind }) => kind).sort()).toEqual([
      ...Array(4).fill('deletion-scheduled'),
      ...Array(4).fill('password-changed'),
    ])
    expect(await login('ada@example.org')).toHaveProperty('api_token')
    expect((await part.accounts.profile(user.id)).deletion_at).not.toBeNull()
  })

  test('its confirmation can be sent again, to the new address, by whoever waits for it', async () => {
    const { user, me } = await confirmed()
    const email = 'Ada@New.example'
    await part.accounts.edit(me, { email, current_password: password })
    const first = await linkOf('new-address', email)
    await part.accounts.confirm('ada@new.EXAMPLE', visitor())
    const second = await linkOf('new-address', email)
    expect(second).not.toBe(first)
    expect(await refused(part.accounts.verify(first, visitor()))).toMatchObject({ code: 'invalid_token' })
    expect(await both(email)).toMatchObject({ done: true })
    expect(await part.accounts.profile(user.id)).toMatchObject({ email, pending_email: null })
    await part.idle()
    sent = []
    await part.accounts.confirm(email, visitor())
    await part.idle()
    expect(sent).toEqual([])
  })

  test('nothing is sent again for a wish that was taken back, or an address that found an account', async () => {
    const { user, me } = await confirmed()
    const change = (email: string) => part.accounts.edit(me, { email, current_password: password })
    await change('ada@new.example')
    await change('ada@example.org')
    await change('eve@example.org')
    await register('eve@example.org')
    await part.idle()
    sent = []
    await part.accounts.confirm('ada@new.example', visitor())
    await part.accounts.confirm('eve@example.org', visitor('192.0.2.2'))
    await part.idle()
    // That of the account which has the address by now, and no other.
    expect(sent.map(({ kind, to }) => [kind, to])).toEqual([['confirm', 'eve@example.org']])
    await part.accounts.verify(await linkOf('confirm', 'eve@example.org'), visitor(), password)
    expect(await part.accounts.profile(user.id)).toMatchObject({ email: 'ada@example.org' })
  })

  test('the link of a wish says when someone else has the address by now, and the wish is over', async () => {
    const { user, me } = await confirmed()
    const email = 'eve@example.org'
    await part.accounts.edit(me, { email, current_password: password })
    const token = await linkOf('new-address', email)
    await register(email)
    expect(await refused(part.accounts.verify(token, visitor()))).toMatchObject({
      status: 422,
      code: 'taken',
      message: 'This address now has an account of its own. Your account keeps its current address.',
    })
    expect(await part.accounts.profile(user.id)).toMatchObject({
      email: 'ada@example.org',
      pending_email: null,
    })
  })

  test('an older account with an address that is taken no more goes on as it is; a new one must be better', async () => {
    const { me } = await confirmed()
    const odd = 'x;ada@example.org'
    await database.db.updateTable('accounts').set({ email: odd, email_key: odd }).execute()
    expect(await login(odd)).toHaveProperty('api_token')
    await part.accounts.forgot(odd, visitor())
    expect(await linkOf('reset', odd)).not.toBe('')
    expect(await part.accounts.edit(me, { email: odd, name: 'Ada L.' })).toMatchObject({
      name: 'Ada L.',
    })
    const given = { email: 'y;ada@example.org', current_password: password }
    expect(await refused(part.accounts.edit(me, given))).toMatchObject({
      status: 422,
      errors: { email: ['This does not look like an email address.'] },
    })
  })

  test.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['', 'UTC'],
    ['Mars/Base', 'UTC'],
  ])('a new account from a browser in "%s" has its times in %s', async (timezone, shown) => {
    const input = { ...registration('ada@example.org'), timezone }
    expect((await part.accounts.register(input, visitor())).user.timezone).toBe(shown)
  })

  test('an unknown time zone is refused', async () => {
    const { me } = await confirmed()
    expect(await refused(part.accounts.edit(me, { timezone: 'Mars/Base' }))).toMatchObject({
      errors: { timezone: [expect.any(String)] },
    })
  })
})

describe('two-factor sign-in', () => {
  const code = (key: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(key), period: 30, digits: 6 }).generate({
      timestamp: now + steps * 30_000,
    })
  async function withTwoFactor() {
    const { user, me } = await confirmed()
    const { secret: key, uri, qr_svg } = await part.accounts.beginTwoFactor(me)
    const { codes, token } = await part.accounts.enableTwoFactor(me, code(key))
    now += 60_000
    return { user, key, uri, qr_svg, codes, me: await recognized(token!.api_token) }
  }
  const challengeOf = async () => {
    const answer = await login('ada@example.org')
    return (answer as { challenge: string }).challenge
  }
  const finish = (challenge: string, totp: string) =>
    part.accounts.finishLogin(challenge, { totp }, visitor())

  test('is begun with a secret that is sealed at rest, and on only with a right code', async () => {
    const { user, me } = await confirmed()
    const { secret: key, uri, qr_svg } = await part.accounts.beginTwoFactor(me)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Postproof:ada%40example\.org\?.*secret=/)
    expect(qr_svg).toMatch(/^<svg/)
    const row = await database.db.selectFrom('accounts').select('totp_secret').executeTakeFirstOrThrow()
    expect(row.totp_secret).not.toContain(key)
    const wrong = String((Number(code(key)) + 1) % 1_000_000).padStart(6, '0')
    expect(await refused(part.accounts.enableTwoFactor(me, wrong))).toMatchObject({ status: 422 })
    expect(await login('ada@example.org')).toHaveProperty('api_token')
    const { codes } = await part.accounts.enableTwoFactor(me, code(key))
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    for (const one of codes) expect(one).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/)
    expect(await refused(part.accounts.beginTwoFactor(me))).toMatchObject({ status: 409 })
    expect((await part.accounts.profile(user.id)).two_factor_enabled).toBe(true)
  })

  test('asks for a code after the password; the code is good once', async () => {
    const { key } = await withTwoFactor()
    const answer = await login('ada@example.org')
    expect(answer).toEqual({ two_factor_required: true, challenge: expect.any(String), passkey: false })
    const { challenge } = answer as { challenge: string }
    expect(await finish(challenge, code(key))).toHaveProperty('api_token')
    expect(await refused(finish(challenge, code(key, 1)))).toMatchObject({ code: 'challenge_over' })
    const replayed = part.accounts.login({ email: 'ada@example.org', password, totp: code(key) }, visitor())
    expect(await refused(replayed)).toMatchObject({ code: 'wrong_code' })
    now += 30_000
    const fresh = part.accounts.login({ email: 'ada@example.org', password, totp: code(key) }, visitor())
    expect(await fresh).toHaveProperty('api_token')
  })

  test.each([
    [-2, 'wrong_code'],
    [-1, undefined],
    [0, undefined],
    [1, undefined],
    [2, 'wrong_code'],
  ])('a clock that is %d steps off: %s', async (steps, expected) => {
    const { key } = await withTwoFactor()
    now += 120_000
    expect((await refused(finish(await challengeOf(), code(key, steps))))?.code).toBe(expected)
  })

  test('a challenge lives five minutes', async () => {
    const { key } = await withTwoFactor()
    const challenge = await challengeOf()
    now += 5 * minute + 1
    expect(await refused(finish(challenge, code(key)))).toMatchObject({ code: 'challenge_over' })
  })

  test('a recovery code works once, written in any way', async () => {
    const { codes } = await withTwoFactor()
    const challenge = await challengeOf()
    expect(await finish(challenge, codes[0]!.toUpperCase().replace('-', ' '))).toHaveProperty('api_token')
    expect(await refused(finish(await challengeOf(), codes[0]!))).toMatchObject({ code: 'wrong_code' })
    expect(await finish(await challengeOf(), codes[1]!)).toHaveProperty('api_token')
  })

  test('whoever knows the password and guesses codes is slowed, with new challenges too', async () => {
    await withTwoFactor()
    let looked = 0
    for (let n = 0; n < 60; n++) {
      const answer = await refused(
        part.accounts.login(
          { email: 'ada@example.org', password, totp: String(n).padStart(6, '0') },
          visitor(`198.51.100.${n}`),
        ),
      )
      if (answer?.code === 'wrong_code') looked++
    }
    expect(looked).toBeLessThanOrEqual(6)
  })

  test('is switched off with the password; a wrong one is refused', async () => {
    const { me } = await withTwoFactor()
    expect(await refused(part.accounts.disableTwoFactor(me, 'wrong password'))).toMatchObject({
      status: 422,
    })
    await part.accounts.disableTwoFactor(me, password)
    expect(await login('ada@example.org')).toHaveProperty('api_token')
    expect(await database.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
  })

  test('a reset password does not get around it', async () => {
    await withTwoFactor()
    await part.accounts.forgot('ada@example.org', visitor())
    await part.accounts.reset(
      await linkOf('reset', 'ada@example.org'),
      'ada@example.org',
      'another password',
      visitor(),
    )
    expect(await login('ada@example.org', 'another password')).toHaveProperty('two_factor_required')
  })
})

describe('the audit log', () => {
  test('tells the owner what was done, in order, with networks hashed', async () => {
    const { user, me } = await confirmed()
    await refused(login('ada@example.org', 'wrong password'))
    await part.idle()
    await login('ada@example.org')
    await part.accounts.scheduleDeletion(me, password)
    await part.accounts.cancelDeletion(me)
    expect(left).toEqual([user.id])
    const { data } = await part.accounts.audit(user.id, { page: 1, per_page: 50, direction: 'asc' })
    expect(data.map(({ action, actor }) => [action, actor])).toEqual([
      ['register', 'account'],
      ['login-failed', 'visitor'],
      ['login', 'account'],
      ['deletion-scheduled', 'account'],
      ['deletion-cancelled', 'account'],
    ])
    const kept = JSON.stringify(await database.db.selectFrom('audit').selectAll().execute())
    expect(kept).not.toContain('192.0.2.1')
    expect(kept).not.toContain('ada@example.org')
  })
})

describe('a suspended account', () => {
  test('is charged no more: what renews is ended at once, and again until it could be', async () => {
    const { user } = await confirmed()
    await part.administration.suspend('operator', user.id, { reason: 'It sends spam.' })
    await part.accounts.purge()
    expect(left).toEqual([user.id, user.id])
    await part.administration.restore('operator', user.id)
    await part.accounts.purge()
    expect(left).toHaveLength(2)
  })

  test('is not suspended where the notice to its owner cannot be written', async () => {
    const { user } = await confirmed()
    broken = true
    await expect(part.administration.suspend('operator', user.id, { reason: 'x' })).rejects.toThrow('away')
    expect(await part.administration.account(user.id)).toMatchObject({ suspended_at: null })
    const { data } = await part.administration.audit(user.id, { page: 1, per_page: 50, direction: 'desc' })
    expect(data.map(({ action }) => action)).not.toContain('account-suspended')
  })
})
