import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Comments, names of tests and the English documents say one thing in one way: the common word (CONTRIBUTING.md). */

const plain: Record<string, string> = {
  anew: 'again',
  somebody: 'someone',
  everybody: 'everyone',
  anybody: 'anyone',
  'for ever': 'forever',
}
const rare = new RegExp(`\\b(?:${Object.keys(plain).join('|')})(?![-\\w])`, 'gi')

/** Lines that hold nothing but a comment, and those that name a test. */
const isTold = (line: string) =>
  /^\s*(?:\/\/|\/\*|\*)/.test(line) || /^\s*(?:test|it|describe)(?:\.\w+)*\('/.test(line)

function rareWords(file: string, isChosen: (line: string) => boolean): string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, at) =>
    isChosen(line)
      ? [...line.matchAll(rare)].map(
          ([word]) => `${file}:${at + 1}: "${word}" is "${plain[word.toLowerCase()]}"`,
        )
      : [],
  )
}

test('comments and names of tests', () => {
  const files = globSync('{src,packages,tests,bench}/**/*.{ts,tsx}', { exclude: ['**/node_modules/**'] })
  expect(files.length).toBeGreaterThan(2000)
  expect(
    files
      .filter((file) => file !== 'tests/layers/dialect.test.ts')
      .flatMap((file) => rareWords(file, isTold)),
  ).toEqual([])
})

test('documents', () => {
  const files = globSync(['*.md', 'docs/*.md', 'docs/en/**/*.md', 'docs/decisions/*.md'])
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((file) => rareWords(file, () => true))).toEqual([])
})

test.each([
  ['// Read anew by everybody.', true],
  [' * Nothing is kept for ever.', true],
  ["  test('who is somebody else', () => {", true],
  ["const subject = 'Somebody wrote to you'", false],
])('%s', (line, expected) => {
  expect(isTold(line)).toBe(expected)
  expect(line.match(rare)).not.toBeNull()
})
