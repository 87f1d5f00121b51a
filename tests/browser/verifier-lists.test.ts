import type { Browser, Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { openPage } from './browser.ts'
import { startPreview } from './preview.ts'
import { test } from './worker.ts'

/** What came out for the addresses of a list, on its page: bars, filters, search, turning pages, corrections. */

const done = '/email-verifier/lists/done'

describe('the addresses of a list', () => {
  let preview: Awaited<ReturnType<typeof startPreview>>
  let browser: Browser
  test.beforeAll(async ({ chromium }) => {
    browser = chromium
    preview = await startPreview({ port: 0, delay: 3_600_000, step: 100 })
  })
  afterAll(() => preview?.close())

  const open = async (path: string, javaScriptEnabled = true) => {
    const { page, problems } = await openPage(browser, preview.url, {
      reducedMotion: 'reduce',
      javaScriptEnabled,
    })
    await page.goto(`${preview.url}${path}`)
    return { page, problems }
  }
  const table = (page: Page) => page.getByRole('table', { name: 'Addresses' })
  const range = (page: Page) => page.getByRole('navigation', { name: 'Pages of addresses', exact: true })
  const verdicts = (page: Page) => table(page).locator('td[data-title="Verdict"]').allTextContents()

  test.each([true, false])(
    'are filtered by a tap on a verdict or a reason (scripts: %s)',
    async (scripts) => {
      const { page, problems } = await open(done, scripts)
      await page.getByRole('link', { name: /^Undeliverable 640/ }).click()
      await range(page).getByText('1 to 50 of 640').waitFor()
      expect([...new Set(await verdicts(page))]).toEqual(['Undeliverable'])
      expect(await page.getByRole('link', { name: /^Undeliverable 640/ }).getAttribute('aria-current')).toBe(
        'true',
      )
      await page.getByRole('link', { name: /^Server accepts every name 558/ }).click()
      await range(page).getByText('1 to 50 of 558').waitFor()
      expect([...new Set(await verdicts(page))]).toEqual(['Risky'])
      await page.getByRole('link', { name: 'Remove filter: Risky' }).click()
      await range(page).getByText('1 to 50 of 12,004').waitFor()
      expect(problems).toEqual([])
    },
  )

  test.each([true, false])('are searched within a filter (scripts: %s)', async (scripts) => {
    const { page } = await open(`${done}?verdict=risky`, scripts)
    await page.getByRole('searchbox', { name: 'Search addresses' }).fill('ANNA')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Remove filter: “ANNA”' }).waitFor()
    expect([...new Set(await verdicts(page))]).toEqual(['Risky'])
    const addresses = await table(page).locator('td[data-title="Address"] bdi').allTextContents()
    expect(addresses.every((address) => address.includes('anna'))).toBe(true)
    await page.getByRole('searchbox', { name: 'Search addresses' }).fill('nobody at all')
    await page.keyboard.press('Enter')
    await page.getByText('No address matches.').waitFor()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await range(page).getByText('1 to 50 of 12,004').waitFor()
  })

  test('are turned with the keyboard; assistive technology hears which rows of how many these are', async () => {
    const { page } = await open(done)
    const rows = () =>
      table(page).evaluate((element) => ({
        count: element.getAttribute('aria-rowcount'),
        indexes: [...element.querySelectorAll('tr')].map((row) => Number(row.getAttribute('aria-rowindex'))),
      }))
    const first = await rows()
    expect(first).toEqual({ count: '12005', indexes: Array.from({ length: 51 }, (_, at) => at + 1) })
    const next = range(page).getByRole('link', { name: 'Next page' })
    await next.focus()
    await page.keyboard.press('Enter')
    await range(page).getByText('51 to 100 of 12,004').waitFor()
    expect((await rows()).indexes.slice(0, 2)).toEqual([1, 52])
    await page.keyboard.press('Enter')
    await range(page).getByText('101 to 150 of 12,004').waitFor()
    await range(page).getByRole('link', { name: 'Previous page' }).click()
    await range(page).getByText('51 to 100 of 12,004').waitFor()
    await page.goBack()
    await range(page).getByText('101 to 150 of 12,004').waitFor()
  })

  test('a suggestion is taken and taken back', async () => {
    const { page, problems } = await open(`${done}?correction=suggested`)
    const use = page.getByRole('button', { name: /^Use .+ instead$/ }).first()
    const suggested = /^Use (\S+) instead$/.exec((await use.textContent())!)![1]!
    await use.click()
    const said = page.getByRole('region', { name: 'Notifications' })
    await said.getByText('1 address corrected. Verify it before you write to it.').waitFor()
    await page.getByText('1 address corrected, not verified yet').waitFor()
    await range(page).getByText('of 292').waitFor()
    expect(await page.getByRole('button', { name: `Use ${suggested} instead` }).count()).toBe(0)
    // Its button is gone: the keyboard goes on at the table.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Addresses')
    await said.getByRole('button', { name: 'Undo' }).click()
    await range(page).getByText('of 293').waitFor()
    await page.getByRole('button', { name: `Use ${suggested} instead` }).waitFor()
    expect(problems).toEqual([])
  })

  test.each([true, false])(
    'all suggestions are taken at once, and taken back (scripts: %s)',
    async (scripts) => {
      const { page } = await open(done, scripts)
      await page.getByRole('button', { name: 'Accept all 293' }).click()
      await page.getByRole('heading', { name: '293 addresses corrected, not verified yet' }).waitFor()
      await page.getByRole('link', { name: /^Show: 293/ }).click()
      await page.getByRole('link', { name: 'Remove filter: Corrected' }).waitFor()
      const row = table(page).getByRole('row').nth(1)
      expect(await row.textContent()).toMatch(/hotmail\.com|gmail\.com/)
      await row.getByText(/Corrected, was \S+@(hotmial|gmial)\.com/).waitFor()
      const verify = row.getByRole('link', { name: /^Verify \S+@(hotmail|gmail)\.com$/ })
      expect(await verify.getAttribute('href')).toMatch(/^\/email-verifier\?email=/)
      await row.getByRole('button', { name: /^Undo the correction of/ }).click()
      await page.getByRole('heading', { name: '292 addresses corrected, not verified yet' }).waitFor()
      await page.getByRole('button', { name: 'Undo all 292' }).click()
      await page.getByRole('button', { name: 'Accept all 293' }).waitFor()
    },
  )

  test('are read while the list goes on, and come by themselves', async () => {
    const { page, problems } = await open('/email-verifier/lists/half?verdict=open')
    await page.locator('p[aria-live]', { hasText: /\d deliverable\b/ }).waitFor()
    await page.getByText('No address matches.').waitFor()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await range(page).getByText('1 to 50 of 12,004').waitFor()
    expect(problems).toEqual([])
  })
})

describe('while an address is being asked about', () => {
  test('no example and no earlier answer stands where its answer will be', async ({ chromium }) => {
    const preview = await startPreview({ port: 0, delay: 3_600_000, step: 50 })
    try {
      const { page } = await openPage(chromium, preview.url, { reducedMotion: 'reduce' })
      await page.goto(`${preview.url}/email-verifier`)
      let letGo = () => {}
      const hold = async () => {
        const held = new Promise<void>((resolve) => {
          letGo = resolve
        })
        await page.route(
          (url) => url.pathname.startsWith('/email-verifier') && url.pathname.includes('.data'),
          async (route) => {
            if (route.request().method() === 'POST') await held
            await route.continue()
          },
        )
      }
      await hold()
      await page.getByText('What a result looks like').waitFor()
      await page.getByLabel('Email address').fill('anna@krume.example')
      await page.getByRole('button', { name: 'Verify' }).click()
      await page.getByText('Verification in progress').waitFor()
      const main = page.locator('main')
      expect(await main.textContent()).not.toContain('What a result looks like')
      expect(await page.locator('main .typeset-address > .sr-only').textContent()).toBe('anna@krume.example')
      letGo()
      await page.getByRole('heading', { name: 'This address accepts email.' }).waitFor()

      await page.unrouteAll()
      await hold()
      await page.getByLabel('Email address').fill('typo@gmial.com')
      await page.getByRole('button', { name: 'Verify' }).click()
      await page.getByText('Verification in progress').waitFor()
      expect(await main.textContent()).not.toContain('This address accepts email.')
      letGo()
      await page.getByRole('button', { name: 'Verify this one' }).waitFor()
    } finally {
      await preview.close()
    }
  })
})
