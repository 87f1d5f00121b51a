import type { Browser } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { openPage } from './browser.ts'
import { startPreview } from './preview.ts'
import { lookAt } from './readable.ts'
import { test } from './worker.ts'

/** The checkers' pages over a zone written out: what people do there, with and without scripts. */

describe('the built checkers', () => {
  let preview: Awaited<ReturnType<typeof startPreview>>
  let browser: Browser
  test.beforeAll(async ({ chromium }) => {
    browser = chromium
    preview = await startPreview({ port: 0, delay: 3_600_000, step: 100 })
  })
  afterAll(() => preview?.close())

  const open = (options: Parameters<typeof openPage>[2] = {}) =>
    openPage(browser, preview.url, { reducedMotion: 'reduce', ...options })

  test('what cannot be understood is answered with a sentence at the field', async () => {
    const { page } = await open()
    const answer = await page.goto(`${preview.url}/dmarc-checker?domain=localhost`)
    expect(answer?.status()).toBe(422)
    const field = page.getByLabel('Domain', { exact: true })
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    const sentence = page.locator(`#${await field.getAttribute('aria-describedby')}`)
    expect(await sentence.textContent()).toContain('has no dot')
    expect(await field.inputValue()).toBe('localhost')
    expect(await lookAt(page)).toMatchObject({ wide: [], faint: [], small: [] })
  })

  test('each part of the record is explained by pointer and by keyboard', async () => {
    const { page } = await open()
    await page.goto(`${preview.url}/spf-checker?domain=krume.example`)
    const reading = page.locator('#reading')
    await page.locator('.record a', { hasText: '203.0.113.0/24' }).hover()
    await reading.getByText('ip4:203.0.113.0/24', { exact: true }).waitFor()
    await page.mouse.move(0, 0)
    await page.locator('.record a[tabindex]:not([tabindex="-1"]), .record a:not([tabindex])').first().focus()
    await page.keyboard.press('Home')
    await reading.getByText('v=spf1').waitFor()
    await page.keyboard.press('ArrowRight')
    await reading.getByText('mx', { exact: true }).waitFor()
  })

  test('without scripts a part leads to its explanation', async () => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(`${preview.url}/spf-checker?domain=brand.example`)
    await page.locator('.record a', { hasText: '_spf.google.com' }).click()
    const target = page.locator(new URL(page.url()).hash)
    await target.waitFor({ state: 'visible' })
    expect(await target.textContent()).toContain('Google Workspace')
  })

  test('a problem in the record leads to its finding', async () => {
    const { page } = await open()
    await page.goto(`${preview.url}/spf-checker?domain=krume.example`)
    await page.locator('.record a', { hasText: 'old-crm.example' }).click()
    await page.locator('#reading').getByRole('link', { name: 'See finding' }).first().click()
    await page.waitForURL('**/spf-checker?domain=krume.example#finding-*')
    const finding = page.locator(new URL(page.url()).hash)
    await finding.waitFor({ state: 'visible' })
    expect(await finding.textContent()).toContain('Why it matters')
  })

  test('the SPF tree counts as it goes down', async () => {
    const { page } = await open()
    await page.goto(`${preview.url}/spf-checker?domain=brand.example`)
    const sums = page.locator('.spf-tree .spf-row > :last-child .sr-only')
    expect(await sums.allTextContents()).toEqual(['4', '2', '3', '4'].map((sum) => `${sum} so far`))
    await page.goto(`${preview.url}/spf-checker?domain=krume.example`)
    expect(await page.getByText('3 over the limit').isVisible()).toBe(true)
    expect(await page.locator('.spf-tree').textContent()).toContain('void: name does not exist')
  })

  test('a domain is taken along to the other records, not to the addresses', async () => {
    const { page } = await open()
    await page.goto(`${preview.url}/spf-checker?domain=https://news.brand.example/`)
    const tabs = page.getByRole('navigation', { name: 'Checkers', exact: true })
    expect(await tabs.getByRole('link', { name: 'IP blacklist' }).getAttribute('href')).toBe(
      '/ip-blacklist-checker',
    )
    await tabs.getByRole('link', { name: 'DMARC' }).click()
    await page.waitForURL('**/dmarc-checker?domain=news.brand.example')
    await page.getByText('sp at brand.example decides').waitFor()
  })

  test('a logo is shown as a picture, and no other host is asked', async () => {
    const { page, foreign, problems } = await open()
    await page.goto(`${preview.url}/bimi-checker?domain=krume.example`)
    const sources = await page
      .locator('main img:not([src^="/badge/"])')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.slice(0, 26)))
    expect(new Set(sources)).toEqual(new Set(['data:image/svg+xml,%3Csvg%']))
    expect(await page.locator('main svg script, main svg image').count()).toBe(0)
    expect([foreign, problems]).toEqual([[], []])
  })

  test('lists are shown as they answer, then the verdict; without scripts all at once', async () => {
    const { page, problems } = await open()
    await page.addInitScript(hearOneAtFirst)
    await page.goto(`${preview.url}/ip-blacklist-checker`)
    await page.getByLabel('IP address').fill('66.1.2.3')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.getByText('Checking the lists').waitFor()
    await page.getByRole('button', { name: 'Spamhaus ZEN' }).waitFor()
    expect(await page.getByText('8 of 11 lists answered').count()).toBe(0)
    await page.evaluate(() => (globalThis as unknown as { letGo(): void }).letGo())
    await page.getByRole('heading', { name: /66\.1\.2\.3 is on 2 lists/ }).waitFor()
    expect(problems).toEqual([])

    const plain = await open({ javaScriptEnabled: false })
    await plain.page.goto(`${preview.url}/ip-blacklist-checker?input=66.1.2.3`)
    expect(await plain.page.getByRole('heading', { level: 2 }).first().textContent()).toContain(
      'is on 2 lists',
    )
  })

  test('a refused address is said at the field, also when lists are asked one by one', async () => {
    const { page } = await open()
    await page.goto(`${preview.url}/ip-blacklist-checker`)
    await page.getByLabel('IP address').fill('10.0.0.1')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.getByRole('alert').getByText('not a public address').waitFor()
  })

  test('what a list is and how much it matters opens by keyboard', async () => {
    const { page } = await open()
    await page.goto(`${preview.url}/ip-blacklist-checker?input=66.1.2.3`)
    await page.getByRole('button', { name: 'PSBL' }).focus()
    await page.keyboard.press('Enter')
    await page.locator(':popover-open').getByText('A listing adds spam points').waitFor()
  })

  test.each([true, false])('a report asks DNS again and says what changed (scripts: %s)', async (scripts) => {
    const { page } = await open({ javaScriptEnabled: scripts })
    await page.goto(`${preview.url}/results/example/delivery`)
    await page.getByRole('button', { name: 'Check DNS again' }).click()
    await page.getByText('One check has changed').waitFor()
    expect(await page.locator('main').textContent()).toContain('SPF passes for krume.example.')
    await page.goto(`${preview.url}/results/good/delivery`)
    await page.getByRole('button', { name: 'Check DNS again' }).click()
    await page.getByText('Nothing has changed').waitFor()
  })

  test('the header lists all checkers, closed by Escape', async () => {
    const { page } = await open()
    await page.goto(`${preview.url}/email-test`)
    const header = page.getByRole('banner')
    await header.getByText('Checkers', { exact: true }).click()
    await header.getByRole('link', { name: 'DMARC checker' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await header.getByRole('link', { name: 'DMARC checker' }).isVisible()).toBe(false)
  })
})

/** Runs in the page: of a stream of events it hears the first, and the rest when `letGo` is called. */
function hearOneAtFirst(): void {
  let heard = false
  const { promise, resolve } = Promise.withResolvers<void>()
  class Held extends EventSource {
    // As the page calls it: by the name of an event, with a function.
    override addEventListener(...[type, listener]: [type: string, listener: unknown]) {
      super.addEventListener(type, (event: MessageEvent) => {
        const tell = () => (listener as (event: MessageEvent) => void)(event)
        if (heard) promise.then(tell)
        else tell()
        heard = true
      })
    }
  }
  Object.assign(globalThis, { EventSource: Held, letGo: resolve })
}
