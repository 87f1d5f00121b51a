import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { examples, type Instance, startInstance } from '../instance.ts'
import { violations } from './axe.ts'
import { openPage } from './browser.ts'
import { lookAt } from './readable.ts'
import { test } from './worker.ts'

/** A mail as email clients show it: drawn when someone opens it, beside the mail as sent, with what differs. */

const folder = join(import.meta.dirname, '../../build/screens')

let instance: Instance
let browser: Browser
let id: string
test.beforeAll(async ({ chromium }) => {
  browser = chromium
  instance = await startInstance({ PICTURES: 'on' })
  const me = instance.browser
  const address = await me.address()
  id = address.id
  await instance.send(address.email, await readFile(join(examples, 'careless-newsletter.eml')))
  await me.result(id)
})
afterAll(() => instance?.close())

test.for([375, 1440])('a client is drawn when it is opened, %i px wide', async (width) => {
  const { page } = await openPage(browser, instance.url, {
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  await page.goto(`${instance.url}/results/${id}/clients?in=outlook-windows`)
  await page.getByRole('heading', { name: 'How each client shows it' }).waitFor()
  const shown = page.getByRole('img', { name: /^The email in Outlook/ })
  await shown.waitFor()
  await expect
    .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(300)
  await page.getByText('An approximation.').waitFor()
  expect(await lookAt(page)).toMatchObject({ wide: [], faint: [], small: [] })
  if (process.env.SCREENS === 'on') {
    await mkdir(folder, { recursive: true })
    await page.screenshot({ path: join(folder, `clients-shown-${width}.png`), fullPage: true })
  }
  expect(await violations(page)).toEqual([])
})
