import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClientLink, CreatedClientLink } from '#contract/client-links.ts'
import { insertWatched } from '#storage/watch/domains.ts'
import { createBrowser, type Instance, startInstance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'

/** A client's link: made, opened without an account, listed, and over by its end, its owner and its last domain. */

const DAY = 86_400_000
let late = 0
let site: Instance
let owner: Person
let stranger: Person

beforeAll(async () => {
  const clock = { now: () => Date.now() + late }
  site = await startInstance({ REGISTRATIONS_PER_HOUR: '1000' }, { mailer: recordingMailer(), clock })
  owner = await register(site, 'owner@example.org', undefined, { name: 'Agentur Nord' })
  stranger = await register(site, 'stranger@example.org')
  await watch([
    ['shop.example', 'Krume', 'secret note'],
    ['bakery.example', 'Krume'],
    ['other.example', 'Ostrel'],
  ])
  await look('shop.example', 'Forged mail is delivered.')
})
afterAll(() => site?.close())

const path = '/api/client-links'
const db = () => site.running.application.database.db
const services = () => site.running.application.services
/** Domains that are not due, so that none is looked at. */
async function watch(rows: [domain: string, client: string, note?: string][]): Promise<void> {
  const account_id = owner.user.id
  const given = rows.map(([domain, client, note = '']) => ({
    ...{ id: domain, account_id, domain, client, note, at: new Date() },
  }))
  await insertWatched(db(), account_id, given, 100)
  await db()
    .updateTable('watched_domains')
    .set({ due_at: new Date(Date.now() + 365 * DAY) })
    .execute()
}

/** What a look found: a fault whose words are its code. */
async function look(domain: string, says: string): Promise<void> {
  const facts = { records: {}, problems: { p: { id: 'p', code: says, status: 'bad', facts: {} } } }
  const dmarc = { facts, since: 0, answered: 0, pending: null, moves: [], unstable: null }
  await db()
    .updateTable('watched_domains')
    .set({ status: 'bad', score: 40, looked_at: new Date(), parts: JSON.stringify({ dmarc }) })
    .where('domain', '=', domain)
    .execute()
}

const links = async () => (await owner.browser.json<{ data: ClientLink[] }>(path)).data

async function make(client: string, days = 30): Promise<CreatedClientLink & { page: string }> {
  const answer = await owner.browser.post(path, { client, days })
  expect(answer.status).toBe(201)
  const made = (await answer.json()) as CreatedClientLink
  return { ...made, page: new URL(made.url).pathname }
}

/** By a browser without an account. */
const open = (page: string, headers: Record<string, string> = {}) =>
  createBrowser(site.url).call(page, { headers })

/** The page of a link that does not work, without what differs by its address and by the answer. */
async function plain(page: string): Promise<string> {
  const answer = await open(page)
  expect(answer.status).toBe(404)
  const token = page.split('/').at(-1)!
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')![1]!
  return (await answer.text()).replaceAll(token, 'TOKEN').replaceAll(nonce, 'NONCE')
}

/** A change of a domain, as a look keeps it. */
async function change(domain: string, at: number): Promise<void> {
  const { id } = await db()
    .selectFrom('watched_domains')
    .select('id')
    .where('domain', '=', domain)
    .executeTakeFirstOrThrow()
  const facts = (value: string) => ({ records: { [`_dmarc.${domain} TXT`]: [value] }, problems: {} })
  await db()
    .insertInto('watch_observations')
    .values({
      ...{ watched_id: id, part: 'dmarc', at: new Date(at), kind: 'changed' },
      before: JSON.stringify(facts('v=DMARC1; p=none')),
      after: JSON.stringify(facts('v=DMARC1; p=reject')),
    })
    .execute()
}

test('it is shown once, and only its hash is kept', async () => {
  const { link, url } = await make('Krume', 7)
  expect(url).toMatch(/^http.*\/clients\/[\w-]{43}$/)
  expect(new Date(link.ends_at).getTime() - new Date(link.created_at).getTime()).toBe(7 * DAY)
  expect(await links()).toEqual([link])
  expect(link).toMatchObject({ client: 'Krume', opened_at: null })
  const rows = JSON.stringify(await db().selectFrom('client_links').selectAll().execute())
  expect(rows).not.toContain(url.split('/').at(-1))
})

test.each([
  [{ client: 'Krume', days: 8 }, 422],
  [{ client: '', days: 30 }, 422],
  [{ client: 'Nobody', days: 30 }, 422],
  [{ client: 'Krume' }, 201],
])('asked for with %j it answers %d', async (input, status) => {
  expect((await owner.browser.post(path, input)).status).toBe(status)
})

test('the page shows the domains of the client in the reader’s language, and nothing of the agency', async () => {
  const { page } = await make('Krume')
  const now = Date.now()
  await change('shop.example', now - 29 * DAY)
  await change('bakery.example', now - 31 * DAY)
  await change('other.example', now)
  const answer = await open(page, { 'accept-language': 'de' })
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...{ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
    ...{ 'x-robots-tag': 'noindex, nofollow, noarchive', 'content-language': 'de' },
  })
  expect(answer.headers.get('set-cookie') ?? '').not.toContain('session')
  const html = await answer.text()
  expect(html).toMatch(/content="noindex"/)
  expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]).toBe('Krume')
  for (const shown of [
    'Geteilt von Agentur Nord',
    'shop.example',
    'bakery.example',
    'Erster Blick folgt gleich',
    'zuletzt angesehen',
    'Forged mail is delivered.',
  ])
    expect(html.includes(shown), shown).toBe(true)
  for (const hidden of ['secret note', 'other.example', 'Ostrel', owner.email, owner.user.id])
    expect(html.includes(hidden), hidden).toBe(false)
  const view = await services().clientLinks.open(page.split('/').at(-1)!)
  expect(view.changes.map(({ domain, title }) => [domain, title])).toEqual([['shop.example', 'DMARC']])
  expect(view.changes[0]).not.toHaveProperty('before')
  expect(view.domains[0]).not.toHaveProperty('note')
  await expect.poll(async () => (await links())[0]!.opened_at).not.toBeNull()
})

test('revoked, ended, of a suspended account and unknown are one page', async () => {
  const unknown = await plain(`/clients/${'a'.repeat(43)}`)
  expect(unknown).toContain('Ask the person who sent you the link for a new one.')
  expect(unknown).toContain('content="noindex"')
  for (const wrong of ['/clients/x', '/clients/%00', `/clients/${'a'.repeat(44)}`])
    expect((await open(wrong)).status, wrong).toBe(404)

  const revoked = await make('Krume')
  expect((await stranger.browser.post(`${path}/${revoked.link.id}/revoke`, {})).status).toBe(404)
  expect((await open(revoked.page)).status).toBe(200)
  expect((await owner.browser.post(`${path}/${revoked.link.id}/revoke`, {})).status).toBe(200)
  expect(await plain(revoked.page)).toBe(unknown)

  const ended = await make('Krume', 7)
  late = 7 * DAY
  expect(await plain(ended.page)).toBe(unknown)
  expect((await open(ended.page)).headers.get('referrer-policy')).toBe('no-referrer')
  late = 0
  expect((await open(ended.page)).status).toBe(200)

  const account = (change: object) =>
    db().updateTable('accounts').set(change).where('id', '=', owner.user.id).execute()
  const now = new Date()
  for (const [left, back] of [
    [
      { suspended_at: now, suspended_reason: 'spam', suspended_owner: 'o' },
      { suspended_at: null, suspended_reason: null, suspended_owner: null },
    ],
    [{ deletion_at: now }, { deletion_at: null }],
  ] as const) {
    await account(left)
    expect(await plain(ended.page)).toBe(unknown)
    await account(back)
  }
})

test('it follows the client’s name, and ends for good with the last domain of it', async () => {
  await watch([
    ['one.example', 'Hafen'],
    ['two.example', 'Hafen'],
  ])
  const { page, link } = await make('Hafen')
  const edit = (domain: string, client: string) =>
    owner.browser.post(`/api/watched-domains/${domain}`, { client })
  await edit('one.example', 'Hafen Optik')
  const html = await (await open(page)).text()
  expect(html).toContain('two.example')
  expect(html).not.toContain('one.example')
  await edit('two.example', 'Hafen Optik')
  expect((await open(page)).status).toBe(404)
  await edit('two.example', 'Hafen')
  expect((await open(page)).status).toBe(404)
  expect((await links()).map(({ id }) => id)).not.toContain(link.id)

  const last = await make('Hafen')
  await owner.browser.post('/api/watched-domains/two.example/delete', {})
  expect((await open(last.page)).status).toBe(404)
})

test('making and revoking are in the audit log, and links are in the export', async () => {
  const { data } = await owner.browser.json<{ data: { action: string; detail: { client?: string } }[] }>(
    '/api/profile/audit?per_page=100',
  )
  const told = data.filter(({ action }) => action.startsWith('client-link'))
  expect(new Set(told.map(({ action }) => action))).toEqual(
    new Set(['client-link-created', 'client-link-revoked']),
  )
  expect(told.every(({ detail }) => detail.client)).toBe(true)
  const archive = await (await owner.browser.call('/api/profile/export')).arrayBuffer()
  const file = unzipSync(new Uint8Array(archive))['client-links.json']!
  const kept = JSON.parse(Buffer.from(file).toString()) as object[]
  expect(kept).toHaveLength((await links()).length)
  expect(JSON.stringify(kept)).not.toContain('token_hash')
})

test('an account has at most 200 that have not ended', async () => {
  const row = (at: number) => ({
    ...{ id: `many-${at}`, account_id: owner.user.id, client: 'Krume', token_hash: `many-${at}` },
    ...{ created_at: new Date(), ends_at: new Date(Date.now() + DAY) },
  })
  const count = (await links()).length
  await db()
    .insertInto('client_links')
    .values(Array.from({ length: 200 - count }, (_, at) => row(at)))
    .execute()
  const refused = await owner.browser.post(path, { client: 'Krume' })
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({
    code: 'quota_exceeded',
    message: 'You can have 200 links that have not ended. Revoke one before you make another.',
  })
  late = 2 * DAY
  await make('Krume', 7)
  late = 0
  const { purgeLinks } = await import('#storage/watch/client-links.ts')
  expect(await purgeLinks(db(), new Date(Date.now() + 1.5 * DAY))).toBe(200 - count)
})

test('a key makes links when it may read as well', async () => {
  const caller = (await services().accounts.recognize(owner.token, 'bearer'))!
  const outcomes = []
  for (const scopes of [['test'], ['test', 'read']] as const) {
    const { api_key } = await services().apiKeys.create(caller, { name: 'k', scopes: [...scopes] })
    const headers = { authorization: `Bearer ${api_key}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ client: 'Krume' })
    outcomes.push((await fetch(`${site.url}${path}`, { method: 'POST', headers, body })).status)
  }
  expect(outcomes).toEqual([403, 201])
})
