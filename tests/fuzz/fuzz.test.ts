import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'

/**
 * The whole corpus again, and two seconds of new inputs for each parser, the same ones each time. Nothing is judged by the
 * clock but an input without an end. For longer: npm run fuzz.
 */
const parsers = readdirSync(new URL('./targets/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))

describe('no input breaks a parser', () => {
  test.each(parsers)(
    '%s',
    async (parser) => {
      const figures = await fuzz(parser, { seed: 1, seconds: 2, patience: 60 })
      const said = figures.findings.map(({ kind, said, input }) => {
        const shown = Buffer.from(input).subarray(0, 2000)
        return `${kind}: ${said}\n${JSON.stringify(shown.toString('latin1'))}`
      })
      expect(said).toEqual([])
      expect(figures.corpus).toBeGreaterThan(5)
    },
    300_000,
  )
})
