import type { Browser } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { careless, good } from '../fixtures/report.ts'
import { violations } from './axe.ts'
import { openPage } from './browser.ts'
import { wrongAt } from './looks.ts'
import { startPreview } from './preview.ts'
import { test } from './worker.ts'

/** The public site around the tools: menus, footer, sections of the home page, contact form, sharing. */

describe('the public site', () => {
  let preview: Awaited<ReturnType<typeof startPreview>>
  let browser: Browser
  test.beforeAll(async ({ chromium }) => {
    browser = chromium
    preview = await startPreview({ port: 0, delay: 3_600_000, step: 20, mode: 'manual' })
  })
  afterAll(() => preview?.close())

  const open = (options: Parameters<typeof openPage>[2] = {}) =>
    openPage(browser, preview.url, { reducedMotion: 'reduce', ...options })
  const signIn = async (page: Awaited<ReturnType<typeof open>>['page'], id = 'anna') =>
    page.context().addCookies([{ name: 'postproof_session', value: id, url: preview.url }])

  const pages = ['/inbox-test', '/email-deliverability', '/email-deliverability?sent', '/status', '/terms']

  const looks = [
    { width: 375, colorScheme: 'dark' },
    { width: 768, colorScheme: 'light' },
    { width: 1024, colorScheme: 'dark' },
    { width: 1440, colorScheme: 'light' },
  ] as const

  test.each(pages)('%s: fits, readable, accessible', async (path) => {
    const { page, problems, foreign } = await open()
    await page.goto(`${preview.url}${path}`)
    expect(await wrongAt(page, looks)).toEqual([])
    expect([problems, foreign]).toEqual([[], []])
  })

  test.each(['/pricing', '/subscription'])('%s: a plan that the operator grants is ordered', async (path) => {
    const { page } = await open()
    if (path === '/subscription') await signIn(page)
    await page.goto(`${preview.url}${path}`)
    const ask = page.getByRole('link', { name: 'Order Agency' })
    expect(await ask.getAttribute('href')).toBe('/buy?plan=agency&pay=month')
    expect(await page.getByRole('link', { name: /Choose/ }).count()).toBe(0)
  })

  test('the header names the pages in their order, and who is signed in', async () => {
    const { page, problems } = await open({ viewport: { width: 1024, height: 800 } })
    await page.goto(`${preview.url}/inbox-test`)
    const links = page.getByRole('banner').getByRole('link')
    const names = async () => (await links.allInnerTexts()).filter(Boolean)
    expect(await names()).toEqual(['Postproof', 'Email Verifier', 'Inbox Placement', 'Login', 'Get Started'])
    await signIn(page)
    await page.reload()
    expect((await names()).at(-1)).toBe('My Account')
    // Fetched ahead when a pointer rests on it, which the policy of the pages must allow.
    const fetched = page.waitForResponse(/inbox-placement\.data/)
    await links.getByText('Inbox Placement').hover()
    await fetched
    expect(problems).toEqual([])
  })

  test('nothing is fetched ahead where data is to be saved', async () => {
    const { page } = await open({ viewport: { width: 1024, height: 800 } })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${preview.url}/inbox-test`)
    await page.waitForLoadState('networkidle')
    await page.getByRole('banner').getByText('Inbox Placement').hover()
    await page.getByRole('banner').getByText('Email Verifier').click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(asked.filter((url) => url.includes('inbox-placement'))).toEqual([])
  })

  test('the mobile menu holds the page still and the focus within, and is closed by each page', async () => {
    const { page } = await open({ viewport: { width: 375, height: 700 } })
    await page.goto(`${preview.url}/inbox-test`)
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    const menu = page.getByRole('dialog')
    await button.click()
    await menu.waitFor()
    for (const name of [
      'Home',
      'Email Verifier',
      'Inbox Placement',
      'Pricing',
      'SPF checker',
      'DKIM checker',
      'DMARC checker',
      'Login',
      'Sign up',
    ]) {
      expect(await menu.getByRole('link', { name, exact: true }).count(), name).toBe(1)
    }
    const before = await page.evaluate(() => window.scrollY)
    await page.mouse.wheel(0, 600)
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(() =>
        Boolean(document.activeElement?.closest('dialog') ?? document.activeElement === document.body),
      )
      expect(inside).toBe(true)
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await button.click()
    await menu.getByRole('link', { name: 'Email Verifier' }).click()
    await page.getByRole('heading', { level: 1, name: 'Will this address accept your email?' }).waitFor()
    await menu.waitFor({ state: 'hidden' })
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })

  test('without scripts the entries of the menu stand under the bar', async () => {
    const { page } = await open({ viewport: { width: 375, height: 700 }, javaScriptEnabled: false })
    await page.goto(`${preview.url}/`)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Email Verifier' }).click()
    await page.getByRole('heading', { level: 1, name: 'Will this address accept your email?' }).waitFor()
    // It is there, and hidden once the styles are.
    await expect.poll(() => page.getByRole('button', { name: 'Menu', exact: true }).count()).toBe(0)
  })

  test.each([true, false])(
    'the home page flips its sample by keyboard, scripts: %s',
    async (javaScriptEnabled) => {
      const { page, problems } = await open({ viewport: { width: 1280, height: 900 }, javaScriptEnabled })
      await page.goto(`${preview.url}/`)
      const report = page.getByRole('region', { name: 'One newsletter, careless and repaired' })
      const scores = { careless: careless.score, repaired: good.score }
      const shown = async () => [
        await report.getByRole('img', { name: /^Score/ }).getAttribute('aria-label'),
        await report.getByRole('listitem').count(),
        await report
          .locator('img')
          .evaluateAll(
            (all) => all.filter((image) => image.checkVisibility({ visibilityProperty: true })).length,
          ),
        await report
          .locator('.pin')
          .evaluateAll(
            (all) => all.filter((pin) => pin.checkVisibility({ visibilityProperty: true })).length > 0,
          ),
      ]
      const first = report.getByRole('radio', { name: `Careless ${scores.careless} of 100` })
      expect(await first.isChecked()).toBe(true)
      expect(await shown()).toEqual([`Score ${scores.careless} of 100`, 4, 1, true])
      const before = await report.boundingBox()
      await first.focus()
      await page.keyboard.press('ArrowRight')
      expect(
        await report.getByRole('radio', { name: `Repaired ${scores.repaired} of 100` }).isChecked(),
      ).toBe(true)
      await expect.poll(shown).toEqual([`Score ${scores.repaired} of 100`, 4, 1, false])
      expect(await report.boundingBox()).toEqual(before)
      expect(problems).toEqual([])
    },
  )

  test('the footer: none at home, a call to action on all pages but one, prices by who is asking', async () => {
    const { page } = await open({ viewport: { width: 1280, height: 900 } })
    const call = page.getByText('Ready to Email Spam Test?')
    await page.goto(`${preview.url}/`)
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    await page.goto(`${preview.url}/email-deliverability/`)
    await page.getByRole('contentinfo').waitFor()
    expect(await call.count()).toBe(0)
    await page.goto(`${preview.url}/email-test`)
    const footer = page.getByRole('contentinfo')
    await call.waitFor()
    expect(await footer.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/register')
    for (const name of ['Education', 'Contact us', 'Service Status', 'Help Center']) {
      const link = footer.getByRole('link', { name: new RegExp(`^${name}`) })
      expect(await link.getAttribute('target')).toBe('_blank')
      expect(await link.getAttribute('rel')).toContain('noopener')
    }
    await signIn(page)
    await page.reload()
    expect(await footer.getByRole('link', { name: 'My Account' }).getAttribute('href')).toBe('/dashboard')
    await footer.getByRole('link', { name: 'Pricing' }).click()
    await page.waitForURL('**/subscription')
  })

  test('prices of the footer and the call to action lead to their sections of the home page', async () => {
    const { page } = await open({ viewport: { width: 1280, height: 700 } })
    await page.goto(`${preview.url}/email-test`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    const top = (id: string) =>
      page.evaluate(
        (name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? 9999),
        id,
      )
    await page.locator('#pricing').waitFor()
    await expect.poll(() => top('pricing')).toBeLessThan(200)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
    await page.locator('#pricing').getByRole('link').first().waitFor()
    await page.goto(`${preview.url}/email-test`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Start a test' }).click()
    await page.locator('#spam-test').waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  test.each([true, false])('a report is shared and taken back, scripts: %s', async (javaScriptEnabled) => {
    const { page } = await open({ javaScriptEnabled })
    await page.goto(`${preview.url}/results/good`)
    const openMenu = () => page.locator('summary', { hasText: 'Share' }).click()
    await openMenu()
    expect(await page.getByText('<iframe').count()).toBe(0)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    if (!javaScriptEnabled) await openMenu()
    await page.getByText('<iframe').waitFor()
    await page.getByText('[![Spam score').waitFor()
    expect(await page.locator('meta[name=robots]').count()).toBe(0)
    if (javaScriptEnabled) expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Unpublish' }).click()
    if (!javaScriptEnabled) await openMenu()
    await page.getByRole('button', { name: 'Publish', exact: true }).waitFor()
    await expect.poll(() => page.locator('meta[name=robots]').count()).toBe(1)
  })

  test('a deployment that took a chunk away reloads the page once, not forever', async () => {
    const { page } = await open()
    await page.goto(`${preview.url}/inbox-test`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url())
    })
    await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true })))
    await expect.poll(() => loads.length).toBe(1)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const prevented = await page.evaluate(() => {
      const event = new Event('vite:preloadError', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    })
    expect({ prevented, loads: loads.length }).toEqual({ prevented: false, loads: 1 })
  })
})
