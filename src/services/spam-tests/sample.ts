import type { Language } from '@postproof/engine/language'
import { withRendering } from '@postproof/spam-test/join'
import { pendingRendering } from '@postproof/spam-test/rendering/pending'
import type { SpamTestReport } from '@postproof/spam-test/report'
import { stepIds } from '@postproof/spam-test/steps'
import type { Session } from '@postproof/spam-test/types'
import type { Logger } from 'pino'
import type { TestResult } from '#contract/spam-test.ts'
import { type Example, loadExample } from '#emulators/examples.ts'
import type { Live } from '#platform/live/live.ts'
import { type AnalysisPool, octetsOf } from '../analysis/pool.ts'
import { readBy } from '../analysis/reader.ts'
import { drawMail, type JudgedDrawing, type Made, type Studio } from '../pictures/drawing.ts'
import type { PicturesSubject } from '../pictures/present-pictures.ts'
import { present, type Subject } from './report/present.ts'

/**
 * The bundled newsletter: shown as the report `example` and sent by the sample button. The real engine judges it
 * over the stand-in zone; nothing of its report is written by hand.
 */
export type Sample = {
  /** What has been drawn of it so far; begins to draw when first asked. */
  pictures(): PicturesSubject
  picture(name: string): Promise<Uint8Array | undefined>
  raw(): Uint8Array
  /** The mail and its session as if it arrived now. */
  mail(): { raw: Uint8Array; session: Session }
  report(): Promise<{ report: SpamTestReport; session: Session }>
  result(language?: Language): Promise<TestResult>
}

const name = 'careless-newsletter'
const drawingDeadline = 300_000
/** After a drawing that failed or was cut short by limits of ours, ms; then it is drawn again when somebody asks. */
const REDRAW_MS = 5 * 60_000

export async function createSample(world: {
  pool: AnalysisPool
  /** Null where no pictures are made. */
  studio: Studio | null
  live: Pick<Live, 'publish'>
  publicUrl: string
  log: Logger
}): Promise<Sample> {
  const { pool, studio, log } = world
  const example: Example = await loadExample(name)
  const session: Session = { ...example.session, source: 'sample' }
  const read = readBy(pool, { mail: octetsOf(example.raw) })
  let judged: Promise<SpamTestReport> | undefined
  const judge = () => {
    judged ??= read('test', { session, rendering: studio ? 'pending' : 'disabled' }).then(
      ({ row }) => JSON.parse(row.report) as SpamTestReport,
    )
    // A process that ended is no reason to go without a sample from then on.
    judged.catch(() => {
      judged = undefined
    })
    return judged
  }
  const pngs = new Map<string, Uint8Array>()
  /** What earlier tries measured, by name. */
  const kept = new Map<string, unknown>()
  let isDrawing = false
  /** From when on it may be drawn, as performance.now() has it. */
  let due = 0
  let drawn: JudgedDrawing | 'failed' | undefined
  const drawOnce = async (studio: Studio): Promise<JudgedDrawing> => {
    const onMade = async ({ name, png, part }: Made) => {
      if (png) pngs.set(name, png)
      if (part) kept.set(name, part)
    }
    const signal = AbortSignal.timeout(drawingDeadline)
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
  const join = (report: SpamTestReport, shown: typeof drawn) =>
    shown ? withRendering(report, shown === 'failed' ? pendingRendering('failed') : shown.findings) : report
  const stateOf = (shown: typeof drawn) =>
    !studio ? 'disabled' : !shown ? 'pending' : shown === 'failed' ? 'failed' : 'ready'
  /** By language. The home page of every visitor shows it, and it changes with its pictures alone. */
  const presented = new Map<Language | undefined, { shown: typeof drawn; result: TestResult }>()
  return {
    pictures() {
      draw()
      const shown = drawn && drawn !== 'failed' ? drawn.drawn : null
      return { id: 'example', state: stateOf(drawn), drawn: shown, names: new Set(pngs.keys()), again: null }
    },
    picture: async (name) => pngs.get(name),
    raw: () => example.raw,
    mail: () => ({ raw: example.raw, session }),
    async report() {
      draw()
      return { report: join(await judge(), drawn), session }
    },
    async result(language) {
      draw()
      const known = presented.get(language)
      if (known && known.shown === drawn) return known.result
      const judged = await judge()
      const shown = drawn
      const done = join(judged, shown)
      const receivedAt = new Date(session.receivedAt)
      const steps = stepIds.map((id) => ({
        id,
        status: 'done' as const,
        ms: Math.round(done.timings[id] ?? 0),
      }))
      const subject = {
        id: 'example',
        status: 'completed' as const,
        source: 'sample' as const,
        session,
        address: null,
        createdAt: receivedAt,
        receivedAt,
        completedAt: receivedAt,
        expiresAt: new Date(receivedAt.getTime() + 10 * 365 * 86_400_000),
        newerId: null,
        sizeBytes: example.raw.byteLength,
        steps,
        owner: false,
        language,
        shared: true,
        reportUrl: `${world.publicUrl}/results/example`,
        report: done,
        pictures: stateOf(shown),
      } satisfies Subject
      const result = present(subject, [])
      presented.set(language, { shown, result })
      return result
    },
  }
}
