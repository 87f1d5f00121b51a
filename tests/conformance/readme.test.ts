import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mailFigures } from '@postproof/spam-test/learned/figures'
import { checkPoints } from '@postproof/spam-test/weights'
import { textsIn } from '@postproof/spam-test/words/texts'
import { expect, test } from 'vitest'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')

test('the README says what was measured on real mail', () => {
  const section = /^## How good is this$([\s\S]*?)^## /m.exec(readme)?.[1] ?? ''
  const said = [...section.matchAll(/\| ([\d.]+ %) \|/g)].map(([, share]) => share)
  const { curves, judged } = mailFigures
  const measured = [curves.model.atOneInHundred, judged.atOneInHundred, curves.model.atNoNewsletter]
  expect(said).toEqual(measured.map((share) => `${(100 * share).toFixed(1)} %`))
})

test('the README claims as many checks as can answer, in tens', () => {
  // One outcome alone means that the check has nothing to tell apart.
  const texts = textsIn('en')
  const answering = Object.keys(checkPoints).filter((id) => (texts[id]?.codes.length ?? 0) > 1)
  const claimed = Number(/\*\*Spam test\.\*\* More than (\d+) checks/.exec(readme)?.[1])
  expect(claimed).toBeLessThan(answering.length)
  expect(claimed).toBeGreaterThanOrEqual(answering.length - 10)
})
