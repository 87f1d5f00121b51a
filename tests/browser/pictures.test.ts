import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { openPage } from './browser.ts'
import { startPreview } from './preview.ts'
import { test } from './worker.ts'

type Point = readonly [x: number, y: number]
type Box = { x: number; y: number; width: number; height: number }

/** A finger that touches the page at one place and lets go at another, as Chromium hears it from a screen. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  return async ([x, y]: Point, [toX, toY]: Point) => {
    await touch('touchStart', [{ x, y }])
    for (const part of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', [{ x: x + part * (toX - x), y: y + part * (toY - y) }])
    await touch('touchEnd', [])
  }
}

/** The report's tabs about what a reader sees: switched by links, marked from both sides, whole without scripts. */

describe('screenshots, heat map, mail clients, assistant, print', () => {
  let preview: Awaited<ReturnType<typeof startPreview>>
  let browser: Browser
  test.beforeAll(async ({ chromium }) => {
    browser = chromium
    preview = await startPreview({ port: 0, delay: 3_600_000, step: 20 })
  })
  afterAll(() => preview?.close())

  const open = async (path: string, options: Parameters<typeof openPage>[2] = {}) => {
    const opened = await openPage(browser, preview.url, {
      reducedMotion: 'reduce',
      viewport: { width: 1366, height: 900 },
      ...options,
    })
    await opened.page.goto(`${preview.url}/results/example${path}`)
    return opened
  }

  test.each([true, false])('device and variant are links, scripts on: %s', async (javaScriptEnabled) => {
    const { page } = await open('/screenshots', { javaScriptEnabled })
    await page.getByRole('link', { name: 'Mobile', exact: true }).click()
    // Each link leads from the page that it stands on.
    await page.waitForURL('**/example?device=mobile')
    await page.getByRole('link', { name: 'Dark', exact: true }).click()
    await page.waitForURL('**/example?device=mobile&variant=dark')
    const shown = page.getByRole('img', { name: 'on mobile, in simulated dark mode' })
    await shown.waitFor()
    expect(await shown.getAttribute('src')).toBe('/api/emails/example/pictures/mobile-dark.png')
    const download = page.getByRole('link', { name: 'Download PNG' })
    expect(await download.getAttribute('download')).toBe('last-chance-sunday-rolls-for-1-mobile-dark.png')
    await page.getByText('42 px wider than the screen').waitFor()
    expect(await page.locator('.page-line[data-kind="fold"]').count()).toBe(1)
    const more = page.locator('.picture-bar summary')
    await more.click()
    await page.getByRole('link', { name: 'Hide first-screen line' }).click()
    await page.locator('.page-line[data-kind="fold"]').waitFor({ state: 'detached' })
    await more.click()
    await page.getByRole('link', { name: 'Dark with all colors inverted' }).click()
    await page.getByRole('img', { name: 'that inverts all colors' }).waitFor()
    expect(await page.locator('.picture-bar [aria-current="true"]').allTextContents()).toEqual([
      'Mobile',
      'Dark',
    ])
    await page.getByText('All colors inverted by us').waitFor()
    await page.getByRole('link', { name: 'Tablet', exact: true }).click()
    await page.getByRole('img', { name: 'on tablet, as sent' }).waitFor()
    await more.click()
    expect(await page.locator('.picture-tools .downloads a:visible').allTextContents()).toEqual([
      'Show first-screen line',
    ])
  })

  test.each([true, false])(
    'a phone begins with its own picture, scripts on: %s',
    async (javaScriptEnabled) => {
      const { page, problems } = await open('', {
        javaScriptEnabled,
        viewport: { width: 375, height: 812 },
      })
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      const shown = page.locator('.picture img:visible')
      await shown.scrollIntoViewIfNeeded()
      expect(await shown.getAttribute('src')).toBe('/api/emails/example/pictures/mobile-plain.png')
      expect(asked.filter((path) => /\/pictures\/desktop.*(?<!-small)\.png/.test(path))).toEqual([])
      await page.getByRole('link', { name: 'Desktop', exact: true }).click()
      await page.waitForURL('**/example?device=desktop')
      await page.getByRole('img', { name: 'on desktop, as sent' }).waitFor()
      expect(problems).toEqual([])
    },
  )

  test.each([true, false])(
    'thumbnails show every picture and lead to it, scripts on: %s',
    async (javaScriptEnabled) => {
      const { page, problems } = await open('?device=desktop', { javaScriptEnabled })
      const strip = page.getByRole('navigation', { name: 'All pictures of this email' })
      const shown = strip.locator('[aria-current="true"]')
      expect(await shown.textContent()).toBe('Desktop As sent')
      expect(await strip.getByRole('listitem').count()).toBe(11)
      expect(await strip.locator('img').first().getAttribute('src')).toBe(
        '/api/emails/example/pictures/desktop-plain-small.png',
      )
      const chosen = strip.getByRole('link', { name: 'Mobile Dark', exact: true })
      await chosen.focus()
      await page.keyboard.press('Enter')
      await page.waitForURL('**/example?device=mobile&variant=dark')
      await page.getByRole('img', { name: 'on mobile, in simulated dark mode' }).waitFor()
      expect(await shown.textContent()).toBe('Mobile Dark')
      expect(problems).toEqual([])
    },
  )

  test('the strip of thumbnails is scrolled to the one that is shown', async () => {
    const { page } = await open('?device=mobile&variant=dark')
    const isInView = () =>
      page.locator('.picture-strip').evaluate((strip) => {
        const all = strip.getBoundingClientRect()
        const one = strip.querySelector('[aria-current]')!.getBoundingClientRect()
        return one.left >= all.left - 1 && one.right <= all.right + 1
      })
    await expect.poll(isInView).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test.each(['en', 'de', 'fr'])(
    'what is chosen of the picture stands in one row, on a phone too, in %s',
    async (locale) => {
      const { page } = await open('', { locale })
      for (const [width, rows] of [
        [1440, 1],
        [1024, 1],
        [768, 1],
        [375, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 812 })
        const read = () =>
          page.locator('.picture-bar :is(.switch, .picture-tools)').evaluateAll((all) =>
            all
              .filter((each) => each.checkVisibility() && !each.parentElement!.closest('.picture-tools'))
              .map((each) => {
                const bar = each.closest('.picture-bar')!.getBoundingClientRect().top
                const { left, right, top, height } = each.getBoundingClientRect()
                // A row is 46 px high, with what is free below it.
                return { left, right, row: Math.floor((top + height / 2 - bar) / 46) }
              }),
          )
        // The page hears of its new size, and may begin with the picture of another device.
        await expect.poll(async () => new Set((await read()).map(({ row }) => row)).size).toBe(rows)
        const boxes = await read()
        for (const one of boxes)
          for (const other of boxes)
            expect(
              one === other || one.row !== other.row || one.right <= other.left || other.right <= one.left,
            ).toBe(true)
      }
    },
  )

  test('on a desk the mail stands alone at reading size, its pins where they were, and the window is one press away', async () => {
    const { page } = await open('?device=desktop')
    const row = page.locator('summary').filter({ hasText: 'Working links' }).first()
    const area = page.locator('.pin-area[data-check="link_health"]')
    const image = page.getByRole('img', { name: 'on desktop, as sent' })
    /** What a pin means in the picture, and how large that is drawn, both in parts of what was measured. */
    const seen = async () => {
      await row.focus()
      const [at, picture] = [(await area.boundingBox())!, (await image.boundingBox())!]
      return { x: (at.x - picture.x) / picture.width, scale: picture.width / 1280 }
    }
    const alone = await seen()
    const more = page.locator('.picture-bar summary')
    await more.click()
    await page.getByRole('link', { name: 'Show whole window' }).click()
    await page.waitForURL('**/example?device=desktop&width=window')
    await more.click()
    await page.getByRole('link', { name: 'Show email only' }).waitFor()
    const whole = await seen()
    expect(alone.scale).toBeGreaterThan(1.5 * whole.scale)
    expect(alone.x).toBeCloseTo(whole.x, 2)
  })

  test('a pin and its finding in the list mark each other, by pointer and by keyboard', async () => {
    const { page, problems } = await open('?device=desktop')
    const pin = page.locator('.mail-picture .mail-pin').first()
    const name = (await pin.getAttribute('aria-label'))!
    const title = name.replace(/^\d+ /, '')
    const marked = page.locator(':is([data-fix], .check-summary)[data-pointed]')
    const others = page.locator(':is([data-fix], .check-summary)').filter({ hasText: title })
    const pinned = page.locator('.mail-pin[data-pointed]')
    const isMarked = async () => {
      await marked.first().waitFor()
      expect(await marked.first().textContent()).toContain(title)
      expect(await pinned.getAttribute('aria-label')).toBe(name)
    }
    const leaves = () => expect.poll(() => pinned.count()).toBe(0)

    await pin.focus()
    await isMarked()
    await page.getByRole('link', { name: 'Tablet', exact: true }).focus()
    await leaves()
    await pin.hover()
    await isMarked()
    await page.mouse.move(0, 0)
    await leaves()
    await others.first().hover()
    await isMarked()
    await page.mouse.move(0, 0)
    await leaves()
    await page.locator('summary').filter({ hasText: title }).first().focus()
    await isMarked()

    // What is no first fix has its pin beside the picture while it is pointed at.
    await page.locator('summary').filter({ hasText: 'Working links' }).first().focus()
    await expect
      .poll(() => page.locator('.pin-margin .mail-pin').getAttribute('data-check'))
      .toBe('link_health')
    expect(await page.locator('.pin-area[data-pointed]').count()).toBe(1)
    expect(problems).toEqual([])
  })

  test.each([375, 1440])(
    'the first fixes have pins, which cover nothing; others come when pointed at; at %s px',
    async (width) => {
      const { page, problems } = await open('', { viewport: { width, height: 812 } })
      const fixes = await page
        .locator('[data-fix]')
        .evaluateAll((all) => all.map((each) => each.dataset.fix!))
      expect(fixes.length).toBeGreaterThan(2)
      const pins = page.locator('.mail-picture .mail-pin:visible')
      const shown = () => pins.evaluateAll((all) => all.map((each) => each.dataset.check!).toSorted())
      expect(await shown()).toEqual(fixes.toSorted())
      const covered = await pins.evaluateAll((all) => {
        const hit = (a: DOMRect, b: DOMRect) =>
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
        const meant = document.querySelectorAll(
          '.mail-picture :is(.picture-crop, .device-line > :first-child)',
        )
        return all.filter((pin, at) => {
          const place = pin.getBoundingClientRect()
          const isOver = [...meant].some(
            (each) =>
              each.checkVisibility() &&
              // What is scrolled out of the screen is behind nothing.
              !(each.matches('.picture-crop') && !pin.closest('.device-screen')) &&
              hit(place, each.getBoundingClientRect()),
          )
          return isOver || all.some((other, its) => its > at && hit(place, other.getBoundingClientRect()))
        }).length
      })
      expect(covered).toBe(0)

      const other = page.locator('.check-summary').first()
      await other.focus()
      await expect.poll(async () => (await shown()).length).toBe(fixes.length + 1)
      await page.locator('[data-fix] summary').first().focus()
      await expect.poll(shown).toEqual(fixes.toSorted())
      expect(problems).toEqual([])
    },
  )

  test.each(['light', 'dark'] as const)(
    'a phone shows the mail on its first screen, and one row of actions; %s',
    async (colorScheme) => {
      const viewport = { width: 375, height: 812 }
      const { page, problems } = await open('', { viewport, colorScheme })
      const strip = page.getByRole('link', { name: 'See the whole email' })
      const picture = (await strip.locator('img').boundingBox())!
      const crop = (await strip.locator('.mail-strip-crop').boundingBox())!
      expect(crop.y + crop.height).toBeLessThan(viewport.height / 2 + 50)
      expect(picture.width).toBeGreaterThan(250)
      expect(await strip.locator('.mail-pin').count()).toBeGreaterThan(0)
      const first = (await page.locator('[data-fix]').first().boundingBox())!
      expect(first.y).toBeLessThan(viewport.height - 40)
      const tops = await page
        .locator('.report-title :is(a, button, summary):visible')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
      expect(tops.length).toBeLessThanOrEqual(3)
      expect(new Set(tops).size).toBe(1)
      await strip.click()
      await expect
        .poll(() =>
          page.locator('#picture').evaluate((each) => each.getBoundingClientRect().top < innerHeight / 2),
        )
        .toBe(true)
      expect(problems).toEqual([])
    },
  )

  test.each([375, 1440])(
    'heat is a mode of its own: one row, one sentence, no number but its own; at %s px',
    async (width) => {
      const { page } = await open('?device=mobile&attention=open', { viewport: { width, height: 900 } })
      await page.locator('.heat-layer').waitFor()
      expect(await page.getByTestId('heat-sentence').textContent()).toBe(
        'Eyes go to the headline “Sunday rolls for 1 €”, then to the image “Rolls on a wooden board”; the button gets 12%.',
      )
      expect(await page.locator('.mail-picture .mail-pin').count()).toBe(0)
      const numbers = await page
        .locator('.device-screen')
        .evaluate(
          (screen) =>
            [...screen.querySelectorAll('*')].filter(
              (each) => each.children.length === 0 && /^\d+$/.test(each.textContent.trim()),
            ).length,
        )
      expect(numbers).toBe(0)
      const controls = page.locator(
        '#picture :is(.switch, .picture-tools, input[type=range], .area-tool):visible',
      )
      const rows = await controls.evaluateAll((all) =>
        all.map((each) =>
          Math.round((each.getBoundingClientRect().top + each.getBoundingClientRect().height / 2) / 12),
        ),
      )
      expect(new Set(rows).size).toBe(1)
      expect(await page.locator('.heat-path li').count()).toBeGreaterThan(1)
    },
  )

  test('table and picture of the heat map point at each other', async () => {
    const { page, problems } = await open('/heat-map')
    await page.getByRole('link', { name: 'Opening hours' }).focus()
    const marked = (what: string) => page.locator(`${what}.is-marked`).getAttribute('id')
    await expect.poll(() => marked('.heat-box')).toBe('part-8')
    await page.locator('.heat-path').getByRole('link', { name: 'Order now' }).focus()
    await expect.poll(() => marked('tr')).toBe('share-2')
    await page.locator('#part-4').hover({ position: { x: 4, y: 4 } })
    await expect.poll(() => marked('tr')).toBe('share-4')
    await page.locator('.picture-bar summary').click()
    await page.getByRole('slider').fill('20')
    const opacity = () => page.locator('.heat-layer').evaluate((layer) => getComputedStyle(layer).opacity)
    await expect.poll(opacity).toBe('0.2')
    await page.getByRole('link', { name: 'Hide the heat map' }).click()
    await page.locator('.heat-layer').waitFor({ state: 'detached' })
    // Heat was predicted for the mail as sent: another version shows none, and the way back leads to it.
    await page.getByRole('link', { name: 'Images off', exact: true }).click()
    await page.getByRole('link', { name: 'Heat map' }).click()
    await page.locator('.heat-layer').waitFor()
    expect(problems).toEqual([])
  })

  test('sections, screens and parts of images stand beside the picture and point at it', async () => {
    const { page, problems } = await open('/heat-map')
    expect(await page.locator('.page-line').allTextContents()).toEqual([
      'First screen: 57% of attention',
      'Second screen: 29% of attention',
      'Third screen: 14% of attention',
    ])
    const marked = (what: string) => page.locator(`${what}.is-marked`).getAttribute('id')
    await page.getByRole('link', { name: 'Hello Anna, your rolls are ready.', exact: true }).focus()
    await expect.poll(() => marked('.heat-section')).toBe('section-2')
    await page.getByRole('link', { name: 'Opening hours' }).focus()
    await expect.poll(() => marked('.heat-section-row')).toBe('section-share-3')
    await page.getByRole('link', { name: 'Left side of the image' }).focus()
    await expect.poll(() => marked('.heat-box')).toBe('region-1')
    expect(problems).toEqual([])
  })

  test('areas are drawn by key and by pointer, and a link shows them', async () => {
    const { page, problems } = await open('/heat-map')
    const draw = page.getByRole('button', { name: 'Draw an area' })
    const more = page.locator('.picture-bar summary')
    await more.click()
    await draw.press('Enter')
    const first = page.getByRole('button', { name: 'Area A.' })
    await expect.poll(() => first.evaluate((box) => box === document.activeElement)).toBe(true)
    const rows = page.locator('.area-row')
    await rows.getByText('of attention').waitFor()
    const before = await rows.first().textContent()
    for (let press = 0; press < 20; press++) await first.press('Shift+ArrowDown')
    await expect.poll(() => rows.first().textContent()).not.toBe(before)
    await first.press('ArrowLeft')

    await more.click()
    await draw.click()
    const screen = page.locator('.device-screen')
    await screen.evaluate((each) => each.scrollTo({ top: 0 }))
    const seen = (await screen.boundingBox())!
    await page.mouse.move(seen.x + 40, seen.y + 30)
    await page.mouse.down()
    await page.mouse.move(seen.x + 240, seen.y + 130, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => rows.count()).toBe(2)
    await page.waitForURL(/#areas=desktop:[\d,]+;[\d,]+$/)
    const said = await rows.allTextContents()
    expect(said[1]).toMatch(/^B.*of attention.*of the first screen/)

    const again = await open(`/heat-map${new URL(page.url()).hash}`)
    await expect.poll(() => again.page.locator('.area-row').allTextContents()).toEqual(said)
    await again.page.getByRole('button', { name: 'Remove area A' }).click()
    await expect.poll(() => again.page.locator('.area-row').count()).toBe(1)
    await again.page.getByRole('button', { name: 'Area A.' }).press('Delete')
    await again.page.waitForURL(/attention=open$/)
    expect([...problems, ...again.problems]).toEqual([])
  })

  test('areas are drawn, moved and resized by a finger, and the page does not scroll away under it', async () => {
    const { page, problems } = await open('/heat-map?device=mobile', {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 375, height: 812 },
    })
    await page.locator('.picture-bar summary').tap()
    await page.getByRole('button', { name: 'Draw an area' }).tap()
    await page.getByText('Drag across the picture.').waitFor()
    const layer = page.locator('.area-layer')
    await layer.evaluate((each) => each.scrollIntoView({ block: 'start' }))
    const placeOf = async (at: Locator) => (await at.boundingBox())!
    const { x, y } = await placeOf(layer)
    const finger = await fingerOn(page)
    await finger([x + 40, y + 40], [x + 180, y + 160])
    const rows = page.locator('.area-row')
    await expect.poll(() => rows.count()).toBe(1)
    const area = page.getByRole('button', { name: 'Area A.' })
    /** In steps of ten px: what the picture rounds to is not asked. */
    const standsAt = (at: Locator, { x, y, width, height }: Box) =>
      expect
        .poll(async () => {
          const place = await placeOf(at)
          return [place.x - x, place.y - y, place.width - width, place.height - height].map(
            (off) => Math.round(off / 10) + 0,
          )
        })
        .toEqual([0, 0, 0, 0])
    const drawn = { x: x + 40, y: y + 40, width: 140, height: 120 }
    await standsAt(area, drawn)
    await rows.getByText('of attention').waitFor()

    await finger([drawn.x + 60, drawn.y + 60], [drawn.x + 90, drawn.y + 140])
    const moved = { ...drawn, x: drawn.x + 30, y: drawn.y + 80 }
    await standsAt(area, moved)

    const grip = await placeOf(area.locator('.area-grip'))
    await finger([grip.x + 12, grip.y + 12], [grip.x + 12, grip.y - 48])
    await standsAt(area, { ...moved, height: moved.height - 60 })
    // Words above it may change their height; the picture stays under the finger.
    expect((await placeOf(layer)).y).toBeCloseTo(y, 0)
    expect(problems).toEqual([])
  })

  test('a heat map of many sections shows the first eight, and the others folded', async () => {
    const { page } = await open('/heat-map?device=tablet')
    const shown = page.locator('.heat-section-row:visible')
    expect(await shown.count()).toBe(8)
    await page.getByText('All 12 sections').click()
    await expect.poll(() => shown.count()).toBe(12)
    await page.getByRole('link', { name: 'Row 12', exact: true }).focus()
    await expect.poll(() => page.locator('.heat-section.is-marked').getAttribute('id')).toBe('section-12')
  })

  test('chosen clients stand in the address and change the number', async () => {
    const { page } = await open('/clients')
    await page.getByText('81% of this email works across email clients').waitFor()
    await page.getByText('My clients').click()
    await page.getByLabel('Windows', { exact: true }).check()
    await page.getByText('25% of this email works across email clients').waitFor()
    expect(new URL(page.url()).search).toBe('?client=outlook.windows')
  })

  test('without scripts the same is a form', async () => {
    const { page } = await open('/clients', { javaScriptEnabled: false })
    await page.getByText('My clients').click()
    await page.getByLabel('Windows', { exact: true }).check()
    await page.getByRole('button', { name: 'Count only these' }).click()
    await page.getByText('25% of this email works across email clients').waitFor()
  })

  test('the plan leads to the checks it rests on', async () => {
    const { page } = await open('/assistant')
    await page.getByText('Written with the model small-writer-7b').waitFor()
    await page.getByRole('link', { name: 'SPF alignment' }).click()
    await page.waitForURL('**/delivery?open=spf_align#check-spf_align')
    await page.locator('#check-spf_align').waitFor({ state: 'visible' })
  })

  test('on paper: light, without the controls of a screen, each part once', async () => {
    const { page } = await open('/print', { javaScriptEnabled: false, colorScheme: 'dark' })
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    expect(await page.getByText('Back to the report').isVisible()).toBe(false)
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Fix these three: 64 → 78',
      'How to fix it',
      'What providers require',
      'Blacklists',
      'Email clients',
      'Where attention is predicted to go',
      'What else we found',
    ])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    )
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  })
})
