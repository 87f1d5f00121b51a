import { expect, test } from 'vitest'
import { checkerWordsIn } from '../checkers/checker-words.ts'
import { verifierWordsIn } from '../verifier/texts.ts'
import { type NoteFact, sayNote } from './note.ts'
import { listWordsIn } from './texts.ts'

/** What any of the functions takes: names, numbers and lists of names. */
const given = ['a.example', ['b.example', 'c.example', 'd.example', 'e.example'], 7, 'x', 3]

/** Each sentence under its path; functions are asked with arguments of the kinds they take. */
function sentences(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    const here = `${path}.${key}`
    if (typeof value === 'string') return [[here, value]]
    if (typeof value !== 'function') return sentences(value, here)
    const said = orders.map((order) => attempt(() => String(value(...order)))).find((text) => text !== null)
    return [[here, said ?? '']]
  })
}

const [text, list, count] = given
const orders = [
  [text, 'private', text],
  [list, count],
  [text, list, text],
]

function attempt(say: () => string): string | null {
  try {
    return say()
  } catch {
    return null
  }
}

/** The same in both languages: names alone. */
const same = new Set(['.language', '.roles.domain', '.titles.domain', '.column'])

test.each([
  ['lists', listWordsIn],
  ['verifications', verifierWordsIn],
  ['checkers', checkerWordsIn],
])('%s: every sentence has its German words', (_, wordsIn) => {
  const theirs = new Map(sentences(wordsIn('en')))
  const ours = sentences(wordsIn('de'))
  expect(ours.map(([path]) => path).toSorted()).toEqual([...theirs.keys()].toSorted())
  for (const [path, sentence] of ours) {
    expect(sentence, path).not.toBe('')
    expect(sentence, path).not.toMatch(/undefined|\[object/)
    if (!same.has(path)) expect(sentence, path).not.toBe(theirs.get(path))
  }
})

test('a note is kept as facts, and said in the language of whoever reads it', () => {
  const facts: NoteFact[] = [
    { fact: 'beside', other: { index: 1, name: null }, column: { index: 0, name: 'Mail' } },
    { fact: 'unasked', domains: ['a.example', 'b.example', 'c.example'], more: 2 },
  ]
  const said = (language: 'en' | 'de') => sayNote(JSON.stringify(facts), listWordsIn(language))
  expect(said('en')).toBe(
    'Addresses stand in column 2 as well; those in "Mail" are verified. The addresses at a.example, b.example, c.example and 2 more look generated, so the mail servers there are not asked. All else about them is checked.',
  )
  expect(said('de')).toMatch(/^Adressen stehen auch hier: Spalte 2\. Geprüft wird „Mail“\. .* und 2 weiteren/)
})

test('a sentence that an earlier version stored stays as it stands', () => {
  expect(sayNote('One letter of this file.', listWordsIn('de'))).toBe('One letter of this file.')
  expect(sayNote(null, listWordsIn('de'))).toBeNull()
})
