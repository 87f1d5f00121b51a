import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finding } from '@postproof/engine/finding'
import { z } from 'zod'
import { type Example, loadExample } from './examples.ts'

/**
 * The sample newsletter in its two states. What a browser shows of each is drawn beforehand (`npm run sample`) and kept in
 * examples/newsletter/drawn.json, which `tests/pictures/sample.test.ts` holds against a drawing of its own.
 */
export const sampleStates = ['careless', 'repaired'] as const
export type SampleState = (typeof sampleStates)[number]

export const exampleOfState = (state: SampleState): string => `${state}-newsletter`

/** Where the recording stands, and what `npm run sample` writes. */
export const drawnFile = join(import.meta.dirname, '../../examples/newsletter/drawn.json')

const findings = z.custom<Finding[]>((value) => Array.isArray(value))
const drawnState = z.object({
  /** What the checks of the rendered mail found. */
  findings,
  /** Of the picture on the home page, CSS px as on the phone. */
  picture: z.object({ width: z.number(), height: z.number() }),
  /** By check: where what its first evidence is about begins, in hundredths of the picture's width and height. */
  places: z.record(z.string(), z.object({ x: z.number(), y: z.number() })),
})
const drawnStates = z.object({ careless: drawnState, repaired: drawnState })
export type DrawnState = z.infer<typeof drawnState>

/** The mail of a state and what was recorded of it. Throws when a file is missing or not as it should be. */
export async function loadSampleState(state: SampleState): Promise<Example & { drawn: DrawnState }> {
  const [example, text] = await Promise.all([loadExample(exampleOfState(state)), readFile(drawnFile, 'utf8')])
  return { ...example, drawn: drawnStates.parse(JSON.parse(text))[state] }
}
