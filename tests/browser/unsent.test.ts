import { expect } from 'vitest'
import { createBrowser } from '../instance.ts'
import { openPage } from './browser.ts'
import { test } from './worker.ts'

/** A form that did not get through: its page stays, with all that was typed, and it can be sent again. */

const password = 'correct horse battery'
let people = 0

test('no connection, a proxy without its server, a session that ended: nothing typed is lost', async ({
  chromium,
  plain,
}) => {
  const me = createBrowser(plain.url)
  const email = `unsent${++people}@customers.example`
  const given = { name: 'Ada Krume', email, password, password_confirmation: password, terms: true }
  expect((await me.post('/api/register', given)).status).toBe(201)
  const { page } = await openPage(chromium, plain.url, {
    ...{ viewport: { width: 1366, height: 1000 }, reducedMotion: 'reduce', locale: 'en-US' },
  })
  const context = page.context()
  await context.addCookies([...me.cookies].map(([name, value]) => ({ name, value, url: plain.url })))
  await page.goto(`${plain.url}/user-account`)
  const name = page.getByLabel('Name', { exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const told = (text: string) => page.locator('.toast', { hasText: text })
  const isSafe = async (typed: string) => {
    expect(await name.inputValue()).toBe(typed)
    expect(new URL(page.url()).pathname).toBe('/user-account')
  }

  await name.fill('Ada in a tunnel')
  await context.setOffline(true)
  await save.click()
  await told('We could not reach the server, so nothing was sent.').waitFor()
  await isSafe('Ada in a tunnel')
  await context.setOffline(false)
  await save.click()
  await told('Details saved').waitFor()
  expect(await told('nothing was sent').count()).toBe(0)
  await page.waitForURL((url) => !url.searchParams.has('done'))

  await page.reload()
  await name.fill('Ada behind a proxy')
  await page.route('**/user-account.data*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
      : route.continue(),
  )
  await save.click()
  await told('We could not reach the server, so nothing was sent.').waitFor()
  await isSafe('Ada behind a proxy')
  await page.unroute('**/user-account.data*')

  await context.clearCookies({ name: 'postproof_session' })
  await name.fill('Ada after lunch')
  await save.click()
  const ended = told('You have been logged out, so nothing was sent.')
  await ended.waitFor()
  await isSafe('Ada after lunch')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    ended.getByRole('button', { name: 'Log in' }).click(),
  ])
  await tab.getByLabel('Email address').fill(email)
  await tab.getByLabel('Password', { exact: true }).fill(password)
  await tab.getByRole('button', { name: 'Log in', exact: true }).click()
  await tab.waitForURL('**/dashboard')
  await tab.close()
  await save.click()
  await told('Details saved').waitFor()
  expect(await me.json('/api/profile')).toMatchObject({ name: 'Ada after lunch' })

  // The way out leads to the login page as well, and is no session that ended.
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/\/login/)
})
