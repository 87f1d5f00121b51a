import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { holdBack, openPage } from '../browser/browser.ts'
import { otherAccount } from '../browser/routes-to-visit.ts'
import { test } from '../browser/worker.ts'
import { type PaidInstance, startPaidInstance } from '../paid-instance.ts'

/** What an operator does on the pages of the administration, in a real browser on a real instance. */

const password = 'correct horse battery'
let instance: PaidInstance
let browser: Browser
test.beforeAll(async ({ chromium }) => {
  browser = chromium
  instance = await startPaidInstance()
  const link = await instance.running.application.accountsPart.firstAdmin.link()
  await instance.browser.call(new URL(link!).pathname)
  const person = { name: 'Ada Krume', email: 'ada@customers.example', terms: true }
  const given = { ...person, password, password_confirmation: password }
  expect((await instance.browser.post('/api/register', given)).status).toBe(201)
  await otherAccount(instance.url, instance.browser)
})
afterAll(() => instance?.close())

const db = () => instance.running.application.database.db
/** The last proof of who is there was long ago. */
const forgetProof = () => sql`update login_sessions set proven_at = now() - interval '1 hour'`.execute(db())
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text }).waitFor()

async function open(javaScriptEnabled = true) {
  const { page, problems } = await openPage(browser, instance.url, { javaScriptEnabled })
  const cookies = [...instance.browser.cookies].map(([name, value]) => ({ name, value, url: instance.url }))
  await page.context().addCookies(cookies)
  return { page, problems, goto: (path: string) => page.goto(`${instance.url}${path}`) }
}

test('suspends with a reason, after proving who is there, and restores', async () => {
  const { page, goto } = await open()
  await forgetProof()
  await goto('/admin/users?search=bob')
  await page.getByRole('link', { name: 'Bob Krume' }).click()
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Suspend Bob Krume?' })
  await dialog.getByLabel('Reason').fill('It sends spam.')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel('Password', { exact: true }).fill(password)
  await proof.getByRole('button', { name: 'Continue' }).click()
  await toast(page, 'Account suspended')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Reason given to its owner: It sends spam.').waitFor()
  await goto('/admin/users?state=suspended')
  await page.getByRole('link', { name: 'Bob Krume' }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await toast(page, 'Account restored')
  await page.getByRole('cell', { name: 'ada@customers.example' }).first().waitFor()
})

test('a dialog that is opened while the page forgets what was done stays open', async () => {
  await instance.browser.post('/api/profile/prove', { password })
  const announcement = { texts: { en: 'Mail waits on Friday.' }, level: 'warning' }
  const made = await instance.browser.post('/api/admin/announcements', announcement)
  const { id } = (await made.json()) as { id: string }
  const { page, goto } = await open()
  // Where the notice takes `done` out of the address, the page is read again: held back, it is as on a slow line.
  const reading = await holdBack(page, '**/announcements.data*')
  await goto('/admin/announcements?done=announcement-changed')
  await toast(page, 'Announcement changed')
  await page.getByRole('button', { name: 'Withdraw: Mail waits on Friday.' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw this announcement?' })
  await dialog.waitFor()
  reading.letGo()
  await page.waitForURL(`${instance.url}/admin/announcements`)
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await toast(page, 'Announcement withdrawn')
  const { data } = await instance.browser.json<{ data: { id: string }[] }>('/api/admin/announcements')
  expect(data.map((each) => each.id)).not.toContain(id)
})

test('tells something on top of the pages, which moves nothing, is put away for good, and is withdrawn', async () => {
  const { page, goto, problems } = await open()
  await goto('/admin/announcements')
  await page.getByRole('button', { name: 'Announce' }).click()
  const text = page.getByLabel('Text (English)')
  await expect.poll(() => text.getAttribute('aria-invalid')).toBe('true')
  await text.fill('Mail waits on Saturday.')
  await page.getByLabel('Level').selectOption('Warning')
  await page.getByLabel('From').fill('2026-01-01T10:00')
  await page.getByLabel('Until').fill('2099-01-01T10:00')
  await page.getByLabel('Link').fill('/status')
  await page.getByRole('button', { name: 'Announce' }).click()
  await toast(page, 'Announcement written')
  const line = page.getByRole('complementary', { name: 'Announcements' })
  await line.getByText('Mail waits on Saturday.').waitFor()
  expect(await text.inputValue()).toBe('')

  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
      const before = Number(document.documentElement.dataset.shifted ?? 0)
      const shifted = shifts.reduce((sum, { value }) => sum + value, before)
      document.documentElement.dataset.shifted = String(shifted)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await goto('/spf-checker')
  await line.getByText('Mail waits on Saturday.').waitFor()
  expect(Number(await page.locator('html').getAttribute('data-shifted'))).toBeLessThan(0.01)
  await line.getByRole('button', { name: 'Dismiss' }).click()
  await line.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await line.count()).toBe(0)

  await goto('/admin/announcements')
  await page.getByRole('link', { name: 'Change: Mail waits on Saturday.' }).click()
  await page.getByRole('heading', { name: 'Change an announcement' }).waitFor()
  expect(await page.getByLabel('Until').inputValue()).toBe('2099-01-01T10:00')
  await page.getByLabel('Text (English)').fill('Mail waits on Sunday.')
  await page.getByRole('button', { name: 'Save' }).click()
  await toast(page, 'Announcement changed')
  await page.getByRole('button', { name: 'Withdraw: Mail waits on Sunday.' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await toast(page, 'Announcement withdrawn')
  await page.getByText('There are no announcements yet.').waitFor()
  // The form without a text.
  expect(problems.filter((problem) => !problem.includes('status of 422'))).toEqual([])
})
