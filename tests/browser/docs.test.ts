import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import type { Instance } from '../instance.ts'
import { violations } from './axe.ts'
import { openPage } from './browser.ts'
import { showAs } from './looks.ts'
import { test } from './worker.ts'

/** The documentation as its readers see it: on a phone, without scripts, by way of the search and of a report. */

let instance: Instance
let browser: Browser
test.beforeAll(({ chromium, plain }) => {
  browser = chromium
  instance = plain
})

// What every-route.test.ts visits is not repeated here.
const pages = [
  '/docs/operate/settings',
  '/docs/develop/api',
  '/docs/checks/list_unsubscribe',
  '/docs/search?q=selector',
]
const looks = [375, 1366].map((width) => ({ width, colorScheme: 'light' }) as const)

test.each(pages)('%s is whole on a phone and a desk, for everybody', async (path) => {
  const { page, problems } = await openPage(browser, instance.url)
  await page.goto(`${instance.url}${path}`)
  expect(await page.locator('h1').count()).toBe(1)
  for (const look of looks) {
    await showAs(page, look)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await violations(page)).toEqual([])
  }
  expect(problems).toEqual([])
})

test('lines of text have at most 70 characters', async () => {
  const { page } = await openPage(browser, instance.url, { viewport: { width: 1366, height: 800 } })
  await page.goto(`${instance.url}/docs/operate/deploy`)
  const widest = await page.evaluate(() => {
    const zero = document.createElement('span')
    zero.textContent = '0'.repeat(70)
    zero.style.whiteSpace = 'nowrap'
    document.querySelector('.doc > p')!.append(zero)
    const most = zero.getBoundingClientRect().width
    zero.remove()
    const widths = [...document.querySelectorAll('.doc > p')].map(
      (each) => each.getBoundingClientRect().width,
    )
    return Math.max(...widths) / most
  })
  expect(widest).toBeLessThanOrEqual(1.01)
})

test('without scripts the search finds, and the pages follow one another', async () => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${instance.url}/docs`)
  await page.getByRole('searchbox').fill('app password')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: 'Adding it' }).click()
  await page.getByRole('heading', { level: 1, name: 'Seed mailboxes' }).waitFor()
  await page.locator('[rel="next"]').click()
  await page.getByRole('heading', { level: 1, name: 'Plans and limits' }).waitFor()
})

test('the API: every call a line, whose old address still leads there, and a page for each', async () => {
  const { page, problems } = await openPage(browser, instance.url, { viewport: { width: 375, height: 800 } })
  const list = await page.goto(`${instance.url}/docs/api#get-api-emails`)
  expect((await list!.body()).byteLength).toBeLessThan(300_000)
  const calls = page.locator('main li[id]')
  expect(await calls.count()).toBeGreaterThan(200)
  expect(await violations(page)).toEqual([])
  await page.locator('#get-api-emails').getByRole('link').click()
  await page.waitForURL('**/docs/api/listTests')
  await page.getByText("curl '").waitFor()
  expect(await violations(page)).toEqual([])
  const largest = await page.request.get(`${instance.url}/docs/api/getReport`)
  expect((await largest.body()).byteLength).toBeLessThan(300_000)
  expect(problems).toEqual([])
})

test('a call is filled in, shown in each language, and sent from its page', async () => {
  const { page, problems } = await openPage(browser, instance.url, { viewport: { width: 1366, height: 800 } })
  await page.goto(`${instance.url}/docs/api/getReport`)
  const sample = page.locator('#example pre').first()
  expect(await sample.textContent()).toContain('/api/emails/ID/results')
  await page.getByRole('textbox', { name: 'id', exact: true }).fill('example')
  expect(await sample.textContent()).toContain('/api/emails/example/results')
  await page.getByRole('link', { name: 'Python' }).click()
  await page.waitForURL('**/docs/api/getReport?in=python')
  await page.getByText('urlopen(request)').waitFor()
  expect(await sample.textContent()).toContain('/api/emails/example/results')
  await page.getByRole('button', { name: 'Send the call' }).click()
  await page.locator('#example').getByText('"status": "completed"').waitFor()
  expect(problems).toEqual([])
})

test('a refused call shows why; a key is sent and not kept; without scripts the example alone is there', async () => {
  const { page } = await openPage(browser, instance.url, { viewport: { width: 1366, height: 800 } })
  await page.goto(`${instance.url}/docs/api/getProfile`)
  await page.getByLabel('API key').fill('eml_live_wrong')
  const sent = page.waitForRequest('**/api/profile')
  await page.getByRole('button', { name: 'Send the call' }).click()
  expect((await sent).headers().authorization).toBe('Bearer eml_live_wrong')
  await page.locator('#example').getByText('"status": 401').waitFor()
  await page.reload()
  expect(await page.getByLabel('API key').inputValue()).toBe('')

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(`${instance.url}/docs/api/getProfile?in=typescript`)
  await plain.getByText('await fetch(').waitFor()
  expect(await plain.getByRole('button', { name: 'Send the call' }).isVisible()).toBe(false)
  const unknown = await plain.goto(`${instance.url}/docs/api/nothing`)
  expect(unknown!.status()).toBe(404)
})

test('in German: the guides, their contents, their search, and what is there in English alone', async () => {
  const german = { locale: 'de-DE', viewport: { width: 1366, height: 800 } }
  const { page, problems } = await openPage(browser, instance.url, german)
  await page.goto(`${instance.url}/docs`)
  await page.getByRole('searchbox').fill('schlussel selektor')
  await page.getByRole('searchbox').press('Enter')
  await page.locator('main').getByRole('link', { name: 'Einrichten' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'DKIM' }).waitFor()
  expect(new URL(page.url()).hash).toBe('#setting-it-up')
  const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' })
  expect(await contents.getByRole('link').allTextContents()).toContain('Bei den Versanddiensten')
  expect(await page.locator('main article [lang="en"]').count()).toBe(0)
  expect(await page.locator('main').textContent()).not.toContain('nur auf Englisch')
  await page.locator('[rel="next"]').click()
  await page.getByRole('heading', { level: 1, name: 'DMARC' }).waitFor()

  await page.goto(`${instance.url}/docs/operate/mail`)
  await page.getByText('Diese Seite gibt es nur auf Englisch.').waitFor()
  expect(await page.locator('h1').getAttribute('lang')).toBe('en')
  expect(await page.locator('.doc').getAttribute('lang')).toBe('en')
  expect(
    await page.getByRole('navigation', { name: 'Auf dieser Seite' }).locator('ul').getAttribute('lang'),
  ).toBe('en')
  // Beside it, what is in German is not taken for English.
  expect(await page.locator('.docs-side a', { hasText: 'Wer was ablehnt' }).getAttribute('lang')).toBeNull()
  expect(await page.locator('.docs-side a', { hasText: 'Deploying' }).getAttribute('lang')).toBe('en')
  expect(await page.locator('.doc .doc-anchor').first().getAttribute('lang')).toBe('de')
  expect(problems).toEqual([])
})

const translated = [
  { locale: 'de-DE', path: '/docs' },
  { locale: 'de-DE', path: '/docs/operate/mail' },
  { locale: 'de-DE', path: '/docs/guide/who-refuses-what' },
  { locale: 'fr-FR', path: '/docs/guide/how-good-is-this' },
]
test.each(translated)(
  '$path is whole in $locale on a phone and a desk, for everybody',
  async ({ path, locale }) => {
    const { page, problems } = await openPage(browser, instance.url, { locale })
    await page.goto(`${instance.url}${path}`)
    for (const look of looks) {
      await showAs(page, look)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      expect(await violations(page)).toEqual([])
    }
    expect(problems).toEqual([])
  },
)

test('what is not there is a 404 with the way back', async () => {
  for (const path of ['/docs/nothing', '/docs/checks/nothing', '/docs/../../etc/passwd', '/docs/guide'])
    expect((await fetch(`${instance.url}${path}`)).status).toBe(404)
})

test('the guide of DMARC reports leads to the example, whose notices lead to what they are about', async () => {
  const { page, problems } = await openPage(browser, instance.url, { viewport: { width: 375, height: 800 } })
  await page.goto(`${instance.url}/docs/guide/dmarc-reports`)
  await page.getByRole('link', { name: 'Look at an example' }).click()
  await page.getByText('every number are made up').waitFor()
  await page.getByRole('link', { name: 'See the source' }).first().click()
  await page.waitForURL(/#source-shop\.example$/)
  const target = page.locator('[id="source-shop.example"]')
  expect(await target.textContent()).toContain('shop.example')
  await expect.poll(() => target.evaluate((found) => found.getBoundingClientRect().top >= 0)).toBe(true)
  expect(await page.locator('main form').count()).toBe(0)
  expect(problems).toEqual([])
})
