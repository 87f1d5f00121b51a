import type { Browser } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { type Instance, startInstance } from '../instance.ts'
import { password, recordingMailer, register } from '../scenarios/accounts-world.ts'
import { openPage } from './browser.ts'
import { test } from './worker.ts'

/** Proof of work in a real browser, under the policy of the pages. */

describe('proof of work', () => {
  let instance: Instance
  let browser: Browser
  test.beforeAll(async ({ chromium }) => {
    browser = chromium
    instance = await startInstance(
      { CAPTCHA_PROVIDER: 'proof-of-work', CAPTCHA_WORK: '400' },
      { mailer: recordingMailer() },
    )
  })
  afterAll(() => instance?.close())

  /** Which calls were made. */
  async function open(path: string) {
    const opened = await openPage(browser, instance.url)
    let challenges = 0
    opened.page.on('request', (request) => {
      if (request.url().endsWith('/api/captcha/challenge')) challenges++
    })
    await opened.page.goto(`${instance.url}${path}`)
    // Forms send themselves by script once the page is alive.
    await opened.page.waitForLoadState('networkidle')
    return { ...opened, challenges: () => challenges }
  }

  test('an account is made after the work is done, and nobody else was asked', async () => {
    const { page, problems, foreign, challenges } = await open('/register')
    await page.getByText('Your browser works for about a second').waitFor()
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('Email').fill('ada@example.org')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.locator('[name=password_confirmation]').fill(password)
    await page.getByRole('checkbox').check()
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL('**/dashboard**')
    expect([challenges(), problems, foreign]).toEqual([1, [], []])
  })

  test('signing in asks for it only after wrong passwords, and goes on by itself', async () => {
    const email = 'ben@example.org'
    const challenge = async () => (await fetch(`${instance.url}/api/captcha/challenge`)).json()
    const { solveChallenge } = await import('altcha-lib')
    const { deriveKey } = await import('altcha-lib/algorithms/pbkdf2')
    const given = await challenge()
    const solution = await solveChallenge({ challenge: given, deriveKey })
    const recaptcha_token = btoa(JSON.stringify({ challenge: given, solution }))
    await register(instance, email, undefined, { recaptcha_token })
    const { page, problems, challenges } = await open('/login')
    const send = async (typed: string) => {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(typed)
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await page.locator('main form button[type=submit]').click()
      await answered
    }
    for (let n = 0; n < 3; n++) {
      await send('wrong password')
      await page.getByText('The email address or password is not correct.').waitFor()
    }
    expect(challenges()).toBe(0)
    await send(password)
    await page.waitForURL('**/dashboard')
    expect(challenges()).toBe(1)
    // Chromium reports each answer 422 as an error.
    expect(problems.filter((text) => !text.includes('422'))).toEqual([])
  })

  test('the verifier asks for it without an account', async () => {
    const { page, problems, challenges } = await open('/email-verifier')
    await page.locator('input[name=email]').fill('nobody@localhost')
    await page.locator('main form button[type=submit]').first().click()
    await page.waitForURL(/email-verifier\/.+/)
    expect([challenges(), problems]).toEqual([1, []])
  })
})
