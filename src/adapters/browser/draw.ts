import type {
  AccessibilityIssue,
  Clock,
  DarkFamily,
  Device,
  Effect,
  Picture,
  RenderedBox,
  RenderFailure,
  Variant,
} from '@postproof/engine/world'
import { accessibilitySource, readIssues } from './accessibility.ts'
import { type InkedBox, measureContrasts } from './contrasts.ts'
import { bundledCoverage, uncovered } from './coverage.ts'
import { screens } from './devices.ts'
import { measureEffects } from './effects.ts'
import type { BoxOptions } from './inside/boxes.ts'
import type { Lie } from './inside/layout.ts'
import {
  fingerprintSource,
  invertSource,
  layoutSource,
  picturesSource,
  restoreSource,
  stillSource,
} from './inside/source.ts'
import type { RunningBrowser } from './launch.ts'
import { type Spent, watch } from './meter.ts'
import { type MailPage, openPage, stillAnswers, stillDraws } from './page.ts'
import type { Prepared } from './prepare.ts'
import type { Resources } from './resources.ts'
import { BrowserDied, RenderStop, stopOf, within } from './stop.ts'

export type DrawLimits = {
  /** CSS px of the picture's height; the rest of the page is cut. */
  maxHeight: number
  /** Milliseconds of processor time for one picture, for all of one mail, and for axe-core. */
  pictureCpuMs: number
  mailCpuMs: number
  accessibilityCpuMs: number
  /** Milliseconds of processor time after which no further feature is taken out of a mail. */
  effectsCpuMs: number
  /** Milliseconds by the clock for one picture: for a browser that hangs, wherever it does. */
  pictureMs: number
  /** Milliseconds without any work after which a browser stands still; each look at it counts for a fifth of a second. */
  stillMs: number
  /** Milliseconds in which a browser has to draw something small after a picture failed. */
  healthMs: number
  maxBoxes: number
  /** Elements and texts of a page that are looked at. */
  maxNodes: number
  maxPngBytes: number
}

export type Drawing = {
  prepared: Prepared
  resources: Resources
  limits: DrawLimits
  clock: Clock
  signal: AbortSignal
  /** Nothing but pictures is asked for. */
  pictureAlone: boolean
  /** Whether no other mail was drawn meanwhile. */
  isAlone(): boolean
  /** Milliseconds of processor time that its pages were seen to take. */
  spent: number
  onPicture(picture: Picture): void
  onAccessibility(outcome: AccessibilityIssue[] | RenderFailure): void
  /** The variants in which the contrast of texts was measured. */
  measured: Set<Variant>
  /** Undefined where effects are not measured. */
  onEffect: ((effect: Effect) => void) | undefined
}

/** One picture to be drawn. */
export type Kind = { device: Device; variant: Variant }

/**
 * Draws the pictures that `waiting` lists, on one page, and takes each off it when it is done, drawn or failed. All their
 * windows differ in size alone. The page is loaded once for what has pictures, and again for what has none; in between
 * effects are measured on it. After a failure the next picture gets a page of its own. Rejects with BrowserDied only, and
 * then the browser must be ended.
 */
export async function drawOnPage(running: RunningBrowser, waiting: Kind[], drawing: Drawing): Promise<void> {
  const { clock, onPicture } = drawing
  const desk: Desk = { running, opened: undefined }
  let isMeasured = drawing.onEffect === undefined || screens[waiting[0]!.device].mobile
  const measureOnce = async () => {
    if (!isMeasured) await measureOnDesk(desk, drawing)
    isMeasured = true
  }
  try {
    for (let kind = waiting[0]; kind; kind = waiting[0]) {
      if (kind.variant === 'images-off') await measureOnce()
      const started = clock.now()
      const drawn = await drawOn(desk, kind, drawing).catch(stopOf)
      if (!(drawn instanceof RenderStop)) {
        waiting.shift()
        onPicture(drawn)
        const isChecked = kind.variant === 'plain' && kind.device === 'desktop' && !drawing.pictureAlone
        if (isChecked) await checkAccessibility(desk, drawing)
        continue
      }
      const healthy = await clear(desk, drawn, drawing.limits)
      // The end of a page is told before that of its browser: then nothing says that the mail is to blame.
      if (!healthy && drawn.failure === 'crashed') throw new BrowserDied(drawn.message)
      for (const failed of failedWith(kind, drawn, waiting)) {
        waiting.splice(waiting.indexOf(failed), 1)
        const ms = failed === kind ? clock.now() - started : 0
        onPicture({ ok: false, ...failed, failure: drawn.failure, detail: drawn.message, ms })
      }
      if (!healthy) throw new BrowserDied(drawn.message)
    }
    await measureOnce()
  } finally {
    await desk.opened?.page.close()
  }
}

type Opened = {
  page: MailPage
  spent(): Promise<Spent>
  /** What the page is at; undefined before it was loaded. */
  shown: { device: Device; pictures: boolean; scheme: 'light' | 'dark' } | undefined
}
type Desk = { running: RunningBrowser; opened: Opened | undefined }

/** What is too costly to draw in light colors is so in dark ones. */
function failedWith(kind: Kind, { failure }: RenderStop, waiting: Kind[]): Kind[] {
  if (kind.variant !== 'plain' || failure !== 'costly') return [kind]
  return waiting.filter(({ device, variant }) => device === kind.device && variant !== 'images-off')
}

/** Takes the page away. False when the browser is dead or hangs. */
async function clear(desk: Desk, stop: RenderStop, { healthMs }: DrawLimits): Promise<boolean> {
  const page = desk.opened?.page
  const { browser } = desk.running
  desk.opened = undefined
  if (stop.ofBrowser) return false
  if (stop.failure === 'timeout' || stop.failure === 'costly') {
    await page?.kill()
    return stillDraws(browser, healthMs)
  }
  await page?.close()
  // Its end may not have come to us yet: it is asked for something.
  return stillAnswers(browser, healthMs)
}

async function drawOn(desk: Desk, kind: Kind, drawing: Drawing): Promise<Picture> {
  const { clock, limits } = drawing
  const ms = Math.min(limits.pictureCpuMs, limits.mailCpuMs - drawing.spent)
  if (ms <= 0)
    throw new RenderStop(
      'costly',
      `All pictures of the mail together took more than ${limits.mailCpuMs} ms of processor time.`,
    )
  const started = clock.now()
  const opened = desk.opened ?? (await open(desk.running, kind.device, drawing))
  desk.opened = opened
  return withinCost(opened, { ms, what: 'The picture' }, drawing, () =>
    drawKind(opened, kind, started, drawing),
  )
}

async function open({ browser, meter }: RunningBrowser, device: Device, drawing: Drawing): Promise<Opened> {
  const { limits, prepared, resources, signal } = drawing
  if (signal.aborted) throw new RenderStop('timeout', 'The drawing was stopped.')
  const opening = meter.admit(() => openPage(browser, screens[device], prepared, resources))
  const late = ({ page }: { page: MailPage }) => page.close()
  return { ...(await within(opening, limits.pictureMs, 'The page', { signal, late })), shown: undefined }
}

/** Lets a page work until that is done, or costs too much, or the page or the mail's drawing ends. */
async function withinCost<T>(
  { page, spent }: Opened,
  { ms, what }: { ms: number; what: string },
  drawing: Drawing,
  work: (page: MailPage) => Promise<T>,
): Promise<T> {
  const { limits, signal, isAlone } = drawing
  const cost = watch(spent, { ms, what, isAlone, stillMs: limits.stillMs })
  try {
    return await within(Promise.race([work(page), page.death, cost.over]), limits.pictureMs, what, { signal })
  } finally {
    drawing.spent += cost.end()
  }
}

/** Brings the page to where every variant begins: in its window, with its pictures, in light colors, at rest. */
async function begin(opened: Opened, { device, variant }: Kind, { pictureMs }: DrawLimits): Promise<void> {
  const { page, shown } = opened
  const pictures = variant !== 'images-off'
  const { width, height } = screens[device]
  if (shown && shown.device !== device) await page.resize(width, height)
  if (shown?.pictures !== pictures) await page.load({ pictures }, pictureMs)
  else {
    await page.evaluate(restoreSource, pictureMs)
    if (shown.scheme === 'dark') await page.emulate('light')
    if (shown.scheme === 'dark' || shown.device !== device) await page.evaluate(picturesSource, pictureMs)
  }
  opened.shown = { device, pictures, scheme: 'light' }
  await page.evaluate(stillSource, pictureMs)
}

async function drawKind(opened: Opened, kind: Kind, started: number, drawing: Drawing): Promise<Picture> {
  const { limits, resources } = drawing
  const { device, variant } = kind
  const { page } = opened
  await begin(opened, kind, limits)
  const dark = await darken(opened, variant, limits, resources)
  const screen = screens[device]
  const viewport = { width: screen.width, height: screen.height }
  const isOff = variant === 'images-off'
  const { maxBoxes, maxNodes } = limits
  const options = { maxBoxes, maxNodes, bareTexts: isOff, inks: wantedInks(kind, drawing) }
  const source = layoutSource(options, isOff ? null : resources.failed(), isOff ? {} : resources.inks())
  const { letters, boxes, ...lies } = (await page.evaluate(source, limits.pictureMs)) as Measured
  // What is wider than the window is shown too, as phones do, but a bomb of a width is not.
  const width = Math.min(Math.max(lies.document.width, viewport.width), 2 * viewport.width)
  const height = Math.max(1, Math.min(Math.max(lies.document.height, 1), limits.maxHeight))
  const png = await page.shoot(width, height)
  if (png.length > limits.maxPngBytes) {
    throw new RenderStop('too-large', `The picture has ${png.length} octets, more than are kept.`)
  }
  const layout = { viewport, ...lies, boxes: await withContrasts(boxes, png, screen.scale) }
  if (layout.boxes.some(({ contrasts }) => contrasts)) drawing.measured.add(variant)
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
    layout,
    lacking: page.lacking(),
    uncovered: uncovered(letters, await bundledCoverage()),
    ms: drawing.clock.now() - started,
  }
}

/** How the page lies, and the different characters of its text. */
type Measured = Lie & { letters: string }

/**
 * The contrast of texts is measured in one picture of each dark family, the first that is drawn on the page of the desktop; and in
 * the light next to them, where the page says most grounds.
 */
function wantedInks({ device, variant }: Kind, { measured, pictureAlone }: Drawing): BoxOptions['inks'] {
  const isWanted =
    !pictureAlone && !screens[device].mobile && variant !== 'images-off' && !measured.has(variant)
  if (!isWanted) return 'none'
  return variant === 'plain' ? 'grounds' : 'colors'
}

async function withContrasts(boxes: InkedBox[], png: Uint8Array, scale: number): Promise<RenderedBox[]> {
  if (!boxes.some(({ inks }) => inks?.some(({ ground }) => !ground)))
    return measureContrasts(boxes, null, scale)
  // Some 20 MB, which only a process that draws needs.
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return measureContrasts(boxes, { data, width: info.width, height: info.height }, scale)
}

/**
 * Full inversion turns over the light colors of the mail. Else a mail whose colors do not change when a dark scheme is
 * asked for has no dark styles: it is inverted.
 */
async function darken(
  opened: Opened,
  variant: Variant,
  limits: DrawLimits,
  resources: Resources,
): Promise<DarkFamily | null> {
  const { page } = opened
  if (variant === 'dark-full') {
    await page.evaluate(invertSource(resources.failed(), 'full'), limits.pictureMs)
    return 'fully-inverted'
  }
  if (variant !== 'dark') return null
  const missing = resources.failed()
  const before = await page.evaluate(fingerprintSource(missing), limits.pictureMs)
  opened.shown!.scheme = 'dark'
  await page.emulate('dark')
  await page.evaluate(picturesSource, limits.pictureMs)
  await page.evaluate(stillSource, limits.pictureMs)
  if ((await page.evaluate(fingerprintSource(missing), limits.pictureMs)) !== before) return 'own-styles'
  await page.evaluate(invertSource(resources.failed(), 'partial'), limits.pictureMs)
  return 'inverted'
}

/** A page that axe-core keeps busy is of no more use. */
async function checkAccessibility(desk: Desk, drawing: Drawing): Promise<void> {
  if (!desk.opened) return
  const { accessibilityCpuMs, pictureMs } = drawing.limits
  try {
    const source = await accessibilitySource()
    const allowed = { ms: accessibilityCpuMs, what: 'axe-core' }
    const found = await withinCost(desk.opened, allowed, drawing, (page) => page.evaluate(source, pictureMs))
    drawing.onAccessibility(readIssues(found))
  } catch (error) {
    const stop = stopOf(error)
    drawing.onAccessibility(stop.failure)
    if (!(await clear(desk, stop, drawing.limits))) throw new BrowserDied(stop.message)
  }
}

/**
 * Measures what the mail as the desktop shows it loses without single features, on the page that its pictures were drawn
 * on. What follows has no pictures, so it is loaded again. Ends by itself when enough was spent; what was measured until it is
 * stopped stays. Nothing tries again: the table of harms stands for what was not measured.
 */
async function measureOnDesk(desk: Desk, drawing: Drawing): Promise<void> {
  const { limits, resources, onEffect } = drawing
  const { opened } = desk
  const left = limits.mailCpuMs - drawing.spent
  // A page that was never shown is one that failed.
  if (!opened?.shown?.pictures || left < 2 * limits.effectsCpuMs) return
  try {
    const first = await opened.spent()
    const isEnough = async (): Promise<boolean> => {
      const { own, shared } = await opened.spent()
      return own - first.own + shared - first.shared > limits.effectsCpuMs
    }
    await withinCost(opened, { ms: left, what: 'The measuring' }, drawing, async (page) => {
      await begin(opened, { device: 'desktop', variant: 'plain' }, limits)
      await measureEffects(page, resources.failed(), async (effect) => {
        onEffect?.(effect)
        return !(await isEnough())
      })
    })
  } catch (error) {
    const stop = stopOf(error)
    if (!(await clear(desk, stop, drawing.limits))) throw new BrowserDied(stop.message)
  }
}
