import type { Browser, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { type Instance, startInstance } from '../instance.ts'
import { openPage } from './browser.ts'
import { generated } from './generated-mail.ts'
import { showAs, wrongAt } from './looks.ts'
import { SHEETS, sheetsOf } from './sheets.ts'
import { test } from './worker.ts'

/**
 * A report holds any mail: no page of it grows out of its bound or of the screen, and each comes alive without an error.
 * Every mail is tried on a phone and on a desk, the worst at the widths between as well.
 */

const ends = [375, 1440]
const widths = [375, 768, 1024, 1440]

/** How many pixels high each page may be as it arrives, on a phone and on a desk. */
const bounds: Record<string, number> = {
  '': 12_000,
  '?attention=open': 12_000,
  '?plan=open': 24_000,
  '/delivery': 14_000,
  '/clients': 8_000,
  '/source': 20_000,
  '/source?view=html': 20_000,
  '/source?view=text': 20_000,
  // Four sheets; a phone is no paper.
  '/print': 10_000,
}

/** Drawn as well, which takes longer than all that is looked at here: the tallest, the one with most pictures, and the other way round. */
const drawn = ['every fault three hundred times', '250 pictures', 'right to left']

/** What is widest and what is longest. */
const worst = [...drawn, 'words without a break']

let instance: Instance
let drawing: Instance
let browser: Browser
const reports = new Map<string, string>()
const instanceOf = (name: string) => (drawn.includes(name) ? drawing : instance)
const urlOf = (name: string, path: string) => `${instanceOf(name).url}/results/${reports.get(name)}${path}`

test.beforeAll(async ({ chromium }) => {
  browser = chromium
  instance = await startInstance()
  drawing = await startInstance({ PICTURES: 'on' })
  for (const { name, mail } of generated) {
    const { browser: me, send } = instanceOf(name)
    const { id, email } = await me.address()
    await send(email, mail)
    expect((await me.result(id)).status, name).toBe('completed')
    reports.set(name, id)
    // One after another: a costly mail next to another one is cut short and tried again. And a report changes while
    // pictures come.
    if (drawn.includes(name)) await me.pictures(id)
  }
})
afterAll(async () => {
  await instance?.close()
  await drawing?.close()
})

// A test each, as a page that is long in a script of many shapes takes seconds to lay out at each width.
const pages = generated.flatMap(({ name }) =>
  Object.entries(bounds)
    // Without a picture there is no heat map to open.
    .filter(([path]) => path !== '?attention=open' || drawn.includes(name))
    .map(([path, bound]) => ({ name, path, bound })),
)

test.for(pages)('the report at "$path" holds $name', async ({ name, path, bound }) => {
  const viewport = { width: 1440, height: 900 }
  const { page, problems } = await openPage(browser, instanceOf(name).url, { viewport })
  expect((await page.goto(urlOf(name, path)))?.status()).toBe(200)
  const wrong: string[] = await page.evaluate(unnumbered)
  for (const width of [1440, 375]) {
    await showAs(page, { width, colorScheme: 'light' })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (height > bound) wrong.push(`${height} px high at ${width}`)
  }
  await page.evaluate(unfold)
  for (const width of worst.includes(name) ? widths : ends) {
    await showAs(page, { width, colorScheme: 'light' })
    const wide = await page.evaluate(tooWide)
    wrong.push(...wide.slice(0, 3).map((each) => `wider than ${width}: ${each}`))
  }
  expect([...wrong, ...problems.map((problem) => problem.slice(0, 200))]).toEqual([])
})

test.for(drawn)('%s has four sheets of paper at most', async (name) => {
  const { page } = await openPage(browser, instanceOf(name).url)
  await page.goto(urlOf(name, '/print'))
  const sheets = await sheetsOf(page)
  expect(sheets).toBeGreaterThan(0)
  expect(sheets).toBeLessThanOrEqual(SHEETS)
})

/** Runs in the page: opens whatever can be opened, and waits until that is written. */
async function unfold(): Promise<void> {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Runs in the page. */
function tooWide(): string[] {
  const width = document.documentElement.clientWidth
  const scrolls = (element: Element | null): boolean =>
    !!element &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element.parentElement),
  )
  const { scrollWidth } = document.documentElement
  return [
    ...(scrollWidth > width ? [`the page, ${scrollWidth}`] : []),
    ...wide.map((element) => element.outerHTML.slice(0, 120)),
  ]
}

/** Runs in the page: blocks of the source that show another number of lines than they count. */
function unnumbered(): string[] {
  return [...document.querySelectorAll('.source-block')].flatMap((block) => {
    const numbers = block.querySelector('.source-numbers')?.textContent?.split('\n') ?? []
    const text = block.querySelector('.source-lines')?.cloneNode(true) as Element
    for (const note of text.querySelectorAll('.source-note')) note.remove()
    const lines = text.textContent?.split('\n') ?? []
    // The break after the last line of a block ends it.
    const count = lines.length - (lines.length > numbers.length && lines.at(-1) === '' ? 1 : 0)
    return count === numbers.length
      ? []
      : [`${count} lines beside ${numbers.length} numbers from ${numbers[0]}`]
  })
}

const linksOf = (page: Page) => page.locator('main section:has(> search)')
const shownTargets = (page: Page) => linksOf(page).locator('.link-row:visible')

test('links stand under their domain, problems first, some at a time, and are found by text or address', async () => {
  const { page } = await openPage(browser, instance.url, { viewport: { width: 1440, height: 900 } })
  await page.goto(urlOf('400 links to 70 domains', '/source'))
  const links = linksOf(page)
  const groups = links.locator('details')
  // The first domain has a problem and is open.
  expect(await groups.first().getAttribute('open')).not.toBeNull()
  expect(await shownTargets(page).count()).toBeGreaterThan(0)
  expect(await groups.count()).toBe(20)
  await links.getByRole('link', { name: 'Next page' }).last().press('Enter')
  await expect.poll(() => groups.count()).toBe(4)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Next page')
  await links.getByRole('searchbox').fill('offer 17 shop')
  await expect.poll(() => shownTargets(page).count()).toBeGreaterThan(0)
  for (const text of await shownTargets(page).allTextContents()) expect(text.toLowerCase()).toContain('17')
  await links.getByRole('searchbox').fill('no such thing')
  await expect.poll(() => links.textContent()).toContain('No link contains that')

  await page.goto(urlOf('200 tracking links as text', '/source'))
  expect(await shownTargets(page).count()).toBe(12)
  const first = shownTargets(page).first().locator('code')
  const whole = (await first.getAttribute('title')) ?? ''
  expect(whole).toHaveLength(200)
  const short = (await first.textContent()) ?? ''
  expect(short).toMatch(/^https:\/\/click\.post\.harbour-bakery\.example\/.*….{20}$/)
  expect(whole.endsWith(short.slice(-20))).toBe(true)
})

test('without scripts the first page of links is there, and its links and its search lead on', async () => {
  const { page } = await openPage(browser, instance.url, { javaScriptEnabled: false })
  await page.goto(urlOf('400 links to 70 domains', '/source'))
  const groups = linksOf(page).locator('details')
  expect(await groups.count()).toBe(20)
  const second = groups.nth(1)
  await second.locator('summary').click()
  await second.getByRole('link', { name: /^Show/ }).click()
  expect(await linksOf(page).locator('details[open] .link-row').count()).toBeGreaterThan(0)
  await linksOf(page).getByRole('link', { name: 'Next page' }).last().click()
  expect(await groups.count()).toBe(4)
  await page.getByRole('searchbox').fill('n=17&')
  await page.getByRole('searchbox').press('Enter')
  expect(page.url()).toContain('find=')
})

test('the links of a newsletter are readable in light and dark, on a phone and on a desk', async () => {
  const { page } = await openPage(browser, instance.url, { reducedMotion: 'reduce' })
  await page.goto(urlOf('200 tracking links as text', '/source'))
  const looks = [375, 1440].flatMap((width) => [
    { width, colorScheme: 'light' as const },
    { width, colorScheme: 'dark' as const },
  ])
  expect(await wrongAt(page, looks)).toEqual([])
})

test('an address is written once in the page, however often the mail has it', async () => {
  const path = `/results/${reports.get('200 tracking links as text')}/source`
  const html = await (await instance.browser.call(path)).text()
  const written =
    html.replaceAll(/<script[\s\S]*?<\/script>/g, '').match(/title="https:\/\/click\.post[^"<]{100,}/g) ?? []
  expect(written).toHaveLength(12)
  expect(new Set(written).size).toBe(12)
})
