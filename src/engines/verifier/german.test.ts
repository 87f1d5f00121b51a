import { expect, test } from 'vitest'
import { germanAuditTexts } from './self-audit/de/texts.ts'
import { auditTexts } from './self-audit/texts.ts'
import { germanSyntaxTexts } from './syntax/de/texts.ts'
import { syntaxTexts } from './syntax/texts.ts'
import { germanFactorTexts, germanReasonTexts, germanStatusTexts } from './verdict/de/texts.ts'
import { factorTexts, reasonTexts, statusTexts } from './verdict/texts.ts'

/** Names that are the same in both languages. */
const same = new Set(['Port 25', 'Blacklists'])

const sentences = (table: object): [string, string][] =>
  Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[key, value] as [string, string]]
      : sentences(value).map(([inner, text]) => [`${key} ${inner}`, text] as [string, string]),
  )

test.each([
  ['spelling', syntaxTexts, germanSyntaxTexts],
  ['status', statusTexts, germanStatusTexts],
  ['reasons', reasonTexts, germanReasonTexts],
  ['factors', factorTexts, germanFactorTexts],
  ['audit', auditTexts, germanAuditTexts],
])('%s: the same keys, each with German words of its own', (_, english, german) => {
  const theirs = new Map(sentences(english))
  const ours = sentences(german)
  expect(ours.map(([key]) => key).toSorted()).toEqual([...theirs.keys()].toSorted())
  for (const [key, text] of ours) {
    if (same.has(text)) continue
    expect(text, key).not.toBe(theirs.get(key))
    if (!key.endsWith('title')) expect(text, key).toMatch(/[.]$/)
  }
})
