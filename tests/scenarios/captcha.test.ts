import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrowser, type Instance, startInstance } from '../instance.ts'
import { password, recordingMailer, registration } from './accounts-world.ts'

/** The captcha that needs nobody else: proof of work, over a whole instance. */

let instance: Instance
beforeAll(async () => {
  instance = await startInstance(
    { CAPTCHA_PROVIDER: 'proof-of-work', CAPTCHA_WORK: '100', REGISTRATIONS_PER_HOUR: '1000' },
    { mailer: recordingMailer() },
  )
})
afterAll(() => instance?.close())

async function work(): Promise<string> {
  const response = await fetch(`${instance.url}/api/captcha/challenge`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toContain('no-store')
  const challenge = await response.json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
const post = async (path: string, body: object, browser = createBrowser(instance.url)) => {
  const response = await browser.post(path, body)
  return { status: response.status, body: (await response.json()) as { code?: string } }
}

test('pages are told which captcha it is', async () => {
  const { captcha } = await instance.browser.json<{ captcha: unknown }>('/api/config')
  expect(captcha).toEqual({ provider: 'proof-of-work', site_key: '' })
})

const verification = '/api/internal/email-verification'
test.each([
  ['/api/register', () => registration('ada@example.org'), 201],
  ['/api/profile/forgot', () => ({ email: 'ben@example.org' }), 200],
  [verification, () => ({ email: 'ada@example.org' }), 201],
] as const)('%s takes work once', async (path, body, done) => {
  expect(await post(path, body())).toMatchObject({ status: 422, body: { code: 'captcha_needed' } })
  const recaptcha_token = await work()
  expect((await post(path, { ...body(), recaptcha_token })).status).toBe(done)
  const again = { ...body(), email: 'carla@example.org', recaptcha_token }
  expect(await post(path, again)).toMatchObject({ status: 422, body: { code: 'captcha' } })
})

test('one solution, brought many times at once, is good once', async () => {
  const recaptcha_token = await work()
  const given = { email: 'ada@example.org', recaptcha_token }
  const answers = await Promise.all(Array.from({ length: 8 }, () => post('/api/profile/forgot', given)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('signing in needs it only after failures, and then lets the right one in', async () => {
  const browser = createBrowser(instance.url)
  const email = 'dora@example.org'
  await post('/api/register', { ...registration(email), recaptcha_token: await work() })
  for (let n = 0; n < 3; n++) {
    expect(await post('/api/login', { email, password: 'wrong password' })).toMatchObject({
      body: { code: 'credentials' },
    })
  }
  expect(await post('/api/login', { email, password })).toMatchObject({ body: { code: 'captcha_needed' } })
  const answer = await post('/api/login', { email, password, recaptcha_token: await work() }, browser)
  expect(answer).toMatchObject({ status: 200, body: { user: { email } } })
  expect((await post('/api/login', { email, password })).status).toBe(200)
  // Whoever is known need not prove to be a person.
  expect(await browser.json(verification)).toMatchObject({ captcha: null })
  expect((await post(verification, { email: 'ada@example.org' }, browser)).status).toBe(201)
})

test('without this captcha there is no challenge', async () => {
  const other = await startInstance({}, { mailer: recordingMailer() })
  try {
    expect((await fetch(`${other.url}/api/captcha/challenge`)).status).toBe(404)
  } finally {
    await other.close()
  }
})
