import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Instance } from '../instance.ts'
import { openPage } from './browser.ts'
import { test } from './worker.ts'

/** What a screen reader is told: the tree that Chromium builds for it, along the main journey. */

let instance: Instance
let browser: Browser
test.beforeAll(({ chromium, plain }) => {
  browser = chromium
  instance = plain
})

type Node = { role: string; name: string; level?: number }

/** All nodes that are not left out, in reading order. */
async function treeOf(page: Page): Promise<Node[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      level: properties?.find((property) => property.name === 'level')?.value.value as number | undefined,
    }))
}

const of = (nodes: Node[], role: string) => nodes.filter((node) => node.role === role)

/** What is wrong with the outline that people jump by. */
function outlineProblems(nodes: Node[]): string[] {
  const headings = of(nodes, 'heading')
  const first = headings.filter(({ level }) => level === 1)
  const skipped = headings.filter(({ level = 1 }, at) => level > (headings[at - 1]?.level ?? 0) + 1)
  const navigations = of(nodes, 'navigation')
  return [
    ...(first.length === 1 ? [] : [`${first.length} headings of level 1`]),
    ...skipped.map(({ name, level }) => `heading "${name}" of level ${level} skips one`),
    ...['banner', 'main', 'contentinfo'].filter((role) => of(nodes, role).length > 1),
    ...(of(nodes, 'main').length === 1 ? [] : ['no main part']),
    ...(of(nodes, 'banner').length === 1 ? [] : ['no banner']),
    ...navigations.filter(({ name }) => !name).map(() => 'a navigation without a name'),
    ...of(nodes, 'image')
      .filter(({ name }) => !name)
      .map(() => 'a picture without words'),
    ...['button', 'link', 'textbox', 'combobox', 'checkbox', 'radio', 'slider'].flatMap((role) =>
      of(nodes, role)
        .filter(({ name }) => !name)
        .map(() => `a ${role} without a name`),
    ),
  ]
}

const pages = [
  '/',
  '/email-test',
  '/spf-checker',
  '/email-verifier',
  '/inbox-placement',
  '/pricing',
  '/docs',
  '/login',
  '/register',
  '/terms',
  ...['', '?plan=open', '?attention=open', '/delivery', '/clients', '/source'].map(
    (tab) => `/results/example${tab}`,
  ),
]

test('landmarks, headings and names on every kind of page', async () => {
  const { page } = await openPage(browser, instance.url)
  for (const path of pages) {
    await page.goto(`${instance.url}${path}`)
    expect([path, outlineProblems(await treeOf(page))]).toEqual([path, []])
  }
})

test('the footer is one, and stands where the spec has one', async () => {
  const { page } = await openPage(browser, instance.url)
  for (const path of ['/email-test', '/results/example', '/docs']) {
    await page.goto(`${instance.url}${path}`)
    expect([path, of(await treeOf(page), 'contentinfo').length]).toEqual([path, 1])
  }
})

test('waiting is announced, and so is the report', async () => {
  const { page } = await openPage(browser, instance.url)
  await page.goto(instance.url)
  await page
    .getByRole('status')
    .filter({ hasText: /waiting for your email/i })
    .waitFor()
  await page.getByRole('link', { name: 'Check your score' }).click()
  const title = page.locator('h1[aria-live="polite"]')
  await title.waitFor()
  // A live region speaks when it changes, so the one that waits must be the one that says it arrived.
  const region = await title.elementHandle()
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const before = await title.textContent()
  expect(before).toMatch(/waiting/i)
  expect(await page.locator('ol[aria-live="polite"] li').count()).toBeGreaterThan(3)
  const said = page.evaluate(
    (element) =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => resolve(element?.textContent ?? '')).observe(element!, {
          characterData: true,
          childList: true,
          subtree: true,
        })
      }),
    region,
  )
  await instance.send(`${id}@localhost.test`, 'From: a@example.org\r\nSubject: Hello\r\n\r\nHello there.\r\n')
  expect(await said).not.toBe(before)
  await page.getByRole('navigation', { name: 'Report' }).waitFor()
  await expect.poll(() => page.title()).toContain('Hello')
})

test('the report says its figures and states in words', async () => {
  const { page } = await openPage(browser, instance.url)
  await page.goto(`${instance.url}/results/example`)
  const nodes = await treeOf(page)
  expect(of(nodes, 'image').map(({ name }) => name)).toContainEqual(expect.stringMatching(/^Score \d+ /))
  const rows = page.locator('main details.check > summary')
  const words = await rows.allTextContents()
  expect(words.length).toBeGreaterThan(3)
  expect(words.filter((text) => !/^(?:Passed|Warning|Problem|Not checked)/.test(text))).toEqual([])
  await page.goto(`${instance.url}/results/example/source`)
  for (const table of await page.getByRole('table').all()) {
    const headers = await table.getByRole('columnheader').allTextContents()
    expect(headers.length).toBeGreaterThan(1)
    expect(headers.filter((text) => !text.trim())).toEqual([])
    expect(await table.getAttribute('aria-label')).toBeTruthy()
  }
})
