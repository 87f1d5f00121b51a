import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SeedAccess } from '@postproof/placement/mailbox-world'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { AdminSeed, Placement, PlacementMonitor, PlacementProvider } from '#contract/placement.ts'
import { createSimulatedProviders } from '#emulators/placement/simulated-providers.ts'
import { createBrowser, type Instance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'
import { completed, mail, startPlacementInstance, until } from './placement-world.ts'

/** Real seed mailboxes, by password over IMAP: those of the stand-in providers, added as an administrator adds them. */

const outside = createSimulatedProviders({ holdMs: 0 })
const mailer = recordingMailer()
let instance: Instance
let accesses: SeedAccess[]
let admin: Person
let user: Person

beforeAll(async () => {
  ;({ accesses } = await outside.start())
  instance = await startPlacementInstance(
    { ALLOW_PRIVATE_NETWORKS: 'on', REGISTRATIONS_PER_HOUR: '100' },
    { mailer },
  )
  admin = await register(instance, 'admin@example.org')
  user = await register(instance, 'user@example.org')
  const { firstAdmin } = instance.running.application.accountsPart
  await firstAdmin.claim(admin.user.id, (await firstAdmin.link())!.split('/').at(-1)!)
})
afterAll(async () => {
  await instance?.close()
  await outside.close()
})

const inputOf = (access: SeedAccess, password?: string) => ({
  provider: 'own',
  address: access.address,
  host: access.host,
  port: access.port,
  security: access.security,
  username: access.username,
  password: password ?? (access.auth as { password: string }).password,
})
const add = async (access: SeedAccess, password?: string): Promise<AdminSeed> => {
  const response = await admin.browser.post('/api/admin/seeds', inputOf(access, password))
  expect(response.status).toBe(201)
  return (await response.json()) as AdminSeed
}

test('seeds are added, checked and used; one with a wrong password harms no other; secrets never leave', async () => {
  const secret = 'wrong-and-very-secret'
  const good = await Promise.all(accesses.slice(2, 6).map((access) => add(access)))
  const bad = await add(accesses[6]!, secret)
  expect(good[0]!.health.state).toBe('untested')
  const checked = (await (
    await admin.browser.post(`/api/admin/seeds/${good[0]!.id}/check`)
  ).json()) as AdminSeed
  expect(checked.health).toMatchObject({ state: 'ok', text: 'Working: we can read it.' })
  expect(checked.health.folders.map(({ path }) => path)).toContain('INBOX')

  const begun = (await (await user.browser.post('/api/inbox-placement', {})).json()) as Placement
  expect(begun).toMatchObject({ status: 'waiting', simulated: false })
  expect(begun.mailboxes).toHaveLength(5)
  for (const { address } of begun.mailboxes) {
    await outside.deliver(Buffer.from(mail({ Subject: begun.marker })), address, { from: 'b@sender.example' })
  }
  const done = await until(user.browser, begun.id, completed)
  expect(done.summary).toMatchObject({ inbox: 4, unknown: 1, total: 5 })
  const failed = done.results.find(({ mailbox }) => mailbox.id === bad.id)!
  expect(failed).toMatchObject({ status: 'unreachable', chip: 'empty', tab: null })
  expect(failed.note).toMatch(/password/)

  const seeds = await (await admin.browser.call('/api/admin/seeds')).text()
  const report = await (await user.browser.call(`/api/inbox-placement/${begun.id}`)).text()
  for (const text of [seeds, report, JSON.stringify(bad)]) {
    expect(text).not.toContain(secret)
    expect(text).not.toMatch(/"(?:password|secret|key_id)":/)
  }
  const { db } = instance.running.application.database
  const rows = await db.selectFrom('placement_seeds').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(secret)
  const providers = await user.browser.json<PlacementProvider[]>('/api/internal/inbox-placement/providers')
  expect(providers).toMatchObject([{ id: 'own', mailboxes: 4, simulated: false }])

  const edited = await admin.browser.post(`/api/admin/seeds/${bad.id}`, {
    password: (accesses[6]!.auth as { password: string }).password,
  })
  expect(await edited.json()).toMatchObject({
    health: { state: 'untested' },
    username: accesses[6]!.username,
  })
  const again = (await (await admin.browser.post(`/api/admin/seeds/${bad.id}/check`)).json()) as AdminSeed
  expect(again.health.state).toBe('ok')
  for (const { id } of [...good.slice(1), bad]) await admin.browser.post(`/api/admin/seeds/${id}/delete`)
  // The mailbox that can be read now may hold the mail, which is noted beside what was reported.
  const withoutNotes = ({ results }: Placement) => results.map((result) => ({ ...result, note: '' }))
  const later = await user.browser.json<Placement>(`/api/inbox-placement/${begun.id}`)
  expect(withoutNotes(later)).toEqual(withoutNotes(done))
})

test('a monitor makes a test of each campaign, and tells of spam by mail and signed webhook, once', async () => {
  const calls: { body: string; signature: string }[] = []
  const hook = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      calls.push({ body, signature: String(request.headers['postproof-signature']) })
      response.end('ok')
    })
  })
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
  try {
    const webhook_url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`
    const input = { name: 'Weekly', providers: ['own'], webhook_url }
    const made = await user.browser.post('/api/inbox-placement/monitors', input)
    expect(made.status).toBe(201)
    const monitor = (await made.json()) as PlacementMonitor & { webhook_secret: string }
    const read = async () =>
      (await user.browser.json<{ data: PlacementMonitor[] }>('/api/inbox-placement/monitors')).data[0]!
    expect(JSON.stringify(await read())).not.toContain(monitor.webhook_secret)
    for (const call of ['', '/try', '/delete']) {
      const path = `/api/inbox-placement/monitors/${monitor.id}${call}`
      expect((await admin.browser.post(path, input)).status).toBe(404)
    }

    const { address } = accesses[2]!
    const deliver = (subject: string, at: number) => {
      vi.spyOn(Date, 'now').mockReturnValue(at)
      try {
        return outside.deliver(Buffer.from(mail({ Subject: `${subject} ${monitor.marker}` })), address, {
          from: 'b@sender.example',
        })
      } finally {
        vi.restoreAllMocks()
      }
    }
    await deliver('News', Date.now())
    await vi.waitFor(async () => expect((await read()).last_test_id).not.toBe(null), { timeout: 60_000 })
    const first = (await read()).last_test_id!
    expect((await until(user.browser, first, completed)).summary.inbox).toBe(1)
    await deliver('News again [junk]', Date.now() + 40 * 60_000)
    await vi.waitFor(async () => expect((await read()).last_test_id).not.toBe(first), { timeout: 60_000 })
    const second = (await read()).last_test_id!
    expect((await until(user.browser, second, completed)).summary.spam).toBe(1)
    await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 60_000 })
    const [{ body, signature }] = calls as [(typeof calls)[0]]
    const [, seconds, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature)!
    expect(createHmac('sha256', monitor.webhook_secret).update(`${seconds}.${body}`).digest('hex')).toBe(mac)
    expect(JSON.parse(body)).toMatchObject({
      event: 'placement.alert',
      kind: 'spam',
      test_id: second,
      text: expect.stringContaining('Weekly'),
    })
    await instance.running.application.placement.work()
    expect(calls).toHaveLength(1)
    expect(mailer.sent.filter(({ kind }) => kind === 'placement-alert')).toHaveLength(1)
    const tried = await (await user.browser.post(`/api/inbox-placement/monitors/${monitor.id}/try`)).json()
    expect(tried).toMatchObject({
      data: [
        { way: 'email', ok: true },
        { way: 'webhook', ok: true },
      ],
    })
  } finally {
    hook.close()
  }
})

test('the facade /ext/v2 starts and reads tests with a key, under its own names', async () => {
  const { accounts, apiKeys } = instance.running.application.services
  const login = await accounts.login(
    { email: 'user@example.org', password: 'correct horse battery' },
    { browser: null, network: '192.0.2.1' },
  )
  const caller = (await accounts.recognize((login as { api_token: string }).api_token, 'bearer'))!
  const { api_key } = await apiKeys.create(caller, { name: 'x', scopes: ['read', 'test'] })
  const stranger = createBrowser(instance.url)
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${api_key}`, 'content-type': 'application/json' }
    return (await stranger.call(`/ext/v2${path}`, { ...init, headers })).json() as Promise<
      Record<string, never>
    >
  }
  expect((await stranger.call('/ext/v2/status')).status).toBe(401)
  expect(await call('/status')).toMatchObject({ email: 'user@example.org', subscription: { limits: {} } })
  const mailboxes = (await call('/inbox-placement/mailboxes')) as unknown as { id: number; address: string }[]
  expect(mailboxes).toHaveLength(1)
  const begun = (await call('/inbox-placement', { method: 'POST', body: '{}' })) as unknown as { id: string }
  await outside.deliver(Buffer.from(mail({}, `Test ${begun.id}`)), mailboxes[0]!.address, {
    from: 'b@sender.example',
  })
  await vi.waitFor(
    async () => expect(await call(`/inbox-placement/${begun.id}`)).toMatchObject({ status: 'completed' }),
    {
      timeout: 60_000,
    },
  )
  expect(await call(`/inbox-placement/${begun.id}`)).toMatchObject({
    id: begun.id,
    results: [
      {
        mailbox: mailboxes[0],
        status: 'delivered',
        tab: 'inbox',
        sender: 'news@sender.example',
        blacklists: 0,
      },
    ],
  })
  const list = (await call('/inbox-placement?page=1&per_page=5')) as unknown as { data: { id: string }[] }
  expect(list.data[0]!.id).toBe(begun.id)
  const check = (await call('/spam-check', { method: 'POST' })) as unknown as {
    id: string
    inbox_address: string
  }
  expect(check.inbox_address).toContain('@')
  expect(await call(`/spam-check/${check.id}`)).toMatchObject({ status: 'waiting', results: [] })
})
