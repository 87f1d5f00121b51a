import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import { describe, expect, test } from 'vitest'
import { borrowedOf } from '../../tests/sentences/borrowed.ts'
import { readCodes } from '../../tests/sentences/read-codes.ts'
import { argumentsOf } from './arguments.ts'
import { pageCatalogsOf, wordsFile, wordsOf } from './generate-pages.ts'
import { type Language, languages } from './languages.ts'
import { openTables } from './open-tables.ts'
import { accentedMessage, turn } from './pseudo.ts'
import { type Spoken, spoken } from './spoken.ts'
import { areaOf } from './tree.ts'

const source = join(import.meta.dirname, '../../src')
const others = languages.filter((language) => language !== 'en')

/** Of all areas, each code as a component reads it: `report.recheck.changed`, and `meta.title` of what every page needs. */
function sentencesOf(language: Language): Map<string, string> {
  const all = Object.entries(pageCatalogsOf(language)).flatMap(([file, catalog]) =>
    Object.entries(catalog).map(([code, sentence]): [string, string] => [
      file === 'base' ? code : `${areaOf(file)}.${code}`,
      sentence,
    ]),
  )
  return new Map(all)
}

const english = sentencesOf('en')
const codes = [...english.keys()]
const described = (sentence: string) => [...argumentsOf(compile(sentence))].sort().map(String)

test('the types of the words are those of the English sentences; else: npm run messages', () => {
  expect(readFileSync(wordsFile, 'utf8')).toBe(wordsOf(pageCatalogsOf('en')))
})

describe('what the pages read', () => {
  const files = globSync('web/**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\.tsx?$/.test(file))
  const read = new Set(files.flatMap((file) => readCodes(file, readFileSync(join(source, file), 'utf8'))))

  test('is every sentence', () => {
    const said = new Set([...read].flatMap(below))
    expect(codes.filter((code) => !said.has(code))).toEqual([])
  })

  test('is every table that may be asked for any code', () => {
    const tables = [...openTables].filter((table) => !codes.some((code) => code.startsWith(`${table}.`)))
    expect(tables).toEqual([])
  })
})

const partsOf = new Map(codes.map((code) => [code, code.split('.')]))

/** The codes at a path and below; a path may end in a method, such as `map`. */
function below(path: string): string[] {
  const parts = path.split('.')
  const found = codes.filter((code) =>
    parts.every((part, index) => {
      const own = partsOf.get(code)?.[index]
      return part === own || (part === '*' && own !== undefined)
    }),
  )
  return found.length > 0 || parts.length <= 2 ? found : below(path.slice(0, path.lastIndexOf('.')))
}

test.each([
  ['const { report } = useWords(); say(report.title)', ['report.title']],
  ['const { meta: { title } } = wordsOf(matches); say(title({ brand }))', ['meta.title']],
  ['say(useWords().report.tabs[useWords().report.toolbar])', ['report.tabs.*', 'report.toolbar']],
  ["const of = (words: Words['report']['fix']) => words.gain({ points })", ['report.fix.gain']],
  [
    "type Fix = Words['report']['fix']; function of({ fix }: { fix: Fix }) { say(fix.none) }",
    ['report.fix.none'],
  ],
  ['function of() { say(words.title) } const words = useWords().home', ['home.title']],
  ['const { home } = useWords(); show(home, (home) => home.title, { title: home.lead })', ['home.lead']],
])('%s', (source, codes) => {
  expect(readCodes('page.tsx', source)).toEqual(codes)
})

describe.each(others)('the pages in %s', (language) => {
  const all = sentencesOf(language)

  test('have the sentences of the English, in their order', () => {
    expect([...all.keys()]).toEqual(codes)
  })

  test('give them what the English are given', () => {
    for (const [code, sentence] of english) {
      expect([code, described(all.get(code) ?? '')]).toEqual([code, described(sentence)])
    }
  })

  test('are not English', () => {
    const borrowed = borrowedOf(language)
    const same = codes.filter((code) => {
      const sentence = all.get(code) ?? ''
      return sentence === english.get(code) && isText(sentence) && !borrowed.has(sentence)
    })
    expect(same).toEqual([])
  })
})

/** Not made of nothing but what is put in and units, as `{title} - {brand}`. */
const isText = (sentence: string) =>
  /\p{L}{2}/u.test(sentence.replaceAll(/\{[^{}]*\}/g, '').replaceAll(/\b(?:ms|px)\b/g, ''))

/** What a sentence says of made-up facts. */
function said(words: Spoken, sentence: string, number: number): string {
  if (typeof words === 'string') return words
  if (typeof words !== 'function') throw new Error(`${sentence} is no sentence`)
  const facts = [...argumentsOf(compile(sentence))].map(([name, kind]) => [
    name,
    kind === 'text' ? `given-${name}` : kind === 'number' ? number : kind[0],
  ])
  return words(Object.fromEntries(facts))
}

test.each([...languages])('every sentence is said whole in %s', (language) => {
  for (const [code, sentence] of sentencesOf(language)) {
    const words = spoken(compile(sentence), language)
    for (const number of [0, 1, 2, 5, 7001]) {
      const text = said(words, sentence, number)
      expect([code, text]).not.toEqual([code, expect.stringMatching(/undefined|NaN|\[object/)])
      for (const [name, kind] of argumentsOf(compile(sentence))) {
        if (kind === 'text') expect([code, text]).toEqual([code, expect.stringContaining(`given-${name}`)])
      }
    }
  }
})

test('the pseudo-language is longer, accented and right to left, and leaves alone what is put in', () => {
  for (const [code, sentence] of english) {
    const plain = said(spoken(compile(sentence), 'en'), sentence, 3)
    const turned = said(
      spoken(compile(sentence), 'en', { message: accentedMessage, text: turn }),
      sentence,
      3,
    )
    if (isText(plain)) expect([code, turned.length > plain.length * 1.2]).toEqual([code, true])
    for (const given of plain.match(/given-\w+/g) ?? []) expect(turned).toContain(given)
  }
})
