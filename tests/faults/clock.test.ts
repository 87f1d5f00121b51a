import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrowser, type Instance, startInstance } from '../instance.ts'

/** The clock of the process jumps an hour forth, and two back: nothing is done twice, and nothing waits for an hour. */

const HOUR = 3_600_000
let moved = 0
let instance: Instance
beforeAll(async () => {
  instance = await startInstance({}, { clock: { now: () => Date.now() + moved } })
}, 240_000)
afterAll(() => instance?.close())

const mail = (subject: string) =>
  `From: a@sender.example\r\nTo: b@example.org\r\nSubject: ${subject}\r\n\r\nHello.\r\n`

test('mail, sessions and lists go on over jumps of the clock', async () => {
  const { browser } = instance
  const password = 'a long enough password'
  const given = {
    name: 'Ada',
    email: 'ada@example.org',
    password,
    password_confirmation: password,
    terms: true,
  }
  const registered = await browser.post('/api/register', given)
  expect(registered.ok).toBe(true)
  const { api_token } = (await registered.json()) as { api_token: string }
  const headers = { authorization: `Bearer ${api_token}` }
  // An account that is not confirmed makes no lists.
  const guest = createBrowser(instance.url)
  const issued = await browser.address()
  for (const [at, hours] of [1, -1, 0].entries()) {
    moved = hours * HOUR
    expect((await browser.call('/api/profile', { headers })).status).toBe(200)
    const fresh = await browser.address()
    for (const { email } of [issued, fresh])
      expect(await instance.send(email, mail(`jump${at}`))).toMatch(/^250/)
    const id = at === 0 ? issued.id : `${issued.id}-${at + 1}`
    for (const one of [id, fresh.id]) expect((await browser.result(one)).status).toBe('completed')

    const path = '/api/internal/email-verification-lists'
    const body = `email\na${at}@nowhere.invalid\nb${at}@nowhere.invalid\n`
    const list = (await (await guest.call(path, { method: 'POST', body })).json()) as { id: string }
    const status = async () => (await guest.json<{ status: string }>(`${path}/${list.id}`)).status
    await expect.poll(status).toBe('completed')
    expect((await fetch(`${instance.url}/readyz`)).status).toBe(200)
  }
  const { application } = instance.running
  expect(await application.analysis.resumeUnfinished()).toBe(0)
})
