import { expect, test } from 'vitest'
import { type AdviceCode, type AdviceFacts, adviceTexts } from '#engines/placement/texts/advice.ts'
import { adviceTexts as germanTexts } from '#engines/placement/texts/de/advice.ts'
import { loadWords } from '#web/words/catalogs.ts'

/** The page links the checkers by their names: every name that the steps use is known, and no path stands in prose. */

const facts: AdviceFacts = {
  providers: ['One'],
  count: 1,
  methods: ['spf', 'dkim', 'dmarc'],
  lists: ['zen.example'],
  ips: ['192.0.2.1'],
  reasons: [],
  seconds: 400,
}

const { placement: english } = await loadWords('en')
const { placement: german } = await loadWords('de')

test.each([
  ['en', adviceTexts, english.report.tools, /checker|spam test/],
  ['de', germanTexts, german.report.tools, /-Prüfung|Spam-Test/],
] as const)('%s', (_, texts, tools, mention) => {
  const steps = (Object.keys(texts) as AdviceCode[]).flatMap((code) => texts[code](facts).steps)
  const names = Object.values(tools)
  for (const step of steps) {
    expect(step).not.toMatch(/\/[a-z]+-/)
    if (mention.test(step)) expect(names.filter((name) => step.includes(name))).not.toEqual([])
  }
  for (const name of names) expect(steps.filter((step) => step.includes(name))).not.toEqual([])
})
