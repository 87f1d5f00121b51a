import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Instance } from '../instance.ts'
import { openPage } from './browser.ts'
import { focused, tabTo } from './by-keyboard.ts'
import { test } from './worker.ts'

/** The main journey with the keyboard alone: every stop can be seen, none is a trap, none is lost. */

let instance: Instance
let browser: Browser
test.beforeAll(({ chromium, plain }) => {
  browser = chromium
  instance = plain
})

const reportTabs = (page: Page) => page.getByRole('navigation', { name: 'Report' })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

async function open(path: string, width = 1366) {
  const opened = await openPage(browser, instance.url, {
    viewport: { width, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await opened.page.goto(`${instance.url}${path}`)
  // Alive: the scripts of the page answer from here on.
  await opened.page.waitForFunction(() => '__reactRouterDataRouter' in window)
  return opened
}

test('from the home page to a copied record and back', async () => {
  const { page, problems } = await open('/')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatchObject({ name: 'Skip to content', seen: true })
  await page.keyboard.press('Enter')
  await tabTo(page, /^Copy address/)
  await page.keyboard.press('Enter')
  await expect.poll(() => clipboard(page)).toMatch(/^[a-z2-7]{29}@localhost\.test$/)

  await tabTo(page, /^Send a sample/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/results\/[a-z2-7]{29}/)
  await reportTabs(page).waitFor()
  // Where the page changed by itself, reading goes on at its beginning, not nowhere.
  await expect.poll(async () => (await focused(page)).kind).toBe('main')

  await tabTo(page, /^Email ?\d/)
  await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toMatchObject({ name: expect.stringMatching(/^Delivery/), seen: true })
  await page.keyboard.press('Enter')
  await page.locator('.tab[aria-current="page"]', { hasText: 'Delivery' }).waitFor()
  expect(await focused(page)).toMatchObject({ name: expect.stringMatching(/^Delivery/), seen: true })

  await tabTo(page, /^(?:Problem|Warning) ?\d+ ?MTA-STS/)
  await page.keyboard.press('Enter')
  await page.locator('#check-mta_sts').getByText('Record to publish').waitFor()
  await tabTo(page, /^Copy record/)
  await page.keyboard.press('Enter')
  await expect.poll(() => clipboard(page)).toMatch(/^_mta-sts\..* IN TXT "v=STSv1;/)

  await tabTo(page, /^Share/, 'Shift+Tab')
  await page.keyboard.press('Space')
  const panel = page.locator('.share-panel')
  await panel.waitFor({ state: 'visible' })
  await page.keyboard.press('Tab')
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  expect(await focused(page)).toMatchObject({ name: expect.stringMatching(/^Share/), seen: true })

  await tabTo(page, /^Test again/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByTestId('address').waitFor()
  // The link that was followed is gone: Tab goes on in the page, not before it.
  await expect.poll(async () => (await focused(page)).kind).toBe('main')
  expect(problems).toEqual([])
})

test('while waiting for a mail nothing is out of reach', async () => {
  const { page, problems } = await open('/')
  await tabTo(page, /^Check your score/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /Waiting/ }).waitFor()
  await expect.poll(async () => (await focused(page)).kind).toBe('main')
  await tabTo(page, /^Copy address/)
  await page.keyboard.press('Space')
  await expect.poll(() => clipboard(page)).toMatch(/@localhost\.test$/)
  expect(problems).toEqual([])
})

test('the mobile menu opens, keeps the focus, and gives it back', async () => {
  const { page, problems } = await open('/', 375)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await tabTo(page, /^(?:Open )?menu/i)
  await page.keyboard.press('Enter')
  await menu.waitFor()
  const inside = () => menu.evaluate((element) => element.contains(document.activeElement))
  // After the last of them the browser's own buttons have it, and then the first one again.
  const behind = async () =>
    !(await inside()) && (await page.evaluate(() => document.activeElement !== document.body))
  await expect.poll(inside).toBe(true)
  for (let count = 0; count < 40; count++) {
    await page.keyboard.press('Tab')
    expect(await behind()).toBe(false)
  }
  await page.keyboard.press('Shift+Tab')
  expect(await behind()).toBe(false)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toMatchObject({ kind: 'button', name: 'Menu', seen: true })
  expect(problems).toEqual([])
})
