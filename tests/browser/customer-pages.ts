import type { Browser, Page } from 'playwright-core'
import type { PaidInstance } from '../paid-instance.ts'
import { openPage } from './browser.ts'

/** What customers do on the pages, in a real browser and with the stand-in of Stripe. */

export const password = 'correct horse battery'
let people = 0
/** Another one at each try. */
export const somebody = () => `ada${++people}@customers.example`

export async function openAs({ browser, instance }: { browser: Browser; instance: PaidInstance }) {
  const { page, problems, foreign } = await openPage(browser, instance.url, {
    viewport: { width: 1366, height: 900 },
    acceptDownloads: true,
  })
  /** What went wrong in the page, and who else was asked, but for the pay page. */
  const wrong = () => [problems, foreign.filter((url) => !url.startsWith(instance.stripe.url))]
  return { page, wrong, goto: (path: string) => page.goto(`${instance.url}${path}`) }
}
export type Open = Awaited<ReturnType<typeof openAs>>

export const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })

export async function register({ page, goto }: Open, email: string): Promise<void> {
  await goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await page.getByLabel('Name').fill('Ada Krume')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('with the link we sent there').waitFor()
}

export const planShown = async ({ page, goto }: Open) => {
  await goto('/subscription')
  return page.getByRole('main').getByRole('heading', { name: 'Your plan' }).locator('..').textContent()
}
