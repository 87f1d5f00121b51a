import type { Browser } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { openPage } from './browser.ts'
import { startPreview } from './preview.ts'
import { lookAt } from './readable.ts'
import { test } from './worker.ts'

/** Setting up the mail of a domain, as its owner does it. */

describe('a domain is set up', () => {
  let preview: Awaited<ReturnType<typeof startPreview>>
  let browser: Browser
  test.beforeAll(async ({ chromium }) => {
    browser = chromium
    preview = await startPreview({ port: 0, delay: 3_600_000, step: 100 })
  })
  afterAll(() => preview?.close())

  const open = (options: Parameters<typeof openPage>[2] = {}) =>
    openPage(browser, preview.url, { reducedMotion: 'reduce', ...options })
  const path = '/domain/new.example/setup'
  const record = 'v=DMARC1; p=none; rua=mailto:dmarc@new.example'

  test('choices lead to records, a key is made here, and the address holds all of it', async () => {
    const { page, problems } = await open()
    await page.goto(preview.url + path)
    await page.getByText('Newsletters', { exact: true }).click()
    await page.getByLabel('Mailchimp', { exact: true }).check()
    await page.getByLabel('Servers of your own').fill('46.4.0.9')
    await page.getByLabel('Mailbox for reports').fill('dmarc@new.example')
    await page.getByRole('button', { name: 'Show the steps' }).click()
    await page.getByText(record).first().waitFor()

    const dkim = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '2. DKIM' }) })
    await dkim.getByLabel('Selector').fill('own')
    await dkim.getByRole('button', { name: 'Make a key' }).click()
    await dkim.getByText(/^v=DKIM1; k=rsa; p=MII/).waitFor()
    const saved = page.waitForEvent('download')
    await dkim.getByRole('link', { name: 'Save the private key' }).click()
    expect((await saved).suggestedFilename()).toBe('own._domainkey.new.example.pem')

    await page.getByRole('link', { name: 'I do not want this' }).last().click()
    await page.getByText('Not wanted').waitFor()
    await page.reload()
    await page.getByText('Not wanted').waitFor()
    expect(await page.getByLabel('Mailchimp', { exact: true }).isChecked()).toBe(true)
    await page.getByRole('link', { name: 'I want this after all' }).click()
    await page.getByText('Not wanted').waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  test('without scripts the form leads to the same records', async () => {
    const { page, problems } = await open({ javaScriptEnabled: false })
    await page.goto(preview.url + path)
    await page.getByLabel('Mailbox for reports').fill('dmarc@new.example')
    await page.getByRole('button', { name: 'Show the steps' }).click()
    await page.getByText(record).first().waitFor()
    expect(problems).toEqual([])
  })

  test.each([375, 1366])('it is readable at %i px', async (width) => {
    const { page, problems } = await open({ viewport: { width, height: 900 } })
    await page.goto(
      `${preview.url}${path}?chosen=1&service=google-workspace&addresses=46.4.0.9&reports=a%40b.example`,
    )
    await page.getByText('v=spf1 include:_spf.google.com ip4:46.4.0.9 ~all').first().waitFor()
    expect(await lookAt(page)).toMatchObject({ wide: [], faint: [], small: [] })
    expect(problems).toEqual([])
  })

  test('two domains stand side by side, what differs first', async () => {
    const { page, problems } = await open()
    await page.goto(`${preview.url}/domain/krume.example`)
    await page.getByLabel('Compare with another domain').fill('https://brand.example/shop')
    await page.getByRole('button', { name: 'Compare' }).click()
    await page.getByRole('heading', { name: 'Where they differ' }).waitFor()
    const names = await page.locator('main h2 a').allTextContents()
    expect(names).toEqual(['krume.example', 'brand.example'])
    const tls = page.getByRole('listitem').filter({ hasText: 'TLS reports' })
    await tls.getByText('Optional', { exact: true }).waitFor()
    expect(await lookAt(page)).toMatchObject({ wide: [], faint: [], small: [] })
    await page.getByLabel('Second domain').fill('no domain')
    await page.getByRole('button', { name: 'Compare' }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByLabel('First domain').inputValue()).toBe('krume.example')
    expect(problems).toEqual([])
  })

  test('the report of a domain leads there', async () => {
    const { page, problems } = await open()
    await page.goto(`${preview.url}/domain/krume.example`)
    await page.getByRole('link', { name: 'Set up email' }).click()
    await page.getByRole('heading', { name: 'Set up email for krume.example' }).waitFor()
    expect(problems).toEqual([])
  })
})
