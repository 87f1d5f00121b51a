import type { Browser as Chromium } from 'playwright-core'
import { expect } from 'vitest'
import type { Browser, Instance } from '../instance.ts'
import { password, register } from '../scenarios/accounts-world.ts'
import { openContext, openPage } from './browser.ts'
import { test } from './worker.ts'

/** Passkeys in a real Chromium, with its own authenticator in software. */

test('is added, logs in alone, and is what one proves oneself by', async ({ chromium, plain }) => {
  const { browser, email } = await register(plain, 'passkey@example.org')
  const { page, goto, problems } = await visit(chromium, plain, browser)
  await goto('/user-account/security')
  await page.getByLabel('Name for this passkey').fill('Test device')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.locator('.toast', { hasText: 'Passkey added' }).waitFor()
  await page.getByText('Test device').waitFor()

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login**')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.waitForURL('**/dashboard**')

  const { db } = plain.running.application.database
  await db.updateTable('login_sessions').set({ proven_at: null }).execute()
  await goto('/user-account/data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByText(/will be erased on/).waitFor()
  // A deed that asks for a proof is refused first.
  expect(problems.filter((problem) => !/status of 403/.test(problem))).toEqual([])
  // The session that registered ended with the new epoch.
  expect((await browser.call('/api/profile')).status).toBe(401)
  expect((await browser.post('/api/login', { email, password })).status).toBe(200)
})

test('a passkey that the server refuses is not added, and the page says so', async ({ chromium, plain }) => {
  const { browser } = await register(plain, 'late-passkey@example.org')
  const { page, goto } = await visit(chromium, plain, browser)
  const { db } = plain.running.application.database
  // As when the person took longer than the challenge is good for.
  await page.route(/user-account\/security/, async (route) => {
    if (route.request().postData()?.includes('passkey-add'))
      await db.deleteFrom('mail_tokens').where('kind', '=', 'new-passkey').execute()
    await route.continue()
  })
  await goto('/user-account/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('alert').filter({ hasText: 'We could not add this passkey' }).waitFor()
})

/** A page of signed-in visitors there, with an authenticator. */
async function visit(chromium: Chromium, plain: Instance, browser: Browser) {
  const opened = await openPage(chromium, plain.url, {
    reducedMotion: 'reduce',
    viewport: { width: 1366, height: 900 },
  })
  const devices = await opened.page.context().newCDPSession(opened.page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  const value = browser.cookies.get('postproof_session')!
  await opened.page.context().addCookies([{ name: 'postproof_session', value, url: plain.url }])
  return { ...opened, goto: (path: string) => opened.page.goto(`${plain.url}${path}`) }
}

test('nothing moves when the page learns that the browser knows passkeys', async ({ chromium, plain }) => {
  const page = await (await openContext(chromium)).newPage()
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(`${plain.url}/login`, { waitUntil: 'commit' })
  const link = page.locator('a[href="/forgot"]')
  const button = page.getByRole('button', { name: 'Log in with a passkey' })
  await page.evaluate(() => document.fonts.ready.then(() => null))
  const before = await link.boundingBox()
  expect(await button.isVisible()).toBe(false)
  scripts.resolve()
  await button.waitFor()
  expect((await link.boundingBox())!.y).toBeCloseTo(before!.y, 0)
})
