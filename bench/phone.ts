import { existsSync } from 'node:fs'
import { type CDPSession, chromium } from 'playwright-core'
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

declare global {
  interface Window {
    seen?: { paint: number; shift: number }
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
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      })
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
    close: () => browser.close(),
  }
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
