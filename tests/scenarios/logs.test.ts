import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '#platform/logs/log.ts'
import { withContext } from '#platform/logs/request-context.ts'
import { createBrowser, examples, type Instance, startInstance } from '../instance.ts'
import { password, recordingMailer, register } from './accounts-world.ts'

/** What the log tells: enough to follow a mail, nothing of people. */

type Line = Record<string, unknown> & { msg: string }
let informed: Instance | undefined
let debugged: Instance | undefined
let text = ''
const lines = () =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
const lineOf = (msg: string) => lines().find((line) => line.msg === msg)

const kept = {
  write(line: string) {
    text += line
  },
}
const start = (level: string) => startInstance({ LOG_LEVEL: level }, { mailer: recordingMailer() }, kept)

beforeAll(async () => {
  informed = await start('info')
})
beforeAll(async () => {
  debugged = await start('debug')
})
beforeEach(() => {
  text = ''
})
afterAll(async () => {
  await informed?.close()
  await debugged?.close()
})

const mail = () => readFile(join(examples, 'careless-newsletter.eml'))

describe('a context', () => {
  test('a mail is followed from its connection to its report', async () => {
    const { browser, send } = informed!
    const { id, email } = await browser.address()
    await send(email, await mail())
    await browser.result(id)
    const received = await vi.waitFor(
      () => lineOf('message received') ?? Promise.reject(new Error('not yet')),
      60_000,
    )
    const [stored, completed] = [lineOf('mail stored')!, lineOf('test completed')!]
    expect(received.connection).toMatch(/^[0-9a-f]{16}$/)
    for (const line of [stored, completed]) {
      expect(line).toMatchObject({ connection: received.connection, testId: id })
      expect(line.spoolId).toMatch(/^[0-9a-f-]{36}$/)
      expect(line).not.toHaveProperty('requestId')
    }
    expect(completed.spoolId).toBe(stored.spoolId)
  })

  test('a mail that is uploaded is followed from its request', async () => {
    const { browser } = informed!
    const body = new FormData()
    body.set('file', new Blob([await mail()]), 'mail.eml')
    const asked = await browser.call('/api/emails', {
      method: 'POST',
      body,
      headers: { 'x-request-id': 'proxy-4711.abc' },
    })
    expect(asked.headers.get('x-request-id')).toBe('proxy-4711.abc')
    const { id } = (await asked.json()) as { id: string }
    await browser.result(id)
    expect(lineOf('test completed')).toMatchObject({ requestId: 'proxy-4711.abc', testId: id })
  })

  test.each([
    ['that is well-formed is kept', '0af7651916cd43dd8448eb211c80319c', true],
    ['that is short is replaced', 'abc', false],
    ['that is endless is replaced', 'x'.repeat(65), false],
    ['with other letters is replaced', 'id"},{"level":60', false],
  ])('an id of a request %s', async (_name, given, kept) => {
    const { browser } = informed!
    const answered = (await browser.call('/api/plans', { headers: { 'x-request-id': given } })).headers.get(
      'x-request-id',
    )
    expect(answered === given).toBe(kept)
    if (!kept) expect(answered).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('work beside each other keeps its own', async () => {
    const { browser, send } = informed!
    const addresses = await Promise.all(Array.from({ length: 5 }, () => browser.address()))
    const raw = await mail()
    await Promise.all(addresses.map(({ email }) => send(email, raw)))
    await Promise.all(addresses.map(({ id }) => browser.result(id)))
    const done = lines().filter((line) => line.msg === 'test completed')
    expect(done.map((line) => line.testId).sort()).toEqual(addresses.map(({ id }) => id).sort())
    expect(new Set(done.map((line) => line.connection)).size).toBe(5)
    for (const line of done) expect(line.id).toBe(line.testId)
  })
})

describe('people', () => {
  /** Signs up, signs in wrongly, tests a mail, is refused one, and fails where it can. */
  async function live(instance: Instance): Promise<string[]> {
    const { url, browser, send, config } = instance
    const person = await register(instance, `ada.private@${config.LOG_LEVEL}.example`)
    await createBrowser(url).post('/api/login', { email: person.email, password: 'a wrong secret word' })
    const { id, email } = await browser.address()
    await send(
      email,
      `From: Ada <ada.private@example.org>\r\nSubject: very private words\r\n\r\nbodies are private`,
    )
    await browser.result(id)
    await send('stranger.private@localhost.test', 'Subject: x\r\n\r\nx').catch(() => {})
    await browser.post('/api/contact', {
      name: 'Ada Private',
      email: 'ada.private@example.org',
      message: 'private message here',
    })
    await browser.post('/api/internal/email-verification', { email: 'somebody.private@gmial.com' })
    await browser.call('/api/profile/verify/secrettokensecrettokensecrettokensecrettokn', { method: 'POST' })
    return [
      person.token,
      password,
      'a wrong secret word',
      'bodies are private',
      'very private words',
      'private message here',
      'secrettoken',
    ]
  }

  test('nothing private stands in them at level info', async () => {
    const secrets = await live(informed!)
    expect(lineOf('test completed')).toBeDefined()
    for (const secret of [...secrets, 'private@', '127.0.0.1']) expect(text).not.toContain(secret)
  })

  test('at level debug addresses do, bodies and secrets do not', async () => {
    const secrets = await live(debugged!)
    expect(text).toContain('stranger.private@localhost.test')
    for (const secret of secrets) expect(text).not.toContain(secret)
  })

  test('what drivers hang on an error is left out', () => {
    const log = createLog({ LOG_LEVEL: 'info' }, kept)
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email_key)=(ada@example.org) already exists.',
      parameters: ['ada@example.org'],
    })
    log.error(
      { error, email: 'ada@example.org', account: { address: 'ada@example.org' }, password: 'x y z' },
      'failed',
    )
    expect(text).not.toMatch(/ada@|x y z/)
    expect(JSON.parse(text)).toMatchObject({
      error: { type: 'Error', message: 'duplicate key', code: '23505' },
    })
  })

  test('a line holds nothing of the lines before it', () => {
    const log = createLog({ LOG_LEVEL: 'info' }, kept)
    log.info({ octets: 149 }, 'outside of any work')
    log.info('after it')
    withContext({ requestId: 'r' }, () => {
      log.info({ recipients: 1 }, 'within it')
      log.info('later in it')
    })
    expect(
      lines().map(({ octets, recipients, requestId, msg }) => [msg, octets, recipients, requestId]),
    ).toEqual([
      ['outside of any work', 149, undefined, undefined],
      ['after it', undefined, undefined, undefined],
      ['within it', undefined, 1, 'r'],
      ['later in it', undefined, undefined, 'r'],
    ])
  })

  test('a line stays a line, whatever a caller sends', async () => {
    const { browser, url } = debugged!
    await browser.call(`/${encodeURIComponent('x\r\n{"level":60,"msg":"forged"}')}`)
    await browser.call('/api/emails/%0A%7B%22msg%22:%22forged%22%7D/results')
    await createBrowser(url).post('/api/login', { email: 'a@b.example\r\nforged', password: 'x' })
    expect(lines().filter((line) => line.msg === 'forged')).toEqual([])
  })
})
