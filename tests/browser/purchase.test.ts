import type { Browser } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { type PaidInstance, startPaidInstance } from '../paid-instance.ts'
import { type Open, openAs, password, planShown, register, somebody, toast } from './customer-pages.ts'
import { test } from './worker.ts'

/** Ways to buy: by an offer, by the link of a purchase, as a guest on one page. */

let instance: PaidInstance
let browser: Browser
test.beforeAll(async ({ chromium }) => {
  browser = chromium
  instance = await startPaidInstance()
})
afterAll(() => instance?.close())

const open = () => openAs({ browser, instance })

async function login({ page }: Open, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('an offer waits for the login and leads to the payment', async () => {
  const email = somebody()
  const first = await open()
  await register(first, email)
  await instance.confirm(email)

  const visit = await open()
  const { page, goto } = visit
  await goto('/?payment_hash=pro/year')
  await page.getByText('Log in to continue with your offer.').waitFor()
  expect(page.url()).toBe(`${instance.url}/login`)
  await login(visit, email)
  await page.getByRole('heading', { name: 'Pay 390.00 USD' }).waitFor()
  expect(instance.stripe.asked).toContain('POST /v1/checkout/sessions')
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.getByRole('heading', { name: 'Pro is open' }).waitFor()
  await instance.settled()
  expect(await planShown(visit)).toMatch(/ProBilled yearly · Renews on/)
  await goto('/')
  await page.getByTestId('address').waitFor()
  expect(page.url()).toBe(`${instance.url}/`)
  expect(visit.wrong()).toEqual([[], []])
})

test('a mail that comes while the development mailbox is open appears there', async () => {
  const { page, goto } = await open()
  await goto('/dev/mailbox')
  const email = somebody()
  const visit = await open()
  await register(visit, email)
  await page.getByRole('link', { name: email }).waitFor()
})

test('the link of a purchase leads back to it, and on another device the page that waits goes on', async () => {
  const begin = async () => {
    const email = somebody()
    const desk = await open()
    await desk.goto('/buy?plan=starter&pay=year')
    await desk.page.getByLabel('Email address').fill(email)
    await desk.page.getByLabel('Password', { exact: true }).fill(password)
    await desk.page.getByRole('checkbox').check()
    await desk.page.getByRole('button', { name: 'Create account and continue' }).click()
    await desk.page.getByText('Waiting for you to open the link').waitFor()
    return { email, desk }
  }
  const openLink = async ({ page, goto }: Open, email: string) => {
    await goto('/dev/mailbox')
    await page.getByRole('link', { name: email }).first().click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /\/confirm\?token=/ })
      .click()
    await page.getByRole('button', { name: 'Confirm my address' }).click()
  }
  // Who mistyped their address is not stuck with it: the purchase begins again, with the same plan.
  const mistyped = await begin()
  await mistyped.desk.page.getByRole('button', { name: 'Use another address' }).click()
  await mistyped.desk.page.getByRole('button', { name: 'Create account and continue' }).waitFor()
  await mistyped.desk.page.getByRole('heading', { name: 'Get Starter' }).waitFor()

  const here = await begin()
  await openLink(here.desk, here.email)
  await here.desk.page.getByRole('heading', { name: 'Get Starter' }).waitFor()
  await here.desk.page.getByRole('button', { name: /Continue to payment/ }).waitFor()
  expect(here.desk.wrong()).toEqual([[], []])

  const { email, desk } = await begin()
  const phone = await open()
  await openLink(phone, email)
  await phone.page.getByText('You are not logged in on this device.').waitFor()
  // Nobody was asked for it before, so nothing is wrong yet.
  expect(await phone.page.getByRole('alert').count()).toBe(0)
  expect(await phone.page.locator('[aria-invalid=true]').count()).toBe(0)
  await phone.page.getByLabel('Password', { exact: true }).fill(password)
  await phone.page.getByRole('button', { name: 'Confirm my address' }).click()
  await phone.page.getByText('Where you are logged in, you can go on.').waitFor()
  await desk.page.getByRole('button', { name: /Continue to payment/ }).waitFor()
})

test('a guest buys on one page: nothing is paid before the address is confirmed, and a change asks first', async () => {
  const email = somebody()
  const visit = await open()
  const { page, goto } = visit
  await goto('/pricing')
  await page.getByRole('link', { name: 'Choose Pro' }).click()
  await page.getByRole('heading', { name: 'Get Pro' }).waitFor()
  await page.getByLabel('Country').selectOption('DE')
  await page.waitForURL(/country=DE/)
  await page.getByTestId('total').getByText('$39.00', { exact: true }).waitFor()
  // Tax of the United States depends on the whole address.
  await page.getByLabel('Country').selectOption('US')
  await page.getByText('$39.00 plus tax').waitFor()
  await page.getByLabel('Country').selectOption('DE')
  await page.waitForURL(/country=DE/)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account and continue' }).click()
  await page.getByText('Waiting for you to open the link').waitFor()
  expect(await page.getByRole('button', { name: /Continue to payment/ }).count()).toBe(0)
  // As on another device: this page goes on by itself.
  await instance.confirm(email)
  await page.getByRole('button', { name: 'Continue to payment of $39.00' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.getByRole('heading', { name: 'Pro is open' }).waitFor()
  await instance.settled()

  const paid = () => [...instance.stripe.state.invoices.values()].at(-1)!
  const before = instance.stripe.state.invoices.size
  await goto('/subscription?pay=year')
  await page.getByRole('link', { name: 'Switch to Agency' }).click()
  const due = await page.getByTestId('due-now').textContent()
  expect(instance.stripe.state.invoices.size).toBe(before)
  await page.getByRole('button', { name: `Pay ${due} and switch to Agency` }).click()
  await toast(page, 'Plan has been changed!').waitFor()
  expect(instance.stripe.state.invoices.size).toBe(before + 1)
  expect(`$${(paid().amount_paid / 100).toFixed(2)}`).toBe(due)
  await instance.settled()
  expect(await planShown(visit)).toMatch(/AgencyBilled yearly · Renews on/)
  // What one has is shown first: yearly prices for who pays by the year.
  await page.getByRole('main').getByText('$990').waitFor()
  // What is paid once cannot replace what renews: no button that would only be refused.
  await page.getByText('To pay once instead, cancel your subscription first.').waitFor()
  expect(await page.getByRole('link', { name: 'Switch to Lifetime' }).count()).toBe(0)

  // A smaller plan says what it holds and since when; what is over is to one's credit, and was paid by nobody.
  await page.getByRole('link', { name: 'Switch to Starter' }).click()
  await page.getByText('Starter and its limits apply at once').waitFor()
  await page.getByText('100 spam tests per month').waitFor()
  await page.getByRole('button', { name: 'Switch to Starter' }).click()
  await toast(page, 'Plan has been changed!').waitFor()
  await instance.settled()
  await goto('/user-account/orders')
  expect(await page.getByRole('row', { name: 'Starter' }).textContent()).toMatch(/To your credit-\$\d/)
  await goto('/subscription/change?plan=agency&pay=year')
  await page.getByRole('button', { name: /Agency/ }).click()
  await toast(page, 'Plan has been changed!').waitFor()
  await instance.settled()

  await goto('/subscription')
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByText(/It stays active until \d+ \w+ \d{4} and does not renew/).waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('link', { name: 'Keep my plan' }).click()
  await page.getByRole('button', { name: 'Keep Agency' }).click()
  await toast(page, 'Your plan goes on and renews').waitFor()
  expect(await planShown(visit)).toMatch(/AgencyBilled yearly · Renews on/)
  expect(visit.wrong()).toEqual([[], []])
})
