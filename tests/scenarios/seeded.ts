import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { Secret, TOTP } from 'otpauth'
import pino from 'pino'
import { createApi } from '#api/app.ts'
import type { Api } from '#api/types.ts'
import type { Health } from '#contract/admin.ts'
import type { Checkout } from '#contract/billing.ts'
import type { ClientPictures } from '#contract/client-pictures.ts'
import type { Placement, PlacementMonitor } from '#contract/placement.ts'
import type { Verification, VerifierList } from '#contract/verifier.ts'
import type { TokenBuckets } from '#platform/rate-limits/types.ts'
import { createBrowser, examples, type Instance } from '../instance.ts'
import type { PaidInstance } from '../paid-instance.ts'
import { type Person, register } from './accounts-world.ts'
import { completed, mail, until } from './placement-world.ts'

/** An instance with something in every corner, and what it answers to everyone who asks for anything. */

export type Seeded = {
  /** Headers of the caller, by name. */
  callers: Record<string, Record<string, string>>
  /** What may stand for `:id`, whichever kind it is. */
  ids: string[]
}

const list = '/api/internal/email-verification-lists'

export async function seed(instance: PaidInstance): Promise<Seeded> {
  const owner = await register(instance, 'owner@example.org')
  const admin = await register(instance, 'admin@example.org')
  const { firstAdmin } = instance.running.application.accountsPart
  await firstAdmin.claim(admin.user.id, (await firstAdmin.link())!.split('/').at(-1)!)
  const guest = createBrowser(instance.url)
  const { db } = instance.running.application.database
  await db.updateTable('accounts').set({ confirmed_at: new Date() }).execute()

  await buy(instance, owner)
  await operate(admin, owner)
  const ids = [
    ...(await testMails(instance, owner.browser, ['good-newsletter', 'careless-newsletter'])),
    ...(await testMails(instance, guest, ['plain-text'])),
    await uploadList(owner.browser),
    await verify(owner.browser),
    await place(instance, owner.browser),
    await watch(owner.browser),
  ]
  await ok(owner.browser.post(`/api/emails/${ids[0]}/share`, { shared: true }))
  await drawn(instance)
  await shown(owner.browser, ids.slice(0, 2))
  const key = await guard(owner)
  await instance.settled()
  return {
    callers: {
      nobody: {},
      guest: { cookie: [...guest.cookies].map((pair) => pair.join('=')).join('; ') },
      owner: { authorization: `Bearer ${owner.token}` },
      'key of the owner': { authorization: `Bearer ${key}` },
      admin: { authorization: `Bearer ${admin.token}` },
    },
    ids,
  }
}

async function ok<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** A plan by Stripe, with an invoice and a tax number. */
async function buy(instance: PaidInstance, { browser }: Person): Promise<void> {
  const wanted = { plan_id: 'agency', interval: 'month' }
  const checkout = await ok<Checkout>(browser.post('/api/profile/change-plan', wanted))
  await fetch(checkout.checkout_url!, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  })
  await instance.settled()
  await ok(browser.post('/api/profile/taxes', { type: 'eu_vat', value: 'DE123456789', country: 'DE' }))
  await instance.settled()
}

/** What an administrator leaves behind. */
async function operate({ browser, user }: Person, owner: Person): Promise<void> {
  await ok(browser.post(`/api/admin/accounts/${user.id}/plan`, { plan_id: 'pro' }))
  await ok(browser.post('/api/admin/offer-codes', { plan_id: 'pro', interval: 'month', count: 2 }))
  await ok(
    browser.post('/api/admin/taxes', {
      taxes: [{ id: 'de-vat', country: 'DE', type: 'vat', name: 'MwSt.', rate: 19, inclusive: true }],
    }),
  )
  await browser.post('/api/admin/accounts/nobody/plan', { plan_id: 'pro' })
  await browser.json(`/api/admin/accounts?search=${owner.email}`)
}

async function testMails(instance: Instance, browser: Person['browser'], names: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const name of names) {
    const { id, email } = await browser.address()
    await instance.send(email, await readFile(join(examples, `${name}.eml`)))
    const { status } = await browser.result(id)
    if (status !== 'completed') throw new Error(`${name}: ${status}`)
    ids.push(id)
  }
  return ids
}

/** Pictures, their heat maps, and what they add to the reports. */
async function drawn({ running }: Instance): Promise<void> {
  const { database, pictures } = running.application
  const waiting = () =>
    database.db.selectFrom('tests').select('id').where('pictures', 'in', ['pending', 'drawing']).execute()
  await waitFor(async () => {
    await pictures?.drain()
    return (await waiting()).length === 0
  })
}

/** As email clients show them, which is drawn for whoever asks first. */
async function shown(browser: Person['browser'], tests: string[]): Promise<void> {
  const asked = (id: string) => ok<ClientPictures>(browser.call(`/api/emails/${id}/clients`))
  for (const id of tests) await waitFor(async () => (await asked(id)).status !== 'pending')
}

async function uploadList(browser: Person['browser']): Promise<string> {
  const form = new FormData()
  form.set('file', new File(['name,mail\nA,ada@nosuch.invalid\nB,a@@b\nC,n/a\n'], 'Kunden.csv'))
  const { id } = await ok<VerifierList>(browser.call(list, { method: 'POST', body: form }))
  await waitFor(async () => (await browser.json<VerifierList>(`${list}/${id}`)).status === 'completed')
  return id
}

async function verify(browser: Person['browser']): Promise<string> {
  const path = '/api/internal/email-verification'
  const { id } = await ok<{ id: string }>(browser.post(path, { email: 'ada@nosuch.invalid' }))
  await waitFor(async () => (await browser.json<Verification>(`${path}/${id}`)).status !== 'pending')
  return id
}

async function place(instance: Instance, browser: Person['browser']): Promise<string> {
  const { id } = await ok<{ id: string }>(browser.post('/api/internal/inbox-placement'))
  const start = `/api/internal/inbox-placement/${id}/start`
  const begun = await ok<Placement>(browser.post(start, { providers: ['sim-gmail', 'sim-outlook'] }))
  for (const { address } of begun.mailboxes) {
    await instance.send(address, mail({ Subject: begun.marker }), 'bounce@sender.example')
  }
  await until(browser, begun.id, completed, 60_000)
  await ok(browser.post(`/api/inbox-placement/${begun.id}/share`, { shared: true }))
  return begun.id
}

async function watch(browser: Person['browser']): Promise<string> {
  const input = { name: 'Weekly', providers: ['sim-icloud'], email: true, silent_hours: 24 }
  return (await ok<PlacementMonitor>(browser.post('/api/inbox-placement/monitors', input))).id
}

/** A second factor, which begins a new session, and an API key made after it, whose text is answered. */
async function guard(person: Person): Promise<string> {
  const { browser } = person
  const { secret } = await ok<{ secret: string }>(browser.post('/api/profile/two-factor'))
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const enabled = await ok<{ api_token: string }>(browser.post('/api/profile/two-factor/enable', { code }))
  person.token = enabled.api_token
  const scopes = ['read', 'test', 'verify']
  const made = await ok<{ api_key: string }>(browser.post('/api/profile/api-keys', { name: 'CI', scopes }))
  return made.api_key
}

async function waitFor(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('it did not come to its end')
}

/** Asked nowhere: these make something new with each call, or tell of this process and this machine. */
const unasked = [
  '/metrics',
  '/healthz',
  '/readyz',
  '/api/captcha/challenge',
  '/api/get-email',
  '/api/update/:x/api-key',
  '/become-admin/:token',
  // Counts the calls, those that ask for the answers included.
  '/api/admin/use',
  // Printed by a browser, with the minute, from what other calls answer.
  '/api/emails/:id/report.pdf',
  '/api/inbox-placement/:id/report.pdf',
]
/** The same for everyone, and drawn for each call. */
const cards = /^\/(?:badge|embed|og)\//
/** Each call of it stands in the audit log: `exportsOf` asks for it, after all others. */
const account = '/api/profile/export'
/** Live questions to the world, whatever is stored. */
const live = /^\/api\/checkers\//

const names = ['desktop-plain.png', 'mobile-plain.png', 'desktop-plain-heat.png']

function pathsOf(route: string, ids: string[]): string[] {
  const path = route.replace('/:x/', '/profile/').replace(/\{(\w+)\}/g, ':$1')
  if (/:name\{/.test(path)) {
    return ids.flatMap((id) => names.map((name) => path.replace(':id', id).replace(/:name\{[^/]*/, name)))
  }
  if (path.includes(':file')) {
    return ids.flatMap((id) =>
      ['svg', 'png'].map((end) => path.replace(':kind', 'results').replace(':file', `${id}.${end}`)),
    )
  }
  return path.includes(':') ? ids.map((id) => path.replace(/:\w+/g, id)) : [path, `${path}?per_page=1&page=2`]
}

export type Answers = Map<string, string>

/** Every call there is, asked for every id at once, is more in a minute than a plan allows. */
const unlimited: TokenBuckets = { take: (_key, perMinute) => perMinute, giveBack: () => {} }

function apiOf({ config, running }: Instance): Api {
  const { services, keys, ready } = running.application
  return createApi({ config, services, keys, ready, buckets: unlimited, log: pino({ level: 'silent' }) })
}

/** Everything of the accounts, by account and file of its archive. */
export async function exportsOf(instance: Instance, { callers }: Seeded): Promise<Answers> {
  const answers: Answers = new Map()
  for (const caller of ['owner', 'admin']) {
    const response = await apiOf(instance).request(account, { headers: callers[caller]! })
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    for (const [name, bytes] of Object.entries(files)) {
      answers.set(`${name} of ${caller}`, Buffer.from(bytes).toString('latin1'))
    }
  }
  return answers
}

/** By call and caller: status, kind and body. */
export async function answersOf(instance: Instance, { callers, ids }: Seeded): Promise<Answers> {
  const api = apiOf(instance)
  const routes = new Set(api.routes.filter(({ method }) => method === 'GET').map(({ path }) => path))
  const answers: Answers = new Map()
  for (const route of routes) {
    if (unasked.includes(route) || route === account || live.test(route)) continue
    for (const path of pathsOf(route, ids)) {
      for (const [caller, headers] of Object.entries(callers)) {
        if (cards.test(path) && caller !== 'nobody') continue
        const response = await api.request(path, { headers })
        const body = await readBody(response)
        const kind = response.headers.get('content-type') ?? ''
        const told = path.startsWith(health) ? lasting(body) : perCall(body)
        answers.set(`${path} by ${caller}`, `${response.status} ${kind}\n${told}`)
      }
    }
  }
  return answers
}

/** Of a stream of events the first, which tells how things are; positions in the streams of a process are its own. */
async function readBody(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return Buffer.from(await response.arrayBuffer()).toString('latin1')
  }
  const reader = response.body!.getReader()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) break
    text += Buffer.from(value).toString('latin1')
    if (text.includes('\n\n')) break
  }
  await reader.cancel()
  return text.replace(/^id: .*~/gm, 'id: ~')
}

/** What each call has again: its own id, and a session at Stripe. */
const perCall = (body: string) => body.replace(/"(request_id|portal_url)":"[^"]*"/g, '"$1":""')

const health = '/api/admin/health'
/** Its parts that are of a process and its machine, by what is left out of them. */
const passing: Record<string, RegExp> = {
  // The jobs are set up again by the first process of a database; their clock ticks within a minute.
  queue: /.*/,
  // Who runs is compared, since when is not.
  processes: / for \d+ \w+/g,
  // Other tests are busy on this machine, and fill its disk.
  load: /.*/,
  disk: /.*/,
}

function lasting(body: string): string {
  const answer: Partial<Health> = JSON.parse(body)
  if (!answer.parts) return perCall(body)
  const parts = answer.parts.map((part) => {
    const left = passing[part.id]
    if (!left) return part
    const detail = part.detail.replace(left, '')
    return detail ? { ...part, detail } : { ...part, detail, status: '', codes: [] }
  })
  return JSON.stringify({ ...answer, parts })
}

/** Calls whose answers are not the same, with the beginning of what differs. */
export function differences(before: Answers, after: Answers): string[] {
  const found: string[] = []
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [a = '', b = ''] = [before.get(key), after.get(key)]
    if (a === b) continue
    let at = 0
    while (a[at] === b[at]) at++
    const from = Math.max(0, at - 60)
    found.push(`${key}: ${a.slice(from, at + 80)} | ${b.slice(from, at + 80)}`)
  }
  return found
}
