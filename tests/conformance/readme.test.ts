import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mailFigures } from '@postproof/spam-test/learned/figures'
import { checkPoints } from '@postproof/spam-test/weights'
import { textsIn } from '@postproof/spam-test/words/texts'
import { expect, test } from 'vitest'
import { documented, readmeOf, readmePart } from '../../bench/mail/document.ts'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')

test('the README says what was measured on real mail, with the number of mails, and nothing else', () => {
  expect(documented(readmePart)).toBe(readmeOf(mailFigures))
  const section = /^## How good is this$([\s\S]*?)^## /m.exec(readme)?.[1] ?? ''
  expect(section.replaceAll('\n', ' ')).toContain('On mail of other origins it was right less often.')
  const around = section.split('\n').filter((line) => !line.startsWith('|'))
  expect(around.join(' ')).not.toMatch(/\d/)
})

test('the README claims as many checks as can answer, in tens', () => {
  // One outcome alone means that the check has nothing to tell apart.
  const texts = textsIn('en')
  const answering = Object.keys(checkPoints).filter((id) => (texts[id]?.codes.length ?? 0) > 1)
  const claimed = Number(/\*\*Spam test\.\*\* More than (\d+) checks/.exec(readme)?.[1])
  expect(claimed).toBeLessThan(answering.length)
  expect(claimed).toBeGreaterThanOrEqual(answering.length - 10)
})
