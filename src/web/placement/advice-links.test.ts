import { codesBelow, sayStored } from '@postproof/messages/stored'
import { expect, test } from 'vitest'
import { loadWords } from '#web/words/catalogs.ts'

/** The page links the checkers by their names: every name that the steps use is known, and no path stands in prose. */

const { placement: english } = await loadWords('en')
const { placement: german } = await loadWords('de')

test.each([
  ['en', english.report.tools, /checker|spam test/],
  ['de', german.report.tools, /-Prüfung|Spam-Test/],
] as const)('%s', (language, tools, mention) => {
  const steps = codesBelow('placement.step.').map((tail) => sayStored(language, `placement.step.${tail}`)!)
  const names = Object.values(tools)
  for (const step of steps) {
    expect(step).not.toMatch(/\/[a-z]+-/)
    if (mention.test(step)) expect(names.filter((name) => step.includes(name))).not.toEqual([])
  }
  for (const name of names) expect(steps.filter((step) => step.includes(name))).not.toEqual([])
})
