import type { Browser } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { openPage } from '../browser/browser.ts'
import { startPreview } from '../browser/preview.ts'
import { test } from '../browser/worker.ts'

/** A record is checked on the pages of the checkers, over a zone written out. */

let preview: Awaited<ReturnType<typeof startPreview>>
let browser: Browser
test.beforeAll(async ({ chromium }) => {
  browser = chromium
  preview = await startPreview({ port: 0, delay: 3_600_000, step: 100 })
})
afterAll(() => preview?.close())

const open = (options: Parameters<typeof openPage>[2] = {}) =>
  openPage(browser, preview.url, { reducedMotion: 'reduce', ...options })

test.each([true, false])(
  'a domain is typed in and answered, options and all (scripts: %s)',
  async (scripts) => {
    const { page, problems } = await open({ javaScriptEnabled: scripts })
    await page.goto(`${preview.url}/spf-checker`)
    await page.getByLabel('Domain', { exact: true }).fill('  HTTPS://Brand.Example/path ')
    await page.getByText('Options').click()
    await page.getByLabel('Sending IP').fill('74.125.1.1')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.getByText('Pass: it may send.').waitFor()
    expect(new URL(page.url()).searchParams.get('ip')).toBe('74.125.1.1')
    if (scripts) expect(page.url()).not.toContain('helo=')
    expect(await page.title()).toContain('SPF for brand.example')
    expect(problems).toEqual([])
  },
)
