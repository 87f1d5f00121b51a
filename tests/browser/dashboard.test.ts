import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { List } from '#contract/common.ts'
import type { SendingDomain } from '#contract/domains.ts'
import { createBrowser, examples, type Instance } from '../instance.ts'
import { openPage } from './browser.ts'
import { wrongAt } from './looks.ts'
import { test } from './worker.ts'

/** The dashboard from an empty account to the state of its mail, and the ways between it, the tests and the reports. */

let count = 0

/** A new account of an instance, its calls and its pages. */
async function member(instance: Instance, chromium: Parameters<typeof openPage>[0]) {
  const me = createBrowser(instance.url)
  const password = 'correct horse battery'
  const email = `dashboard${++count}@customers.example`
  const given = { name: 'Ada Krume', email, password, password_confirmation: password, terms: true }
  expect((await me.post('/api/register', given)).status).toBe(201)
  const opened = await openPage(chromium, instance.url, {
    ...{ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en-US' },
  })
  const cookies = [...me.cookies].map(([name, value]) => ({ name, value, url: instance.url }))
  await opened.page.context().addCookies(cookies)
  const goto = (path: string) => opened.page.goto(`${instance.url}${path}`)
  const sent = async (file: string) => {
    const { id, email: to } = await me.address()
    await instance.send(to, await readFile(join(examples, file)), 'bounce@ostrel.example')
    expect((await me.result(id)).status).toBe('completed')
    return id
  }
  return { ...opened, goto, me, sent }
}

const looks = [
  { width: 320, colorScheme: 'dark' },
  { width: 375, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1024, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const

const card = (page: Page, domain: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: domain }) })

describe('the dashboard', () => {
  test('an empty account is given an address, and goes along with the mail that comes to it', async ({
    chromium,
    plain,
  }) => {
    const { page, goto, problems } = await member(plain, chromium)
    await goto('/dashboard')
    await page.getByRole('heading', { name: 'Send an email to this address' }).waitFor()
    const to = await page.getByTestId('address').textContent()
    await page.getByRole('button', { name: 'Copy address' }).waitFor()
    await plain.send(to!, await readFile(join(examples, 'plain-text.eml')))
    await page.waitForURL(/\/(loading|results)\//)
    await page.waitForURL('**/results/**')
    await page.getByRole('link', { name: 'Your tests' }).click()
    await page.waitForURL('**/tests')
    await page.getByText('1 test', { exact: true }).waitFor()
    expect(problems).toEqual([])
  })

  test('the sample is nobody’s domain', async ({ chromium, plain }) => {
    const { page, goto, me } = await member(plain, chromium)
    const { id } = (await (await me.post('/api/emails/sample')).json()) as { id: string }
    await me.result(id)
    await goto('/dashboard')
    await page.getByRole('heading', { name: 'Send an email to this address' }).waitFor()
    await goto('/domains')
    await page.getByText('No domains yet.').waitFor()
  })

  test('domains with their lights, newsletters with their scores, one thing to do', async ({
    chromium,
    plain,
  }) => {
    const { page, goto, me, sent, problems } = await member(plain, chromium)
    const older = await sent('careless-newsletter.eml')
    const newer = await sent('repaired-newsletter.eml')
    await goto('/dashboard')
    const ostrel = card(page, 'ostrel.example')
    expect(await ostrel.locator('dt').allInnerTexts()).toEqual([
      ...['SPF', 'DKIM', 'DMARC', 'Blacklists', 'Score', 'Placement'],
    ])
    const lights = await ostrel.locator('dd').allInnerTexts()
    expect(lights.at(-1)).toBe('No result yet')
    // Loopback is nobody's sending address: SPF was not asked. The careless mail is not signed, so that its DMARC waits for SPF.
    expect(lights.slice(0, 3)).toEqual([
      'No result yet',
      expect.stringMatching(/^Good\s+since \d/),
      expect.stringMatching(/^Needs work\s+seen once, on \d/),
    ])
    expect(await me.json<List<SendingDomain>>('/api/domains')).toMatchObject({
      data: [
        {
          ...{ domain: 'ostrel.example', tests: 2, placement: null, lists: { address: null } },
          records: {
            spf: null,
            dkim: { state: 'good', changed: true },
            dmarc: { once: true, test_id: newer },
          },
        },
      ],
      meta: { total: 1, last_page: 1 },
    })
    // One thing to do: a sentence that names a domain, and one way to repair it.
    const next = page.getByRole('region', { name: 'What to do next' })
    expect(await next.getByRole('link').count()).toBe(1)
    await next.getByText(/^ostrel\.example: /).waitFor()
    await next.getByRole('link').click()
    const opened = (url: URL) => url.pathname.startsWith(`/results/${newer}`) && url.searchParams.has('open')
    await page.waitForURL(opened)
    const id = new URL(page.url()).searchParams.get('open')
    await page.locator(`#check-${id}`).getByText('Evidence', { exact: true }).first().waitFor()
    expect(new URL(page.url()).hash).toBe(`#check-${id}`)
    await page.goBack()
    await next.waitFor()

    // Points by keyboard: what they say is seen, and they lead to their reports.
    const points = page.getByRole('list', { name: /^Scores of deals@ostrel\.example/ }).getByRole('link')
    expect(await points.count()).toBe(1)
    await points.first().focus()
    const tip = points.first().locator('xpath=following-sibling::span')
    await expect.poll(() => tip.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    expect(await tip.textContent()).toMatch(/^\d+ of 100 .+, \d/)
    expect(await points.first().getAttribute('aria-labelledby')).toBe(await tip.getAttribute('id'))
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/results/${older}`)
    await page.getByRole('link', { name: 'Your tests' }).click()
    await page.waitForURL('**/tests')

    await page.getByRole('navigation').getByRole('link', { name: 'Domains' }).click()
    await page.waitForURL('**/domains')
    await page.getByRole('link', { name: 'ostrel.example' }).click()
    await page.waitForURL('**/domains/ostrel.example')
    await page.getByRole('heading', { name: 'Over time' }).waitFor()
    const dmarc = page.getByRole('main').getByRole('link', { name: 'DMARC', exact: true })
    expect(await dmarc.getAttribute('href')).toBe('/dmarc-checker?domain=ostrel.example')
    expect(await page.locator(`main a[href="/results/${newer}"]`).count()).toBeGreaterThan(0)
    await goto('/domains/nobody.example')
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    expect(problems.filter((problem) => !problem.includes('status of 404'))).toEqual([])
  })

  test('a link for a client is made, opened without an account, and revoked with one press', async ({
    chromium,
    plain,
  }) => {
    const { page, goto, me, problems } = await member(plain, chromium)
    await plain.running.application.database.db
      .updateTable('accounts')
      .set({ confirmed_at: new Date() })
      .where('email', '=', `dashboard${count}@customers.example`)
      .execute()
    await me.post('/api/watched-domains', { domains: 'ostrel.example', client: 'Bäckerei Krume' })
    await goto('/domains')
    await page.getByText('Links for clients').click()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = (await page.getByTestId('client-link').textContent())!
    await page.getByRole('button', { name: 'Copy link' }).waitFor()
    const client = await openPage(chromium, plain.url, { locale: 'en-US' })
    await client.page.goto(link)
    await client.page.getByRole('heading', { name: 'Bäckerei Krume' }).waitFor()
    expect(await wrongAt(client.page, looks)).toEqual([])
    await page.getByRole('button', { name: 'Revoke the link for Bäckerei Krume' }).click()
    await page.getByRole('button', { name: 'Revoke the link' }).waitFor({ state: 'detached' })
    expect((await client.page.goto(link))?.status()).toBe(404)
    await client.page.getByRole('heading', { name: 'This link does not work' }).waitFor()
    expect(problems).toEqual([])
  })

  test('two runs of one newsletter are compared; every width is in order', async ({ chromium, plain }) => {
    const { page, goto, sent, problems } = await member(plain, chromium)
    const older = await sent('careless-newsletter.eml')
    const newer = await sent('careless-newsletter.eml')
    await goto('/dashboard')
    const compare = page.getByRole('link', { name: 'Compare the last two of deals@ostrel.example' })
    expect(await compare.getAttribute('href')).toBe(`/compare?test=${older}&test=${newer}`)
    const note = await page.getByRole('note').boundingBox()
    expect(note!.height).toBeLessThanOrEqual(44)
    expect(await wrongAt(page, looks)).toEqual([])
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await compare.click()
    await page.waitForURL('**/compare**')
    expect(problems).toEqual([])
  })
})
