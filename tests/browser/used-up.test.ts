import type { Browser } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { type PaidInstance, startPaidInstance } from '../paid-instance.ts'
import { createWorld, probing, type World } from '../scenarios/verifier-world.ts'
import { violations } from './axe.ts'
import { openPage } from './browser.ts'
import { lookAt } from './readable.ts'
import { test } from './worker.ts'

/** A guest whose day's tests are used up: told before the next mail is sent, and how to go on. */

const longDomain = `${'a-very-long-name-of-a-department'.repeat(2)}.example`
const mail = (number: number) =>
  [
    `From: News <news@${longDomain}>`,
    'To: a@example.org',
    `Subject: Number ${number}`,
    `Message-ID: <${number}@${longDomain}>`,
    '',
    'Hello.',
  ].join('\r\n')

/** Where mail servers are asked: elsewhere a list uses nothing up. */
let world: World
let instance: PaidInstance
let browser: Browser
test.beforeAll(async ({ chromium }) => {
  browser = chromium
  world = await createWorld()
  await world.domain('gmail.com', {}, 'gmail-smtp-in.l.google.com')
  instance = await startPaidInstance({
    settings: { ...probing, DNS_SERVERS: world.dns.address },
    fakes: { dialer: world.dialer },
  })
  await instance.running.application.verifier.audit.settled()
})
afterAll(async () => {
  await instance?.close()
  await world?.close()
})

test('the limit is said on the way in, and the page of a mail that came after it leads on', async () => {
  const { page, problems } = await openPage(browser, instance.url, {
    viewport: { width: 375, height: 800 },
  })
  const addressOf = async () => {
    await page.goto(instance.url)
    return /[a-z2-7]{29}@localhost\.test/.exec((await page.textContent('main')) ?? '')![0]
  }
  const first = await addressOf()
  expect(await page.textContent('#pricing')).toContain('Without an account: 3 spam tests a day')
  expect(await page.textContent('main')).not.toContain('You have no tests left')
  for (const number of [1, 2, 3]) {
    const address = number === 1 ? first : await addressOf()
    expect(await instance.send(address, mail(number), `news@${longDomain}`)).toMatch(/^250/)
    await page.goto(`${instance.url}/results/${address.split('@')[0]}`)
    await page.getByRole('navigation', { name: 'Report' }).waitFor()
  }
  // A name that is longer than the screen breaks.
  expect((await lookAt(page)).wide).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)

  const address = await addressOf()
  expect(await page.textContent('main')).toContain('You have no tests left for now')
  await page.getByRole('link', { name: 'See plans' }).first().waitFor()
  expect(await instance.send(address, mail(4), `news@${longDomain}`)).toMatch(/^250/)
  // A mail that was taken is locked as soon as someone wants to read its report.
  await expect
    .poll(async () => {
      const response = await page.goto(`${instance.url}/results/${address.split('@')[0]}`)
      return response?.status()
    })
    .toBe(403)
  const main = page.locator('main')
  expect(await main.textContent()).toContain('You have no tests left for now')
  expect(await main.textContent()).not.toContain('An error occurred')
  expect(await violations(page)).toEqual([])
  await main.getByRole('link', { name: 'Create account' }).click()
  await page.waitForURL(/\/register/)
  expect(problems.filter((problem) => !problem.includes('403'))).toEqual([])
})

test('a member whom the plan stops is shown the plans, and keeps what was pasted', async () => {
  const { page } = await openPage(browser, instance.url, { viewport: { width: 375, height: 800 } })
  const password = 'correct horse battery'
  const given = { name: 'Ada', email: 'used-up@customers.example', password, password_confirmation: password }
  expect((await instance.browser.post('/api/register', { ...given, terms: true })).status).toBe(201)
  await instance.confirm(given.email)
  const cookies = [...instance.browser.cookies].map(([name, value]) => ({ name, value, url: instance.url }))
  await page.context().addCookies(cookies)
  const main = page.locator('main')

  await page.goto(`${instance.url}/lists`)
  const pasted = Array.from({ length: 101 }, (_, number) => `reader@shop${number}.example`).join('\n')
  await page.getByLabel('Or paste addresses').fill(pasted)
  await page.getByRole('button', { name: 'Verify list' }).click()
  const said = page.getByRole('alert').filter({ hasText: 'You have only 100 of your 100 verifications left' })
  expect(await said.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/user-account/plans')
  expect(await page.getByLabel('Or paste addresses').inputValue()).toBe(pasted)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await main.getByRole('link', { name: 'Verify one address' }).click()
  await page.waitForURL('**/email-verifier')

  await page.goto(`${instance.url}/user-account/keys`)
  await main.getByText('Your plan does not include the API.').getByRole('link', { name: 'See plans' }).click()
  await page.waitForURL('**/user-account/plans')
})
