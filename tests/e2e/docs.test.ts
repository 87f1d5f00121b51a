import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Instance, startInstance } from '../instance.ts'
import { violations } from './axe.ts'
import { launchBrowser, openPage } from './browser.ts'

/** The documentation as its readers see it: on a phone, without scripts, by way of the search and of a report. */

let instance: Instance
let browser: Browser
beforeAll(async () => {
  ;[instance, browser] = await Promise.all([startInstance(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await instance?.close()
})

const pages = [
  '/docs',
  '/docs/guide/spf',
  '/docs/operate/settings',
  '/docs/develop/api',
  '/docs/api',
  '/docs/checks',
  '/docs/checks/list_unsubscribe',
  '/docs/glossary',
  '/docs/search?q=selector',
]

test.each(pages)('%s is whole on a phone and a desk, for everybody', async (path) => {
  for (const width of [375, 1366]) {
    const { page, problems } = await openPage(browser, instance.url, { viewport: { width, height: 800 } })
    await page.goto(`${instance.url}${path}`)
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  }
})

test('lines of text have at most 70 characters', async () => {
  const { page } = await openPage(browser, instance.url, { viewport: { width: 1366, height: 800 } })
  await page.goto(`${instance.url}/docs/operate/deploy`)
  const widest = await page.evaluate(() => {
    const zero = document.createElement('span')
    zero.textContent = '0'.repeat(70)
    document.querySelector('.doc > p')!.append(zero)
    const most = zero.getBoundingClientRect().width
    zero.remove()
    const widths = [...document.querySelectorAll('.doc > p')].map(
      (each) => each.getBoundingClientRect().width,
    )
    return Math.max(...widths) / most
  })
  expect(widest).toBeLessThanOrEqual(1.01)
  await page.context().close()
})

test('without scripts the search finds, and the pages follow one another', async () => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${instance.url}/docs`)
  await page.getByRole('searchbox').fill('app password')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: 'Adding it' }).click()
  await page.getByRole('heading', { level: 1, name: 'Seed mailboxes' }).waitFor()
  await page.locator('[rel="next"]').click()
  await page.getByRole('heading', { level: 1, name: 'Plans and limits' }).waitFor()
  await page.context().close()
})

test('a row of a report leads to its guide, and a term explains itself', async () => {
  const { page } = await openPage(browser, instance.url, { viewport: { width: 1366, height: 800 } })
  await page.goto(`${instance.url}/results/example/authentication`)
  await page.getByRole('button', { name: 'Selector' }).click()
  await page.getByText('The name under which a DKIM key is published').waitFor()
  await page.keyboard.press('Escape')
  await page.goto(`${instance.url}/results/example#check-dkim`)
  const details = page.locator('#check-dkim')
  await details.getByRole('link', { name: 'Guide to this check' }).click()
  await page.getByRole('heading', { level: 1, name: 'DKIM', exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/docs/checks/dkim')
  await page.context().close()
})

test('what is not there is a 404 with the way back', async () => {
  for (const path of ['/docs/nothing', '/docs/checks/nothing', '/docs/../../etc/passwd', '/docs/guide'])
    expect((await fetch(`${instance.url}${path}`)).status).toBe(404)
})
