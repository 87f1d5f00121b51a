import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Config, readConfig } from '#config.ts'
import { forgetInstanceKeys, KeysLostError, rotateInstanceSecret } from '#platform/keys/keys.ts'
import { type Running, startProcess } from '#process.ts'
import { type Browser, createBrowser, exampleDns, examples, freePort, send } from '../instance.ts'
import { password, recordingMailer, register } from '../scenarios/accounts-world.ts'

/** The secret of an instance is changed: nobody notices, and what ends with the old one is what is said. */

let folder: string
let dns: Awaited<ReturnType<typeof exampleDns>>
let config: Config
let running: Running
let now = Date.now()
let mail: Buffer
const mailer = recordingMailer()

const start = async (more: Partial<Config> = {}) => {
  running = await startProcess({ ...config, ...more }, pino({ level: 'silent' }), {
    dev: false,
    fakes: { mailer, clock: { now: () => now } },
  })
}
const restart = async (more: Partial<Config> = {}) => {
  await running.close()
  await start(more)
}
const deliver = (address: string) => send(config.SMTP_PORT, address, mail, 'sender@example.org')
/** A code is good once: each try comes a minute later. */
const signIn = async (email: string, code: () => string) => {
  now += 60_000
  const browser = createBrowser(config.PUBLIC_URL)
  return (await browser.post('/api/login', { email, password, totp: code() })).status
}

let anonymous: Browser
let theirTest: string
let addressBefore: { id: string; email: string }
let email: string
let recovery: string[]
let totp: TOTP
let theirCookie: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postproof-rotation-'))
  dns = await exampleDns()
  mail = await readFile(join(examples, 'plain-text.eml'))
  const [port, smtpPort] = [await freePort(), await freePort()]
  config = readConfig({
    PORT: String(port),
    SMTP_PORT: String(smtpPort),
    DATA_DIR: folder,
    DNS_SERVERS: dns.address,
    PICTURES: 'off',
    LOG_LEVEL: 'silent',
    PARTS: 'http,smtp',
  })
  await start()
  anonymous = createBrowser(config.PUBLIC_URL)
  addressBefore = await anonymous.address()
  theirTest = addressBefore.id
  await deliver(addressBefore.email)
  expect((await anonymous.result(theirTest)).status).toBe('completed')
  theirCookie = anonymous.cookies.get('postproof_browser')!
  email = 'ada@example.org'
  const ada = await register({ url: config.PUBLIC_URL, running }, email)
  const begun = (await (await ada.browser.post('/api/profile/two-factor')).json()) as { secret: string }
  totp = new TOTP({ secret: Secret.fromBase32(begun.secret) })
  const enabled = await ada.browser.post('/api/profile/two-factor/enable', { code: code() })
  recovery = ((await enabled.json()) as { recovery_codes: string[] }).recovery_codes
  expect(recovery).toHaveLength(10)
  const own = await ada.browser.address()
  await deliver(own.email)
  await ada.browser.result(own.id)
  expect((await ada.browser.json<{ data: unknown[] }>('/api/emails')).data).toHaveLength(1)
})
afterAll(async () => {
  await running?.close()
  await dns?.close()
  await rm(folder, { recursive: true, force: true })
})

const code = () => totp.generate({ timestamp: now })
const secondFactor = async () => {
  const { db } = running.application.database
  return (await db.selectFrom('accounts').select('totp_secret').executeTakeFirstOrThrow()).totp_secret!
}
const theirList = async (browser: Browser) =>
  (await browser.json<{ data: { id: string }[] }>('/api/emails')).data.map(({ id }) => id)

describe('a new secret beside the old one', () => {
  test('is put above it only while the instance is stopped', async () => {
    await running.close()
    const before = await secretLines()
    await rotateInstanceSecret(config)
    expect((await secretLines()).slice(1)).toEqual(before)
    await start()
  })

  test('addresses that were handed out take mail, and belong to the same browser', async () => {
    expect(await deliver(addressBefore.email)).toMatch(/^250/)
    expect(await theirList(anonymous)).toContain(theirTest)
  })

  test('the cookie of a browser is signed again', async () => {
    const fresh = anonymous.cookies.get('postproof_browser')!
    expect(fresh).not.toBe(theirCookie)
    expect(fresh.split('.')[0]).toBe(theirCookie.split('.')[0])
  })

  test('second factors are sealed again and work, and so do recovery codes', async () => {
    expect(await signIn(email, code)).toBe(200)
    expect(await signIn(email, () => recovery.pop()!)).toBe(200)
    const sealed = await secondFactor()
    await restart()
    expect(await secondFactor()).toBe(sealed)
  })
})

describe('the old secret is removed', () => {
  let addressOfOld: string
  beforeAll(async () => {
    addressOfOld = addressBefore.email
    await running.close()
    const [present] = await secretLines()
    await writeFile(join(folder, 'secret'), `${present}\n`)
    await start()
  })

  test('addresses of its time take no mail any more; new ones do', async () => {
    await expect(deliver(addressOfOld)).rejects.toThrow(/not one of our test addresses/)
    expect(await deliver((await anonymous.address()).email)).toMatch(/^250/)
  })

  test('a browser that did not come back meanwhile is not known; one that did is', async () => {
    const absent = createBrowser(config.PUBLIC_URL)
    absent.cookies.set('postproof_browser', theirCookie)
    expect(await theirList(absent)).toEqual([])
    expect(await theirList(anonymous)).toContain(theirTest)
  })

  test('second factors, recovery codes and reports of accounts stay', async () => {
    expect(await signIn(email, code)).toBe(200)
    now += 60_000
    const browser = createBrowser(config.PUBLIC_URL)
    const answer = await browser.post('/api/login', { email, password, totp: recovery.pop() })
    expect(answer.status).toBe(200)
    expect(await theirList(browser)).toHaveLength(1)
  })
})

describe('as a setting', () => {
  test('the new one seals and the old one opens', async () => {
    const [old = ''] = await secretLines()
    const before = await secondFactor()
    const settings = {
      INSTANCE_SECRET: randomBytes(32).toString('base64'),
      INSTANCE_SECRETS_OLD: [old],
    }
    await restart(settings)
    expect(await secondFactor()).not.toBe(before)
    expect(await signIn(email, code)).toBe(200)
    await restart({ INSTANCE_SECRET: settings.INSTANCE_SECRET })
    expect(await signIn(email, code)).toBe(200)
    await expect(rotateInstanceSecret(settings as never)).rejects.toMatchObject({
      reason: { code: 'server.secret_is_setting' },
    })
  })
})

describe('a secret that is lost', () => {
  test('keeps the instance from starting until it is given up for good', async () => {
    await running.close()
    await expect(start({ INSTANCE_SECRET: randomBytes(32).toString('hex') })).rejects.toThrow(KeysLostError)
    await forgetInstanceKeys(config)
    await start({ INSTANCE_SECRET: randomBytes(32).toString('hex') })
    expect(await signIn(email, code)).toBe(422)
    expect(await signIn(email, () => recovery.pop()!)).toBe(422)
    expect(await theirList(anonymous)).toEqual([])
  })
})

const secretLines = async () => (await readFile(join(folder, 'secret'), 'utf8')).trim().split('\n')
