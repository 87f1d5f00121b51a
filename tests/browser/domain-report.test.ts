import type { Browser } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { openPage } from './browser.ts'
import { startPreview } from './preview.ts'
import { lookAt } from './readable.ts'
import { test } from './worker.ts'

/** The report of a whole domain over a zone written out: part by part, whole, without scripts and without events. */

const sentence = 'Email to krume.example does not arrive'

describe('the report of a domain', () => {
  let preview: Awaited<ReturnType<typeof startPreview>>
  let browser: Browser
  test.beforeAll(async ({ chromium }) => {
    browser = chromium
    preview = await startPreview({ port: 0, delay: 3_600_000, step: 100 })
  })
  afterAll(() => preview?.close())

  const open = (options: Parameters<typeof openPage>[2] = {}) =>
    openPage(browser, preview.url, { reducedMotion: 'reduce', ...options })

  test('whatever names the domain leads to its page, which fills part by part', async () => {
    const { page, problems } = await open()
    await page.goto(`${preview.url}/domain`)
    await page.getByRole('heading', { name: 'An example' }).waitFor()
    await page.getByLabel('Domain', { exact: true }).fill('Ada <ada@Krume.example>')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.waitForURL(`${preview.url}/domain/krume.example`)
    const said = page.getByRole('heading', { level: 2 }).first()
    await said.getByText(sentence).waitFor()
    expect(await page.locator('main details.check').count()).toBeGreaterThan(8)
    expect(await page.getByRole('heading', { name: '1. Replace the record for SPF' }).count()).toBe(1)
    await page.getByRole('link', { name: /^DMARC Warning/ }).click()
    await page.locator('#part-dmarc[open]').waitFor()
    await page.getByRole('link', { name: 'Check again' }).click()
    await said.getByText(sentence).waitFor()
    expect(problems).toEqual([])
  })

  test('a link to it has everything, without scripts too, and what is optional is not called unchecked', async () => {
    const { page } = await open({ javaScriptEnabled: false })
    const answer = await page.goto(`${preview.url}/domain/brand.example`)
    expect(answer?.status()).toBe(200)
    expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toContain('brand.example')
    expect(await page.locator('#part-tls-rpt').textContent()).toContain('Optional')
    expect(await page.getByRole('region', { name: 'The domain at a glance' }).textContent()).toContain(
      'Google Workspace',
    )
    await page.getByLabel('Domain', { exact: true }).fill('localhost')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.getByRole('alert').getByText('has no dot').waitFor()
  })

  test.each([
    { where: 'in the bar', width: 1440, opener: null },
    { where: 'in the list of checkers', width: 1100, opener: 'summary:text-is("Checkers")' },
    { where: 'in the menu of a phone', width: 375, opener: 'button[aria-label="Menu"]' },
  ])('a domain that is typed $where of another page leads there', async ({ width, opener }) => {
    const { page, problems } = await open({ viewport: { width, height: 800 } })
    await page.goto(`${preview.url}/pricing`)
    if (opener) await page.locator(opener).press('Enter')
    const field = page.getByRole('textbox', { name: 'Domain to check' })
    await field.fill('https://Krume.example/news')
    await field.press('Enter')
    await page.waitForURL(`${preview.url}/domain/krume.example`)
    await page.getByRole('heading', { level: 2 }).first().getByText(sentence).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('an address written otherwise leads to the one address of the domain', async () => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(`${preview.url}/domain/BRAND.example`)
    expect(page.url()).toBe(`${preview.url}/domain/brand.example`)
    expect((await page.goto(`${preview.url}/domain/localhost`))?.status()).toBe(422)
  })

  test('where no events come through, the whole is asked for', async () => {
    const { page, problems } = await open()
    await page.route('**/api/checkers/domain/events*', (route) => route.abort())
    await page.goto(`${preview.url}/domain`)
    await page.getByLabel('Domain', { exact: true }).fill('krume.example')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.getByRole('heading', { level: 2 }).first().getByText(sentence).waitFor()
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
  })

  test('each mail server that was connected to says how it answered', async () => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(`${preview.url}/domain/bakery.example`)
    const servers = page.getByRole('list', { name: 'Each mail server' }).getByRole('listitem')
    expect(await servers.count()).toBe(4)
    expect(await servers.nth(0).textContent()).toMatch(/TLSv1\.3.*Valid until 2027-02-11 \(82 days\).*DNSSEC/)
    expect(await servers.nth(1).textContent()).toMatch(/TLSv1\.1.*Expired.*For another name/)
    expect(await servers.nth(2).textContent()).toContain('Not offered')
    expect(await servers.nth(3).textContent()).toContain('No answer in time')
  })

  test.each([375, 768, 1440])('its mail servers are readable at %i px', async (width) => {
    const { page } = await open({ viewport: { width, height: 900 } })
    await page.goto(`${preview.url}/domain/bakery.example`)
    await page.getByRole('list', { name: 'Each mail server' }).waitFor()
    expect(await lookAt(page)).toMatchObject({ wide: [], faint: [], small: [] })
  })

  test.each([375, 768, 1440])('is readable at %i px', async (width) => {
    const { page } = await open({ viewport: { width, height: 900 } })
    await page.goto(`${preview.url}/domain/krume.example`)
    expect(await lookAt(page)).toMatchObject({ wide: [], faint: [], small: [] })
  })
})
