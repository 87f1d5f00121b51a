import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { examples } from '../instance.ts'
import { type PaidInstance, startPaidInstance } from '../paid-instance.ts'
import { openPage } from './browser.ts'
import { otherAccount } from './routes-to-visit.ts'
import { test } from './worker.ts'

/** What an operator does on the pages of the administration, in a real browser on a real instance. */

const password = 'correct horse battery'
let instance: PaidInstance
let browser: Browser
let bob: string
test.beforeAll(async ({ chromium }) => {
  browser = chromium
  instance = await startPaidInstance()
  const link = await instance.running.application.accountsPart.firstAdmin.link()
  await instance.browser.call(new URL(link!).pathname)
  const person = { name: 'Ada Krume', email: 'ada@customers.example', terms: true }
  const given = { ...person, password, password_confirmation: password }
  expect((await instance.browser.post('/api/register', given)).status).toBe(201)
  bob = await otherAccount(instance.url, instance.browser)
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

test('is asked for the reason at its field', async () => {
  const { page, goto } = await open()
  await instance.browser.post('/api/profile/prove', { password })
  await goto(`/admin/users/${bob}`)
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect.poll(() => dialog.getByLabel('Reason').getAttribute('aria-invalid')).toBe('true')
})

test('works without scripts', async () => {
  const { page, goto, problems } = await open(false)
  await instance.browser.post('/api/profile/prove', { password })
  await goto(`/admin/users/${bob}`)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByText('Address confirmed').first().waitFor()
  expect(await page.getByRole('button', { name: 'Confirm', exact: true }).count()).toBe(0)
  expect(problems).toEqual([])
})

test('can do nothing to their own account but move it to a plan', async () => {
  const { page, goto } = await open()
  await goto('/admin/users?search=ada')
  await page.getByRole('link', { name: 'Ada Krume' }).click()
  await page.getByText('This is your own account.').waitFor()
  const acts = page.locator('section', { hasText: 'What you can do' })
  expect(await acts.getByRole('button').allTextContents()).toEqual(['Move'])
})

test('limits a domain by name and lets it go', async () => {
  const { page, goto } = await open()
  await goto('/admin/use')
  await page.getByLabel('What', { exact: true }).selectOption('domain')
  await page.getByLabel('Address, account or domain').fill('bulk.example')
  await page.getByRole('button', { name: 'Limit', exact: true }).first().click()
  await toast(page, 'Limited')
  await page.getByText('One a minute until').waitFor()
  await page.getByRole('button', { name: 'End limit' }).click()
  await toast(page, 'Limit ended')
  await page.getByText('One a minute until').waitFor({ state: 'detached' })
})

test('erases an address after seeing what mentions it', async () => {
  const { page, goto } = await open()
  const mail = await readFile(join(examples, 'plain-text.eml'), 'utf8')
  const { email } = await instance.browser.address()
  await instance.send(email, mail.replace(/^From:.*$/m, 'From: Cy <cy@gone.example>'), 'cy@gone.example')
  await instance.running.application.intake.idle()
  await forgetProof()
  await goto('/admin/erasure')
  await page.getByLabel('Address').fill('cy@gone.example')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('cell', { name: 'Spam tests, with their email' }).waitFor()
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel('Password', { exact: true }).fill(password)
  await proof.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'What was erased of cy@gone.example' }).waitFor()
  await page.getByLabel('Address').fill('cy@gone.example')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByText('Nothing mentions this address.').waitFor()
})
