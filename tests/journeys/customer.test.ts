import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { Secret, TOTP } from 'otpauth'
import type { Browser, Download, Page } from 'playwright-core'
import { afterAll, beforeEach, expect } from 'vitest'
import { accountTag } from '#services/accounts/owner.ts'
import { type Open, openAs, planShown, register, somebody, toast } from '../browser/customer-pages.ts'
import { tablesWith } from '../browser/tables-with.ts'
import { test } from '../browser/worker.ts'
import { examples } from '../instance.ts'
import { type PaidInstance, startPaidInstance } from '../paid-instance.ts'

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

const open = () => openAs({ browser, instance })

/** A test by someone without an account; answers its id. */
async function testAnonymously({ page, goto }: Open): Promise<string> {
  await goto('/')
  const address = /[a-z2-7]{29}@localhost\.test/.exec((await page.textContent('main')) ?? '')?.[0]
  await instance.send(address!, await readFile(join(examples, 'careless-newsletter.eml')))
  await page.waitForURL(/\/results\/[a-z2-7]{29}/)
  await page.getByRole('navigation', { name: 'Report' }).waitFor()
  expect(await page.textContent('main')).toContain('LAST CHANCE!!')
  return /\/results\/([a-z2-7]{29})/.exec(page.url())![1]!
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
  // A list is not counted where no mail server is asked; a test is, and stays counted when it is deleted.
  const deleted = await page.evaluate(async () => {
    const body = new FormData()
    body.set('file', new Blob(['From: Ada <ada@krume.example>\r\nSubject: Hello\r\n\r\nHello']), 'hello.eml')
    const { id } = await (await fetch('/api/emails', { method: 'POST', body })).json()
    const status = async () => (await (await fetch(`/api/emails/${id}/results`)).json()).status
    while ((await status()) !== 'completed');
    return (await fetch(`/api/emails/${id}/delete`, { method: 'POST' })).status
  })
  expect(deleted).toBe(200)
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
    'webhooks.json',
    'members.json',
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
