import type { Browser } from 'playwright-core'
import type { AccessibilityIssue, Clock, Device, Layout, Picture, Variant } from '#engines/world.ts'
import { accessibilitySource, readIssues } from './accessibility.ts'
import { screens } from './devices.ts'
import {
  fingerprintSource,
  invertSource,
  layoutSource,
  picturesSource,
  stillSource,
} from './inside/source.ts'
import { type MailPage, openPage } from './page.ts'
import type { Prepared } from './prepare.ts'
import type { Resources } from './resources.ts'
import { RenderStop, stopOf, within } from './stop.ts'

export type DrawLimits = {
  /** CSS px of the picture's height; the rest of the page is cut. */
  maxHeight: number
  /** Milliseconds for one picture, and of them for waiting on what the page asked for. */
  pictureMs: number
  loadMs: number
  accessibilityMs: number
  maxBoxes: number
  maxPngBytes: number
}

export type Drawing = {
  prepared: Prepared
  resources: Resources
  limits: DrawLimits
  clock: Clock
  signal: AbortSignal
  onPicture(picture: Picture): void
  onAccessibility(issues: AccessibilityIssue[]): void
}

/** Thrown when the browser itself is gone; what is not yet drawn may be tried on another. */
export class BrowserDied extends Error {}

/**
 * Draws the variants that `waiting` lists and takes each off it when it is done, drawn or failed. The page is loaded
 * once for `plain` and `dark`, and again without pictures; after a failure the next variant gets a page of its own.
 * Rejects with BrowserDied only.
 */
export async function drawDevice(
  browser: Browser,
  device: Device,
  waiting: Variant[],
  drawing: Drawing,
): Promise<void> {
  let page: MailPage | undefined
  const discard = async () => {
    const old = page
    page = undefined
    await old?.close()
  }
  try {
    for (let variant = waiting[0]; variant; variant = waiting[0]) {
      const started = drawing.clock.now()
      let picture: Picture
      try {
        const current = page
        picture = await within(
          (async () => {
            const open =
              current ?? (await openPage(browser, screens[device], drawing.prepared, drawing.resources))
            page = open
            return Promise.race([drawVariant(open, device, variant, !current, started, drawing), open.death])
          })(),
          drawing.limits.pictureMs,
          'The picture',
          drawing.signal,
        )
      } catch (error) {
        const { failure, message } = stopOf(error)
        await discard()
        if (failure === 'crashed' && (await died(browser))) throw new BrowserDied(message)
        picture = { ok: false, device, variant, failure, detail: message, ms: drawing.clock.now() - started }
      }
      waiting.shift()
      drawing.onPicture(picture)
      if (variant === 'plain' && device === 'desktop' && page) {
        if (!(await checkAccessibility(page, drawing))) await discard()
      }
    }
  } finally {
    await discard()
  }
}

/** The page's end is told before the browser's. */
async function died(browser: Browser): Promise<boolean> {
  if (browser.isConnected()) await new Promise((resolve) => setTimeout(resolve, 100))
  return !browser.isConnected()
}

async function drawVariant(
  page: MailPage,
  device: Device,
  variant: Variant,
  isNew: boolean,
  started: number,
  drawing: Drawing,
): Promise<Picture> {
  const { limits, resources } = drawing
  if (isNew || variant !== 'dark') await page.load({ pictures: variant !== 'images-off' }, limits.loadMs)
  await page.evaluate(stillSource, limits.pictureMs)
  const dark = variant === 'dark' ? await makeDark(page, limits) : null
  const screen = screens[device]
  const viewport = { width: screen.width, height: screen.height }
  const options = { maxBoxes: limits.maxBoxes, ms: limits.pictureMs / 3, failed: resources.failed() }
  const lies = (await page.evaluate(layoutSource(options), limits.pictureMs)) as Omit<Layout, 'viewport'>
  // What is wider than the window is shown too, as phones do, but a bomb of a width is not.
  const width = Math.min(Math.max(lies.document.width, viewport.width), 2 * viewport.width)
  const height = Math.max(1, Math.min(Math.max(lies.document.height, 1), limits.maxHeight))
  const png = await page.shoot(width, height)
  if (png.length > limits.maxPngBytes) {
    throw new RenderStop('too-large', `The picture has ${png.length} octets, more than are kept.`)
  }
  return {
    ok: true,
    device,
    variant,
    png,
    width,
    height,
    scale: screen.scale,
    cut: lies.document.height > height,
    dark,
    layout: { viewport, ...lies },
    ms: drawing.clock.now() - started,
  }
}

/** A mail whose colors do not change when a dark scheme is asked for has no dark styles: it is inverted. */
async function makeDark(page: MailPage, limits: DrawLimits): Promise<'own-styles' | 'inverted'> {
  const before = await page.evaluate(fingerprintSource, limits.pictureMs)
  await page.emulate('dark')
  await within(page.evaluate(picturesSource, limits.loadMs), limits.loadMs, 'Loading').catch(() => {})
  await page.evaluate(stillSource, limits.pictureMs)
  if ((await page.evaluate(fingerprintSource, limits.pictureMs)) !== before) return 'own-styles'
  await page.evaluate(invertSource, limits.pictureMs)
  return 'inverted'
}

/** False when it did not end in time, and the page with it is of no more use. */
async function checkAccessibility(
  page: MailPage,
  { limits, signal, onAccessibility }: Drawing,
): Promise<boolean> {
  const ms = limits.accessibilityMs
  try {
    const value = page.evaluate(await accessibilitySource(), ms)
    onAccessibility(readIssues(await within(Promise.race([value, page.death]), ms, 'axe-core', signal)))
    return true
  } catch {
    return false
  }
}
