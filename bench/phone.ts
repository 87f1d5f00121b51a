import { existsSync } from 'node:fs'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { unpackChromium } from '#adapters/browser/bundled.ts'

/** A mid-range phone as Chromium simulates it: a slower processor, a slower network, a small screen. */

export type Seen = {
  /** Octets over the wire, compressed as they came. */
  document: number
  scripts: number
  /** Largest contentful paint, ms after the visit began. */
  paint: number
  /** Sum of the layout shifts that no input caused. */
  shift: number
}

const slower = 4
const megabits = 1.6
const latency = 150
const PATIENCE = 120_000
/** After the load event: shifts that come late count as well. */
const SETTLE_MS = 1500

/** What is pressed on a page: all that answers in place. What leads away, or sends a form, is another visit. */
const PRESSED = 'button:not([type=submit]), summary, input[type=checkbox], input[type=radio], [role=tab]'
const MOST_PRESSED = 25
/** Between two presses, so that each is answered before the next. */
const PAUSE_MS = 400
/** Browsers tell of no interaction that was quicker (Event Timing, W3C). */
const LEAST_MS = 16

declare global {
  interface Window {
    seen?: { paint: number; shift: number }
    /** Interaction to next paint, ms, by the id of the interaction. */
    interactions?: Map<number, number>
  }
}

export async function openPhone() {
  const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path))
  const browser = await chromium.launch({
    executablePath: installed ?? (await unpackChromium()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  return {
    conditions: `412 by 823 px, processor ${slower} times slower, ${megabits} Mbit/s, ${latency} ms`,
    async visit(url: string): Promise<Seen> {
      const context = await browser.newContext(phone)
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      const sizes = await slowDown(session)
      await page.addInitScript(observe)
      await page.goto(url, { waitUntil: 'load', timeout: PATIENCE })
      await page.waitForTimeout(SETTLE_MS)
      const seen = await page.evaluate(() => window.seen ?? { paint: Number.NaN, shift: Number.NaN })
      await context.close()
      return { document: sizes.of('Document'), scripts: sizes.of('Script'), ...seen }
    },
    /** Presses what can be pressed on a page, one after the other: interaction to next paint of each, ms. */
    async press(url: string): Promise<number[]> {
      const context = await browser.newContext(phone)
      const page = await context.newPage()
      await slowDown(await context.newCDPSession(page))
      await page.addInitScript(observe)
      await page.goto(url, { waitUntil: 'load', timeout: PATIENCE })
      await page.waitForTimeout(SETTLE_MS)
      const pressed = await pressAll(page)
      const told = await page.evaluate(() => [...(window.interactions ?? new Map()).values()])
      await context.close()
      return [...told, ...Array<number>(Math.max(0, pressed - told.length)).fill(LEAST_MS)]
    },
    close: () => browser.close(),
  }
}

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** How many could be pressed. */
async function pressAll(page: Page): Promise<number> {
  const url = page.url()
  let pressed = 0
  const targets = await page.locator('main').locator(PRESSED).all()
  for (const target of targets.slice(0, MOST_PRESSED)) {
    if (!(await target.isVisible().catch(() => false))) continue
    const tapped = await target.tap({ timeout: 2000 }).then(
      () => true,
      () => false,
    )
    if (tapped) pressed++
    await page.waitForTimeout(PAUSE_MS)
    if (page.url().split(/[?#]/)[0] !== url.split(/[?#]/)[0])
      throw new Error(`${page.url()} was opened by a press`)
  }
  return pressed
}

async function slowDown(session: CDPSession) {
  const kinds = new Map<string, string>()
  const sums = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? ''
    sums.set(kind, (sums.get(kind) ?? 0) + encodedDataLength)
  })
  await session.send('Network.enable')
  const perSecond = (megabits * 1_000_000) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: perSecond,
    uploadThroughput: perSecond / 2,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { of: (kind: string) => sums.get(kind) ?? 0 }
}

/** Runs in the page, before its own scripts. */
function observe() {
  const seen = { paint: Number.NaN, shift: 0 }
  window.seen = seen
  const interactions = new Map<number, number>()
  window.interactions = interactions
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & {
      interactionId: number
    })[])
      if (interactionId)
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paint = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
