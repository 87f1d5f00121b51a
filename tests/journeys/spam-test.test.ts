import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage } from '../browser/browser.ts'
import { test } from '../browser/worker.ts'
import { examples } from '../instance.ts'

/** The main job: open the home page, send a mail to the address, read the report, without a reload. */

/** Waits until the page has become the report: its tabs are there. (The home page shows a report's headings too.) */
async function reportOf(page: Page): Promise<void> {
  await page.waitForURL(/\/results\/[a-z2-7]{29}/)
  await page.getByRole('navigation', { name: 'Report' }).waitFor()
}

const shownAddress = /[a-z2-7]{29}@localhost\.test/

test('a mail sent to the shown address appears in the open browser, explained', async ({
  chromium,
  plain: instance,
}) => {
  const { page, problems, foreign } = await openPage(chromium, instance.url)
  await page.goto(instance.url)
  const address = shownAddress.exec((await page.textContent('main')) ?? '')?.[0]
  expect(address).toBeDefined()
  await page.evaluate(() => {
    Object.assign(globalThis, { sameDocument: true })
  })

  await instance.send(address!, await readFile(join(examples, 'careless-newsletter.eml')))
  await reportOf(page)
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
  const report = await page.textContent('main')
  expect(report).toContain('LAST CHANCE!!')
  expect(report).toContain('Fix these three')

  const tabs = page.getByRole('navigation', { name: 'Report' })
  await tabs.getByRole('link', { name: /^Email/ }).click()
  await page.getByText('Merge tags were not filled in').first().waitFor()
  await tabs.getByRole('link', { name: 'Source' }).click()
  await page.getByText('STARTTLS').first().waitFor()
  expect([problems, foreign]).toEqual([[], []])
})
