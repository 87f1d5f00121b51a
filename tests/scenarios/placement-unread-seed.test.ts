import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminSeed, PlacementProvider } from '#contract/placement.ts'
import { createBrowser, type Instance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'
import { startPlacementInstance } from './placement-world.ts'

/** A seed mailbox that was never read: it takes nothing away, cannot be chosen, and leads nowhere private. */

let instance: Instance
let admin: Person
beforeAll(async () => {
  instance = await startPlacementInstance({}, { mailer: recordingMailer() })
  admin = await register(instance, 'admin@example.org')
  const { firstAdmin } = instance.running.application.accountsPart
  await firstAdmin.claim(admin.user.id, (await firstAdmin.link())!.split('/').at(-1)!)
})
afterAll(() => instance?.close())

const input = (host: string) => ({
  provider: 'other',
  address: 'seed@example.org',
  host,
  password: 'never shown',
})
const post = (path: string, body: object) => admin.browser.post(path, body)
type Refused = { errors: Record<string, string[]> }

test.each(['127.0.0.1', '10.0.0.1', '[::1]', 'localhost', '169.254.169.254'])(
  'a host that leads to a private address is refused: %s',
  async (host) => {
    const response = await post('/api/admin/seeds', input(host))
    expect(response.status).toBe(422)
    expect(((await response.json()) as Refused).errors.host?.[0]).toMatch(/leads to a private address/)
  },
)

test('one that cannot be read leaves the simulated providers in place and cannot be chosen', async () => {
  const added = await post('/api/admin/seeds', input('imap.nowhere.invalid'))
  expect(added.status).toBe(201)
  const { id } = (await added.json()) as AdminSeed
  const offered = () => admin.browser.json<PlacementProvider[]>('/api/internal/inbox-placement/providers')
  expect((await offered()).filter(({ simulated }) => simulated)).toHaveLength(6)
  await post(`/api/admin/seeds/${id}/check`, {})
  const after = await offered()
  expect(after.filter(({ simulated, enabled }) => simulated && enabled)).toHaveLength(6)
  expect(after.find((one) => one.id === 'other')).toMatchObject({ enabled: false, mailboxes: 0 })

  for (const [language, said] of [
    ['en', /No mailbox is available there right now: other/],
    ['de', /Dort ist zurzeit kein Postfach verfügbar: other/],
  ] as const) {
    const guest = createBrowser(instance.url)
    const draft = (await (await guest.post('/api/internal/inbox-placement', {})).json()) as { id: string }
    const refused = await guest.call(`/api/internal/inbox-placement/${draft.id}/start`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: instance.url, 'accept-language': language },
      body: JSON.stringify({ providers: ['other'] }),
    })
    expect(refused.status).toBe(422)
    expect(((await refused.json()) as Refused).errors.providers?.[0]).toMatch(said)
  }

  const moved = await post(`/api/admin/seeds/${id}`, { host: '127.0.0.1' })
  expect(moved.status).toBe(422)
  expect(((await moved.json()) as Refused).errors.host?.[0]).toMatch(/leads to a private address/)
  expect((await post(`/api/admin/seeds/${id}`, { enabled: false })).status).toBe(200)

  // Read once, it takes the place of the simulated ones, and keeps it when it fails later.
  const { db } = instance.running.application.database
  await db
    .updateTable('placement_seeds')
    .set({ enabled: true, last_ok_at: new Date() })
    .where('id', '=', id)
    .execute()
  expect((await offered()).map((one) => one.id)).toEqual(['other'])
})
