import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClock } from '#adapters/clock.ts'
import { createBrowser, type Instance, startInstance } from '../instance.ts'

/** The machine's clock goes an hour back, three days forth and back again: pages, mail and jobs go on, each thing once. */

const HOUR = 3_600_000
const DAY = 24 * HOUR
let moved = 0
let instance: Instance
beforeAll(async () => {
  const ticks = () => performance.now()
  const clock = createClock({ wall: () => Date.now() + moved, uptime: ticks, ticks })
  instance = await startInstance({ REQUESTS_PER_MINUTE: '2000', TRUST_PROXY: 'on' }, { clock })
}, 240_000)
afterAll(() => instance?.close())

const password = 'a long enough password'
const mail = (subject: string) =>
  `From: a@sender.example\r\nTo: b@example.org\r\nSubject: ${subject}\r\n\r\nHello.\r\n`

test('nobody is refused for it, and nothing is done twice', async () => {
  const { browser } = instance
  const given = {
    name: 'Ada',
    email: 'ada@example.org',
    password,
    password_confirmation: password,
    terms: true,
  }
  const registered = await browser.post('/api/register', given)
  const { api_token } = (await registered.json()) as { api_token: string }
  const headers = { authorization: `Bearer ${api_token}` }
  const issued = await browser.address()
  // An account that is not confirmed makes no lists.
  const guest = createBrowser(instance.url)
  const lists = '/api/internal/email-verification-lists'
  for (const [at, step] of [-HOUR, 3 * DAY, -3 * DAY, 0].entries()) {
    moved = step
    // http: sessions, limits and sign-in.
    for (let n = 0; n < 20; n++) {
      expect((await browser.call('/api/profile', { headers })).status).toBe(200)
    }
    const signedIn = await createBrowser(instance.url).post('/api/login', { email: given.email, password })
    expect(signedIn.status).toBe(200)
    // smtp: addresses from before the step and from after it.
    const fresh = await browser.address()
    for (const { email } of [issued, fresh]) {
      expect(await instance.send(email, mail(`step${at}`))).toMatch(/^250/)
    }
    const id = at === 0 ? issued.id : `${issued.id}-${at + 1}`
    for (const one of [id, fresh.id]) expect((await browser.result(one)).status).toBe('completed')
    // jobs: nothing of what is done is taken up again, and a list comes to its end.
    const { application } = instance.running
    expect(await application.analysis.resumeUnfinished()).toBe(0)
    await application.purge()
    const body = `email\na${at}@nowhere.invalid\nb${at}@nowhere.invalid\n`
    const list = (await (await guest.call(lists, { method: 'POST', body })).json()) as { id: string }
    await expect
      .poll(async () => (await guest.json<{ status: string }>(`${lists}/${list.id}`)).status)
      .toBe('completed')
    expect((await fetch(`${instance.url}/readyz`)).status).toBe(200)
  }
  const { data, meta } = await browser.json<{ data: { id: string }[]; meta: { total: number } }>(
    '/api/emails?per_page=100',
  )
  expect(new Set(data.map((row) => row.id)).size).toBe(meta.total)
  expect(data.filter((row) => row.id.startsWith(issued.id))).toHaveLength(4)
}, 240_000)
