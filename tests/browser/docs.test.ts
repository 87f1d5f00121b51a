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

test('the calls of the API are folded, and a link to one opens it', async () => {
  const { page } = await openPage(browser, instance.url, { viewport: { width: 375, height: 800 } })
  await page.goto(`${instance.url}/docs/api`)
  // A call is two lines while it is folded; open, it is a screen or more.
  const calls = await page
    .locator('main [id]')
    .evaluateAll((all) => all.filter(({ id }) => /^(?:get|post|put|patch|delete)-/.test(id)).length)
  expect(calls).toBeGreaterThan(150)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(calls * 110)
  await page.goto(`${instance.url}/docs/api#get-api-emails`)
  const call = page.locator('#get-api-emails')
  await call.getByText('curl http').waitFor()
  expect(await page.locator('main details.fold[open]').count()).toBe(1)
  expect(await violations(page)).toEqual([])
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
