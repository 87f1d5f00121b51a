import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pino from 'pino'
import { readConfig } from '#config.ts'
import { loadExample } from '#emulators/examples.ts'
import { exampleNames, testFile } from '#services/spam-tests/test-file.ts'

/**
 * Draws every example and writes the focus score of its heat maps to `focus-scores.json`, which reports show beside
 * their own. To be run after a change of the examples, the browser or the model: `node examples/draw.ts`.
 */
const scores: Record<string, Record<string, number | null>> = {}
for (const name of await exampleNames()) {
  const { raw } = await loadExample(name)
  const { pictures } = await testFile(
    readConfig({}),
    raw,
    {},
    {
      example: name,
      draw: true,
      log: pino({ level: 'warn' }),
    },
  )
  const devices = pictures?.heatMap.devices ?? []
  scores[name] = Object.fromEntries(devices.map(({ device, focus_score }) => [device, focus_score]))
}
await writeFile(join(import.meta.dirname, 'focus-scores.json'), `${JSON.stringify(scores, null, 2)}\n`)
