import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CurrentPlan } from '#contract/billing.ts'
import type { PlacementMonitor } from '#contract/placement.ts'
import type { Instance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'
import { startPlacementInstance } from './placement-world.ts'

/** What people do with monitors, and what a monitor may not be used for. */

const mailer = recordingMailer()
const path = '/api/inbox-placement/monitors'
let instance: Instance
beforeAll(async () => {
  instance = await startPlacementInstance({}, { mailer })
})
afterAll(() => instance?.close())

const alertsTo = (email: string) =>
  mailer.sent.filter(({ kind, to }) => kind === 'placement-alert' && to === email).length

async function make({ browser }: Person, given: object = {}): Promise<PlacementMonitor> {
  const made = await browser.post(path, { name: 'Weekly', providers: ['sim-icloud'], ...given })
  expect(made.status).toBe(201)
  return (await made.json()) as PlacementMonitor
}

test('an address that nobody confirmed is sent no alert; then test alerts are limited', async () => {
  const person = await register(instance, 'victim@example.org')
  const { browser, email, user } = person
  const unconfirm = (confirmed_at: Date | null) =>
    instance.running.application.database.db
      .updateTable('accounts')
      .set({ confirmed_at })
      .where('id', '=', user.id)
      .execute()
  const { id } = await make(person, { name: 'Buy cheap http://spam.example now', silent_hours: 1 })
  // One that was made before unconfirmed accounts could make none.
  await unconfirm(null)
  expect((await browser.post(path, { name: 'x', providers: ['sim-gmail'] })).status).toBe(403)
  const tried = () => browser.post(`${path}/${id}/try`)
  const refused = await tried()
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({
    code: 'unconfirmed',
    message: expect.stringContaining('Confirm your email address first'),
  })

  const { placement, database } = instance.running.application
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000)
  await database.db
    .updateTable('placement_monitors')
    .set({ created_at: hoursAgo })
    .where('account_id', '=', user.id)
    .execute()
  expect(await placement.work()).toBe(1)
  expect(alertsTo(email)).toBe(0)

  await unconfirm(new Date())
  const answers: number[] = []
  for (let n = 0; n < 8; n++) answers.push((await tried()).status)
  expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
  expect(alertsTo(email)).toBe(6)
})

test('a monitor can be renamed and switched off while its mailboxes cannot be read', async () => {
  const person = await register(instance, 'later@example.org')
  const { id } = await make(person)
  const { db } = instance.running.application.database
  await db
    .updateTable('placement_monitors')
    .set({ providers: JSON.stringify(['gone']) })
    .where('id', '=', id)
    .execute()
  const edit = (providers: string[]) =>
    person.browser.post(`${path}/${id}`, { name: 'Monthly', providers, enabled: false })
  expect((await edit(['gone', 'never'])).status).toBe(422)
  const edited = await edit(['gone'])
  expect(edited.status).toBe(200)
  expect(await edited.json()).toMatchObject({ name: 'Monthly', enabled: false, providers: ['gone'] })
})

test('monitors are counted as they are, on the page of the plan too', async () => {
  const person = await register(instance, 'counted@example.org')
  const used = async () => (await person.browser.json<CurrentPlan>('/api/profile/plan')).usage.monitors?.used
  expect(await used()).toBe(0)
  const { id } = await make(person)
  await make(person)
  expect(await used()).toBe(2)
  await person.browser.post(`${path}/${id}/delete`)
  expect(await used()).toBe(1)
})

test('the export has monitors and API keys, and no secret of either', async () => {
  const person = await register(instance, 'export@example.org')
  const monitor = await make(person, { webhook_url: 'https://hooks.example/in' })
  const key = await person.browser.post('/api/profile/api-keys', { name: 'Build', scopes: ['read'] })
  expect(key.status).toBe(201)
  const { api_key } = (await key.json()) as { api_key: string }
  const archive = await person.browser.call('/api/profile/export')
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  const text = (name: string) => new TextDecoder().decode(files[name])
  const [kept] = JSON.parse(text('placement-monitors.json'))
  const { name, marker, providers, webhook_url } = monitor
  expect(kept).toMatchObject({ name, marker, providers, webhook_url, drop_points: 20, tests: [], alerts: [] })
  expect(Object.keys(kept)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/secret|owner|key_id/)]),
  )
  const [shown] = JSON.parse(text('api-keys.json'))
  expect(shown).toMatchObject({ name: 'Build', scopes: ['read'], last_used_at: null })
  expect(Object.keys(shown).sort()).toEqual(
    [
      ...['created_at', 'expires_at', 'id', 'last4', 'last_used_at', 'last_used_from', 'name'],
      ...['networks', 'prefix', 'scopes'],
    ].sort(),
  )
  expect(text('api-keys.json')).not.toContain(api_key)
})
