import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewsletterHistory, TestedNewsletter, TestedNewsletters } from '#contract/newsletters.ts'
import type { TestResult } from '#contract/spam-test.ts'
import { examples, type Instance, startInstance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'

/** Newsletters by call and their issues by SMTP: tested, compared, reported, paused, bounded, exported, removed. */

const mailer = recordingMailer()
let site: Instance
let owner: Person
let stranger: Person
let good: string
let letter: TestedNewsletter

beforeAll(async () => {
  good = await readFile(join(examples, 'good-newsletter.eml'), 'utf8')
  site = await startInstance({ REGISTRATIONS_PER_HOUR: '1000', BILLING: 'manual' }, { mailer })
  owner = await register(site, 'owner@example.org')
  stranger = await register(site, 'stranger@example.org')
  await grant(owner, 'starter')
})
afterAll(() => site?.close())

const path = '/api/newsletters'
const application = () => site.running.application
const db = () => application().database.db
const read = (query = '', who = owner) => who.browser.json<NewsletterHistory>(`${path}/${letter.id}${query}`)
const list = (who = owner, query = '') => who.browser.json<TestedNewsletters>(`${path}${query}`)

async function grant({ user }: Person, plan: string): Promise<void> {
  await sql`insert into account_plans (account_id, plan_id, interval, status, source, since)
    values (${user.id}, ${plan}, 'month', 'active', 'admin', now())`.execute(db())
}

async function suspend({ user }: Person, is: boolean): Promise<void> {
  const owner = application().addresses.ownerTag(`account/${user.id}`)
  const set = is
    ? { suspended_at: new Date(), suspended_reason: 'x', suspended_owner: owner }
    : { suspended_at: null, suspended_reason: null, suspended_owner: null }
  await db().updateTable('accounts').set(set).where('id', '=', user.id).execute()
  const { suspended } = application().accountsPart
  await suspended.changed()
  await expect.poll(() => suspended.has(owner)).toBe(is)
}

/** Sends an issue, waits for its report, and judges it. */
async function send(raw: string, to = letter.address): Promise<string> {
  const answer = await site.send(to, raw)
  await application().intake.idle()
  await application().newsletterWork.work()
  return answer
}

const worse = (raw: string) =>
  raw
    .replace(
      /<\/body>/i,
      `${'<p><a href="http://198.51.100.7/login">https://www.paypal.com/verify</a> Act now!!!</p>'.repeat(3)}</body>`,
    )
    .replace(/^Subject: .*$/m, 'Subject: RE: URGENT!!! verify your account')

test('a newsletter gets an address of its own; the plan bounds how many', async () => {
  const answer = await owner.browser.post(path, { name: 'The Thursday letter', client: 'Krume' })
  expect(answer.status).toBe(201)
  letter = (await answer.json()) as TestedNewsletter
  expect(letter).toMatchObject({ name: 'The Thursday letter', client: 'Krume', issues: 0, last: null })
  expect(letter.address).toMatch(/^news-[a-z2-7]{24}@/)
  const both = [0, 1, 2].map((at) => owner.browser.post(path, { name: `Letter ${at}` }))
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 201, 403])
  expect(await list()).toMatchObject({
    meta: { total: 3 },
    summary: { newsletters: 3, limit: 3, per_day: 10 },
    clients: ['Krume'],
  })
  expect((await list(owner, '?search=THURSDAY&client=Krume')).data).toHaveLength(1)
  expect((await owner.browser.post(path, { name: ' ' })).status).toBe(422)
})

test('an issue is a test of the account, under a link that does not give the address away', async () => {
  await send(good)
  const { data, issues, last } = await read()
  expect(issues).toBe(1)
  expect(data).toMatchObject([
    { state: 'tested', change: null, drop: null, found: [], gone: [], before: null },
  ])
  expect(last).toMatchObject({ report: data[0]!.report, score: data[0]!.score, state: 'tested' })
  const result = await owner.browser.json<TestResult>(`/api/emails/${data[0]!.report}/results`)
  expect(result).toMatchObject({ status: 'completed', score: data[0]!.score })
  expect(letter.address).not.toContain(data[0]!.report)
  const used = await owner.browser.json<{ usage: Record<string, { used: number }> }>('/api/profile/plan')
  expect(used.usage.spam_check?.used).toBe(1)
})

test('a drop is reported once, with what made it, by letter and as an event', async () => {
  const hook = { name: 'A', url: 'https://example.org/hook', types: ['report.score_dropped'] }
  expect((await owner.browser.post('/api/webhooks', hook)).status).toBe(201)
  await send(good)
  await send(good)
  await send(worse(good))
  await application().newsletterWork.work()
  const { data } = await read()
  const [dropped, before] = data
  expect(dropped).toMatchObject({ drop: expect.any(Number), before: before!.report })
  expect(dropped!.drop).toBeGreaterThanOrEqual(10)
  expect(dropped!.change).toBe(-dropped!.drop!)
  const [reason] = dropped!.reasons
  expect(reason!.says).toMatch(/\.$/)
  expect(dropped!.found.map(({ check }) => check)).toContain(reason!.check)
  expect(before).toMatchObject({ drop: null, change: 0, found: [], gone: [] })
  const letters = mailer.sent.flatMap((mail) => (mail.kind === 'newsletter-alert' ? [mail] : []))
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatchObject({
    ...{ to: owner.email, title: 'The Thursday letter scores lower than usual' },
    url: `${site.config.PUBLIC_URL}/newsletters/${letter.id}`,
  })
  expect(letters[0]!.text).toContain(reason!.says)
  const events = await db().selectFrom('events').select(['type', 'object', 'data']).execute()
  expect(events).toMatchObject([
    {
      ...{ type: 'report.score_dropped', object: `results/${dropped!.report}` },
      data: {
        ...{ report: dropped!.report, drop: dropped!.drop, newsletter: { id: letter.id, name: letter.name } },
        ...{ reasons: dropped!.reasons.map(({ check }) => check), before: { report: before!.report } },
      },
    },
  ])
})

test('issues are read by pages, the newest first', async () => {
  const first = await read('?limit=3')
  expect(first.data).toHaveLength(3)
  const second = await read(`?limit=3&before=${first.next}`)
  expect(second).toMatchObject({ data: [{ change: null }], next: null })
  // The last of a page is compared with the first of the next one.
  expect(first.data.at(-1)!.before).toBe(second.data[0]!.report)
  expect((await owner.browser.call(`${path}/${letter.id}?before=yesterday`)).status).toBe(422)
})

test('an issue whose test is deleted is gone, one whose report expired stays', async () => {
  const [, second, third] = (await read()).data
  expect((await owner.browser.post(`/api/emails/${second!.report}/delete`)).status).toBe(200)
  await sql`update tests set expires_at = now() - interval '1 day' where id = ${third!.report}`.execute(db())
  await application().purge()
  const { data, issues } = await read()
  expect(issues).toBe(3)
  expect(data.map(({ id }) => id)).not.toContain(second!.id)
  expect(data.find(({ id }) => id === third!.id)).toMatchObject({
    ...{ report: null, state: 'tested', score: third!.score, subject: third!.subject },
  })
})

test('paused, mail is taken and not tested, so that the sender keeps the address', async () => {
  await owner.browser.post(`${path}/${letter.id}`, { paused: true })
  expect(await send(good)).toMatch(/^250/)
  expect(await read()).toMatchObject({ paused_at: expect.any(String), skipped: 1, issues: 3 })
  await owner.browser.post(`${path}/${letter.id}`, { paused: false, note: 'Thursdays' })
  expect(await read()).toMatchObject({ paused_at: null, note: 'Thursdays', client: 'Krume' })
})

test('one that is expected and does not come is told once, until it comes again', async () => {
  const other = (await list()).data.find(({ id }) => id !== letter.id)!
  const state = () => owner.browser.json<TestedNewsletter>(`${path}/${other.id}`)
  const letters = () =>
    mailer.sent.flatMap((mail) =>
      mail.kind === 'newsletter-alert' && /^No email/.test(mail.title) ? [mail] : [],
    )
  const ago = (hours: number) =>
    sql`update newsletters set expected_from = now() - make_interval(hours => ${hours}) where id = ${other.id}`.execute(
      db(),
    )
  const set = (change: object) => owner.browser.post(`${path}/${other.id}`, change)
  const work = () => application().newsletterWork.work()
  const hook = { name: 'x', url: 'http://127.0.0.1:9/', types: ['newsletter.silent'] }
  expect((await owner.browser.post('/api/webhooks', hook)).status).toBeLessThan(300)
  const events = () =>
    db().selectFrom('events').select(['object', 'data']).where('type', '=', 'newsletter.silent').execute()
  for (const wrong of [0, 61, 1.5, 'soon']) expect((await set({ every_days: wrong })).status).toBe(422)
  expect((await set({ every_days: 1 })).status).toBe(200)
  await ago(29)
  await work()
  expect([letters().length, (await state()).silent_since]).toEqual([0, null])
  await ago(31)
  await Promise.all([work(), work()])
  await work()
  expect((await state()).silent_since).not.toBeNull()
  expect(letters()).toMatchObject([
    {
      ...{ to: owner.email, title: `No email from ${other.name}` },
      url: `${site.config.PUBLIC_URL}/newsletters/${other.id}`,
    },
  ])
  expect(letters()[0]!.text).toMatch(/expected every day\. None has come since \d/)
  expect(await events()).toMatchObject([
    { object: `newsletters/${other.id}`, data: { newsletter: other.id, name: other.name, every_days: 1 } },
  ])
  // Nothing is expected of one that is paused, and its time begins again after it.
  await set({ paused: true })
  expect((await state()).silent_since).toBeNull()
  await set({ paused: false })
  expect((await state()).silent_since).toBeNull()
  await ago(31)
  await work()
  expect(letters()).toHaveLength(2)
  // The same time again changes nothing; another one begins again.
  await set({ every_days: 1 })
  expect((await state()).silent_since).not.toBeNull()
  await send(good, other.address)
  expect((await state()).silent_since).toBeNull()
  await set({ every_days: null })
  await ago(10_000)
  await work()
  expect([letters().length, (await state()).silent_since, (await state()).every_days]).toEqual([
    2,
    null,
    null,
  ])
})

test('a stranger who knows the address cannot fill the account: the refused are counted', async () => {
  await sql`update newsletters set taken = 8 where id = ${letter.id}`.execute(db())
  const answers = await Promise.allSettled(Array.from({ length: 4 }, () => site.send(letter.address, good)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const [refusal] = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []))
  expect(refusal).toMatch(/452 4\.2\.2 Too many emails/)
  await application().intake.idle()
  expect(await read()).toMatchObject({ issues: 5, refused: 2, refused_at: expect.any(String) })
  // Beside a test address the mail is taken for that alone.
  const { id, email } = await owner.browser.address()
  await site.send([letter.address, email].join(', '), good)
  expect((await owner.browser.result(id)).status).toBe('completed')
  expect(await read()).toMatchObject({ issues: 5, refused: 3 })
  await sql`update newsletters set taken_on = taken_on - 1 where id = ${letter.id}`.execute(db())
  expect(await send(good)).toMatch(/^250/)
  expect((await read()).issues).toBe(6)
})

test('without a test left in the plan an issue waits, and says so', async () => {
  await sql`update usage set used = 10000 where metric = 'spam_check'`.execute(db())
  await send(good)
  const { data, waiting } = await read()
  expect(data[0]).toMatchObject({ state: 'locked', score: null })
  expect(waiting).toBe(1)
})

test('nobody else has the newsletter', async () => {
  for (const call of ['', '/delete'])
    expect((await stranger.browser.post(`${path}/${letter.id}${call}`, {})).status).toBe(404)
  expect((await stranger.browser.call(`${path}/${letter.id}`)).status).toBe(404)
  expect((await list(stranger)).data).toEqual([])
})

test('an address that is unknown, suspended or removed takes no mail', async () => {
  const unknown = letter.address.replace(/-./, (start) => (start === '-a' ? '-b' : '-a'))
  await expect(site.send(unknown, good)).rejects.toThrow('550 5.1.1 This is not one of our test addresses')
  await suspend(owner, true)
  await expect(site.send(letter.address, good)).rejects.toThrow(/550 5\.7\.1 .*suspended/)
  await suspend(owner, false)
  expect((await owner.browser.post(`${path}/${letter.id}/delete`, {})).status).toBe(200)
  await expect(site.send(letter.address, good)).rejects.toThrow(
    '550 5.1.1 This is not one of our test addresses',
  )
  const issues = db().selectFrom('newsletter_issues').selectAll().where('newsletter_id', '=', letter.id)
  expect(await issues.execute()).toEqual([])
  expect((await list()).meta.total).toBe(2)
  // The tests of its issues stay.
  const tests = await owner.browser.json<{ meta: { total: number } }>('/api/emails')
  expect(tests.meta.total).toBeGreaterThan(3)
})
