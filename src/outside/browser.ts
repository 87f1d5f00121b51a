/**
 * The real browser: Chromium draws mails with scripts off and prints our own reports as PDF. Mails are hostile: they
 * reach nothing but the guarded HTTP client, and every picture, resource and wait is bounded. What fails is a value.
 */
import {
  type AccessibilityIssue,
  type Clock,
  type Device,
  devices,
  type HttpFetch,
  type MailDocument,
  type MailRenderer,
  type Picture,
  type Rendering,
  type Variant,
} from '#engines/world.ts'
import { type Drawing, type DrawLimits, drawDevice } from './browser/draw.ts'
import { type BrowserHost, createHost } from './browser/host.ts'
import { createPool, type Pool } from './browser/pool.ts'
import { prepare } from './browser/prepare.ts'
import { createPrinter, type Printer } from './browser/print.ts'
import { createResources, type ResourceLimits } from './browser/resources.ts'
import { BrowserDied, RenderStop, stopOf } from './browser/stop.ts'

export type BrowserOptions = {
  /** The guarded client: everything a mail asks for goes through it. */
  http: HttpFetch
  clock: Clock
  /** `CHROMIUM_PATH`. Default: the system's Chromium, else the one from npm. */
  executablePath?: string
  /** Pages drawn at once, over all mails. Default 2. */
  maxPages?: number
  /** Windows (three a mail) that may wait for a page; beyond it pictures are `refused`. Default 60. */
  maxWaiting?: number
  /** Milliseconds for one mail, from its first page on. Default 15,000. */
  mailMs?: number
  /** Milliseconds without work after which the browser is closed. Default 60,000. */
  idleMs?: number
  resources?: Partial<ResourceLimits>
} & Partial<DrawLimits>

export type BrowserRenderer = MailRenderer &
  Printer & {
    /** The same browser for mails whose pictures come from elsewhere: the stand-in web of the sample. */
    renderer(http: HttpFetch): MailRenderer
    close(): Promise<void>
  }

const DRAWING: DrawLimits = {
  maxHeight: 8000,
  pictureMs: 5000,
  loadMs: 3500,
  accessibilityMs: 3000,
  maxBoxes: 1000,
  maxPngBytes: 20_000_000,
}
const RESOURCES: ResourceLimits = {
  count: 200,
  bytesEach: 5_000_000,
  bytesInAll: 25_000_000,
  pixelsEach: 25_000_000,
  pixelsInAll: 100_000_000,
  ms: 3000,
}
/** Plain and dark share a page; the one without pictures is loaded anew. */
const ORDER: Variant[] = ['plain', 'dark', 'images-off']

/** Makes the renderer. Nothing is started before the first mail; `close` ends the browser and removes its files. */
export function createBrowser(options: BrowserOptions): BrowserRenderer {
  const host = createHost(options.executablePath, options.idleMs ?? 60_000)
  const pool = createPool(options.maxPages ?? 2, options.maxWaiting ?? 60)
  const renderer = (http: HttpFetch): MailRenderer => ({
    render: (document, signal, onPicture) =>
      render(document, signal, onPicture, { options: { ...options, http }, host, pool }),
  })
  return {
    ...renderer(options.http),
    renderer,
    ...createPrinter(host, pool),
    close: () => host.close(),
  }
}

type Context = { options: BrowserOptions; host: BrowserHost; pool: Pool }

async function render(
  document: MailDocument,
  signal: AbortSignal,
  onPicture: ((picture: Picture) => void) | undefined,
  context: Context,
): Promise<Rendering> {
  const { options, host } = context
  const started = options.clock.now()
  const pictures: Picture[] = []
  let accessibility: AccessibilityIssue[] | null = null
  const prepared = prepare(document)
  const resources = createResources(options.http, prepared, { ...RESOURCES, ...options.resources })
  const time = mailTime(signal, options.mailMs ?? 15_000)
  const drawing: Drawing = {
    prepared,
    resources,
    limits: drawLimits(options),
    clock: options.clock,
    signal: time.signal,
    onPicture(picture) {
      pictures.push(picture)
      onPicture?.(picture)
    },
    onAccessibility(issues) {
      accessibility = issues
    },
  }
  await Promise.all(devices.map((device) => drawInTurn(device, drawing, time.start, context)))
  resources.end()
  time.end()
  return {
    browser: host.version(),
    pictures,
    accessibility,
    resources: resources.counts(),
    ms: options.clock.now() - started,
  }
}

function drawLimits(options: BrowserOptions): DrawLimits {
  const given = Object.entries(options).filter(([name, value]) => name in DRAWING && value !== undefined)
  return { ...DRAWING, ...Object.fromEntries(given) }
}

/** The mail's own time: it runs from its first page on, not while it waits. */
function mailTime(signal: AbortSignal, ms: number) {
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const cancel = () => stop.abort()
  signal.addEventListener('abort', cancel, { once: true })
  if (signal.aborted) cancel()
  return {
    signal: stop.signal,
    start() {
      timer ??= setTimeout(cancel, ms)
    },
    end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    },
  }
}

/** Waits for a place, draws the three variants, and once tries again with a new browser what a dead one left. */
async function drawInTurn(
  device: Device,
  drawing: Drawing,
  start: () => void,
  { host, pool }: Context,
): Promise<void> {
  const waiting = [...ORDER]
  const leave = await pool.enter(drawing.signal)
  if (leave === 'full') {
    return failAll(device, waiting, new RenderStop('refused', 'Too many mails wait to be drawn.'), drawing)
  }
  if (leave === 'aborted') {
    return failAll(
      device,
      waiting,
      new RenderStop('timeout', 'The drawing was stopped before its turn.'),
      drawing,
    )
  }
  start()
  const draw = () => host.use((browser) => drawDevice(browser, device, waiting, drawing))
  try {
    await draw().catch((error: unknown) => {
      if (error instanceof BrowserDied && !drawing.signal.aborted) return draw()
      throw error
    })
  } catch (error) {
    failAll(device, waiting, stopOf(error), drawing)
  } finally {
    leave()
  }
}

function failAll(device: Device, waiting: Variant[], stop: RenderStop, drawing: Drawing): void {
  for (const variant of waiting) {
    drawing.onPicture({ ok: false, device, variant, failure: stop.failure, detail: stop.message, ms: 0 })
  }
}
