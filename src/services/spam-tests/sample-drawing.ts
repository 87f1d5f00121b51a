import { withRendering } from '@postproof/spam-test/join'
import { pendingRendering } from '@postproof/spam-test/rendering/pending'
import type { SpamTestReport } from '@postproof/spam-test/report'
import type { Logger } from 'pino'
import type { Live } from '#platform/live/live.ts'
import { drawMail, type JudgedDrawing, type Made, type Studio } from '../pictures/drawing.ts'
import type { PicturesSubject } from '../pictures/present-pictures.ts'

/** How the sample was drawn last; undefined before the first drawing has ended. */
export type SampleDrawn = JudgedDrawing | 'failed'

/** The pictures of the sample. */
export type SampleDrawing = {
  /** Begins to draw in the background where that is due. */
  begin(): void
  drawn(): SampleDrawn | undefined
  png(name: string): Uint8Array | undefined
  subject(): PicturesSubject
}

const DRAWING_MS = 300_000
/** Milliseconds until a drawing that failed, or was cut short by our own limits, is tried again. */
const REDRAW_MS = 5 * 60_000

export function createSampleDrawing(world: {
  read: Parameters<typeof drawMail>[0]
  /** Null where no pictures are made. */
  studio: Studio | null
  judge(): Promise<SpamTestReport>
  live: Pick<Live, 'publish'>
  log: Logger
}): SampleDrawing {
  const { read, studio, judge, log } = world
  const pngs = new Map<string, Uint8Array>()
  /** What earlier tries measured, by name. */
  const kept = new Map<string, unknown>()
  let isDrawing = false
  /** From when on it may be drawn, on the scale of performance.now(). */
  let due = 0
  let drawn: SampleDrawn | undefined

  const drawOnce = async (studio: Studio): Promise<JudgedDrawing> => {
    const onMade = async ({ name, png, part }: Made) => {
      if (png) pngs.set(name, png)
      if (part) kept.set(name, part)
    }
    const signal = AbortSignal.timeout(DRAWING_MS)
    const drawing = await drawMail(read, studio, { signal, onMade, kept, log })
    if (!drawing) throw new Error('the sample has no body')
    const found = await drawing.judge(await judge())
    if (drawing.cut === 'nothing') due = Number.POSITIVE_INFINITY
    return found
  }
  const draw = async () => {
    if (!studio || isDrawing || performance.now() < due) return
    isDrawing = true
    const found = await drawOnce(studio).catch((error: unknown) =>
      log.warn({ error }, 'the sample was not drawn'),
    )
    drawn = found ?? drawn ?? 'failed'
    due = Math.max(due, performance.now() + REDRAW_MS)
    isDrawing = false
    world.live.publish('example', { type: 'pictures', screenshots: 'ready', heatmap: 'ready' })
  }
  return {
    begin: () => void draw(),
    drawn: () => drawn,
    png: (name) => pngs.get(name),
    subject() {
      const shown = drawn && drawn !== 'failed' ? drawn.drawn : null
      const state = studio ? stateOf(drawn) : 'disabled'
      return { id: 'example', state, drawn: shown, names: new Set(pngs.keys()), again: null }
    },
  }
}

/** The report with the findings of the pictures, as far as there are any. */
export function withDrawn(report: SpamTestReport, drawn: SampleDrawn | undefined): SpamTestReport {
  if (!drawn) return report
  return withRendering(report, drawn === 'failed' ? pendingRendering('failed') : drawn.findings)
}

export const stateOf = (drawn: SampleDrawn | undefined): PicturesSubject['state'] =>
  !drawn ? 'pending' : drawn === 'failed' ? 'failed' : 'ready'
