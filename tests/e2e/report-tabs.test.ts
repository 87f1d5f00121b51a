import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Screenshots } from '#contract/pictures.ts'
import { examples, type Instance, startInstance } from '../instance.ts'
import { violations } from './axe.ts'
import { launchBrowser, openPage } from './browser.ts'
import { lookAt } from './readable.ts'

/** Every tab of the report of a mail that was really sent and drawn, as readers with any device and need see it. */

let instance: Instance
let browser: Browser
let report: string
beforeAll(async () => {
  ;[instance, browser] = await Promise.all([startInstance({ PICTURES: 'on' }), launchBrowser()])
  const { id, email } = await instance.browser.address()
  await instance.send(email, await readFile(join(examples, 'careless-newsletter.eml')))
  for (;;) {
    await instance.browser.result(id)
    const { status } = await instance.browser.json<Screenshots>(`/api/emails/${id}/screenshots`)
    if (status !== 'pending') break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  report = `${instance.url}/results/${id}`
})
afterAll(async () => {
  await browser?.close()
  await instance?.close()
})

const tabs = [
  '',
  '/authentication',
  '/content',
  '/spam-filters',
  '/blacklists',
  '/screenshots',
  '/screenshots?device=mobile&variant=dark',
  '/heat-map',
  '/heat-map?device=mobile&view=focus',
  '/clients',
  '/assistant',
  '/source',
]
const looks = [375, 768, 1366].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

test.each(looks)('at $width px, $colorScheme: usable by all, nothing wider than the screen', async (look) => {
  const { page, problems, foreign, close } = await openPage(browser, instance.url, {
    viewport: { width: look.width, height: 800 },
    colorScheme: look.colorScheme,
    reducedMotion: 'reduce',
  })
  for (const tab of tabs) {
    const response = await page.goto(`${report}${tab}`)
    expect([tab, response?.status()]).toEqual([tab, 200])
    expect([tab, await violations(page)]).toEqual([tab, []])
    expect([tab, (await lookAt(page)).wide]).toEqual([tab, []])
  }
  expect([problems, foreign]).toEqual([[], []])
  await close()
})
