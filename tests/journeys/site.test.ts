import type { Browser } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { openPage } from '../browser/browser.ts'
import { startPreview } from '../browser/preview.ts'
import { test } from '../browser/worker.ts'

/** A message to the operator, from the public site. */

let preview: Awaited<ReturnType<typeof startPreview>>
let browser: Browser
test.beforeAll(async ({ chromium }) => {
  browser = chromium
  preview = await startPreview({ port: 0, delay: 3_600_000, step: 20, mode: 'manual' })
})
afterAll(() => preview?.close())

const open = (options: Parameters<typeof openPage>[2] = {}) =>
  openPage(browser, preview.url, { reducedMotion: 'reduce', ...options })

test.each([true, false])('a message to the operator, scripts: %s', async (javaScriptEnabled) => {
  const { page, problems } = await open({ javaScriptEnabled })
  await page.goto(`${preview.url}/email-deliverability`)
  await page.getByText('No consultants are listed yet').waitFor()
  const send = page.getByRole('button', { name: 'Send message' })
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Your email address').fill('ada')
  await send.click()
  await page.getByText('Enter an address such as name@example.org.').waitFor()
  await page.getByText('Tell us in a sentence or two what this is about.').waitFor()
  expect(await page.getByLabel('Your name').inputValue()).toBe('Ada')
  await page.getByLabel('Your email address').fill('ada@example.org')
  await page.getByLabel('Message').fill('I write too often, it seems.')
  await send.click()
  await page.getByRole('alert').getByText('Try again in 10 minutes.').waitFor()
  await page.getByLabel('Message').fill('Our mail lands in spam since Monday.')
  await send.click()
  await page.getByText('Your message is on its way').waitFor()
  expect(problems.filter((problem) => !/status of 4(22|29)/.test(problem))).toEqual([])
})
