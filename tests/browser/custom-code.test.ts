import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { type Instance, startInstance } from '../instance.ts'
import { recordingMailer, register } from '../scenarios/accounts-world.ts'
import { openPage } from './browser.ts'
import { test } from './worker.ts'

/** What an administrator puts on the pages, in a real browser: it runs, pages stay alive, and some pages stay free of it. */

describe('code of the operator', () => {
  let instance: Instance
  let browser: Browser
  let statistics: Server
  const counted: string[] = []
  test.beforeAll(async ({ chromium }) => {
    browser = chromium
    statistics = createServer((request, response) => {
      counted.push(request.url ?? '')
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('content-type', 'text/javascript')
      response.end('document.documentElement.dataset.loaded = "yes"')
    })
    await new Promise<void>((resolve) => statistics.listen(0, '127.0.0.1', resolve))
    const host = `http://127.0.0.1:${(statistics.address() as AddressInfo).port}`
    instance = await startInstance(
      { CODE_SOURCES: 'connect-src https://stats.example.org, img-src https://*.example.org' },
      { mailer: recordingMailer() },
    )
    const admin = await register(instance, 'root@example.org')
    const { db } = instance.running.application.database
    await db.updateTable('accounts').set({ is_admin: true }).execute()
    const saved = await admin.browser.post('/api/admin/settings/1', {
      customHeadCode: `<script>document.documentElement.dataset.head = "ran"</script><script src="${host}/a.js" async></script>`,
      customBodyCode: '<a id="theirs" href="/pricing">Our offer</a><div>open',
      customFooterCode:
        '<p id="last">Below</p><script>document.getElementById("last").append(" the page")</script>',
    })
    expect(saved.status).toBe(200)
  })
  afterAll(async () => {
    await instance?.close()
    statistics?.close()
  })

  test('runs under the policy, and the page comes alive around it', async () => {
    const { page, problems } = await openPage(browser, instance.url)
    await page.goto(`${instance.url}/spf-checker`)
    await page.locator('html[data-head=ran][data-loaded=yes]').waitFor()
    await page.getByText('Below the page').waitFor()
    // A menu opens by script alone: the page is hydrated.
    await page.getByRole('link', { name: 'Email Verifier' }).first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('#theirs').count()).toBe(1)
    expect(await page.locator('#main').count()).toBe(1)
    expect(problems).toEqual([])
    expect(counted).toEqual(['/a.js'])
  })

  test('its hosts are in the policy of these pages alone', async () => {
    const policy = async (path: string) =>
      (await fetch(`${instance.url}${path}`)).headers.get('content-security-policy')
    expect(await policy('/pricing')).toContain("connect-src 'self' https://stats.example.org;")
    expect(await policy('/pricing')).toContain("img-src 'self' data: https://*.example.org;")
    expect(await policy('/login')).not.toContain('example.org')
  })

  test.each(['/login', '/register', '/forgot', '/reset', '/confirm', '/dev/mailbox'])(
    '%s is free of it',
    async (path) => {
      const html = await (await fetch(`${instance.url}${path}`)).text()
      expect(html).toContain('</html>')
      expect(html).not.toContain('theirs')
    },
  )

  test('a link from a page that has it leads to a document without', async () => {
    const { page, problems } = await openPage(browser, instance.url)
    await page.goto(`${instance.url}/pricing`)
    await page.locator('html[data-head=ran]').waitFor()
    await page.evaluate(() => Object.assign(window, { same: true }))
    await page.getByRole('link', { name: 'Login' }).first().click()
    await page.getByLabel('Password', { exact: true }).waitFor()
    const left = () =>
      page.evaluate(() => [
        'same' in window,
        document.documentElement.dataset.head ?? '',
        document.querySelectorAll('custom-code').length,
      ])
    await expect.poll(left).toEqual([false, '', 0])
    // From one free page to another no document is loaded.
    await page.evaluate(() => Object.assign(window, { same: true }))
    await page.getByRole('link', { name: 'Forgot' }).click()
    await page.getByLabel('Password', { exact: true }).waitFor({ state: 'detached' })
    expect((await left())[0]).toBe(true)
    expect(problems).toEqual([])
  })
})
