import { expect, test } from 'vitest'
import { checkerWordsIn } from './checker-words.ts'

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
/** What a correction of a record does to mail. */
const change = { ranges: ['192.0.2.0/24'], ipv4: '256', ipv6: '0' }
const policyChange = { from: 'domain', by: null, before: 'none', after: 'reject' }
const orders = [
  [text, 'private', text],
  [list, count],
  [text, list, text],
  [{ stops: change, starts: change, open: true }],
  [[policyChange], text],
]

function attempt(say: () => string): string | null {
  try {
    return say()
  } catch {
    return null
  }
}

/** The same in both languages: names alone. */
const same = new Set(['.language', '.roles.domain'])

test.each([['checkers', checkerWordsIn]])('%s: every sentence has its German words', (_, wordsIn) => {
  const theirs = new Map(sentences(wordsIn('en')))
  const ours = sentences(wordsIn('de'))
  expect(ours.map(([path]) => path).toSorted()).toEqual([...theirs.keys()].toSorted())
  for (const [path, sentence] of ours) {
    expect(sentence, path).not.toBe('')
    expect(sentence, path).not.toMatch(/undefined|\[object/)
    if (!same.has(path)) expect(sentence, path).not.toBe(theirs.get(path))
  }
})
