import type { Browser } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { violations } from '../browser/axe.ts'
import { placementPages } from '../browser/placement-pages.ts'
import { test } from '../browser/worker.ts'
import type { Instance } from '../instance.ts'
import { startPlacementInstance } from '../scenarios/placement-world.ts'

/** A placement test in a real browser, with the simulated providers of a fresh instance. */

let instance: Instance
let browser: Browser
test.beforeAll(async ({ chromium }) => {
  browser = chromium
  const settings = { REGISTRATIONS_PER_HOUR: '1000', ALLOW_PRIVATE_NETWORKS: 'on' }
  instance = await startPlacementInstance(settings)
})
afterAll(() => instance?.close())

const { open, register, begin, sendSample, report, dots } = placementPages(() => ({ browser, instance }))

test('from the choice of providers to a confirmed report', async () => {
  const { page, problems, foreign, goto } = await open()
  await register(page)
  await goto('/user-account/placement')
  await page.getByText('No placement tests yet').waitFor()
  await page.getByRole('link', { name: 'Start a placement test' }).click()
  await page.getByRole('heading', { name: 'Where does your email land?' }).waitFor()

  await begin(page, ['Gmail-like', 'Outlook-like'])
  const marker = await page.getByTestId('marker').textContent()
  expect(await page.getByTestId('seed-list').textContent()).toMatch(/^(\S+@\S+\.example\n?){4}$/)
  await page.getByRole('link', { name: 'With the marker in each address' }).click()
  await page.getByTestId('seed-list').getByText(`+${marker}@`).waitFor()
  await page.getByRole('link', { name: 'CSV' }).click()
  await page.getByTestId('seed-list').getByText('name,address').waitFor()
  expect(await dots(page, 'Waiting').count()).toBe(4)
  // Said once, for all of them.
  expect(await page.getByText(/simulated/i).count()).toBe(2)

  await sendSample(page)
  await dots(page, 'Spam').first().waitFor()
  await report(page)
  expect(await dots(page, 'Waiting').count()).toBe(0)
  // The title comes with the trend, which is asked for once the report shows.
  await expect.poll(() => page.title()).toContain('What the first frost')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(
    /\d of \d at Outlook-like in spam/,
  )

  const dot = dots(page, 'Spam').first()
  const address = (await dot.getAttribute('aria-label'))!.split(':')[0]!
  expect(address).toContain('outlook-like')
  await dot.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const opener = page.getByRole('button', { name: `Details of ${address}` })
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
  const details = page.locator('[data-open] .placement-details')
  expect(await page.getByText('Not checked').first().getAttribute('title')).toMatch(/^Simulated/)
  await details.getByText('What Microsoft decided').waitFor()
  expect(await opener.getAttribute('aria-expanded')).toBe('true')
  expect(await details.textContent()).toMatch(/SCL \d/)
  expect(await details.locator('pre').textContent()).toContain('Authentication-Results:')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Space')
  await details.waitFor({ state: 'hidden' })

  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
  expect(foreign).toEqual([])
})
