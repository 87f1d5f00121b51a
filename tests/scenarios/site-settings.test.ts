import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteSettings, settingsAnswerSchema } from '#contract/settings.ts'
import { createBrowser, type Instance, startInstance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'

/** Settings record 1 over a whole instance. */

let instance: Instance
let admin: Person
const audited = () =>
  instance.running.application.database.db
    .selectFrom('audit')
    .select(['action', 'target', 'detail'])
    .where('actor', '=', admin.user.id)
    .where('action', 'in', ['settings-changed', 'custom-code-changed'])
    .orderBy('id')
    .execute()
const read = async () =>
  settingsAnswerSchema.parse(await createBrowser(instance.url).json('/api/settings/1')).value
const write = (change: object) => admin.browser.post('/api/admin/settings/1', change)

beforeAll(async () => {
  instance = await startInstance({ BRAND_NAME: 'Harbor Proof' }, { mailer: recordingMailer() })
  admin = await register(instance, 'root@example.org')
  await instance.running.application.database.db.updateTable('accounts').set({ is_admin: true }).execute()
})
afterAll(() => instance?.close())

test('every field has a default, with the brand in place of the product name', async () => {
  const value = await read()
  expect(value.homeTitle).toBe('Free Email Newsletter Spam Test - Harbor Proof')
  for (const [name, text] of Object.entries(value)) {
    if (name.endsWith('Title') || name.endsWith('Description')) expect([name, text]).not.toEqual([name, ''])
  }
  expect([value.customHeadCode, value.customBodyCode, value.customFooterCode]).toEqual(['', '', ''])
  expect(JSON.stringify(value)).not.toContain('Postproof')
})

test('fields that are given change, the others stay; both are in the audit log without the code itself', async () => {
  const social = [{ icon: 'x', link: 'https://x.com/harbor', alt: 'Harbor on X' }]
  expect((await write({ homeTitle: 'Start', footerSocial: social })).status).toBe(200)
  expect((await write({ customHeadCode: '<meta name="a">' })).status).toBe(200)
  expect(await read()).toMatchObject({
    homeTitle: 'Start',
    footerSocial: social,
    customHeadCode: '<meta name="a">',
  } satisfies Partial<SiteSettings>)
  expect(await audited()).toEqual([
    { action: 'settings-changed', target: 'settings/1', detail: { fields: 'footerSocial, homeTitle' } },
    { action: 'settings-changed', target: 'settings/1', detail: { fields: 'customHeadCode' } },
    { action: 'custom-code-changed', target: 'settings/1/customHeadCode', detail: { characters: 15 } },
  ])
})

test.each([
  ['a field that is none', { homepage: 'x' }, ''],
  ['a title of another kind', { homeTitle: 7 }, 'homeTitle'],
  ['a title without end', { homeTitle: 'x'.repeat(301) }, 'homeTitle'],
  [
    'a link that runs',
    { footerSocial: [{ icon: 'x', link: 'javascript:alert(1)', alt: '' }] },
    'footerSocial',
  ],
  [
    'a link to another host',
    { footerSocial: [{ icon: 'x', link: '//evil.example', alt: '' }] },
    'footerSocial',
  ],
])('%s is refused', async (_name, change, field) => {
  const response = await write(change)
  expect(response.status).toBe(422)
  const { errors } = (await response.json()) as { errors: Record<string, string[]> }
  expect(Object.keys(errors).join()).toContain(field)
})

test('what an older version wrote and nobody can read is as if it were not set', async () => {
  const { db } = instance.running.application.database
  const value = JSON.stringify({ homeTitle: 12, loginTitle: 'Come in' })
  await db.updateTable('site_settings').set({ value }).execute()
  await write({ resetTitle: 'Again' })
  expect(await read()).toMatchObject({
    homeTitle: 'Free Email Newsletter Spam Test - Harbor Proof',
    loginTitle: 'Come in',
    resetTitle: 'Again',
  })
})
