import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Announcement, AnnouncementInput } from '#contract/announcements.ts'
import { postproof } from '../command-line.ts'
import { createBrowser, type Instance, startInstance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'

/** What an operator tells, by API and command line, and what pages show of it. */

let instance: Instance
let admin: Person
let member: Person
beforeAll(async () => {
  instance = await startInstance({ REGISTRATIONS_PER_HOUR: '1000' }, { mailer: recordingMailer() })
  member = await register(instance, 'member@example.org')
  admin = await register(instance, 'root@example.org')
  const { db } = instance.running.application.database
  await db.updateTable('accounts').set({ is_admin: true }).where('id', '=', admin.user.id).execute()
})
afterAll(() => instance?.close())

const page = async (path = '/spf-checker', headers: Record<string, string> = {}) =>
  (await fetch(`${instance.url}${path}`, { headers: { 'accept-language': 'en', ...headers } })).text()
const path = '/api/admin/announcements'
const all = async () => (await admin.browser.json<{ data: Announcement[] }>(path)).data
async function announce(given: Partial<AnnouncementInput>): Promise<string> {
  const answer = await admin.browser.post(path, given)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: string }).id
}
const withdraw = async (id: string) =>
  expect((await admin.browser.post(`${path}/${id}/withdraw`, {})).status).toBe(200)

/** Pages of guests are kept from the second time on. */
const isKept = async () => {
  await page()
  await page()
}

test('a page that is kept shows it at once, in the language of whoever reads, and no more when it is withdrawn', async () => {
  await isKept()
  const id = await announce({
    texts: { en: 'Mail waits on Saturday.', de: 'Am Samstag wartet die Mail.' },
    level: 'warning',
    link: '/status',
  })
  expect(await page()).toMatch(
    /<aside[^>]*aria-label="Announcements".*Mail waits on Saturday\..*href="\/status"/s,
  )
  expect(await page('/spf-checker', { 'accept-language': 'de' })).toContain('Am Samstag wartet die Mail.')
  const french = await page('/spf-checker', { 'accept-language': 'fr' })
  expect(french).toMatch(/lang="en"[^>]*>Mail waits on Saturday\./)
  await isKept()
  expect(await page('/spf-checker', { cookie: `postproof_dismissed=${id}` })).not.toContain('Mail waits')
  expect(await page()).toContain('Mail waits')
  await admin.browser.post(`${path}/${id}`, { texts: { en: 'Mail waits on Sunday.' } })
  expect(await page()).toContain('Mail waits on Sunday.')
  await withdraw(id)
  expect(await page()).not.toContain('Mail waits')
})

test('for members: not for guests', async () => {
  const id = await announce({ texts: { en: 'A word to members.' }, audience: 'members' })
  expect(await page()).not.toContain('A word to members.')
  expect(await (await member.browser.call('/spf-checker')).text()).toContain('A word to members.')
  await withdraw(id)
})

test('hostile text is text', async () => {
  const text = '</script><img src=x onerror=alert(1)>\u0000 <!-- "\u202e\n{"a":1}'
  const id = await announce({ texts: { en: text } })
  const html = await page()
  expect(html).toContain('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toContain('<img src=x')
  expect(html).not.toMatch(/<aside.*(?:\u0000|\n\{).*<\/aside>/s)
  await withdraw(id)
})

test.each([
  ['no text', { texts: {} }, 'texts.en'],
  ['blanks', { texts: { en: ' \n' } }, 'texts.en'],
  ['another language', { texts: { en: 'x', tlh: 'nuqneH' } }, 'texts'],
  ['a text without end', { texts: { en: 'x'.repeat(301) } }, 'texts.en'],
  ['a link that runs', { texts: { en: 'x' }, link: 'javascript:alert(1)' }, 'link'],
  ['a link to another host', { texts: { en: 'x' }, link: '//evil.example' }, 'link'],
  [
    'an end before its beginning',
    { texts: { en: 'x' }, from: '2027-02-01T00:00:00Z', until: '2027-01-01T00:00:00Z' },
    'until',
  ],
  ['an end that is over', { texts: { en: 'x' }, until: '2020-01-01T00:00:00Z' }, 'until'],
  ['a time that is none', { texts: { en: 'x' }, from: 'tomorrow' }, 'from'],
  ['a field that is none', { texts: { en: 'x' }, html: '<b>' }, 'body'],
])('%s is refused', async (_name, given, field) => {
  const answer = await admin.browser.post(path, given)
  expect(answer.status).toBe(422)
  expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field])
})

test('without scripts a press puts it away, and leads nowhere else', async () => {
  const id = await announce({ texts: { en: 'Put me away.' } })
  const guest = createBrowser(instance.url)
  const dismiss = async (next: string) => {
    const body = new URLSearchParams({ id, next })
    const headers = { origin: instance.url, 'content-type': 'application/x-www-form-urlencoded' }
    return guest.call('/dismiss', { method: 'POST', headers, body, redirect: 'manual' })
  }
  expect((await dismiss('//evil.example')).headers.get('location')).toBe('/')
  expect((await dismiss('/spf-checker?domain=a.example')).headers.get('location')).toBe(
    '/spf-checker?domain=a.example',
  )
  expect(await (await guest.call('/spf-checker')).text()).not.toContain('Put me away.')
  expect(await page()).toContain('Put me away.')
  await withdraw(id)
})

test('what cannot stand in the audit log is not told', async () => {
  const { db } = instance.running.application.database
  await sql`alter table audit rename to audit_away`.execute(db)
  const answer = await admin.browser.post(path, { texts: { en: 'Nobody said this.' } })
  await sql`alter table audit_away rename to audit`.execute(db)
  expect(answer.status).toBe(500)
  expect(await all()).toEqual([])
  expect(await page()).not.toContain('Nobody said this.')
})

test('another process, the command line, tells it and withdraws it; both are in the audit log', async () => {
  const run = (...args: string[]) =>
    postproof(['admin', ...args], {
      ...{ DATA_DIR: instance.config.DATA_DIR, DATABASE_URL: instance.config.DATABASE_URL },
    })
  await isKept()
  const said = await run(
    'announce',
    '--en',
    'Told from a terminal.',
    '--de',
    'Vom Terminal.',
    '--until',
    '2099-01-01',
  )
  expect(said).toMatchObject({ code: 0, out: expect.stringMatching(/^[0-9a-f]{16}\n$/) })
  const id = said.out.trim()
  await expect.poll(() => page()).toContain('Told from a terminal.')
  expect(await all()).toMatchObject([{ id, state: 'shown', until: '2099-01-01T00:00:00.000Z', link: null }])
  expect((await run('announcements')).out).toContain('en: Told from a terminal.  de: Vom Terminal.')
  expect(await run('announce')).toMatchObject({ code: 2 })
  expect(await run('announce', '--change', 'none', '--en', 'x')).toMatchObject({ code: 2 })
  expect(await run('announce', '--change', id, '--en', 'Told again.')).toMatchObject({ code: 0 })
  await expect.poll(() => page()).toContain('Told again.')
  expect((await run('withdraw', id)).out).toBe('Done.\n')
  await expect.poll(() => page()).not.toContain('Told again.')
  expect(await run('withdraw', id)).toMatchObject({ code: 2 })
  const { db } = instance.running.application.database
  const entries = await db.selectFrom('audit').select(['actor', 'action']).where('target', '=', id).execute()
  expect(entries).toEqual(
    ['written', 'changed', 'withdrawn'].map((what) => ({
      actor: 'operator',
      action: `announcement-${what}`,
    })),
  )
}, 240_000)
