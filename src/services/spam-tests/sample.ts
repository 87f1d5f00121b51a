import type { Language } from '@postproof/engine/language'
import type { SpamTestReport } from '@postproof/spam-test/report'
import type { Session } from '@postproof/spam-test/types'
import type { Logger } from 'pino'
import type { TestResult } from '#contract/spam-test.ts'
import { type Example, loadExample } from '#emulators/examples.ts'
import { exampleOfState } from '#emulators/sample-states.ts'
import type { Live } from '#platform/live/live.ts'
import { type AnalysisPool, octetsOf } from '../analysis/pool.ts'
import { readBy } from '../analysis/reader.ts'
import { createSampleClients, type SampleClients } from '../pictures/clients/sample-clients.ts'
import type { Studio } from '../pictures/drawing.ts'
import type { PicturesSubject } from '../pictures/present-pictures.ts'
import { present } from './report/present.ts'
import { createSampleDrawing, type SampleDrawn, stateOf, withDrawn } from './sample-drawing.ts'
import { createSampleStates, type ShownStates } from './sample-states.ts'
import { subjectOfSample } from './sample-subject.ts'

/**
 * The bundled newsletter, as careless as it came: shown as the report `example` and sent by the sample button. The real engine judges it
 * over the emulated zone; nothing of its report is written by hand.
 */
export type Sample = {
  /** What has been drawn of it so far; begins to draw when first asked. */
  pictures(): PicturesSubject
  picture(name: string): Promise<Uint8Array | undefined>
  /** What has been drawn of it as clients show it; begins to draw when first asked. */
  clients(): { state: PicturesSubject['state']; parts: SampleClients['parts'] }
  raw(): Uint8Array
  /** The mail and its session as if it arrived now. */
  mail(): { raw: Uint8Array; session: Session }
  report(): Promise<{ report: SpamTestReport; session: Session }>
  result(language?: Language): Promise<TestResult>
  /** Beside it the same newsletter repaired, both with what was drawn of them beforehand. */
  states(language?: Language): Promise<ShownStates>
}

export async function createSample(world: {
  pool: AnalysisPool
  /** Null where no pictures are made. */
  studio: Studio | null
  live: Pick<Live, 'publish'>
  publicUrl: string
  log: Logger
}): Promise<Sample> {
  const { pool, studio, log } = world
  const example: Example = await loadExample(exampleOfState('careless'))
  const session: Session = { ...example.session, source: 'sample' }
  const read = readBy(pool, { mail: octetsOf(example.raw) })
  let judged: Promise<SpamTestReport> | undefined
  const judge = () => {
    judged ??= read('test', { session, rendering: studio ? 'pending' : 'disabled' }).then(
      ({ row }) => JSON.parse(row.report) as SpamTestReport,
    )
    // Judged again the next time: an analysis process that died must not cost the sample for good.
    judged.catch(() => {
      judged = undefined
    })
    return judged
  }
  const drawing = createSampleDrawing({ read, studio, judge, live: world.live, log })
  const clients = createSampleClients({ read, studio, live: world.live, log })
  /** By language: every home page shows it, and only its pictures change it. */
  const presented = new Map<Language | undefined, { shown: SampleDrawn | undefined; result: TestResult }>()
  return {
    states: createSampleStates(world),
    pictures() {
      drawing.begin()
      return drawing.subject()
    },
    picture: async (name) => drawing.png(name) ?? clients.png(name),
    clients() {
      drawing.begin()
      const { state } = drawing.subject()
      if (state === 'ready') clients.begin()
      return { state, parts: clients.parts }
    },
    raw: () => example.raw,
    mail: () => ({ raw: example.raw, session }),
    async report() {
      drawing.begin()
      return { report: withDrawn(await judge(), drawing.drawn()), session }
    },
    async result(language) {
      drawing.begin()
      const known = presented.get(language)
      if (known && known.shown === drawing.drawn()) return known.result
      const judged = await judge()
      const shown = drawing.drawn()
      const report = withDrawn(judged, shown)
      const pictures = studio ? stateOf(shown) : 'disabled'
      const given = { report, pictures, language, session, sizeBytes: example.raw.byteLength }
      const result = present(subjectOfSample(given, world.publicUrl), [])
      presented.set(language, { shown, result })
      return result
    },
  }
}
