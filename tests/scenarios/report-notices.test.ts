import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReportSummary } from '#contract/domain-reports.ts'
import { type Instance, startInstance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'

/** What the owner of a domain is told of its DMARC reports: once, by mail and by webhook, from the third week on. */

const DAY_MS = 86_400_000
const START = Date.parse('2026-10-01T12:00:00Z')
const mailer = recordingMailer()
let now = START
let site: Instance
let owner: Person
beforeAll(async () => {
  site = await startInstance({}, { mailer, clock: { now: () => now } })
  owner = await register(site, 'owner@example.org')
  await owner.browser.post('/api/domain-reports', { domain: 'shop.example' })
  await owner.browser.post('/api/webhooks', {
    name: 'x',
    url: 'http://127.0.0.1:9/',
    types: ['dmarc.notice'],
  })
})
afterAll(() => site?.close())

type Row = { ip: string; count: number; dkim?: string; pass: boolean }
const good: Row = { ip: '192.0.2.1', count: 100, dkim: 'shop.example', pass: true }

const record = ({ ip, count, dkim, pass }: Row) =>
  `<record><row><source_ip>${ip}</source_ip><count>${count}</count><policy_evaluated><disposition>none</disposition>
  <dkim>${pass ? 'pass' : 'fail'}</dkim><spf>fail</spf></policy_evaluated></row><identifiers>
  <header_from>shop.example</header_from></identifiers><auth_results>${
    dkim ? `<dkim><domain>${dkim}</domain><selector>s1</selector><result>pass</result></dkim>` : ''
  }<spf><domain>${pass ? 'shop.example' : 'bounce.other.example'}</domain><result>fail</result></spf></auth_results></record>`

/** One day on which these receivers report these rows, and are compared. */
async function oneDay(orgs: string[], rows: Row[]): Promise<void> {
  await upload(orgs, rows)
  now += DAY_MS
  await site.running.application.reportNotices.work()
}

async function upload(orgs: string[], rows: Row[]): Promise<void> {
  const form = new FormData()
  const begin = Math.floor(now / DAY_MS) * 86_400
  for (const org of orgs) {
    const xml = `<feedback><report_metadata><org_name>${org}</org_name><report_id>${begin}</report_id><date_range>
      <begin>${begin}</begin><end>${begin + 86_399}</end></date_range></report_metadata><policy_published>
      <domain>shop.example</domain><p>none</p></policy_published>${rows.map(record).join('')}</feedback>`
    form.append('file', new File([xml], `${org}.xml`))
  }
  const answer = await owner.browser.call('/api/domain-reports/shop.example/files', {
    method: 'POST',
    body: form,
  })
  expect(answer.status).toBe(200)
}
const days = async (count: number, orgs: string[], rows: Row[]) => {
  for (let i = 0; i < count; i++) await oneDay(orgs, rows)
}

/** What the page shows. */
const notices = async (query = '') =>
  (await owner.browser.json<ReportSummary>(`/api/domain-reports/shop.example${query}`)).notices
const shown = async (query?: string) =>
  (await notices(query)).map(({ kind, current, recent }) => [kind, current, recent])
const from30 = () => `?from=${new Date(now - 30 * DAY_MS).toISOString().slice(0, 10)}`

const letters = () => mailer.sent.flatMap((mail) => (mail.kind === 'report-alert' ? [mail] : []))
const events = () =>
  site.running.application.database.db
    .selectFrom('events')
    .select('data')
    .where('type', '=', 'dmarc.notice')
    .orderBy('sequence')
    .execute()
const kinds = async () => (await events()).map(({ data }) => data.kind)

const three = ['one.example', 'two.example', 'three.example']
/** A service that signs for itself alone: its mail does not pass as the domain. */
const service: Row = { ip: '198.51.100.7', count: 50, dkim: 'mailchimpapp.net', pass: false }

test('nothing is told while a domain is new; then each thing once', async () => {
  await days(13, three, [good])
  expect(letters()).toEqual([])
  await days(3, three, [good])
  // The policy became ready while the sources were being learned: that is on the page.
  const before = (await kinds()).length

  await oneDay(three, [good, service])
  expect((await kinds()).slice(before)).toEqual(['source'])
  const [letter] = letters().slice(-1)
  expect(letter).toMatchObject({
    to: 'owner@example.org',
    url: `${site.config.PUBLIC_URL}/domains/shop.example/reports`,
  })
  expect(letter!.title).toContain('shop.example')
  expect(letter!.text).toMatch(/Mailchimp|mailchimpapp/i)
  await days(3, three, [good, service])
  expect((await kinds()).length).toBe(before + 1)

  // With the figures of today, in any period.
  for (const query of ['', from30()]) {
    const [notice, ready] = await notices(query)
    // Told before the unclear source came: it is not claimed any more.
    expect(ready).toMatchObject({ kind: 'ready', current: false })
    expect(notice).toMatchObject({ kind: 'source', current: true, recent: true, sender: 'mailchimp' })
    expect(notice!.says).toContain(`${3 * 4 * service.count} messages`)
    expect(notice!.fix).not.toBeNull()
  }
}, 240_000)

test('a reporter that falls silent is missed after a week, once, and again after it came back', async () => {
  const before = (await kinds()).length
  await days(6, three.slice(0, 2), [good])
  expect((await kinds()).slice(before)).toEqual([])
  await days(3, three.slice(0, 2), [good])
  expect((await kinds()).slice(before)).toEqual(['silent'])
  expect((await events()).at(-1)!.data.says).toContain('three.example')
  const silent = async () => (await shown()).filter(([kind]) => kind === 'silent')
  expect(await silent()).toEqual([['silent', true, true]])
  await upload(['three.example'], [good])
  // Before anything is compared: the page does not wait for that.
  expect(await silent()).toEqual([['silent', false, true]])
  await oneDay(three, [good])
  expect(await silent()).toEqual([['silent', false, true]])
  await days(8, three.slice(0, 2), [good])
  expect((await kinds()).slice(before)).toEqual(['silent', 'silent'])
  expect(await silent()).toEqual([['silent', true, true]])
}, 240_000)

test('what the owner decides, and what is gone, is not shown as current; what is old is not news', async () => {
  await owner.browser.post('/api/domain-reports/shop.example/senders', { sender: 'mailchimp', ours: false })
  const [source] = (await notices()).filter(({ kind }) => kind === 'source')
  expect(source).toMatchObject({ current: false, recent: false, fix: null })
  expect(source!.says).toContain('You said that')
  now += 20 * DAY_MS
  expect(new Set((await shown()).map(([, , recent]) => recent))).toEqual(new Set([false]))
  expect((await notices()).find(({ kind }) => kind === 'source')!.says).toContain('no mail from')
})

test('two processes compare a domain once a day', async () => {
  const { reportNotices } = site.running.application
  now += DAY_MS
  expect(await reportNotices.work()).toBe(1)
  expect(await reportNotices.work()).toBe(0)
})
