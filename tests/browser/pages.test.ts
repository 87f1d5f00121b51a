import type { Browser } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { openPage } from './browser.ts'
import { wrongAt } from './looks.ts'
import { startPreview } from './preview.ts'
import { lookAt } from './readable.ts'
import { test } from './worker.ts'

/** Every page over fixture reports: what it looks like, and what it does with and without scripts. */

describe('the built pages', () => {
  let preview: Awaited<ReturnType<typeof startPreview>>
  let browser: Browser
  // No mail comes while these tests look at a page: it would turn into a report under them.
  test.beforeAll(async ({ chromium }) => {
    browser = chromium
    preview = await startPreview({ port: 0, delay: 3_600_000, step: 20 })
  })
  afterAll(() => preview?.close())

  const open = (options: Parameters<typeof openPage>[2] = {}) =>
    openPage(browser, preview.url, { reducedMotion: 'reduce', ...options })

  const paths = [
    '/',
    '/email-test',
    '/loading/quiet',
    '/loading/gone',
    '/results/example',
    '/results/capped',
    '/results/good',
    '/results/example/delivery',
    '/results/good/delivery',
    '/results/capped?device=mobile',
    '/results/example?device=mobile&attention=open',
    '/results/example/clients?client=gmail.ios',
    '/results/example?plan=open',
    '/results/example?list=passed.content',
    '/results/example/print',
    '/results/example/source',
    '/results/good/source?view=text',
    '/spf-checker',
    '/email-blacklist-checker',
    '/spf-checker?domain=krume.example&ip=74.125.1.1',
    '/spf-checker?domain=rough.example',
    '/spf-checker?domain=silent.example',
    '/dkim-checker?domain=krume.example',
    '/dmarc-checker?domain=krume.example',
    '/dmarc-checker?domain=news.brand.example',
    '/bimi-checker?domain=krume.example',
    '/bimi-checker?domain=rough.example',
    '/mta-sts-checker?domain=krume.example',
    '/tls-rpt-checker?domain=krume.example',
    '/domain-blacklist-checker?domain=66.krume.example&related=1',
    '/email-blacklist-checker?input=news@krume.example',
    '/ip-blacklist-checker?input=66.1.2.3',
  ]
  const looks = [
    { width: 320, colorScheme: 'dark' },
    { width: 768, colorScheme: 'light' },
    { width: 1366, colorScheme: 'light' },
    { width: 1366, colorScheme: 'dark' },
  ] as const

  // Every route is asked about by axe in every-route.test.ts.
  const withoutAxe = async () => []

  test.each(paths)('%s: fits, readable, large enough to hit', async (path) => {
    const { page, problems, foreign } = await open()
    await page.goto(`${preview.url}${path}`)
    expect(await wrongAt(page, looks, withoutAxe)).toEqual([])
    expect([problems, foreign]).toEqual([[], []])
  })

  test('a check opens by its own address, without scripts too', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await open({ javaScriptEnabled })
      await page.goto(`${preview.url}/results/example?open=rdns#check-rdns`)
      await page.locator('#check-rdns').waitFor({ state: 'visible' })
      expect(await page.locator('#check-helo').isVisible()).toBe(false)
    }
  })

  test('the tabs are walked with the arrow keys', async () => {
    const { page } = await open()
    await page.goto(`${preview.url}/results/example`)
    const tabs = page.getByRole('navigation', { name: 'Report sections' })
    await tabs.getByRole('link', { name: /^Email/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/results/example/source')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/results/example/delivery')
    await page.locator('.tab[aria-current="page"]', { hasText: 'Delivery' }).waitFor()
  })

  test('evidence leads to its line in the source', async () => {
    const { page } = await open()
    await page.goto(`${preview.url}/results/example#check-link_health`)
    await page.locator('#check-link_health').getByRole('link', { name: 'Line 72' }).click()
    const line = page.locator('#html-72')
    await line.waitFor()
    expect(await line.textContent()).toContain('https://krume.example/shop/sunday-roll')
    const seen = await line.evaluate((element) => {
      const box = element.getBoundingClientRect()
      return box.top >= 0 && box.bottom <= window.innerHeight
    })
    expect(seen).toBe(true)
  })

  test('where events do not come through, the waiting page asks and arrives as well', async () => {
    const { page } = await open()
    await page.goto(`${preview.url}/loading/mute`)
    await page.waitForURL('**/results/mute')
  })

  test('the colors chosen are drawn by the server the next time', async () => {
    const { page } = await open({ colorScheme: 'light' })
    await page.goto(preview.url)
    await page.getByRole('button', { name: 'Switch to dark mode' }).click()
    const html = await (await page.request.get(preview.url)).text()
    expect(html).toContain('data-theme="dark"')
    await page.reload()
    await page.getByRole('button', { name: 'Switch to light mode' }).waitFor()
  })

  test('copying says so, and says when it could not', async () => {
    const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto(preview.url)
    const address = await page.getByTestId('address').textContent()
    await page.getByRole('button', { name: 'Copy address' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await page.getByRole('button', { name: 'Copy address' }).waitFor()
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    })
    await page.getByRole('button', { name: 'Copy address' }).click()
    await page.getByRole('button', { name: 'Can not copy' }).waitFor()
  })

  test('the mobile menu stops the page from scrolling and is gone after each page load', async () => {
    const { page } = await open({ viewport: { width: 375, height: 700 } })
    await page.goto(preview.url)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog')
    await menu.waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden')
    await menu.getByRole('link', { name: 'Example report' }).click()
    await page.waitForURL('**/results/example')
    await menu.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden')
  })

  test('only the owner can delete, after being asked', async () => {
    const { page } = await open()
    await page.goto(`${preview.url}/results/example`)
    expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0)
    await page.goto(`${preview.url}/results/good`)
    await page.locator('.report-title summary').filter({ hasText: 'More' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete report' }).click()
    await page.waitForURL(`${preview.url}/**`)
    await page.getByText('Report deleted').waitFor()
    expect((await page.request.get(`${preview.url}/results/good`)).status()).toBe(404)
  })

  test.each([
    ['/nope', 404, 'Page not found'],
    ['/results/unknown', 404, 'Page not found'],
    ['/results/old', 410, 'This report has expired'],
    ['/results/broken', 500, 'An error occurred'],
  ])('%s answers %i and says what to do', async (path, status, title) => {
    const { page } = await open()
    const answer = await page.goto(`${preview.url}${path}`)
    expect(answer?.status()).toBe(status)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
    expect(await page.getByRole('link', { name: 'Go Home Page' }).getAttribute('href')).toBe('/')
    expect((await lookAt(page)).faint).toEqual([])
  })
})
