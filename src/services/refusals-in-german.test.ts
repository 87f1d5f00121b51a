import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Metric, Quota } from '#contract/billing.ts'
import { sayIssue } from '#contract/issues.ts'
import { fieldsIn, refusalIn } from '#contract/refusals/translate.ts'
import { lockedSentence, quotaSentence } from './plans/words.ts'

/** Whoever writes a refusal writes its German into src/contract/refusals/. */

/** Sentences beside refusals that are none: they are said in reports, mails, the description of the API and to who starts a process. */
const others =
  /^(?:After this report was given|Switched off: it is in no|Not checked yet|It can(?:not)? be read|This is how an alert|The key for its password|In minor units|Printed by the browser|A cell that begins|Server-Sent Events|Names the mail only|Meant for a frame|Rows and columns as they came|Try again after 7 UTC|Restore it from a backup|The database was used with another secret)/

const files = globSync(['src/services/**/*.ts', 'src/api/**/*.ts', 'src/contract/*.ts']).filter(
  (path) => !path.endsWith('.test.ts'),
)

/** What stands in quotation marks and is a sentence; `7` is put in where something is. */
function sentencesOf(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  if (!path.startsWith('src/contract') && !/\b(?:Refusal|TooMany|invalidField|linkProblems)\b/.test(source)) {
    return []
  }
  const code = source
    .replaceAll(/\/\*\*?\s[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/(?:description|summary):\s*(?:'(?:[^'\\]|\\.)*'|`[^`]*`)/g, '')
  const quoted = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)
  return [...quoted]
    .map(([, plain, template]) => plain ?? (template ?? '').replaceAll(/\$\{[^}]*\}/g, '7'))
    .filter((text) => /^[A-Z7]\S* .*\.$/s.test(text) && !others.test(text))
}

test('every refusal of services, API and contract has its German', () => {
  const all = files.flatMap((path) => sentencesOf(path).map((text) => [path, text] as const))
  // Fewer would mean that they are no longer found.
  expect(all.length).toBeGreaterThan(180)
  expect(all.filter(([, text]) => refusalIn('de', text) === text)).toEqual([])
})

const metrics: Metric[] = [
  'spam_check',
  'inbox_placement',
  'email_verification',
  'screenshots',
  'heatmaps',
  'monitors',
]
const quotas: Omit<Quota, 'metric'>[] = [
  { limit: 10, used: 7, resets_at: null },
  { limit: 0, used: 0, resets_at: null },
  { limit: 1, used: 1, resets_at: null },
  { limit: 10, used: 10, resets_at: '2027-01-01T00:00:00.000Z' },
]

test.each(metrics.flatMap((metric) => [true, false].map((signedIn) => [metric, signedIn] as const)))(
  'what is used up: %s, signed in %s',
  (metric, signedIn) => {
    for (const quota of quotas) {
      const english = quotaSentence({ metric, ...quota }, signedIn)
      const german = refusalIn('de', english)
      expect(german).not.toBe(english)
      expect(german).not.toMatch(/undefined|\{\}|\b(?:tests|of|your|plan|account)\b/)
      for (const number of english.match(/\b\d{2,}\b/g) ?? []) expect(german).toContain(number)
    }
  },
)

test.each([
  ['This file is larger than 10 MB. Divide it and upload the parts one after another.', 'größer als 10 MB'],
  ['That was tried too often. Try again in 15 minutes.', 'in 15 Minuten.'],
  ['That was tried too often. Try again in 40 s.', 'in 40 s.'],
  ['There is no column "mail" in this list. It has: "a", "b".', 'keine Spalte „mail“. Vorhanden: "a", "b".'],
  ['Your plan has 3 API keys. Delete one before you make another.', 'enthält 3 API-Schlüssel'],
  ['Your plan has 1 API key. Delete one before you make another.', 'enthält 1 API-Schlüssel'],
  ['Your plan has 2 monitors. Delete one before you make another.', '2 Überwachungen'],
  [
    'At one domain only 10 different names can be checked in an hour, so that nobody guesses who works there. Try again after 2026-11-22 08:00 UTC.',
    'nach 2026-11-22 08:00 UTC',
  ],
  [lockedSentence, 'aufbewahrt'],
])('%s', (english, german) => {
  expect(refusalIn('de', english)).toContain(german)
  expect(refusalIn('en', english)).toBe(english)
})

test.each([
  [z.string(), undefined, 'This is needed.', 'Das wird gebraucht.'],
  [z.string(), 3, 'Give a text.', 'Bitte einen Text angeben.'],
  [z.number(), 'x', 'Give a number.', 'Bitte eine Zahl angeben.'],
  [z.string().max(300), 'x'.repeat(301), 'Use at most 300 characters.', 'Höchstens 300 Zeichen.'],
  [z.string().min(2), 'x', 'Use at least 2 characters.', 'Mindestens 2 Zeichen.'],
  [z.string().min(1), '', 'This is needed.', 'Das wird gebraucht.'],
  [z.string().length(2), 'x', 'Use exactly 2 characters.', 'Genau 2 Zeichen.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'No more than 1 here.', 'Hier höchstens 1.'],
  [z.number().max(100), 101, 'Give a number up to 100.', 'Bitte eine Zahl bis 100 angeben.'],
  [z.number().positive(), 0, 'Give a number above 0.', 'Bitte eine Zahl über 0 angeben.'],
  [z.enum(['a', 'b']), 'c', 'Choose one of: a, b.', 'Möglich sind: a, b.'],
  [z.enum(['a', 'b']), undefined, 'This is needed.', 'Das wird gebraucht.'],
  [z.strictObject({}), { a: 1 }, 'There is no such field: a.', 'Dieses Feld gibt es nicht: a.'],
  [z.uuid(), 'x', 'This is not an id.', 'Das ist keine Kennung.'],
  [
    z.string().regex(/y/),
    'x',
    'This is not written as it should be.',
    'Das ist nicht geschrieben, wie es sein sollte.',
  ],
  [z.string('Give a name.'), 3, 'Give a name.', 'Bitte einen Namen angeben.'],
] as [z.ZodType, unknown, string, string][])(
  'what the contract has no words for: %#',
  (schema, given, english, german) => {
    const said =
      schema.safeParse(given, { error: sayIssue }).error?.issues.map(({ message }) => message) ?? []
    expect(said).toEqual([english])
    expect(said.map((message) => refusalIn('de', message))).toEqual([german])
  },
)

test('a sentence without German stands as it is, however long, and quickly', () => {
  const long = `Your plan has ${'API keys. Delete '.repeat(5000)}`
  expect(refusalIn('de', long)).toBe(long)
  expect(fieldsIn('de', { url: ['Never written.', 'Give your name.'] })).toEqual({
    url: ['Never written.', 'Bitte Ihren Namen angeben.'],
  })
})
