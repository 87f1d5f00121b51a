import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import type { Screenshots } from '#contract/pictures.ts'
import { examples, type Instance, startInstance } from '../instance.ts'
import { violations } from './axe.ts'
import { openPage } from './browser.ts'
import { test } from './worker.ts'

/** Pictures that limits of the server cut off: said so in every state, and drawn by a press of whoever sent the mail. */

const folder = join(import.meta.dirname, '../../build/screens')

describe('pictures that were cut off', () => {
  let instance: Instance
  let browser: Browser
  let id: string
  test.beforeAll(async ({ chromium }) => {
    browser = chromium
    instance = await startInstance({ PICTURES: 'on' })
    const me = instance.browser
    const address = await me.address()
    id = address.id
    await instance.send(address.email, await readFile(join(examples, 'transactional.eml')))
    await me.result(id)
    await me.pictures(id)
  })
  afterAll(() => instance?.close())

  /** As if drawing the phone had been cut off at the last try. */
  async function cutOff(state: 'pending' | 'ready', dueAt: Date | null) {
    const { db } = instance.running.application.database
    const { drawn } = await db
      .selectFrom('tests')
      .select('drawn')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const pictures = drawn!.pictures.map((picture) =>
      picture.device === 'mobile'
        ? { device: picture.device, variant: picture.variant, ok: false, failure: 'timeout', detail: '' }
        : picture,
    )
    const heatMaps = drawn!.heatMaps.filter(({ device }) => device !== 'mobile')
    const cut = JSON.stringify({ ...drawn, pictures, heatMaps })
    await db.deleteFrom('blobs').where('key', 'like', `picture/${id}/mobile-%`).execute()
    await db
      .updateTable('tests')
      .set({ pictures: state, pictures_cut: true, pictures_due_at: dueAt, drawn: cut })
      .where('id', '=', id)
      .execute()
  }

  async function open(width: number, locale = 'en', owner = true) {
    const opened = await openPage(browser, instance.url, {
      viewport: { width, height: 900 },
      locale,
      reducedMotion: 'reduce',
    })
    const cookies = [...instance.browser.cookies].map(([name, value]) => ({ name, value, url: instance.url }))
    if (owner) await opened.page.context().addCookies(cookies)
    return opened
  }
  const path = (tab: string) => `${instance.url}/results/${id}/${tab}?device=mobile`
  const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000)

  test.each([375, 1440])('each state says whose doing it is and what comes next, at %i px', async (width) => {
    const { page, problems } = await open(width)
    const states = [
      ['waiting', 'pending', inTwoHours(), 'The rest follow automatically'],
      ['offered', 'ready', null, 'even after several tries'],
    ] as const
    for (const [name, state, dueAt, words] of states) {
      await cutOff(state, dueAt)
      for (const tab of ['screenshots', 'heat-map'] as const) {
        await page.goto(path(tab))
        const main = page.locator('main')
        await main.getByText(words).waitFor()
        await main.getByText('The limits of this server stopped them, not your email').waitFor()
        await main.getByText('Our limits stopped this picture, not your email').waitFor()
        await main.getByRole('button', { name: 'Generate the rest now' }).waitFor()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        if (process.env.SCREENS) {
          await mkdir(folder, { recursive: true })
          await page.screenshot({ path: join(folder, `cut-${name}-${tab}-${width}.png`), fullPage: false })
        }
      }
      expect(await violations(page)).toEqual([])
    }
    expect(problems).toEqual([])
  })

  test('others are told as well, in their language, and have nothing to press', async () => {
    await cutOff('pending', inTwoHours())
    const { page } = await open(1440, 'de', false)
    await page.goto(path('screenshots'))
    await page.getByText('Der Rest folgt von selbst').waitFor()
    await page.getByText('Unsere Grenzen haben dieses Bild aufgehalten').waitFor()
    expect(await page.getByRole('button', { name: 'Den Rest jetzt erstellen' }).count()).toBe(0)
  })

  test.each([true, false])('a press draws what is missing, scripts on: %s', async (javaScriptEnabled) => {
    await cutOff('ready', null)
    const { page } = await open(1440)
    const [cookies, url] = [await page.context().cookies(), path('screenshots')]
    const opened = javaScriptEnabled
      ? page
      : (await openPage(browser, instance.url, { javaScriptEnabled })).page
    await opened.context().addCookies(cookies)
    await opened.goto(url)
    await opened.getByRole('button', { name: 'Generate the rest now' }).click()
    await expect
      .poll(async () => (await instance.browser.json<Screenshots>(`/api/emails/${id}/screenshots`)).again)
      .toBeNull()
    await opened.goto(url)
    const shown = opened.getByRole('img', { name: 'on mobile, as sent' })
    await shown.waitFor()
    expect(await shown.getAttribute('src')).toMatch(/mobile-plain\.png\?try=\d$/)
    expect(await opened.getByText('Generate the rest now').count()).toBe(0)
    expect((await instance.browser.post(`/api/emails/${id}/pictures`)).status).toBe(409)
  })
})
