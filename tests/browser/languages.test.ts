import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languageNames, languages } from '@postproof/messages/languages'
import { typeset } from '@postproof/messages/typeset'
import type { Browser } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { type Instance, startInstance } from '../instance.ts'
import { openPage } from './browser.ts'
import { test } from './worker.ts'

/** Which language a page is in, that it stays so, and what right-to-left sentences do to the layout. */

/** A sentence of the pages that is given no facts, as the page shows it. */
async function sentence(language: string, file: string, code: string): Promise<string> {
  const path = join(import.meta.dirname, '../../packages/messages', language, 'pages', `${file}.json`)
  const catalog = JSON.parse(await readFile(path, 'utf8')) as Record<string, string>
  return typeset(language, catalog[code]!)
}

let instance: Instance
let browser: Browser
test.beforeAll(async ({ chromium }) => {
  browser = chromium
  instance = await startInstance({ PSEUDO_LOCALE: 'on' })
})
afterAll(() => instance?.close())

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${instance.url}${path}`, { headers: { 'accept-language': 'nl', ...headers } })
const open = (options: Parameters<typeof openPage>[2] = {}) =>
  openPage(browser, instance.url, { locale: 'en-US', ...options })

describe('what the server answers', () => {
  test('English where nobody asks for another', async () => {
    const page = await ask('/')
    expect(await page.text()).toContain('<html lang="en" dir="ltr"')
    expect(page.headers.get('content-language')).toBe('en')
    expect(page.headers.get('vary')).toContain('Cookie, Accept-Language')
  })

  test('German by Accept-Language: words, title and description; nothing is remembered', async () => {
    const page = await ask('/', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' })
    const html = await page.text()
    expect(html).toContain('<html lang="de" dir="ltr"')
    expect(html).toContain('Zum Inhalt springen')
    expect(html).toMatch(/<title>Kostenloser Spam-Test/)
    expect(page.headers.get('content-language')).toBe('de')
    expect(page.headers.getSetCookie().join()).not.toContain('postproof_language')
  })

  test.each(languages)('%s by Accept-Language, of whatever country', async (language) => {
    const page = await ask('/', { 'accept-language': `nl, ${language}-XX;q=0.9, *;q=0.5` })
    const html = await page.text()
    const [skip, title] = await Promise.all([
      sentence(language, 'base', 'shell.skip'),
      sentence(language, 'home', 'title'),
    ])
    expect(html).toContain(`<html lang="${language}" dir="ltr"`)
    expect(html).toContain(`>${skip}<`)
    expect(html).toContain(`>${title}<`)
    expect(page.headers.get('content-language')).toBe(language)
    for (const other of languages) expect(html.toLowerCase()).toContain(`hreflang="${other}"`)
  })

  test('a page that is there in English alone says so in German, and nothing in English', async () => {
    const only = 'Diese Seite gibt es nur auf Englisch.'
    const german = await (await ask('/docs/operate/mail?lang=de')).text()
    expect(german).toContain(only)
    expect(german).toMatch(/<h1 lang="en"[^>]*>Mail to users<\/h1>/)
    expect(await (await ask('/docs?lang=de')).text()).toContain('nur auf Englisch.')
    for (const path of ['/docs', '/docs/operate/mail']) {
      const english = await (await ask(path, { 'accept-language': 'en' })).text()
      expect(english).not.toContain('in English only')
      expect(english).toMatch(/<h1 class/)
    }
  })

  test('a date within a sentence is written as others are', async () => {
    const report = async (language: string) => (await ask(`/results/example?lang=${language}`)).text()
    expect(await report('de')).toMatch(/Regelwerk \S+ vom \d+\. \S+ 20\d\d/)
    expect(await report('en')).toMatch(/rule set \S+ of \d+ \w+ 20\d\d/)
  })

  test('a page that is not there says so in German', async () => {
    const page = await ask('/nowhere?lang=de')
    expect(page.status).toBe(404)
    expect(await page.text()).toMatch(/<title>Seite nicht gefunden/)
  })
})

test('?lang=de is remembered, and stays German through hydration, navigation and the next visit', async () => {
  const { page, problems } = await open()
  await page.goto(`${instance.url}/dkim-checker?lang=de`)
  await page.waitForLoadState('networkidle')
  expect(await page.getAttribute('html', 'lang')).toBe('de')
  const header = page.locator('header')
  await expect.poll(() => header.textContent()).toContain('Prüfungen')

  // A navigation without a new document keeps what is set on the window.
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.locator('footer a[href="/spf-checker"]').click()
  await page.waitForURL('**/spf-checker')
  await expect.poll(() => page.evaluate(() => 'same' in window)).toBe(true)
  await expect.poll(() => page.locator('.skip-link').textContent()).toBe('Zum Inhalt springen')

  await page.goto(`${instance.url}/`)
  expect(await page.getAttribute('html', 'lang')).toBe('de')
  expect(await page.title()).toContain('Kostenloser Spam-Test')
  expect(problems).toEqual([])
})

test.each(languages)(
  'a browser that reads %s loads that catalog and no other, and comes alive in it',
  async (language) => {
    const { page, problems } = await open({ locale: language })
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    const skip = await sentence(language, 'base', 'shell.skip')
    for (const path of ['/', '/spf-checker', '/results/example']) {
      await page.goto(`${instance.url}${path}`)
      await page.waitForLoadState('networkidle')
      expect(await page.locator('.skip-link').textContent()).toBe(skip)
    }
    const loaded = (await Promise.all(scripts)).join('\n')
    const spoken = await Promise.all(
      languages.map(async (each) =>
        loaded.includes(await sentence(each, 'base', 'errors.offlineText')) ? each : null,
      ),
    )
    expect(spoken.filter((each) => each !== null)).toEqual([language])
    expect(problems).toEqual([])
  },
)

test('the switch works without scripts, keeps the address, and names each language in itself', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto(`${instance.url}/spf-checker?d=`)
  const choices = page.locator('footer nav a[hreflang]')
  expect(await choices.allTextContents()).toEqual(Object.values(languageNames))
  expect(await page.locator('footer a[aria-current]').getAttribute('lang')).toBe('en')
  await page.locator('footer a[lang=de]').click()
  expect(new URL(page.url()).pathname).toBe('/spf-checker')
  expect(await page.getAttribute('html', 'lang')).toBe('de')
  await page.goto(`${instance.url}/dkim-checker`)
  expect(await page.getAttribute('html', 'lang')).toBe('de')
  await page.locator('footer a[lang=en]').click()
  expect(await page.getAttribute('html', 'lang')).toBe('en')
})

test('the pseudo-language is offered only where it is switched on', async ({ plain }) => {
  const page = await fetch(`${plain.url}/?lang=x-rtl`)
  expect(await page.text()).toContain('<html lang="en" dir="ltr"')
})

const pages = [
  '/',
  '/spf-checker',
  '/spf-checker?domain=example.org',
  '/results/example',
  '/results/example/delivery',
]
test.each([375, 768, 1366])('right to left, %i px wide: nothing stands out at either side', async (width) => {
  const { page, problems } = await open({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  })
  for (const path of pages) {
    const response = await page.goto(`${instance.url}${path}${path.includes('?') ? '&' : '?'}lang=x-rtl`)
    expect([path, response?.status()]).toEqual([path, 200])
    expect([path, await page.getAttribute('html', 'dir')]).toEqual([path, 'rtl'])
    await page.waitForLoadState('networkidle')
    expect([path, await standingOut(page)]).toEqual([path, []])
    expect([path, await menusStandingOut(page)]).toEqual([path, []])
    expect([path, await notTurned(page)]).toEqual([path, []])
  }
  expect(problems).toEqual([])
})

/** The same of each menu of the page, opened alone. */
async function menusStandingOut(page: Awaited<ReturnType<typeof open>>['page']) {
  const menus = await page.locator('main details:has(> .downloads, > .share-panel)').all()
  const found: string[][] = []
  for (const menu of menus) {
    await menu.evaluate((each) => each.setAttribute('open', ''))
    found.push(await standingOut(page))
    await menu.evaluate((each) => each.removeAttribute('open'))
  }
  return found.flat()
}

/** Chevrons of folds: closed, they point to where a line ends, and open, down. */
const notTurned = (page: Awaited<ReturnType<typeof open>>['page']) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.fold-chevron')]
      .filter((each) => {
        const { scale, rotate } = getComputedStyle(each)
        return scale !== '-1 1' || (each.closest('details')?.open && rotate !== '-90deg')
      })
      .map((each) => each.parentElement?.textContent?.slice(0, 60)),
  )

/** What stands out of the page at the left or the right and is not in a box that scrolls. */
const standingOut = (page: Awaited<ReturnType<typeof open>>['page']) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element | null): boolean =>
      !!element &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width: wide } = element.getBoundingClientRect()
      const stands = wide > 0 && (left < -1 || right > width + 1)
      const isShown = element.checkVisibility() && !element.closest('.sr-only, .skip-link')
      return stands && isShown && !scrolls(element.parentElement)
    })
    const wide = document.documentElement.scrollWidth
    return [...out.map((each) => each.outerHTML.slice(0, 100)), ...(wide > width ? [`page ${wide}`] : [])]
  })
