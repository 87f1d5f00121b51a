import { expect, test } from 'vitest'
import { codesBelow, sayStored } from '#messages/stored.ts'
import { placementWords as german } from '#web/words/de/placement.ts'
import { placementWords as english } from '#web/words/en/placement.ts'

/** The page links the checkers by their names: every name that the steps use is known, and no path stands in prose. */

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
