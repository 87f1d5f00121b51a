import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { examples } from '../instance.ts'
import { type PaidInstance, startPaidInstance } from '../paid-instance.ts'
import { openPage } from './browser.ts'
import { createInspector, type Look, wrongAt } from './looks.ts'
import {
  allPatterns,
  clientLink,
  type Ids,
  noPages,
  otherAccount,
  type Visit,
  visitsOf,
  visitsOfPictures,
} from './routes-to-visit.ts'
import { test } from './worker.ts'

/**
 * Every route of the product as a guest and as a member: the right answer, a title, a description, nothing in the console,
 * nothing that axe finds, nothing wider than the screen. Seen at four
 * widths, light and dark. With SCREENS=on pictures of it all are left in build/screens for people to look at.
 */

const screens = process.env.SCREENS === 'on' ? join(import.meta.dirname, '../../build/screens') : undefined
const light = (width: number): Look => ({ width, colorScheme: 'light' })
const dark = (width: number): Look => ({ width, colorScheme: 'dark' })
// Width by width, so that light and dark differ in nothing but colors: what lies between the ends is read in one of them.
const looks = screens
  ? [375, 768, 1024, 1440].flatMap((width) => [light(width), dark(width)])
  : [light(375), dark(375), light(768), dark(1024), light(1440), dark(1440)]

let instance: PaidInstance
let browser: Browser
let ids: Ids
let cookies: { name: string; value: string; url: string }[]
const inspect = createInspector()

test.beforeAll(async ({ chromium }) => {
  browser = chromium
  instance = await startPaidInstance({ settings: { PICTURES: 'on', SIMULATED_PROVIDERS: 'on' } })
  await becomeAdmin()
  ids = await things()
  cookies = [...instance.browser.cookies].map(([name, value]) => ({ name, value, url: instance.url }))
})
afterAll(() => instance?.close())

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
  const older = await report('plain-text.eml')
  const newer = await report('careless-newsletter.eml')
  await me.pictures(newer)
  return {
    older,
    report: newer,
    address: (await me.address()).id,
    verification: (await posted('/api/internal/email-verification', { email: 'ada@example.org' })).id,
    list: (await sent(me.call('/api/internal/email-verification-lists', csv))).id,
    placement: (await posted('/api/inbox-placement', {})).id,
    account: await otherAccount(instance.url, me),
    newsletter: (await posted('/api/newsletters', { name: 'The Thursday letter' })).id,
    link: await clientLink(me),
    // It stands above every page.
    announcement: (await posted('/api/admin/announcements', announcement)).id,
  }
}

test('each route is visited', () => {
  const visited = [...Object.keys(visitsOf(dummies)), ...noPages]
  expect(allPatterns.filter((pattern) => !visited.includes(pattern))).toEqual([])
  expect(visited.filter((pattern) => !allPatterns.includes(pattern))).toEqual([])
})

const announcement = {
  texts: {
    en: 'On Saturday from 20:00 to 22:00 UTC no email is received. It waits at the sending server and comes later.',
  },
  ...{ level: 'warning', link: '/status' },
}
const dummies: Ids = {
  report: 'a',
  older: 'a',
  address: 'a',
  verification: 'a',
  list: 'a',
  placement: 'a',
  account: 'a',
  newsletter: 'a',
  link: '/clients/a',
  announcement: 'a',
}
type Row = { pattern: string; who: 'guest' | 'member' }
const rowsOf = (patterns: string[], who: Row['who']): Row[] => patterns.map((pattern) => ({ pattern, who }))
// What a member is shown as a guest was is known by then.
const rows = [
  ...rowsOf(Object.keys(visitsOf(dummies)), 'guest'),
  ...rowsOf(Object.keys(visitsOfPictures(dummies)), 'guest'),
  ...rowsOf(Object.keys(visitsOf(dummies)), 'member'),
]

test.concurrent.for(rows)('$pattern as a $who', async ({ pattern, who }, { onTestFinished }) => {
  const visit = { ...visitsOf(ids), ...visitsOfPictures(ids) }[pattern]![who]
  const options = {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
  } as const
  const { page, problems, foreign } = await openPage(browser, instance.url, options, onTestFinished)
  if (who === 'member') await page.context().addCookies(cookies)
  const answer = await arrive(page, visit)
  expect(answer).toEqual({
    status: visit.status ?? 200,
    at: visit.at ?? new URL(visit.path, 'http://x').pathname,
  })
  expect(await page.title()).toMatch(/\S/)
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S/)
  // Where one was sent is visited as itself.
  if (!visit.at) {
    const keep = (look: Look) => takePicture(page, look, { pattern, who })
    expect(await wrongAt(page, looks, inspect, keep)).toEqual([])
  }
  // Chromium reports the status of the document itself as an error.
  const expected = visit.status ? new RegExp(`status of ${visit.status}`) : /^$/
  expect(problems.filter((problem) => !expected.test(problem))).toEqual([])
  expect(foreign).toEqual([])
})

async function arrive(page: Page, { path }: Visit) {
  const response = await page.goto(`${instance.url}${path}`)
  await page.locator('main').waitFor()
  return { status: response?.status(), at: new URL(page.url()).pathname }
}

async function takePicture(page: Page, { width, colorScheme }: Look, { pattern, who }: Row): Promise<void> {
  if (!screens) return
  await mkdir(screens, { recursive: true })
  const name = `${who}${pattern === '/' ? '-home' : pattern.replaceAll(/[^a-z0-9]+/gi, '-')}`
  const path = join(screens, `${name}-${width}-${colorScheme}.jpg`)
  await page.screenshot({ path, type: 'jpeg', quality: 60 })
}
