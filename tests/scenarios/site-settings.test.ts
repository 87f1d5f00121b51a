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

test('the words of the pages are those of the product', async () => {
  const { value } = settingsAnswerSchema.parse(await createBrowser(instance.url).json('/api/settings/1'))
  expect([value.registerTitle, value.accountTitle]).toEqual([
    'Sign up - Harbor Proof',
    'My account - Harbor Proof',
  ])
})

test.each([
  ['/results/example', 'result', / - Made of results<\/title>/],
  ['/loading/:id', 'loading', /<title>Made of loading<\/title>/],
  ['/', 'home', /<title>Made of home<\/title>/],
  ['/login', 'login', /<title>Made of login<\/title>/],
  ['/register', 'register', /<title>Made of register<\/title>/],
  ['/forgot', 'forgot', /<title>Made of forgot<\/title>/],
  ['/reset', 'reset', /<title>Made of reset<\/title>/],
  ['/confirm', 'confirm', /<title>Made of confirm<\/title>/],
  ['/terms', 'terms', /<title>Made of terms<\/title>/],
  ['/policy', 'policy', /<title>Made of policy<\/title>/],
  ['/user-account', 'account', /<title>Made of account<\/title>/],
])('%s has the title and the description of the settings', async (path, page, title) => {
  const text = `Made of ${page === 'result' ? 'results' : page}`
  await write({ [`${page}Title`]: text, [`${page}Description`]: `About ${page}` })
  const { id } = await instance.browser.address()
  const browser = page === 'account' ? admin.browser : createBrowser(instance.url)
  const html = await (await browser.call(path.replace(':id', id))).text()
  expect(html).toMatch(title)
  expect(html).toContain(`name="description" content="About ${page}"`)
})

test('the menus offer consultants where the operator lists some, and their page answers either way', async () => {
  const { browser } = instance
  const [home, page] = ['/', '/email-deliverability'].map(
    (path) => async () => (await browser.call(path)).text(),
  )
  const listed = [
    { name: 'Ada', about: '', languages: [], country: '', link: 'https://ada.example', email: '' },
  ]
  expect(await home!()).not.toContain('Email Deliverability Consultants')
  expect(await page!()).toContain('No consultants are listed yet')
  await write({ consultants: listed })
  expect(await home!()).toContain('Email Deliverability Consultants')
  expect(await page!()).toContain('https://ada.example')
  await write({ consultants: [] })
  expect(await home!()).not.toContain('Email Deliverability Consultants')
})

test('what the operator did not write is in the language of the reader, also after a form wrote all fields', async () => {
  const { db } = instance.running.application.database
  await db.updateTable('site_settings').set({ value: '{}' }).execute()
  // A change by this process makes it read again.
  await write({ termsText: '' })
  const readIn = async (language: string) => {
    const headers = { 'accept-language': language }
    const answer = await fetch(new URL('/api/settings/1', instance.url), { headers })
    return settingsAnswerSchema.parse(await answer.json()).value
  }
  expect((await write({ ...(await read()), termsText: 'Be kind.' })).status).toBe(200)
  const [german, english] = [await readIn('de-AT'), await readIn('en')]
  expect([german.loginTitle, german.termsText]).toEqual(['Anmelden - Harbor Proof', 'Be kind.'])
  expect([english.loginTitle, english.termsText]).toEqual(['Log in - Harbor Proof', 'Be kind.'])
  const same = Object.keys(english).filter(
    (name) =>
      /Title$|Description$/.test(name) &&
      german[name as keyof SiteSettings] === english[name as keyof SiteSettings],
  )
  expect(same).toEqual([])
})

test('what is refused is said in the language of the caller, message and fields', async () => {
  const refusedIn = async (language: string, path: string, body: object) => {
    const answer = await fetch(new URL(path, instance.url), {
      method: 'POST',
      headers: { 'accept-language': language, 'content-type': 'application/json', origin: instance.url },
      body: JSON.stringify(body),
    })
    return answer.json()
  }
  const login = { email: 'root@example.org', password: 'not the right one' }
  expect(await refusedIn('en', '/api/login', login)).toMatchObject({
    code: 'credentials',
    message: 'The email address or password is not correct.',
  })
  expect(await refusedIn('de', '/api/login', login)).toMatchObject({
    code: 'credentials',
    message: 'E\u2011Mail-Adresse oder Passwort stimmt nicht.',
    errors: { email: ['E\u2011Mail-Adresse oder Passwort stimmt nicht.'] },
  })
  expect(await refusedIn('de', '/api/login', { email: 'root' })).toMatchObject({
    code: 'invalid',
    message: 'Einige Werte sind ungültig.',
    errors: {
      email: ['Das sieht nicht wie eine E\u2011Mail-Adresse aus.'],
      password: ['Bitte Ihr Passwort angeben.'],
    },
  })
  expect(await refusedIn('de', '/api/nowhere', {})).toMatchObject({
    message: 'Diesen Aufruf gibt es nicht. Die Aufrufe sind unter /docs/api beschrieben.',
  })
})
