import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCorpus } from './corpus.ts'
import type { Target } from './target.ts'

/** Every input that once broke a parser, or reached a new part of one. New inputs are tried by tests/long/fuzz.test.ts. */

const parsers = readdirSync(new URL('./targets/', import.meta.url)).map((file) => file.replace(/\.ts$/, ''))

test.each(parsers)('%s reads its corpus', async (parser) => {
  const { target } = (await import(`./targets/${parser}.ts`)) as { target: Target }
  const corpus = readCorpus(parser)
  expect(corpus.length).toBeGreaterThan(5)
  for (const { bytes } of corpus) await target.run(bytes)
})
