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
import { type MailPage, openPage, stillDraws } from './page.ts'
import type { Prepared } from './prepare.ts'
import type { Resources } from './resources.ts'
import { BrowserDied, RenderStop, stopOf, within } from './stop.ts'

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

/**
 * Draws the variants that `waiting` lists and takes each off it when it is done, drawn or failed. The page is loaded
 * once for `plain` and `dark`, and again without pictures; after a failure the next variant gets a page of its own.
 * Rejects with BrowserDied only, and then the browser must be ended.
 */
export async function drawDevice(
  browser: Browser,
  device: Device,
  waiting: Variant[],
  drawing: Drawing,
): Promise<void> {
  const { clock, limits, signal, onPicture } = drawing
  const desk: Desk = { browser, page: undefined }
  try {
    for (let variant = waiting[0]; variant; variant = waiting[0]) {
      const started = clock.now()
      const drawn = await within(
        drawOn(desk, device, variant, drawing),
        limits.pictureMs,
        'The picture',
        signal,
      ).catch(stopOf)
      if (!(drawn instanceof RenderStop)) {
        waiting.shift()
        onPicture(drawn)
        if (variant === 'plain' && device === 'desktop') await checkAccessibility(desk, drawing)
        continue
      }
      const healthy = await clear(desk, drawn.failure === 'timeout')
      // The end of a page is told before that of its browser: then nothing says that the mail is to blame.
      if (!healthy && drawn.failure === 'crashed') throw new BrowserDied(drawn.message)
      for (const failed of failedWith(variant, drawn, waiting)) {
        waiting.splice(waiting.indexOf(failed), 1)
        const ms = failed === variant ? clock.now() - started : 0
        onPicture({ ok: false, device, variant: failed, failure: drawn.failure, detail: drawn.message, ms })
      }
      if (!healthy) throw new BrowserDied(drawn.message)
    }
  } finally {
    await desk.page?.close()
  }
}

type Desk = { browser: Browser; page: MailPage | undefined }

/** What keeps a page busy for too long in light colors does so in dark ones. */
function failedWith(variant: Variant, { failure }: RenderStop, waiting: Variant[]): Variant[] {
  const alike = variant === 'plain' && failure === 'timeout' && waiting.includes('dark')
  return alike ? ['plain', 'dark'] : [variant]
}

/** Takes the page away. False when the browser is dead or hangs. */
async function clear(desk: Desk, hangs: boolean): Promise<boolean> {
  const { page } = desk
  desk.page = undefined
  if (hangs) {
    await page?.kill()
    return stillDraws(desk.browser)
  }
  await page?.close()
  if (desk.browser.isConnected()) await new Promise((resolve) => setTimeout(resolve, 100))
  return desk.browser.isConnected()
}

async function drawOn(desk: Desk, device: Device, variant: Variant, drawing: Drawing): Promise<Picture> {
  const started = drawing.clock.now()
  const isNew = !desk.page
  desk.page ??= await openPage(desk.browser, screens[device], drawing.prepared, drawing.resources)
  const { page } = desk
  return Promise.race([drawVariant(page, device, variant, isNew, started, drawing), page.death])
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
  const dark = variant === 'dark' ? await makeDark(page, limits, resources) : null
  const screen = screens[device]
  const viewport = { width: screen.width, height: screen.height }
  const isOff = variant === 'images-off'
  const options = { maxBoxes: limits.maxBoxes, ms: limits.pictureMs / 5, bareTexts: isOff }
  const source = layoutSource(options, isOff ? null : resources.failed())
  const lies = (await page.evaluate(source, limits.pictureMs)) as Omit<Layout, 'viewport'>
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
async function makeDark(
  page: MailPage,
  limits: DrawLimits,
  resources: Resources,
): Promise<'own-styles' | 'inverted'> {
  const missing = resources.failed()
  const before = await page.evaluate(fingerprintSource(missing), limits.pictureMs)
  await page.emulate('dark')
  await within(page.evaluate(picturesSource, limits.loadMs), limits.loadMs, 'Loading').catch(() => {})
  await page.evaluate(stillSource, limits.pictureMs)
  if ((await page.evaluate(fingerprintSource(missing), limits.pictureMs)) !== before) return 'own-styles'
  await page.evaluate(invertSource(resources.failed()), limits.pictureMs)
  return 'inverted'
}

/** A page that axe-core keeps busy is of no more use. */
async function checkAccessibility(desk: Desk, { limits, signal, onAccessibility }: Drawing): Promise<void> {
  const { page } = desk
  if (!page) return
  const ms = limits.accessibilityMs
  try {
    const value = page.evaluate(await accessibilitySource(), ms)
    onAccessibility(readIssues(await within(Promise.race([value, page.death]), ms, 'axe-core', signal)))
  } catch {
    await clear(desk, true)
  }
}
