import type { Language } from '@postproof/engine/language'
import { withRendering } from '@postproof/spam-test/join'
import type { SpamTestReport } from '@postproof/spam-test/report'
import { topicOf } from '@postproof/spam-test/weights'
import type { TestResult } from '#contract/spam-test.ts'
import { type DrawnState, loadSampleState, type SampleState, sampleStates } from '#emulators/sample-states.ts'
import { type AnalysisPool, octetsOf } from '../analysis/pool.ts'
import { readBy } from '../analysis/reader.ts'
import { present } from './report/present.ts'
import { subjectOfSample } from './sample-subject.ts'

/** A state of the sample newsletter as the home page shows it. */
export type ShownState = {
  result: TestResult
  picture: DrawnState['picture']
  /** Where in the picture a finding stands, in hundredths; null for one of the headers or the connection. */
  places: Record<string, { x: number; y: number } | null>
}

export type ShownStates = Record<SampleState, ShownState> & {
  /** What the careless one should mend first, one check a topic, by what each costs. */
  main: string[]
}

const MAIN = 4

/**
 * Both states of the sample, judged by the engine when first asked for. What a browser shows of them was recorded, so that
 * a home page needs none.
 */
export function createSampleStates(world: { pool: AnalysisPool; publicUrl: string }) {
  let judged: Promise<Record<SampleState, Judged>> | undefined
  const shown = new Map<Language | undefined, ShownStates>()
  return async (language?: Language): Promise<ShownStates> => {
    judged ??= judgeAll(world.pool)
    // Judged again the next time: an analysis process that died must not cost the home page its report for good.
    judged.catch(() => {
      judged = undefined
    })
    const states = await judged
    const known = shown.get(language) ?? showAll(states, world.publicUrl, language)
    shown.set(language, known)
    return known
  }
}

type Judged = Awaited<ReturnType<typeof judge>>

async function judgeAll(pool: AnalysisPool): Promise<Record<SampleState, Judged>> {
  const all = await Promise.all(sampleStates.map(async (state) => [state, await judge(pool, state)] as const))
  return Object.fromEntries(all) as Record<SampleState, Judged>
}

async function judge(pool: AnalysisPool, state: SampleState) {
  const { raw, session, drawn } = await loadSampleState(state)
  const read = readBy(pool, { mail: octetsOf(raw) })
  const { row } = await read('test', { session, rendering: 'pending' })
  const report = withRendering(JSON.parse(row.report) as SpamTestReport, drawn.findings)
  return { report, session, drawn, sizeBytes: raw.byteLength }
}

function showAll(states: Record<SampleState, Judged>, publicUrl: string, language?: Language): ShownStates {
  const [careless, repaired] = sampleStates.map((state) => show(states[state], publicUrl, language))
  return { careless: careless!, repaired: repaired!, main: mainOf(careless!.result) }
}

function show({ drawn, ...judged }: Judged, publicUrl: string, language?: Language): ShownState {
  const subject = subjectOfSample({ ...judged, pictures: 'ready', language }, publicUrl)
  const result = present(subject, [])
  const places = result.results.map(({ id }) => [id, drawn.places[id] ?? null] as const)
  return { result, picture: drawn.picture, places: Object.fromEntries(places) }
}

function mainOf({ fix_first, results }: TestResult): string[] {
  // A gain counts the repairs above it as done; what a fault takes by itself compares them.
  const byLoss = results
    .filter(({ fix }) => (fix.gain ?? 0) > 0)
    .toSorted((a, b) => b.points.lost - a.points.lost)
    .map(({ id }) => id)
  const byTopic = Map.groupBy(new Set([...fix_first, ...byLoss]), topicOf)
  return [...byTopic.values()].flatMap(([first]) => first ?? []).slice(0, MAIN)
}
