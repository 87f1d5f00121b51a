import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type FuzzOptions, fuzz } from './fuzz.ts'

const parsers = readdirSync(new URL('./targets/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))

/** One test for each parser: its whole corpus, then new inputs within `bounds`. */
export function tryParsers(bounds: Pick<FuzzOptions, 'seconds' | 'inputs'>): void {
  describe('no input breaks a parser', () => {
    test.each(parsers)(
      '%s',
      async (parser) => {
        const figures = await fuzz(parser, { seed: 1, hangSeconds: 60, ...bounds })
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
}
