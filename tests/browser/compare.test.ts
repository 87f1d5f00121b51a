import type { Browser, Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { holdBack, openPage } from './browser.ts'
import { wrongAt } from './looks.ts'
import { startPreview } from './preview.ts'
import { test } from './worker.ts'

/** Two runs beside each other: chosen, read, and looked at with a divider. */

describe('two tests beside each other', () => {
  let preview: Awaited<ReturnType<typeof startPreview>>
  let browser: Browser
  test.beforeAll(async ({ chromium }) => {
    browser = chromium
    preview = await startPreview({ port: 0, delay: 3_600_000, step: 20 })
  })
  afterAll(() => preview?.close())

  const both = '/compare?test=example&test=good'
  const open = async (path: string, options: Parameters<typeof openPage>[2] & { as?: string } = {}) => {
    const { as, ...rest } = options
    const opened = await openPage(browser, preview.url, {
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
      ...rest,
    })
    if (as) {
      const cookie = { name: 'postproof_session', value: as, url: preview.url }
      await opened.page.context().addCookies([cookie])
    }
    await opened.page.goto(`${preview.url}${path}`)
    return opened
  }

  const looks = [
    { width: 375, colorScheme: 'light' },
    { width: 1440, colorScheme: 'dark' },
  ] as const

  test.each([
    both,
    `${both}&layer=heat`,
    `${both}&view=beside&device=mobile`,
    '/compare?test=capped&test=good',
    '/compare?test=example',
    '/compare',
    '/compare?test=example&test=nonsense!',
  ])('%s: fits, readable, usable by all', async (path) => {
    const { page, problems, foreign } = await open(path)
    expect(await wrongAt(page, looks)).toEqual([])
    expect([problems, foreign]).toEqual([[], []])
  })

  test('score, groups, findings and attention are said, without scripts as well', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await open(both, { javaScriptEnabled })
      await page.getByText('56 points higher').waitFor()
      const rows = page.locator('.compare-table').first().locator('tbody tr')
      expect(await rows.first().locator('td').allTextContents()).toEqual(['18.1 of 31', '31 of 31', '+12.9'])
      await page.getByRole('heading', { name: 'No longer found' }).waitFor()
      await page.getByText('Nothing new was found.').waitFor()
      const order = page.getByRole('row', { name: /^Order now Button/ })
      expect(await order.locator('td').allTextContents()).toEqual(['12%', '36%', '+24'])
      const headline = page.getByRole('row', {
        name: /^Rolls from the mill.*Before: Sunday rolls.*Same place/,
      })
      expect(await headline.locator('td').allTextContents()).toEqual(['24%', '19%', '−4.8within the error'])
      await page.getByText('9 parts keep their share').waitFor()
      await page.getByRole('heading', { name: 'Without a counterpart' }).waitFor()
      await page.getByRole('row', { name: /^Opening hours.*Only before/ }).waitFor()
    }
  })

  const splitOf = (page: Page) =>
    page.locator('.split').evaluate((split) => getComputedStyle(split).getPropertyValue('--split'))
  /** The side of the picture on which the version before shows, in px from the left. */
  const beforeAt = (page: Page) =>
    page.locator('.split').evaluate((split) => {
      const { left, top, width } = split.getBoundingClientRect()
      const isBefore = (x: number) =>
        document.elementsFromPoint(left + x, top + 40).some((each) => each.closest('.is-before') !== null)
      return [0.25, 0.75].map((part) => isBefore(part * width))
    })

  test('the divider is a range with a name, moved by arrow keys', async () => {
    const { page } = await open(both)
    const slider = page.getByRole('slider', { name: 'Divider between before and after' })
    expect(await slider.getAttribute('aria-valuetext')).toBe('50% before, 50% after')
    await slider.focus()
    await slider.press('ArrowRight')
    expect(await splitOf(page)).toBe('52%')
    expect(await slider.getAttribute('aria-valuetext')).toBe('52% before, 48% after')
    await slider.press('Home')
    expect(await splitOf(page)).toBe('0%')
    await slider.press('End')
    expect(await splitOf(page)).toBe('100%')
  })

  test.each(['ltr', 'rtl'])('the version before stands where lines begin (%s)', async (direction) => {
    const { page } = await open(both)
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
    await page.locator('.split').scrollIntoViewIfNeeded()
    expect(await beforeAt(page)).toEqual(direction === 'ltr' ? [true, false] : [false, true])
    const slider = page.getByRole('slider')
    await slider.focus()
    await slider.press(direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft')
    expect(await splitOf(page)).toBe('52%')
  })

  test.each([
    ['ltr', 0.25, '25%'],
    ['rtl', 0.25, '75%'],
  ] as const)('a pointer drags the divider (%s)', async (direction, to, split) => {
    const { page } = await open(`${both}&device=mobile`, { viewport: { width: 375, height: 812 } })
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
    await page.locator('.split').scrollIntoViewIfNeeded()
    const { x, y, width } = (await page.locator('.split').boundingBox())!
    await page.mouse.move(x + width / 2, y + 60)
    await page.mouse.down()
    await page.mouse.move(x + to * width, y + 80, { steps: 4 })
    await page.mouse.up()
    expect(await splitOf(page)).toBe(split)
    // What was let go does not follow.
    await page.mouse.move(x + width - 4, y + 80)
    expect(await splitOf(page)).toBe(split)
  })

  test('device, version and view are links and keep each other', async () => {
    const { page } = await open(both)
    // As on a slow line: the next choice is made before the first has been answered.
    const reading = await holdBack(page, '**/compare.data*')
    const href = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href')
    await page.getByRole('link', { name: 'Mobile', exact: true }).click()
    await expect.poll(() => href('Dark')).toContain('device=mobile')
    await page.getByRole('link', { name: 'Dark', exact: true }).click()
    await expect.poll(() => href('Side by side')).toContain('device=mobile&layer=dark')
    await page.getByRole('link', { name: 'Side by side' }).click()
    reading.letGo()
    await page.waitForURL('**/compare?test=example&test=good&device=mobile&layer=dark&view=beside')
    for (const side of ['Before', 'After'])
      await page
        .getByRole('img', { name: new RegExp(`^${side}: .* on mobile, in simulated dark mode`) })
        .waitFor()
  })

  test('the heat of both is drawn on one scale, from their numbers', async () => {
    const { page, problems } = await open(`${both}&layer=heat`)
    await page.getByText('One color scale for both').waitFor()
    const painted = () =>
      page.locator('.split canvas').evaluateAll((all) =>
        all.map((each) => {
          const canvas = each as HTMLCanvasElement
          const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
          return data.some((value, at) => at % 4 === 3 && value > 100)
        }),
      )
    await expect.poll(painted).toEqual([true, true])
    expect(problems).toEqual([])
  })

  test('pictures that are not drawn yet are said, and asked for again when they arrive', async () => {
    const { page } = await open('/compare?test=capped&test=good')
    await page.getByText('Some pictures are still being generated').waitFor()
    await page.getByRole('link', { name: 'Images off' }).click()
    await page.getByText('The mail took longer than 10 s to draw.').waitFor()
    await page.getByRole('link', { name: 'Dark', exact: true }).click()
    await page.locator('.split-side').getByText('Generating').waitFor()

    const arriving = await open('/compare?test=example&test=good')
    await arriving.page.route('**/api/emails/capped/events', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: 'event: picture\ndata: {"type":"picture","device":"desktop","variant":"dark"}\n\n',
      }),
    )
    const asked = arriving.page.waitForRequest(/\/compare\.data\?.*test=capped/)
    await arriving.page.goto(`${preview.url}/compare?test=capped&test=good`)
    await asked
  })

  test('a report leads to the choice: other runs of the account, or the link of any report', async () => {
    const { page } = await open('/results/good', { as: 'anna' })
    await page.locator('.report-title summary').filter({ hasText: 'More' }).click()
    await page.getByRole('link', { name: 'Compare with another run' }).click()
    await page.waitForURL('**/compare?test=good')
    await page.getByRole('heading', { name: 'Compare with' }).waitFor()
    expect(
      await page
        .getByRole('link', { name: /The oven is back/ })
        .first()
        .getAttribute('href'),
    ).toMatch(/^\/compare\?test=good&test=(?!good)/)
    await page.getByLabel('Link of the other report').fill('https://other.example/about')
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await page.getByText('This is not the link of a report.').waitFor()
    await page.getByLabel('Link of the other report').fill(`${preview.url}/results/example/heat-map`)
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await page
      .getByRole('heading', { name: 'No longer found' })
      .or(page.getByText('points'))
      .first()
      .waitFor()
  })
})
