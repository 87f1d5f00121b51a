import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { examples, type Instance, startInstance } from '../instance.ts'
import { openPage } from './browser.ts'
import { test } from './worker.ts'

/** A tool under a host of its own: it works there, and what belongs to the site leads to the site. */

let instance: Instance
test.beforeAll(async () => {
  instance = await startInstance({ CHECKER_HOSTS: 'mail.tools.localhost=spam-test' })
})
afterAll(() => instance?.close())

test('a test at the host of the spam test, then home and the login at the site', async ({ chromium }) => {
  const host = instance.url.replace('localhost', 'mail.tools.localhost')
  const { page, problems } = await openPage(chromium, host, { reducedMotion: 'reduce', locale: 'en-US' })
  await page.goto(`${host}/`)
  await page.waitForURL(`${host}/email-test`)
  // Lit by the stream of events, which the policy of the page lets it ask its own host for.
  await page.getByText('Waiting for your email').waitFor()
  const to = /[a-z2-7]{29}@localhost\.test/.exec((await page.textContent('main')) ?? '')![0]
  await instance.send(to, await readFile(join(examples, 'plain-text.eml')))
  await page.waitForURL(`${host}/results/**`)
  await page.goto(`${host}/email-test`)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await page.waitForURL(`${instance.url}/login`)
  await page.goto(`${host}/email-test`)
  await page.getByRole('banner').getByRole('link', { name: 'Postproof' }).first().click()
  await page.waitForURL(`${instance.url}/`)
  expect(problems).toEqual([])
})
