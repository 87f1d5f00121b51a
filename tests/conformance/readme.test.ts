import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textsIn } from '#engines/spam-test/texts/index.ts'
import type { CodedText } from '#engines/spam-test/texts/phrasing.ts'
import { checkPoints } from '#engines/spam-test/weights.ts'

test('the README counts the checks that can answer', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
  // One outcome alone means that the check has nothing to tell apart.
  const texts = textsIn('en') as Record<string, Partial<CodedText>>
  const answering = Object.keys(checkPoints).filter((id) => (texts[id]?.codes?.length ?? 0) > 1)
  expect(/\*\*Spam test\.\*\* (\d+) checks/.exec(readme)?.[1]).toBe(String(answering.length))
})
