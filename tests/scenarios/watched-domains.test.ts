import type { ZoneDefinition } from '@postproof/dns/zone'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WatchAdded, WatchedDomains, WatchHistory } from '#contract/watched-domains.ts'
import { startDnsServer } from '../../packages/emulators/dns-server.ts'
import { type Instance, startInstance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'

/** Domains watched by call, over a DNS server that changes: added, looked at, reported by mail, seen, exported, removed. */

const mailer = recordingMailer()
const zone: ZoneDefinition = {
  'shop.example': {
    MX: [[10, 'mx.shop.example']],
    TXT: ['v=spf1 mx -all'],
    NS: ['ns1.shop.example', 'ns2.shop.example'],
  },
  'mx.shop.example': { A: '45.45.45.1' },
  '_dmarc.shop.example': { TXT: 'v=DMARC1; p=reject' },
}
let dns: Awaited<ReturnType<typeof startDnsServer>>
let site: Instance
let owner: Person
let stranger: Person

beforeAll(async () => {
  dns = await startDnsServer(zone)
  site = await startInstance({ REGISTRATIONS_PER_HOUR: '1000', DNS_SERVERS: dns.address }, { mailer })
  owner = await register(site, 'owner@example.org')
  stranger = await register(site, 'stranger@example.org')
})
afterAll(async () => {
  await site?.close()
  await dns?.close()
})

const path = '/api/watched-domains'
const db = () => site.running.application.database.db
const work = () => site.running.application.watch.work()
const read = (who = owner) => who.browser.json<WatchHistory>(`${path}/shop.example`)

/** The clock of the instance may be a millisecond behind that of the machine: what is due now is due next time. */
const past = () => new Date(Date.now() - 1_000)

/** Makes the domain due, and what it waits for old enough to be confirmed. */
async function later() {
  const row = await db().selectFrom('watched_domains').selectAll().executeTakeFirstOrThrow()
  const parts = Object.fromEntries(
    Object.entries(row.parts as Record<string, { pending: { at: number } | null }>).map(([part, state]) => [
      part,
      { ...state, pending: state.pending && { ...state.pending, at: state.pending.at - 600_000 } },
    ]),
  )
  await db()
    .updateTable('watched_domains')
    .set({ due_at: past(), parts: JSON.stringify(parts) })
    .execute()
}

test('lines that can be read are added, the others are named', async () => {
  const answer = await owner.browser.post(path, {
    domains: 'Domain;Client\nhttps://shop.example/;Krume\nlocalhost;x\n',
    client: '',
  })
  expect(answer.status).toBe(201)
  const added = (await answer.json()) as WatchAdded
  expect(added).toMatchObject({
    added: ['shop.example'],
    there: [],
    refused: [{ line: 3, text: 'localhost' }],
  })
  expect(added.refused[0]!.reason).toMatch(/\.$/)
  const again = (await (await owner.browser.post(path, { domains: 'shop.example' })).json()) as WatchAdded
  expect(again).toEqual({ added: [], there: ['shop.example'], refused: [] })
  expect((await owner.browser.post(path, { domains: '  ' })).status).toBe(422)
})

test('a change is reported once by mail, with both sides, and is seen until it is acknowledged', async () => {
  await work()
  const before = await read()
  expect(before).toMatchObject({
    client: 'Krume',
    policy: 'reject',
    mail_servers: ['mx.shop.example'],
    changes: [],
  })
  expect(before.looked_at).not.toBeNull()

  zone['_dmarc.shop.example'] = { TXT: 'v=DMARC1; p=none' }
  await later()
  await work()
  expect((await read()).changes).toEqual([])
  await later()
  await work()
  // The domain is looked at again within hours, and the letter does not wait for that.
  await sql`update watch_alerts set made_at = made_at - interval '61 minutes'`.execute(db())
  await work()
  await work()
  const letters = mailer.sent.filter(({ kind }) => kind === 'watch-alert')
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatchObject({ to: owner.email, title: 'A change at shop.example' })
  expect((letters[0] as { text: string }).text).toMatch(/p=reject.*p=none/s)

  const { changes, open_alerts } = await read()
  expect(open_alerts).toBe(1)
  expect(changes).toMatchObject([{ part: 'dmarc', kind: 'worse', severity: 'warning' }])
  expect(changes[0]!.says).toMatch(/\.$/)
  expect(changes[0]!.before.join()).toContain('p=reject')
  const list = await owner.browser.json<WatchedDomains>(`${path}?state=open&search=SHOP&client=Krume`)
  expect(list).toMatchObject({
    meta: { total: 1 },
    summary: { domains: 1, open_alerts: 1 },
    clients: ['Krume'],
  })

  const acknowledge = async (which: object) =>
    (await owner.browser.post(`${path}/alerts/acknowledge`, which)).json()
  const [{ id } = { id: '' }] = changes
  expect(await acknowledge({ id: '999999' })).toEqual({ acknowledged: 0 })
  expect(await acknowledge({ id: "1' or true" })).toMatchObject({ code: 'invalid' })
  expect((await read()).open_alerts).toBe(1)
  expect(await acknowledge({ id, domain: 'shop.example' })).toEqual({ acknowledged: 1 })
  expect((await read()).changes).toMatchObject([{ id, acknowledged_at: expect.any(String) }])
  expect(await acknowledge({})).toEqual({ acknowledged: 0 })
  expect(await owner.browser.json(`${path}/alerts`)).toEqual({ data: [] })
  expect((await owner.browser.json<WatchedDomains>(`${path}?state=open`)).meta.total).toBe(0)
})

test('a resolver that is silent changes nothing', async () => {
  for (const name of Object.keys(zone)) zone[name] = 'SERVFAIL'
  const { changes, parts } = await read()
  for (let look = 0; look < 2; look++) {
    await later()
    await work()
  }
  const now = await read()
  expect(now).toMatchObject({ status: 'no-data', score: null, policy: 'none' })
  expect(now.changes).toEqual(changes)
  expect(now.parts.map(({ part, state }) => [part, state])).toEqual(
    parts.map(({ part, state }) => [part, state]),
  )
})

test('client and note are changed, and nobody else has the domain', async () => {
  expect((await owner.browser.post(`${path}/shop.example`, { note: 'Thursdays' })).status).toBe(200)
  expect(await read()).toMatchObject({ client: 'Krume', note: 'Thursdays' })
  for (const call of ['', '/check', '/delete'])
    expect((await stranger.browser.post(`${path}/shop.example${call}`, {})).status).toBe(404)
  expect((await stranger.browser.json<WatchedDomains>(path)).data).toEqual([])
})

test('quiet hours and the silence for a planned change are set by call, and exported', async () => {
  const hours = { from: '22:00', to: '06:30', time_zone: 'Europe/Berlin', lets_bad: true }
  const quiet = async () =>
    (await owner.browser.json<{ quiet_hours: unknown }>(`${path}/quiet-hours`)).quiet_hours
  for (const [input, status] of [
    [{ ...hours, from: '25:00' }, 422],
    [{ ...hours, to: '22:00' }, 422],
    [{ ...hours, time_zone: 'Mars/Phobos' }, 422],
    [hours, 200],
  ] as const)
    expect((await owner.browser.post(`${path}/quiet-hours`, input)).status).toBe(status)
  expect(await quiet()).toEqual(hours)
  expect(await stranger.browser.json(`${path}/quiet-hours`)).toEqual({ quiet_hours: null })

  const silence = (who: Person, input: object) => who.browser.post(`${path}/shop.example/silence`, input)
  expect((await silence(stranger, { hours: 4 })).status).toBe(404)
  expect((await silence(owner, { hours: 5 })).status).toBe(422)
  expect((await silence(owner, { hours: 24, word: 'New provider' })).status).toBe(200)
  expect((await read()).silence).toMatchObject({ word: 'New provider' })
  expect((await stranger.browser.post(`${path}/shop.example/silence/end`, {})).status).toBe(404)
  expect((await owner.browser.post(`${path}/shop.example/silence/end`, {})).status).toBe(200)
  expect((await read()).silence).toBeNull()
  await work()

  const archive = await (await owner.browser.call('/api/profile/export')).arrayBuffer()
  const files = unzipSync(new Uint8Array(archive))
  expect(JSON.parse(Buffer.from(files['quiet-hours.json']!).toString())).toEqual(hours)
  expect((await owner.browser.post(`${path}/quiet-hours/delete`, {})).status).toBe(200)
  expect(await quiet()).toBeNull()
})

test('of two processes one looks at a domain; a claim that is too old is void', async () => {
  const { claimWatched, keepLook } = await import('#storage/watch/work.ts')
  await later()
  const now = new Date()
  const [one, two] = await Promise.all(
    [0, 1].map(() => claimWatched(db(), now, new Date(now.getTime() - 600_000))),
  )
  expect([one, two].filter(Boolean)).toHaveLength(1)
  const held = (one ?? two)!
  const next = new Date(now.getTime() + 700_000)
  const other = await claimWatched(db(), next, new Date(next.getTime() - 600_000))
  expect(other?.id).toBe(held.id)
  const look = { dueAt: next, lookedAt: now, status: 'good' as const, score: 1, parts: {}, changes: [] }
  const kept = { ...look, isSilenceOver: false }
  expect(await keepLook(db(), held, () => kept)).toBe(false)
  expect(await keepLook(db(), other!, () => ({ ...kept, parts: held.parts }))).toBe(true)
})

test('removed, it is gone with its changes', async () => {
  expect((await owner.browser.post(`${path}/shop.example/delete`, {})).status).toBe(200)
  expect((await owner.browser.call(`${path}/shop.example`)).status).toBe(404)
  expect(await db().selectFrom('watch_observations').selectAll().execute()).toEqual([])
})
