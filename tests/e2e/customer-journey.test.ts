import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { Secret, TOTP } from 'otpauth'
import type { Browser, Download, Page } from 'playwright-core'
import { afterAll, beforeEach, expect } from 'vitest'
import { accountTag } from '#services/accounts/owner.ts'
import { examples } from '../instance.ts'
import { type PaidInstance, startPaidInstance } from '../paid-instance.ts'
import { openPage } from './browser.ts'
import { tablesWith } from './tables-with.ts'
import { test } from './worker.ts'

/** From a stranger's first test to a customer who leaves: real browser, real mail, the official SDK of Stripe. */

const day = 86_400_000
let late = 0
let instance: PaidInstance
let browser: Browser
test.beforeAll(async ({ chromium }) => {
  browser = chromium
  const clock = { now: () => Date.now() + late }
  const paid = startPaidInstance({ fakes: { clock }, stripe: clock })
  instance = await paid
})
afterAll(() => instance?.close())

beforeEach(() => {
  late = 0
})

const password = 'correct horse battery'
let people = 0
/** Another one at each try. */
const somebody = () => `ada${++people}@customers.example`

async function open() {
  const { page, problems, foreign } = await openPage(browser, instance.url, {
    viewport: { width: 1366, height: 900 },
    acceptDownloads: true,
  })
  /** What went wrong in the page, and who else was asked, but for the pay page. */
  const wrong = () => [problems, foreign.filter((url) => !url.startsWith(instance.stripe.url))]
  return { page, wrong, goto: (path: string) => page.goto(`${instance.url}${path}`) }
}
type Open = Awaited<ReturnType<typeof open>>

const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })

/** A test by somebody without an account; answers its id. */
async function testAnonymously({ page, goto }: Open): Promise<string> {
  await goto('/')
  const address = /[a-z2-7]{29}@localhost\.test/.exec((await page.textContent('main')) ?? '')?.[0]
  await instance.send(address!, await readFile(join(examples, 'careless-newsletter.eml')))
  await page.waitForURL(/\/results\/[a-z2-7]{29}/)
  await page.getByRole('navigation', { name: 'Report' }).waitFor()
  expect(await page.textContent('main')).toContain('LAST CHANCE!!')
  return /\/results\/([a-z2-7]{29})/.exec(page.url())![1]!
}

async function register({ page, goto }: Open, email: string): Promise<void> {
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

/** Opens the mail that was sent to the address and follows the link in it. */
async function confirmFromMail({ page, goto }: Open, email: string): Promise<void> {
  await goto('/dev/mailbox')
  await page.getByRole('link', { name: email }).first().click()
  const link = page.getByRole('main').getByRole('link', { name: /\/confirm\?token=/ })
  await link.click()
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await toast(page, 'Your address is confirmed').waitFor()
  expect(await page.getByText('with the link we sent there').count()).toBe(0)
}

async function choosePlan({ page, goto }: Open, name: string): Promise<void> {
  await goto('/subscription')
  await page.getByRole('link', { name: `Switch to ${name}` }).click()
  await page.getByRole('button', { name: /Continue to payment/ }).click()
  await page.getByText('Stand-in for Stripe.').waitFor()
}

const planShown = async ({ page, goto }: Open) => {
  await goto('/subscription')
  return page.getByRole('main').getByRole('heading', { name: 'Your plan' }).locator('..').textContent()
}

async function login({ page }: Open, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** What a customer leaves behind besides tests and payments, so that every table of theirs holds something. */
async function useEverything({ page, goto }: Open): Promise<void> {
  await goto('/user-account/orders')
  await page.getByLabel('Type', { exact: true }).selectOption('DE:eu_vat')
  await page.getByText('Such as DE123456789').waitFor()
  await page.getByLabel('Number').fill('123456789')
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByText('· Checking').waitFor()
  await goto('/email-verifier/lists')
  await page.getByLabel('Or paste addresses').fill('carla@krume.example\n')
  await page.getByRole('button', { name: 'Verify list' }).click()
  await page.getByRole('heading', { name: 'Pasted addresses' }).waitFor()
  await goto('/user-account/security')
  await page.getByRole('button', { name: 'Set up' }).click()
  const key = (await page.getByText(/^[A-Z2-7]{16,}$/).textContent()) ?? ''
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  await page.getByLabel('Enter the code from the app').fill(totp.generate())
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  // A second factor ends the keys that were made before it.
  await goto('/user-account/keys')
  await page.getByLabel('What is it for?').fill('Build server')
  await page.getByRole('button', { name: 'Create API key' }).click()
  await page.getByTestId('api-key').waitFor()
}

async function filesOf(download: Download): Promise<Record<string, string>> {
  const archive = unzipSync(new Uint8Array(await readFile(await download.path())))
  return Object.fromEntries(
    Object.entries(archive).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  )
}

/** All that could name them: account, address, owner tag, test, and what they are called at Stripe. */
function marksOf(accountId: string, email: string, test: string): string[] {
  const { addresses } = instance.running.application
  const customer = [...instance.stripe.state.customers.values()].find((one) => one.email === email)
  return [accountId, email, accountTag(addresses, accountId), test, customer!.id]
}

/** Where something of a customer stands before they go, so that the search is known to find it. */
const tablesOfCustomers = [
  'account_plans',
  'accounts',
  'api_keys',
  'audit',
  'blobs',
  'checkouts',
  'claimed_browsers',
  'customers',
  'invoices',
  'login_sessions',
  'recovery_codes',
  'subscriptions',
  'tax_ids',
  'tests',
  'usage',
  'usage_owners',
  'usage_subjects',
  'verifier_lists',
]

async function readExport(page: Page, email: string, test: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ])
  const files = await filesOf(download)
  const json = (name: string) => JSON.parse(files[name] ?? 'null')
  expect(Object.keys(files).map((name) => name.replace(/[0-9a-f]{32}/, 'LIST'))).toEqual([
    'profile.json',
    'tests.json',
    `tests/${test}.eml`,
    `tests/${test}.json`,
    'verifier-lists/LIST.json',
    'api-keys.json',
    'audit.json',
    'billing.json',
    'placement-monitors.json',
  ])
  expect(json('profile.json')).toMatchObject({ email, name: 'Ada Krume' })
  expect(json('tests.json')).toMatchObject([{ id: test, status: 'completed' }])
  expect(files[`tests/${test}.eml`]).toContain('LAST CHANCE!!')
  expect(json('billing.json')).toMatchObject({
    subscriptions: [{ plan_id: 'pro' }],
    tax_ids: [{ value: 'DE123456789' }],
    invoices: [{ plan: 'Pro', status: 'paid', amount: 3900 }],
  })
  const actions = json('audit.json').map(({ action }: { action: string }) => action)
  expect(actions).toEqual(expect.arrayContaining(['register', 'address-confirmed', 'plan-cancelled']))
  return json('profile.json').id
}

test('a stranger becomes a customer, pays, takes everything along and is forgotten', async () => {
  const visit = await open()
  const { page, goto } = visit
  const email = somebody()
  const id = await testAnonymously(visit)
  await register(visit, email)
  await confirmFromMail(visit, email)

  await goto('/user-account/subscription')
  await page.getByRole('row', { name: /LAST CHANCE/ }).waitFor()
  expect(await page.getByText('1 test', { exact: true }).count()).toBe(1)

  await choosePlan(visit, 'Pro')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('You left the payment page. Nothing was charged.').waitFor()
  expect(await planShown(visit)).toContain('Free')

  await choosePlan(visit, 'Pro')
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.getByRole('heading', { name: 'Pro is open' }).waitFor()
  expect(await page.textContent('main')).toMatch(/\$39\.00, paid on/)
  await instance.settled()
  await page.getByRole('link', { name: 'Test your next email' }).click()
  await page.getByTestId('address').waitFor()
  expect(await planShown(visit)).toMatch(/ProBilled monthly · Renews on/)
  await goto('/user-account/orders')
  const invoice = page.getByRole('row', { name: /Pro/ })
  expect(await invoice.textContent()).toMatch(/Paid[\s\S]*\$39/)
  await page.getByText('Visa ending in 4242').waitFor()

  await useEverything(visit)
  await goto('/subscription')
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click()
  await toast(page, 'Your plan ends with the period you paid for').waitFor()
  expect(await planShown(visit)).toMatch(/ProBilled monthly · Ends on .*, then you move to the Free plan/)
  await instance.settled()

  await goto('/user-account/data')
  const marks = marksOf(await readExport(page, email, id), email, id)
  const { db } = instance.running.application.database
  const before = await tablesWith(db, marks)
  expect(Object.keys(before).filter((table) => before[table])).toEqual(
    expect.arrayContaining(tablesOfCustomers),
  )

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText(/will be erased on/).waitFor()
  const { accounts } = instance.running.application.services
  expect(await accounts.purge()).toBe(0)
  late = 8 * day
  // What was counted of their use is written within seconds, days before they go.
  await instance.running.application.useBook.flush()
  expect(await accounts.purge()).toBe(1)
  await instance.running.application.billing.work()
  await instance.settled()
  const after = await tablesWith(db, marks)
  expect(Object.keys(after).filter((table) => after[table])).toEqual([])
  expect(Object.keys(after)).toEqual(expect.arrayContaining(Object.keys(before)))
  const charged = [...instance.stripe.state.subscriptions.values()].filter(
    ({ customer, status }) => status !== 'canceled' && marks.includes(String(customer)),
  )
  expect(charged).toEqual([])
  expect(visit.wrong()).toEqual([[], []])
})

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
  // Who mistyped their address is not stuck with it: the purchase begins anew, with the same plan.
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
