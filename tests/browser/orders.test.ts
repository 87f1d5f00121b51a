import { sql } from 'kysely'
import { afterAll, expect } from 'vitest'
import { type Instance, startInstance } from '../instance.ts'
import { type Person, password, register } from '../scenarios/accounts-world.ts'
import { openPage } from './browser.ts'
import { type Look, wrongAt } from './looks.ts'
import { test } from './worker.ts'

/** A plan is bought by hand: a guest orders it from the plans, an operator asks and grants, the buyer finds the invoice. */

let instance: Instance
let admin: Person
test.beforeAll(async () => {
  instance = await startInstance({ BILLING: 'manual', REGISTRATIONS_PER_HOUR: '1000' })
  admin = await register(instance, 'admin@example.org')
  await sql`update accounts set is_admin = true where id = ${admin.user.id}`.execute(db())
})
afterAll(() => instance?.close())

const db = () => instance.running.application.database.db
const looks: Look[] = [375, 1366].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

const cookiesOf = ({ browser }: Person) =>
  [...browser.cookies].map(([name, value]) => ({ name, value, url: instance.url }))

test('a guest orders a plan; an operator asks, hears the answer and grants it', async ({ chromium }) => {
  const faults: string[] = []
  const buyer = await openPage(chromium, instance.url, { viewport: { width: 1366, height: 900 } })
  const desk = await openPage(chromium, instance.url, { viewport: { width: 1366, height: 900 } })
  await desk.page.context().addCookies(cookiesOf(admin))
  const inspect = async (what: string, page = buyer.page) => {
    faults.push(...(await wrongAt(page, looks)).map((each) => `${what}: ${each}`))
  }
  const { page } = buyer
  await page.goto(`${instance.url}/pricing?pay=year`)
  await page.getByRole('link', { name: 'Order Pro' }).click()
  await page.getByRole('heading', { name: 'Order Pro' }).waitFor()
  expect(await page.getByTestId('total').textContent()).toContain('390.00')
  await page.getByLabel('Email address').fill('krume@example.org')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account and continue' }).click()
  await page.getByText('Waiting for you to open the link').waitFor()
  await sql`update accounts set confirmed_at = now() where email = 'krume@example.org'`.execute(db())
  await page.reload()
  await inspect('the form')
  await page.getByRole('button', { name: 'Order Pro' }).click()
  await expect.poll(() => page.getByLabel('City').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('Company or name').fill('Krume Backwaren GmbH')
  await page.getByLabel('Street and number').fill('Mehlweg 3')
  await page.getByLabel('City').fill('Berlin')
  await page.getByLabel('Country', { exact: true }).selectOption('DE')
  await page.getByLabel('Type of tax ID').selectOption({ label: 'Germany: VAT number' })
  await page.getByLabel('Tax ID', { exact: true }).fill('123')
  await page.getByRole('button', { name: 'Order Pro' }).click()
  await expect
    .poll(() => page.getByLabel('Tax ID', { exact: true }).getAttribute('aria-invalid'))
    .toBe('true')
  expect(await page.getByLabel('City').inputValue()).toBe('Berlin')
  await page.getByLabel('Tax ID', { exact: true }).fill('DE123456789')
  await page.getByRole('button', { name: 'Order Pro' }).click()
  await page.waitForURL(/\/user-account\/orders/)
  await page.getByText('Waiting for the operator').waitFor()
  await inspect('an order')

  const admins = desk.page
  await admins.goto(`${instance.url}/admin/orders`)
  await admins.getByText('No invoices are made').waitFor()
  await inspect('to decide', admins)
  await admins.goto(`${instance.url}/admin/settings`)
  await admins.getByLabel('Name and address of the seller').fill('Postproof GmbH\nAllee 1')
  await admins.getByRole('button', { name: 'Save' }).click()
  await admins.waitForURL(/done=settings/)
  await admins.goto(`${instance.url}/admin/orders`)
  expect(await admins.getByText('No invoices are made').count()).toBe(0)
  await admins.getByRole('button', { name: /^Ask about order/ }).click()
  await admins.getByLabel('Your question').fill('Which cost center?')
  await admins.getByRole('alertdialog').getByRole('button', { name: 'Ask' }).click()
  await admins.getByText('Question to the buyer').waitFor()

  await page.reload()
  await page.getByText('Which cost center?').waitFor()
  await page.getByLabel('Your answer').fill('Number 7.')
  await page.getByRole('button', { name: 'Answer' }).click()
  await page.getByText('Number 7.').waitFor()

  await admins.reload()
  await admins.getByText('Number 7.').waitFor()
  await admins.getByRole('button', { name: 'Grant' }).click()
  await admins.getByRole('table', { name: 'Invoices' }).waitFor()
  await inspect('granted', admins)
  await admins.getByRole('button', { name: /^Mark as paid: invoice INV-/ }).click()
  await admins.getByText(/^Paid on /).waitFor()
  await inspect('paid', admins)

  await page.reload()
  await page.getByText(/Your plan is open until/).waitFor()
  await inspect('with an invoice')
  const view = page.getByRole('link', { name: /^View INV-/ })
  const opened = await openPage(chromium, instance.url)
  await opened.page.context().addCookies(await page.context().cookies())
  await opened.page.goto((await view.getAttribute('href'))!)
  await opened.page.getByRole('heading', { name: /^Invoice INV-\d{4}-0001$/ }).waitFor()
  expect(await opened.page.locator('main').textContent()).toMatch(/Postproof GmbH.*Krume Backwaren GmbH/s)
  // What was refused at its fields came back with 422.
  const problems = [...buyer.problems, ...desk.problems].filter((each) => !each.includes('status of 422'))
  expect([faults, problems]).toEqual([[], []])
})

test('without scripts an order is placed, seen and withdrawn', async ({ chromium }) => {
  const person = await register(instance, 'plain@example.org')
  const { page, problems } = await openPage(chromium, instance.url, { javaScriptEnabled: false })
  await page.context().addCookies(cookiesOf(person))
  await page.goto(`${instance.url}/buy?plan=starter&pay=month`)
  await page.getByLabel('Company or name').fill('Анна Крумова')
  await page.getByLabel('Street and number').fill('ул. 1')
  await page.getByLabel('City').fill('София')
  await page.getByLabel('Country', { exact: true }).selectOption('BG')
  await page.getByRole('button', { name: 'Order Starter' }).click()
  await page.getByText('Waiting for the operator').waitFor()
  // Pressed again there is no second one.
  await page.goto(`${instance.url}/buy?plan=starter&pay=month`)
  expect(new URL(page.url()).pathname).toBe('/user-account/orders')
  await page.getByRole('button', { name: 'Withdraw order' }).click()
  await page.getByText('You withdrew this order').waitFor()
  expect(problems).toEqual([])
})
