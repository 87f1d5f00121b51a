import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { examples, type Instance } from '../instance.ts'
import { alive } from './alive.ts'
import { openPage } from './browser.ts'
import { test } from './worker.ts'

/** The main job: open the home page, send a mail to the address, read the report, without a reload. */

let instance: Instance
let browser: Browser
test.beforeAll(({ chromium, plain }) => {
  browser = chromium
  instance = plain
})

type Manifest = { routes: Record<string, { module: string }> }

/** Waits until the page has become the report: its tabs are there. (The home page shows a report's headings too.) */
async function reportOf(page: Page): Promise<void> {
  await page.waitForURL(/\/results\/[a-z2-7]{29}/)
  await page.getByRole('navigation', { name: 'Report' }).waitFor()
}

test('the sample button shows a report to someone without a mail program', async () => {
  const { page, problems } = await openPage(browser, instance.url, {
    viewport: { width: 375, height: 800 },
  })
  await page.goto(instance.url)
  await page.getByRole('button', { name: /send a sample/i }).click()
  await reportOf(page)
  expect(await page.textContent('main')).toMatch(/simulated|stand-in/i)
  expect(problems).toEqual([])
})

test('a file that is no mail is refused with words, an .eml is tested', async () => {
  const { page } = await openPage(browser, instance.url)
  await page.goto(instance.url)
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from([137, 80, 78, 71, 0, 0]),
  })
  await page.getByText('This file is not an email').first().waitFor()
  await input.setInputFiles(join(examples, 'transactional.eml'))
  await reportOf(page)
  expect(await page.textContent('main')).toContain('Your invoice 2026-0417')
})

test.each([
  ['/results/nonsense', 404, 'Page not found'],
  ['/no/such/page', 404, 'This page could not be found'],
])('%s answers %i with a way home', async (path, status, words) => {
  const { page } = await openPage(browser, instance.url)
  const response = await page.goto(`${instance.url}${path}`)
  expect(response?.status()).toBe(status)
  expect(await page.textContent('body')).toContain(words)
  await page.getByRole('link', { name: 'Go Home Page' }).click()
  await page.waitForURL(`${instance.url}/`)
})

test('an expired test says so and offers to start again', async () => {
  const old = instance.running.application.addresses.issue('', Date.now() - 100 * 3_600_000)
  const { page } = await openPage(browser, instance.url)
  const response = await page.goto(`${instance.url}/results/${old.id}`)
  expect(response?.status()).toBe(410)
  expect(await page.textContent('body')).toMatch(/expired/i)
})

test('the report can be read without scripts', async () => {
  const { page } = await openPage(browser, instance.url, { javaScriptEnabled: false })
  await page.goto(`${instance.url}/results/example`)
  const text = await page.locator('main').textContent()
  expect(text).toContain('Fix these three')
  await page.locator('details summary').first().click()
})

test('a mail that comes while a script does not load leads to its report all the same', async () => {
  const { page } = await openPage(browser, instance.url)
  await page.goto(instance.url)
  await alive(page)
  const email = await page.getByTestId('address').textContent()
  const script = await page.evaluate(() => {
    const { routes } = (globalThis as unknown as { __reactRouterManifest: Manifest }).__reactRouterManifest
    return routes['spam-test/routes/loading']!.module
  })
  let asked = 0
  await page.route(
    (url) => url.pathname === script,
    (route) => (asked++ === 0 ? route.abort('connectionreset') : route.continue()),
  )
  await instance.send(email!, await readFile(join(examples, 'transactional.eml')))
  await reportOf(page)
  expect(asked).toBeGreaterThan(0)
  expect(page.url()).toContain(email!.split('@')[0])
})

test('a browser that allows no storage gets a page that is alive', async () => {
  const { page } = await openPage(browser, instance.url)
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto(instance.url)
  await alive(page)
  await page.getByRole('link', { name: 'Email Verifier' }).first().click()
  await page.waitForURL(`${instance.url}/email-verifier`)
})
