import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Placement, PlacementComparison, PlacementMonitor } from '#contract/placement.ts'
import { createSealing } from '#platform/keys/sealing.ts'
import { resealWebhooks, webhookSubject } from '#services/placement/monitors/alerts.ts'
import { readSeedKeys } from '#services/placement/seeds/seed-keys.ts'
import type { Instance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'
import { completed, mail, quick, startPlacementInstance, until } from './placement-world.ts'

/** What happens around a report: what comes after it, what never comes, its files, its comparison, its alerts. */

const mailer = recordingMailer()
let instance: Instance
let user: Person
beforeAll(async () => {
  instance = await startPlacementInstance(
    { ALLOW_PRIVATE_NETWORKS: 'on' },
    { mailer, placement: { seedSettings: { ...quick, lateForMs: 120_000 }, simulated: { holdMs: 0 } } },
  )
  user = await register(instance, 'user@example.org')
})
afterAll(() => instance?.close())

const part = () => instance.running.application.placement
const database = () => instance.running.application.database.db

async function start(providers: string[]): Promise<Placement> {
  const { browser } = user
  const draft = (await (await browser.post('/api/internal/inbox-placement/')).json()) as { id: string }
  return (await (
    await browser.post(`/api/internal/inbox-placement/${draft.id}/start`, { providers })
  ).json()) as Placement
}
const send = (to: string, headers: Record<string, string>) =>
  instance.send(to, mail(headers), 'b@sender.example')

test('what arrives after the report is a note, and changes nothing of what was said', async () => {
  const begun = await start(['sim-company'])
  const [first, second] = begun.mailboxes.map(({ address }) => address) as [string, string]
  await send(first, { Subject: begun.marker })
  const done = await until(user.browser, begun.id, completed)
  expect(done.summary).toMatchObject({ inbox: 1, missing: 1 })
  await send(second, { Subject: begun.marker })
  const noted = await until(user.browser, begun.id, ({ results }) =>
    results.some(({ note }) => note.includes('After this report was completed, the email was found')),
  )
  const plain = (test: Placement) => ({
    ...test,
    results: test.results.map(({ note: _, ...row }) => row),
  })
  expect(plain(noted)).toEqual(plain(done))
  expect(noted.results.find(({ address }) => address === second)).toMatchObject({ status: 'missing' })
})

test('a test that nobody sends to expires, and a mail after that opens it no more', async () => {
  const begun = await start(['sim-icloud'])
  await database()
    .updateTable('placement_tests')
    .set({ closes_at: new Date(Date.now() - 1000) })
    .where('id', '=', begun.id)
    .execute()
  await part().collector!.tick()
  const over = await until(user.browser, begun.id, ({ status }) => status === 'expired')
  await send(begun.mailboxes[0]!.address, { Subject: begun.marker })
  await part().collector!.poll()
  await part().collector!.idle()
  expect(await user.browser.json(`/api/inbox-placement/${begun.id}`)).toEqual(over)
})

test('cells of the CSV that begin like a formula are harmless; without a browser there is no PDF', async () => {
  const begun = await start(['sim-icloud'])
  for (const { address } of begun.mailboxes) {
    await send(address, { Subject: begun.marker, From: 'Shop <=1+1@sender.example>' })
  }
  await until(user.browser, begun.id, completed)
  const csv = await (await user.browser.call(`/api/inbox-placement/${begun.id}/report.csv`)).text()
  expect(csv).toContain(",'=1+1@sender.example,")
  for (const line of csv.split('\r\n').slice(1)) {
    for (const cell of line.split(',')) expect(cell).not.toMatch(/^"?[=+\-@]/)
  }
  const pdf = await user.browser.call(`/api/inbox-placement/${begun.id}/report.pdf`)
  expect([pdf.status, ((await pdf.json()) as { code: string }).code]).toEqual([503, 'unavailable'])
})

test('two runs are compared by provider, and only when both are completed', async () => {
  const runs: Placement[] = []
  for (const mark of ['', '[junk]']) {
    const begun = await start(['sim-yahoo'])
    const compare = `/api/inbox-placement/compare?before=${begun.id}&after=${begun.id}`
    expect((await user.browser.call(compare)).status).toBe(409)
    for (const { address } of begun.mailboxes) await send(address, { Subject: `${mark} ${begun.marker}` })
    runs.push(await until(user.browser, begun.id, completed))
  }
  const compared = await user.browser.json<PlacementComparison>(
    `/api/inbox-placement/compare?before=${runs[0]!.id}&after=${runs[1]!.id}`,
  )
  expect(compared.rows).toMatchObject([
    { provider: 'sim-yahoo', before: { inbox: 2 }, after: { spam: 2 }, name: 'Yahoo-like' },
  ])
})

describe('a monitor', () => {
  const calls: { body: string; headers: IncomingHttpHeaders }[] = []
  const hook = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      calls.push({ body, headers: request.headers })
      response.writeHead(calls.length === 1 ? 500 : 200).end()
    })
  })
  let monitor: PlacementMonitor & { webhook_secret: string }
  beforeAll(async () => {
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
    const webhook_url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`
    const input = { name: 'Weekly', providers: ['sim-icloud'], webhook_url, silent_hours: 1 }
    const made = await user.browser.post('/api/inbox-placement/monitors', input)
    expect(made.status).toBe(201)
    monitor = (await made.json()) as typeof monitor
  })
  afterAll(() => hook.close())

  test('tells of silence once, tries again what failed under the same id, signed as documented', async () => {
    expect(await part().work()).toBe(0)
    await database()
      .updateTable('placement_monitors')
      .set({ created_at: new Date(Date.now() - 2 * 3_600_000) })
      .where('id', '=', monitor.id)
      .execute()
    expect(await part().work()).toBe(2)
    expect(calls).toHaveLength(1)
    expect(mailer.sent.filter(({ kind }) => kind === 'placement-alert')).toHaveLength(1)
    await database()
      .updateTable('placement_alerts')
      // Not now: the clock of the instance may be a millisecond behind that of the machine.
      .set({ due_at: new Date(Date.now() - 1_000) })
      .where('delivered_at', 'is', null)
      .execute()
    expect(await part().work()).toBe(1)
    expect(await part().work()).toBe(0)
    expect(mailer.sent.filter(({ kind }) => kind === 'placement-alert')).toHaveLength(1)
    const [failed, again] = calls.map(({ body }) => JSON.parse(body)) as Record<string, unknown>[]
    expect(failed).toMatchObject({ event: 'placement.alert', kind: 'silence', test_id: null, provider: null })
    expect(failed!.text).toContain('Weekly')
    expect(again).toEqual(failed)

    // The function that the documentation tells people to use.
    const page = await readFile(join(import.meta.dirname, '../../docs/en/develop/webhooks.md'), 'utf8')
    const code = /```\n(import \{ createHmac[\s\S]*?)```/.exec(page)![1]!
    const { isOurs } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
    const { body, headers } = calls[1]!
    const signature = String(headers['postproof-signature'])
    expect(isOurs(signature, body, monitor.webhook_secret)).toBe(true)
    expect(isOurs(signature, `${body} `, monitor.webhook_secret)).toBe(false)
    expect(isOurs(signature, body, `${monitor.webhook_secret}x`)).toBe(false)
    expect(isOurs(signature, body, monitor.webhook_secret, Date.now() + 400_000)).toBe(false)
    const shown = /```\n(\{[\s\S]*?\n\})\n```/.exec(page)![1]!
    expect(Object.keys(JSON.parse(shown)).sort()).toEqual(Object.keys(failed!).sort())
  })

  test('an alert to a German account is German, in its title and its text', async () => {
    await database().updateTable('accounts').set({ locale: 'de' }).where('id', '=', user.user.id).execute()
    const input = { name: 'Rundbrief', providers: ['sim-icloud'], silent_hours: 1 }
    const made = await user.browser.post('/api/inbox-placement/monitors', input)
    const { id } = (await made.json()) as PlacementMonitor
    await database()
      .updateTable('placement_monitors')
      .set({ created_at: new Date(Date.now() - 2 * 3_600_000) })
      .where('id', '=', id)
      .execute()
    expect(await part().work()).toBe(1)
    const alert = mailer.sent.findLast(({ kind }) => kind === 'placement-alert')
    expect(alert).toMatchObject({
      locale: 'de',
      title: expect.stringMatching(/^Rundbrief: .*(keine|Mail)/),
      text: expect.stringMatching(/ (keine|nicht|seit) /),
    })
    await user.browser.post(`/api/inbox-placement/monitors/${id}/delete`)
    await database().updateTable('accounts').set({ locale: 'en' }).where('id', '=', user.user.id).execute()
  })

  test('its secret is sealed again when the key changes, and opens with the new one alone', async () => {
    const old = await readSeedKeys(instance.config)
    const key = randomBytes(32)
    const rowOf = () =>
      database()
        .selectFrom('placement_monitors')
        .select(['webhook_secret', 'key_id'])
        .where('id', '=', monitor.id)
        .executeTakeFirstOrThrow()
    const before = await rowOf()
    const sealing = createSealing([key, ...old])
    expect(await resealWebhooks(database(), sealing)).toBe(1)
    expect(await resealWebhooks(database(), sealing)).toBe(0)
    const { webhook_secret, key_id } = await rowOf()
    expect(key_id).not.toBe(before.key_id)
    const sealed = { secret: webhook_secret!, key_id: key_id! }
    expect(createSealing([key]).open(sealed, webhookSubject(monitor.id))).toBe(monitor.webhook_secret)
    expect(await vi.waitFor(() => resealWebhooks(database(), createSealing(old)), 60_000)).toBe(0)
  })
})
