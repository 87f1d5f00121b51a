import type { Browser } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { holdBack, openPage } from '../browser/browser.ts'
import { startPreview } from '../browser/preview.ts'
import { test } from '../browser/worker.ts'

/** An address is verified on the pages of the verifier, over fixtures. */

const at = (email: string) => `/email-verifier/${encodeURIComponent(email)}`

let preview: Awaited<ReturnType<typeof startPreview>>
let browser: Browser
test.beforeAll(async ({ chromium }) => {
  browser = chromium
  preview = await startPreview({ port: 0, delay: 3_600_000, step: 150 })
})
afterAll(() => preview?.close())

const open = (options: Parameters<typeof openPage>[2] = {}) =>
  openPage(browser, preview.url, { reducedMotion: 'reduce', ...options })

test.each([true, false])('an address is typed, followed and explained (scripts: %s)', async (scripts) => {
  const { page, problems } = await open({ javaScriptEnabled: scripts })
  await page.goto(`${preview.url}/email-verifier`)
  const events = await holdBack(page, '**/events')
  await page.getByLabel('Email address').fill('  anna@krume.example ')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${at('anna@krume.example')}`)
  await page.getByText('Verification in progress').waitFor()
  events.letGo()
  await page.getByRole('heading', { name: 'This address accepts email.' }).waitFor()
  expect(await page.getByLabel('Steps').getByText('done').count()).toBe(5)
  expect(await page.locator('main').textContent()).toContain('RCPT TO:<anna@krume.example>')
  expect(await page.title()).toContain('anna@krume.example')
  expect(problems).toEqual([])
})
