import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/accounts.ts'
import type { List } from '#contract/common.ts'
import type { MemberInvitation, Members, OwnSeats } from '#contract/members.ts'
import type { SeatRole } from '#contract/seat-roles.ts'
import { createBrowser, type Instance, startInstance } from '../instance.ts'
import {
  linkToken,
  type Person,
  password,
  recordingMailer,
  register,
  registerOnly,
} from './accounts-world.ts'

/** Seats: invited by mail, accepted with the invited address alone, and over by removal, end, deletion and suspension. */

const DAY = 86_400_000
let late = 0
let count = 0
const mailer = recordingMailer()
let site: Instance
let krume: Person

beforeAll(async () => {
  const clock = { now: () => Date.now() + late }
  const settings = { REGISTRATIONS_PER_HOUR: '1000', BILLING: 'manual' }
  site = await startInstance(settings, { mailer, clock })
  krume = await register(site, 'krume@example.org', undefined, { name: 'Krume GmbH' })
  await plan(krume, 'agency')
})
afterEach(() => {
  late = 0
})
afterAll(() => site?.close())

const db = () => site.running.application.database.db
const plan = (person: Person, id: string) =>
  site.running.application.services.plans.grant(person.user.id, {
    ...{ planId: id, interval: null, status: 'active', renewsAt: null, cancelAt: null, source: 'admin' },
  })

const person = async (name = 'colleague', more: object = {}) => {
  count += 1
  return register(site, `${name}-${count}@example.org`, undefined, more)
}

async function invite(email: string, role: SeatRole = 'editor', last_day = '', by = krume) {
  const answer = await by.browser.post('/api/members/invitations', { email, role, last_day })
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as MemberInvitation
}
const own = (of: Person) => of.browser.json<OwnSeats>('/api/seats')
const members = (of = krume) => of.browser.json<Members>('/api/members')
const workIn = (of: Person, account_id: string | null = krume.user.id) =>
  of.browser.post('/api/seats/work-in', { account_id })
async function accept(of: Person): Promise<void> {
  const [invitation] = (await own(of)).invitations
  const answer = await of.browser.post(`/api/seats/invitations/${invitation!.id}/accept`)
  expect(answer.status).toBe(200)
}
/** A colleague who works in the account of Krume. */
async function colleague(role: SeatRole = 'editor', last_day = ''): Promise<Person> {
  const mara = await person()
  await invite(mara.email, role, last_day)
  await accept(mara)
  expect((await workIn(mara)).status).toBe(200)
  return mara
}
async function refused(answer: Promise<Response>): Promise<string> {
  const response = await answer
  const { code } = (await response.json()) as { code?: string }
  return `${response.status} ${code}`
}
const newsletters = async (of: Person) =>
  (await of.browser.json<{ data: { name: string }[] }>('/api/newsletters')).data.map(({ name }) => name)
const log = async () => (await krume.browser.json<List<AuditEntry>>('/api/profile/audit?per_page=50')).data

test('a colleague is invited, accepts, works there, and every step is in the activity log', async () => {
  const mara = await person('mara')
  const { id } = await invite(mara.email, 'editor', '2099-12-31')
  const token = linkToken(mailer.sent, 'member-invited', mara.email)
  const letter = mailer.sent.findLast(({ to }) => to === mara.email)
  expect(letter).toMatchObject({ by: krume.email })
  const guest = createBrowser(site.url)
  expect(await guest.json(`/api/seats/invitations/${token}`)).toMatchObject({
    ...{ id, account_name: 'Krume GmbH', account_email: krume.email, email: mara.email },
    ...{ role: 'editor', last_day: '2099-12-31' },
  })
  await accept(mara)
  expect((await workIn(mara)).status).toBe(200)
  await mara.browser.post('/api/newsletters', { name: 'By Mara' })
  expect(await newsletters(krume)).toContain('By Mara')
  expect((await workIn(mara, null)).status).toBe(200)
  expect(await newsletters(mara)).toEqual([])

  const seat = (await members()).members.find(({ email }) => email === mara.email)!
  await krume.browser.post(`/api/members/${seat.id}`, { role: 'reader', last_day: '' })
  expect((await own(mara)).seats[0]).toMatchObject({ role: 'reader', last_day: null })
  await krume.browser.post(`/api/members/${seat.id}/remove`)
  const told = (await log()).slice(0, 4)
  expect(told.map(({ action, member, about }) => [action, member, about])).toEqual([
    ['member-removed', null, mara.email],
    ['member-changed', null, mara.email],
    ['member-joined', mara.email, mara.email],
    ['member-invited', null, null],
  ])
})

test('what a member does in the account carries who did it', async () => {
  const mara = await colleague('owner')
  expect((await mara.browser.post('/api/profile/api-keys', { name: 'Build' })).status).toBe(201)
  const [entry] = await log()
  expect(entry).toMatchObject({ action: 'api-key-created', actor: 'member', member: mara.email })
  // It is a key of the account, which goes on without the member.
  expect(await krume.browser.json('/api/profile/api-keys')).toMatchObject({ data: [{ name: 'Build' }] })
})

test('a reader reads, an editor edits, an owner owns; none reaches the login', async () => {
  const [reader, editor, owner] = [
    await colleague('reader'),
    await colleague('editor'),
    await colleague('owner'),
  ]
  const tried = async (of: Person) => ({
    reads: (await of.browser.call('/api/newsletters')).status,
    edits: (await of.browser.post('/api/newsletters', { name: of.email })).status,
    people: (await of.browser.call('/api/members')).status,
    login: await refused(of.browser.post('/api/profile/password', {})),
    deletion: await refused(of.browser.post('/api/profile/delete', {})),
    who: (await of.browser.json<{ email: string }>('/api/profile')).email,
  })
  const login = { login: '403 own_account', deletion: '403 own_account' }
  expect(await tried(reader)).toEqual({ reads: 200, edits: 403, people: 403, ...login, who: reader.email })
  expect(await tried(editor)).toEqual({ reads: 200, edits: 201, people: 403, ...login, who: editor.email })
  expect(await tried(owner)).toEqual({ reads: 200, edits: 201, people: 200, ...login, who: owner.email })
})

test('an address that a page shows to a reader is of their own account, to an editor of the other', async () => {
  const { addresses, services } = site.running.application
  const ownerOf = async ({ token }: Person) => {
    const account = await services.accounts.recognize(token, 'bearer')
    const { id } = services.spamTests.issueAddress({ browser: null, network: '192.0.2.1', account })
    const known = addresses.recognize(id, Date.now())
    return 'address' in known ? known.address.owner : known.state
  }
  const [reader, editor] = [await colleague('reader'), await colleague('editor')]
  const tag = ({ user }: Person) => addresses.ownerTag(`account/${user.id}`)
  expect([await ownerOf(reader), await ownerOf(editor)]).toEqual([tag(reader), tag(krume)])
})

test('an administrator who works elsewhere is none there', async () => {
  const admin = await colleague('owner')
  await db().updateTable('accounts').set({ is_admin: true }).where('id', '=', admin.user.id).execute()
  expect((await admin.browser.call('/api/admin/accounts')).status).toBe(403)
  await workIn(admin, null)
  expect((await admin.browser.call('/api/admin/accounts')).status).toBe(200)
})

test.for(['removed', 'ended', 'suspended', 'deleted'] as const)(
  'a seat that is %s reaches nothing at once, and says why',
  async (how) => {
    const host = await person('host', { name: 'Host' })
    await plan(host, 'agency')
    await host.browser.post('/api/newsletters', { name: 'Secret' })
    const mara = await person('mara')
    await invite(mara.email, 'owner', '2099-12-31', host)
    await accept(mara)
    await workIn(mara, host.user.id)
    expect(await newsletters(mara)).toEqual(['Secret'])
    const to = { accounts: db().updateTable('accounts').where('id', '=', host.user.id) }
    if (how === 'removed') await host.browser.post(`/api/members/${mara.user.id}/remove`)
    if (how === 'ended')
      await db()
        .updateTable('account_members')
        .set({ ends_at: new Date(Date.now() - 1) })
        .where('member_id', '=', mara.user.id)
        .execute()
    if (how === 'suspended')
      await to.accounts
        .set({ suspended_at: new Date(), suspended_reason: 'Spam', suspended_owner: 'tag' })
        .execute()
    if (how === 'deleted') {
      await to.accounts.set({ deletion_at: new Date(0) }).execute()
      await site.running.application.services.accounts.purge()
    }
    expect(await newsletters(mara)).toEqual([])
    // What was meant for the other account is not done in the own one.
    expect(await refused(mara.browser.post('/api/newsletters', { name: 'Late' }))).toBe('403 seat_over')
    expect(await refused(workIn(mara, host.user.id))).toBe('404 not_found')
    const page = await (await mara.browser.call('/dashboard')).text()
    const why = {
      removed: 'You are no longer a member of Host',
      ended: 'Your time as a member of Host has ended',
      suspended: 'The account that you worked in is no longer available',
      deleted: 'The account that you worked in is no longer available',
    }
    expect(page).toContain(why[how])
    expect((await workIn(mara, null)).status).toBe(200)
    expect((await mara.browser.post('/api/newsletters', { name: 'Own' })).status).toBe(201)
  },
)

test('a new password pauses every seat, until an owner lets the person in again', async () => {
  const host = await person('host', { name: 'Host' })
  await plan(host, 'agency')
  const mara = await person('mara')
  await invite(mara.email, 'owner', '', host)
  await accept(mara)
  await workIn(mara, host.user.id)
  const changed = await host.browser.post('/api/profile/password', {
    ...{
      current_password: password,
      password: 'correct horse pasture',
      password_confirmation: 'correct horse pasture',
    },
  })
  expect(changed.status).toBe(200)
  expect(await refused(mara.browser.post('/api/newsletters', { name: 'Late' }))).toBe('403 seat_over')
  expect(await (await mara.browser.call('/dashboard')).text()).toContain('The login of Host was changed')
  expect(await refused(workIn(mara, host.user.id))).toBe('403 seat')
  expect((await own(mara)).seats).toMatchObject([{ account_name: 'Host', paused: true }])
  // It is still taken, and a second invitation is not the way back.
  expect(await members(host)).toMatchObject({ used: 2, members: [{ email: mara.email, paused: true }] })
  const again = await host.browser.post(`/api/members/${mara.user.id}`, { role: 'owner', last_day: '' })
  expect(await again.json()).toMatchObject({ paused: false })
  expect((await workIn(mara, host.user.id)).status).toBe(200)
  expect((await mara.browser.post('/api/newsletters', { name: 'On' })).status).toBe(201)
})

test('the end of a seat comes by the clock, and is written down once', async () => {
  const day = new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10)
  const mara = await colleague('reader', day)
  late = Date.parse(`${day}T23:59:00Z`) - Date.now()
  expect((await own(mara)).seats).toHaveLength(1)
  late += 2 * 60_000
  expect((await own(mara)).seats).toEqual([])
  await site.running.application.purge()
  await site.running.application.purge()
  const ended = (await log()).filter(({ action, about }) => action === 'member-ended' && about === mara.email)
  expect(ended).toMatchObject([{ actor: 'system' }])
})

test('a removed member opens no stream of the account', async () => {
  const mara = await colleague('editor')
  const form = new FormData()
  form.set('file', new File(['email\na@nowhere.invalid\n'], 'list.csv', { type: 'text/csv' }))
  const path = '/api/internal/email-verification-lists'
  const { id } = await krume.browser.json<{ id: string }>(path, { method: 'POST', body: form })
  await krume.browser.post(`/api/members/${mara.user.id}/remove`)
  expect((await mara.browser.call(`${path}/${id}/events`)).status).toBe(404)
})

test('the invited address alone may accept, once it is confirmed', async () => {
  const wrong = await person('wrong')
  const { id } = await invite('right@example.org')
  const accepting = (of: Person) => of.browser.post(`/api/seats/invitations/${id}/accept`)
  expect(await refused(accepting(wrong))).toBe('404 not_found')
  const right = await registerOnly(site, 'right@example.org')
  expect(await refused(accepting(right))).toBe('403 unconfirmed')
  expect((await own(right)).invitations).toEqual([])
  await db()
    .updateTable('accounts')
    .set({ confirmed_at: new Date() })
    .where('id', '=', right.user.id)
    .execute()
  // Two at once: one is taken.
  const both = await Promise.all([accepting(right), accepting(right)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(await refused(accepting(right))).toBe('404 not_found')
})

test('an invitation is over after seven days, when it is withdrawn, declined, sent again, and with a new password', async () => {
  const mara = await person('mara')
  const guest = createBrowser(site.url)
  const open = async () => {
    const token = linkToken(mailer.sent, 'member-invited', mara.email)
    return (await guest.call(`/api/seats/invitations/${token}`)).status
  }
  const first = await invite(mara.email)
  const old = linkToken(mailer.sent, 'member-invited', mara.email)
  late = 7 * DAY + 1000
  expect(await open()).toBe(404)
  late = 0
  const again = await krume.browser.post(`/api/members/invitations/${first.id}/resend`)
  const { id } = (await again.json()) as MemberInvitation
  expect((await guest.call(`/api/seats/invitations/${old}`)).status).toBe(404)
  expect(await open()).toBe(200)
  expect((await mara.browser.post(`/api/seats/invitations/${id}/decline`)).status).toBe(200)
  expect(await open()).toBe(404)
  const second = await invite(mara.email)
  expect((await krume.browser.post(`/api/members/invitations/${second.id}/withdraw`)).status).toBe(200)
  expect(await open()).toBe(404)
})

test('an address that did not prove itself gets three letters a day, and the third account that asks is refused', async () => {
  const email = 'flooded@example.org'
  const { id } = await invite(email)
  const again = async (of: string) => krume.browser.post(`/api/members/invitations/${of}/resend`)
  const second = (await (await again(id)).json()) as MemberInvitation
  const third = (await (await again(second.id)).json()) as MemberInvitation
  expect((await again(third.id)).status).toBe(429)
  // The link that was sent last stays good.
  const token = linkToken(mailer.sent, 'member-invited', email)
  expect((await createBrowser(site.url).call(`/api/seats/invitations/${token}`)).status).toBe(200)
})

test('the plan limits seats; with a smaller one members stay and nobody can join', async () => {
  const host = await person('host')
  const inviting = (email: string) =>
    refused(host.browser.post('/api/members/invitations', { email, role: 'reader' }))
  expect(await members(host)).toMatchObject({ limit: 1, used: 1 })
  expect(await inviting('a@example.org')).toBe('403 quota_exceeded')
  await plan(host, 'starter')
  const [ada, bea] = [await person('ada'), await person('bea')]
  // Two at once for the last seat: one.
  const both = await Promise.all([inviting(ada.email), inviting(bea.email)])
  expect(both.sort()).toEqual(['201 undefined', '403 quota_exceeded'])
  await plan(host, 'pro')
  const [invited] = (await members(host)).invitations
  const first = invited!.email === ada.email ? ada : bea
  const other = first === ada ? bea : ada
  await accept(first)
  await invite(other.email, 'reader', '', host)
  await plan(host, 'starter')
  expect(await members(host)).toMatchObject({ limit: 2, used: 3 })
  const [waiting] = (await own(other)).invitations
  const accepting = other.browser.post(`/api/seats/invitations/${waiting!.id}/accept`)
  expect(await refused(accepting)).toBe('403 quota_exceeded')
  expect((await workIn(first, host.user.id)).status).toBe(200)
})

test('who leaves is out, and a member who is deleted has no seat', async () => {
  const mara = await colleague('editor')
  expect((await mara.browser.post(`/api/seats/${krume.user.id}/leave`)).status).toBe(200)
  expect(await newsletters(mara)).toEqual([])
  const bea = await colleague('editor')
  const seats = async () => (await members()).members.map(({ email }) => email)
  expect(await seats()).toContain(bea.email)
  await db()
    .updateTable('accounts')
    .set({ deletion_at: new Date(0) })
    .where('id', '=', bea.user.id)
    .execute()
  await site.running.application.services.accounts.purge()
  expect(await seats()).not.toContain(bea.email)
})
