import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import routes from '../../src/web/routes.ts'
import { examples } from '../instance.ts'
import { type PaidInstance, startPaidInstance } from '../paid-instance.ts'
import { violations } from './axe.ts'
import { launchBrowser, openPage } from './browser.ts'
import { lookAt } from './readable.ts'
import { type Ids, noPages, type Visit, visitsOf } from './routes-to-visit.ts'

/**
 * Every route of the product as a guest and as a member, at four widths, light and dark: the right answer, a title, a
 * description, nothing in the console, nothing that axe finds, nothing wider than the screen. The pictures stay in
 * build/screens for people to look at.
 */

const screens = join(import.meta.dirname, '../../build/screens')
const widths = [375, 768, 1024, 1440]
const schemes = ['light', 'dark'] as const
/** axe asks at the ends: what lies between differs in layout only, which is looked at everywhere. */
const askedByAxe = new Set([375, 1440])

let instance: PaidInstance
let browser: Browser
let ids: Ids
let cookies: { name: string; value: string; url: string }[]

beforeAll(async () => {
  ;[instance, browser] = await Promise.all([
    startPaidInstance({ settings: { PICTURES: 'on', SIMULATED_PROVIDERS: 'on' } }),
    launchBrowser(),
  ])
  await becomeAdmin()
  ids = await things()
  cookies = [...instance.browser.cookies].map(([name, value]) => ({ name, value, url: instance.url }))
})
afterAll(async () => {
  await browser?.close()
  await instance?.close()
})

async function becomeAdmin(): Promise<void> {
  const link = await instance.running.application.accountsPart.firstAdmin.link()
  await instance.browser.call(new URL(link!).pathname)
  const password = 'correct horse battery'
  const registered = await instance.browser.post('/api/register', {
    name: 'Ada Krume',
    email: 'ada@customers.example',
    password,
    password_confirmation: password,
    terms: true,
  })
  expect(registered.status).toBe(201)
}

/** One of each that has a page of its own. */
async function things(): Promise<Ids> {
  const me = instance.browser
  const report = async (file: string) => {
    const { id, email } = await me.address()
    await instance.send(email, await readFile(join(examples, file)))
    expect((await me.result(id)).status).toBe('completed')
    return id
  }
  const sent = async (answer: Promise<Response>) => {
    const response = await answer
    expect(response.status).toBeLessThan(300)
    return (await response.json()) as { id: string }
  }
  const posted = (path: string, body: unknown) => sent(me.post(path, body))
  const csv = {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: 'ada@example.org\nbob@example.org',
  }
  const older = await report('careless-newsletter.eml')
  return {
    older,
    report: await report('careless-newsletter.eml'),
    address: (await me.address()).id,
    verification: (await posted('/api/internal/email-verification', { email: 'ada@example.org' })).id,
    list: (await sent(me.call('/api/internal/email-verification-lists', csv))).id,
    placement: (await posted('/api/inbox-placement', {})).id,
  }
}

/** The patterns of all routes that have an element or a loader. */
function patterns(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`
    const below = patterns(entry.children ?? [], path)
    const hasIndex = entry.children?.some(({ index }) => index)
    return entry.path === undefined && !entry.index ? below : hasIndex ? below : [path || '/', ...below]
  })
}

test('each route has somebody who visits it', () => {
  const visited = [...Object.keys(visitsOf(dummies)), ...noPages]
  expect(patterns(routes).filter((pattern) => !visited.includes(pattern))).toEqual([])
  expect(visited.filter((pattern) => !patterns(routes).includes(pattern))).toEqual([])
})

const dummies: Ids = {
  report: 'a',
  older: 'a',
  address: 'a',
  verification: 'a',
  list: 'a',
  placement: 'a',
}
const rows = Object.keys(visitsOf(dummies)).flatMap((pattern) =>
  (['guest', 'member'] as const).map((who) => ({ pattern, who })),
)

test.each(rows)('$pattern as a $who', async ({ pattern, who }) => {
  const visit = visitsOf(ids)[pattern]![who]
  const { page, problems, foreign, close } = await openPage(browser, instance.url, {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  try {
    if (who === 'member') await page.context().addCookies(cookies)
    const answer = await arrive(page, visit)
    expect(answer).toEqual({
      status: visit.status ?? 200,
      at: visit.at ?? new URL(visit.path, 'http://x').pathname,
    })
    expect(await page.title()).toMatch(/\S/)
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S/)
    // Where one was sent is visited as itself.
    if (!visit.at)
      await everyLook(page, `${who}${pattern === '/' ? '-home' : pattern.replaceAll(/[^a-z0-9]+/gi, '-')}`)
    // Chromium reports the status of the document itself as an error.
    const expected = visit.status ? /status of 404/ : /^$/
    expect(problems.filter((problem) => !expected.test(problem))).toEqual([])
    expect(foreign).toEqual([])
  } finally {
    await close()
  }
})

async function arrive(page: Page, { path }: Visit) {
  const response = await page.goto(`${instance.url}${path}`)
  await page.locator('main').waitFor()
  // Hydrated: from here on the page is as a visitor meets it.
  await page.waitForLoadState('load')
  return { status: response?.status(), at: new URL(page.url()).pathname }
}

async function everyLook(page: Page, name: string): Promise<void> {
  await mkdir(screens, { recursive: true })
  const found: string[] = []
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await settled(page)
      const look = `${width} ${colorScheme}`
      const { wide } = await lookAt(page)
      found.push(...wide.map((each) => `${look}: wider than the screen: ${each}`))
      if (askedByAxe.has(width)) found.push(...(await violations(page)).map((each) => `${look}: ${each}`))
      await page.screenshot({
        path: join(screens, `${name}-${width}-${colorScheme}.jpg`),
        type: 'jpeg',
        quality: 60,
      })
    }
  }
  expect(found).toEqual([])
}

/** Colors that fade from one scheme to the other are neither. What goes on for ever is no change. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
