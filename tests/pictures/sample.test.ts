import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { loadSampleState, sampleStates } from '#emulators/sample-states.ts'
import { runOperation } from '#services/analysis/operations.ts'
import type { AnalysisPool } from '#services/analysis/pool.ts'
import { createWorlds } from '#services/application/worlds.ts'
import { createSampleStates } from '#services/spam-tests/sample-states.ts'
import { drawState } from '../../examples/newsletter/draw.ts'

/**
 * What the home page says of the sample newsletter is what the engine gives for its two mails, drawn again. What is recorded
 * of them in examples/newsletter/drawn.json is recorded again by `npm run sample`.
 */

/** Hundredths of a picture: another Chromium rounds the places of glyphs otherwise. */
const near = 1

let worlds: Awaited<ReturnType<typeof createWorlds>>
beforeAll(async () => {
  worlds = await createWorlds(readConfig({}))
})
afterAll(() => worlds.close())

const pool = {
  run: async ({ operation, input, mail }: Parameters<AnalysisPool['run']>[0]) =>
    runOperation(operation, await mail.load(), input, { worlds, onStep: () => {} }),
} as AnalysisPool

const states = createSampleStates({ pool, publicUrl: 'https://a.example' })

test.each(sampleStates)('%s: the home page shows what a drawing finds, and its score', async (state) => {
  const [{ drawn, report }, recorded] = await Promise.all([drawState(state), loadSampleState(state)])
  const verdicts = (findings: typeof drawn.findings) =>
    findings.map(({ id, status, code }) => `${id} ${status} ${code}`)
  expect(verdicts(drawn.findings)).toEqual(verdicts(recorded.drawn.findings))
  expect(Object.keys(drawn.places)).toEqual(Object.keys(recorded.drawn.places))
  for (const [id, { x, y }] of Object.entries(drawn.places)) {
    const place = recorded.drawn.places[id]!
    expect(Math.hypot(place.x - x, place.y - y), id).toBeLessThan(near)
  }
  const { result } = (await states())[state]
  expect(result.score).toBe(report.score.value)
  const drawnStatuses = report.findings.map(({ id, status }) => `${id} ${status}`).toSorted()
  expect(result.results.map(({ id, status }) => `${id} ${status}`).toSorted()).toEqual(drawnStatuses)
})

test('what is to be mended first is of four topics, and all of it is in order once it is repaired', async () => {
  const { careless, repaired, main } = await states()
  expect(main).toEqual(['dkim', 'one_click', 'template_residue', 'image_alt'])
  const statuses = ({ result }: typeof careless) =>
    main.map((id) => result.results.find((check) => check.id === id)?.status)
  expect(statuses(careless)).toEqual(['bad', 'bad', 'bad', 'bad'])
  expect(statuses(repaired)).toEqual(['good', 'good', 'good', 'good'])
  expect(repaired.result.score! - careless.result.score!).toBeGreaterThan(50)
})
