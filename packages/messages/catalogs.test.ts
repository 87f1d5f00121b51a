import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import { describe, expect, test } from 'vitest'
import { borrowedOf } from '../../tests/sentences/borrowed.ts'
import { argumentsOf } from './arguments.ts'
import { catalogs } from './catalogs.ts'
import { factsOf } from './generate.ts'
import { type Language, languages, pseudoLanguage } from './languages.ts'
import type { Code, Message } from './message.ts'
import { say } from './say.ts'

const source = join(import.meta.dirname, '../..')
const codes = Object.keys(catalogs.en) as Code[]
const others = languages.filter((language) => language !== 'en')

/** Sentences of findings: they take stored facts, a number or a text as each language says them. */
const findings = new Set(
  globSync('en/findings/*.json', { cwd: import.meta.dirname }).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))),
  ),
)

/** Nothing here to translate: what is put in, signs, and kB or MB. */
const wordless = (sentence: string) => !/\p{L}{3}/u.test(sentence.replace(/\{[^{}]*\}/g, ''))
const described = (sentence: string) => [...argumentsOf(compile(sentence))].sort().map(String)

test('the types of the facts are those of the English sentences; else: npm run messages', () => {
  expect(readFileSync(join(import.meta.dirname, 'facts.ts'), 'utf8')).toBe(factsOf(catalogs.en))
})

test('every sentence is said somewhere', () => {
  const files = globSync('{src,packages}/**/*.{ts,tsx}', {
    cwd: source,
    exclude: ['packages/messages/facts.ts'],
  })
  const program = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n')
  const found = (pattern: RegExp) => new Set([...program.matchAll(pattern)].map(([, name]) => name))
  const quoted = found(/'([\w.-]+)'/g)
  // A code may end with a fact, such as the reason of a verdict: `verification.reason.${reason}`.
  const beginnings = found(/`([\w.-]+\.)\$\{/g)
  const words = found(/([\w-]+)/g)
  const said = (code: string): boolean =>
    quoted.has(code) ||
    [...code.matchAll(/\./g)].some(({ index }) => beginnings.has(code.slice(0, index + 1))) ||
    saidOfFinding(code, words)
  expect(codes.filter((code) => !said(code))).toEqual([])
})

/** `<id>.found.<code>` and its like, which are put together when they are said: both names stand in the program. */
function saidOfFinding(code: string, words: ReadonlySet<string | undefined>): boolean {
  const [, id, part, of] = /^(.+?)\.(title|what|why|found|fix)(?:\.(.+))?$/.exec(code) ?? []
  return (
    findings.has(code) &&
    (id === 'any' || words.has(id)) &&
    (part === 'title' || of === undefined || words.has(of))
  )
}

describe.each(others)('the sentences in %s', (language) => {
  const all = catalogs[language]

  test('are those of the English, in its order', () => {
    expect(Object.keys(all)).toEqual(codes)
  })

  test('are given what the English are given', () => {
    for (const code of codes) {
      const kindless = (said: string[]) =>
        findings.has(code) ? said.map((each) => each.replace(/,(?:text|number)$/, '')) : said
      expect([code, kindless(described(all[code]))]).toEqual([code, kindless(described(catalogs.en[code]))])
    }
  })

  test('have as many steps', () => {
    const steps = (sentence: string) => sentence.split('\n').length
    const fixes = codes.filter((code) => findings.has(code))
    expect(fixes.filter((code) => steps(all[code]) !== steps(catalogs.en[code]))).toEqual([])
  })

  test('are not English', () => {
    const borrowed = borrowedOf(language)
    const same = codes.filter((code) => all[code] === catalogs.en[code] && !borrowed.has(all[code]))
    expect(same.filter((code) => !wordless(catalogs.en[code]))).toEqual([])
  })
})

/** Made-up facts of a kind that each argument takes. */
function madeUp(code: Code, number: number): Message {
  const facts = [...argumentsOf(compile(catalogs.en[code]))].map(([name, kind]) => [
    name,
    kind === 'text' ? `given-${name}` : Array.isArray(kind) ? kind[0] : number,
  ])
  return { code, facts: Object.fromEntries(facts) } as Message
}

/** What stands in a sentence whose facts are lacking, and as often as the sentence itself has it. */
const oddities = (text: string) => text.match(/undefined|[{}]|\[object/g) ?? []
function wordsOf(code: Code): string {
  const message = compile(catalogs.en[code])
  return typeof message === 'string' ? message : message.filter((node) => typeof node === 'string').join('')
}

test.each([...languages, pseudoLanguage] as const)('every sentence is said whole in %s', (language) => {
  for (const code of codes) {
    for (const number of [0, 1, 2, 5, 7001]) {
      const message = madeUp(code, number)
      const sentence = say(language, message)
      if (language !== pseudoLanguage)
        expect([code, oddities(sentence)]).toEqual([code, oddities(wordsOf(code))])
      expect(sentence).not.toMatch(/\[object/)
      for (const text of Object.values(message.facts)) {
        if (String(text).startsWith('given-')) expect(sentence).toContain(text)
      }
    }
  }
})

test('the pseudo-language is longer, accented and right to left, and leaves alone what is put in', () => {
  for (const code of codes) {
    const [english, pseudo] = [say('en', madeUp(code, 3)), say(pseudoLanguage, madeUp(code, 3))]
    // A day in digits alone and the name of a format, such as 7z, are no words.
    if (!/\p{L}{2}/u.test(english)) continue
    expect([code, pseudo.length > english.length * 1.2]).toEqual([code, true])
    expect(pseudo).toMatch(/^\u2067[\u0590-\u05ff ]+ .*\u2069$/s)
  }
})

test.each<[Language, Message, string]>([
  [
    'en',
    { code: 'keys.too_many', facts: { count: 1 } },
    'Your plan includes 1 API key. Delete one before you create another.',
  ],
  [
    'en',
    { code: 'keys.too_many', facts: { count: 3 } },
    'Your plan includes 3 API keys. Delete one before you create another.',
  ],
  [
    'de',
    { code: 'monitor.too_many', facts: { count: 2 } },
    'Ihr Tarif enthält 2 Überwachungen. Vor der nächsten bitte eine löschen.',
  ],
  [
    'en',
    { code: 'list.too_many_rows', facts: { count: 100_000 } },
    'This list has more than 100,000 rows. Split it and upload the parts one after another.',
  ],
  [
    'de',
    { code: 'list.too_many_rows', facts: { count: 100_000 } },
    'Diese Liste hat mehr als 100.000 Zeilen. Teilen Sie sie, und laden Sie die Teile nacheinander hoch.',
  ],
  ['en', { code: 'field.at_most', facts: { maximum: 5000 } }, 'Use at most 5000 characters.'],
  ['en', { code: 'field.one_of', facts: { values: ['a', 'b'] } }, 'Choose one of: a, b.'],
  [
    'de',
    {
      code: 'list.no_such_column',
      facts: {
        wanted: 'mail',
        names: [
          { code: 'list.column_name', facts: { name: 'a' } },
          { code: 'list.column_name', facts: { name: '{b}' } },
        ],
      },
    },
    'Diese Liste hat keine Spalte „mail“. Vorhanden sind: „a“, „{b}“.',
  ],
])('%s %j', (language, message, sentence) => {
  expect(say(language, message)).toBe(sentence)
})
