import { expect } from 'vitest'
import { openPage } from '../browser/browser.ts'
import { test } from '../browser/worker.ts'

/** From a report to the guide of a check. */

test('a row of a report leads to its guide, and a term explains itself', async ({
  chromium,
  plain: instance,
}) => {
  const { page } = await openPage(chromium, instance.url, { viewport: { width: 1366, height: 800 } })
  await page.goto(`${instance.url}/results/example/delivery`)
  await page.getByRole('button', { name: 'Selector' }).click()
  await page.getByText('The name under which a DKIM key is published').waitFor()
  await page.keyboard.press('Escape')
  await page.goto(`${instance.url}/results/example#check-dkim`)
  const details = page.locator('#check-dkim')
  await details.getByRole('link', { name: 'Read the guide to this check' }).click()
  await page.getByRole('heading', { level: 1, name: 'DKIM', exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/docs/checks/dkim')
})
