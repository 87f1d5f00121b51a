import {
  type AccessibilityIssue,
  type Device,
  devices,
  type Effect,
  type MailDocument,
  type Picture,
  pictureKinds,
  type RenderFailure,
  type Rendering,
  type RenderOptions,
  type Variant,
} from '@postproof/engine/world'
import { screens } from './devices.ts'
import { type Drawing, type DrawLimits, drawOnPage, type Kind } from './draw.ts'
import { fetchAhead } from './fetch-ahead.ts'
import type { BrowserHost } from './host.ts'
import type { BrowserOptions } from './options.ts'
import type { Pool } from './pool.ts'
import { prepare } from './prepare.ts'
import { createResources, type ResourceLimits } from './resources.ts'
import { BrowserDied, RenderStop, stopOf } from './stop.ts'

const DRAWING: DrawLimits = {
  maxHeight: 8000,
  pictureCpuMs: 10_000,
  mailCpuMs: 30_000,
  accessibilityCpuMs: 8000,
  effectsCpuMs: 4000,
  pictureMs: 120_000,
  stillMs: 20_000,
  // Far more than it takes: on a busy machine it must not be ended for the load of others.
  healthMs: 15_000,
  maxBoxes: 1000,
  maxNodes: 20_000,
  maxPngBytes: 20_000_000,
}
const RESOURCES: ResourceLimits = {
  count: 200,
  bytesEach: 5_000_000,
  bytesInAll: 25_000_000,
  pixelsEach: 25_000_000,
  pixelsInAll: 100_000_000,
  ms: 4000,
  clockMs: 12_000,
}
/** What is made of the light colors comes first; what has no pictures comes last of all, since it is loaded again. */
const ORDER: Variant[] = ['plain', 'dark-full', 'dark', 'images-off']
/** Devices whose windows differ in size alone share a page. The report opens with the first. */
const PAGES: Device[][] = [
  devices.filter((device) => !screens[device].mobile),
  devices.filter((device) => screens[device].mobile),
]

/** The pictures of one page in the order in which they are drawn. */
function kindsOn(page: Device[]): Kind[] {
  const kinds = page.flatMap((device) =>
    ORDER.flatMap((variant) =>
      pictureKinds.filter((kind) => kind.device === device && kind.variant === variant),
    ),
  )
  const isOff = ({ variant }: Kind) => variant === 'images-off'
  return [...kinds.filter((kind) => !isOff(kind)), ...kinds.filter(isOff).reverse()]
}

/** A mail that has a page open; `met`: another one had as well. */
export type Guest = { met: boolean }
type Context = { options: BrowserOptions; host: BrowserHost; pool: Pool; present: Set<Guest> }

/** Draws the variants of one mail on each device, as MailRenderer has it. */
export async function render(
  document: MailDocument,
  signal: AbortSignal,
  onPicture: ((picture: Picture) => void) | undefined,
  wanted: RenderOptions | undefined,
  context: Context,
): Promise<Rendering> {
  const { options, host } = context
  const started = options.clock.now()
  const pictures: Picture[] = []
  let accessibility: AccessibilityIssue[] | RenderFailure | null = null
  const effects: Effect[] = []
  const prepared = prepare(document)
  const resources = createResources(options, prepared, { ...RESOURCES, ...options.resources })
  const time = mailTime(signal, options.mailMs ?? 300_000)
  const guest: Guest = { met: false }
  const drawing: Drawing = {
    prepared,
    resources,
    limits: drawLimits(options),
    clock: options.clock,
    signal: time.signal,
    spent: 0,
    measured: new Set(),
    pictureAlone: wanted?.pictureAlone ?? false,
    isAlone: () => !guest.met,
    onPicture(picture) {
      pictures.push(picture)
      onPicture?.(picture)
    },
    onAccessibility(outcome) {
      accessibility = outcome
    },
    onEffect: wanted?.effects ? (effect) => effects.push(effect) : undefined,
  }
  const turn = {
    alone: wanted?.alone ?? false,
    start() {
      time.start()
      context.present.add(guest)
      if (context.present.size > 1) for (const each of context.present) each.met = true
    },
  }
  const kinds = PAGES.map(kindsOn).map((page) =>
    page.filter(({ device, variant }) => !wanted?.without?.has(`${device}-${variant}`)),
  )
  const turns = kinds.filter((waiting) => waiting.length > 0).map((waiting) => ({ ...turn, waiting }))
  const isOffAlone = turns.every(({ waiting }) => waiting.every(({ variant }) => variant === 'images-off'))
  if (!isOffAlone) await fetchAhead(prepared, resources, signal)
  await Promise.all(turns.map((each) => drawInTurn(each, drawing, context)))
  context.present.delete(guest)
  resources.end()
  time.end()
  return {
    browser: host.version(),
    pictures,
    ...accessibilityOf(accessibility),
    resources: resources.counts(),
    ...(effects.length > 0 && { effects }),
    ms: options.clock.now() - started,
  }
}

function accessibilityOf(
  outcome: AccessibilityIssue[] | RenderFailure | null,
): Pick<Rendering, 'accessibility' | 'accessibilityFailure'> {
  if (typeof outcome === 'string') return { accessibility: null, accessibilityFailure: outcome }
  return { accessibility: outcome, accessibilityFailure: null }
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

type Turn = { waiting: Kind[]; alone: boolean; start(): void }

/** Waits for a place, draws the variants, and once tries again with a new browser what a dead one left. */
async function drawInTurn(
  { waiting, alone, start }: Turn,
  drawing: Drawing,
  { host, pool }: Context,
): Promise<void> {
  const leave = await pool.enter(drawing.signal, alone)
  if (leave === 'full') {
    return failAll(waiting, new RenderStop('refused', 'Too many mails wait to be drawn.'), drawing)
  }
  if (leave === 'aborted') {
    return failAll(waiting, new RenderStop('timeout', 'The drawing was stopped before its turn.'), drawing)
  }
  start()
  const draw = () => host.use((running) => drawOnPage(running, waiting, drawing))
  try {
    await draw().catch((error: unknown) => {
      if (error instanceof BrowserDied && !drawing.signal.aborted) return draw()
      throw error
    })
  } catch (error) {
    failAll(waiting, stopOf(error), drawing)
  } finally {
    leave()
  }
}

function failAll(waiting: Kind[], stop: RenderStop, drawing: Drawing): void {
  for (const kind of waiting) {
    drawing.onPicture({ ok: false, ...kind, failure: stop.failure, detail: stop.message, ms: 0 })
  }
}
