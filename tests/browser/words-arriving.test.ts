import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import type { Instance } from '../instance.ts'
import { openPage } from './browser.ts'
import { test } from './worker.ts'

/**
 * Words of a page that is reached within the site are loaded when they are first said. When the browser has them they
 * come while the page is being drawn: nothing may fail over that.
 */

let instance: Instance
let browser: Browser
test.beforeAll(({ chromium, plain }) => {
  browser = chromium
  instance = plain
})

test('a report was read before, and an address is verified: its words are in the cache', async () => {
  const { page, problems } = await openPage(browser, instance.url)
  await page.goto(`${instance.url}/results/example`)
  await page.getByRole('navigation', { name: 'Report' }).waitFor()
  await page.goto(`${instance.url}/email-verifier`, { waitUntil: 'networkidle' })
  await page.getByLabel('Email address').fill('ada@harborandpine.example')
  await page.keyboard.press('Enter')
  await page.waitForURL(/email-verifier\/./)
  await page.getByRole('list', { name: 'Steps' }).waitFor()
  expect(problems).toEqual([])
})
