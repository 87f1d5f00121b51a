import { describe, expect, test } from 'vitest'
import { careless } from '../../../tests/fixtures/report.ts'
import { partOfCategory, partOfCheck, pointedAt, problemsByPart, revalidateWhenAsked } from './report.ts'

test.each([
  ['dark_mode', 'rendering', 'mail'],
  ['client_support', 'rendering', 'clients'],
  ['outlook_word', 'rendering', 'clients'],
  ['spf', 'authentication', 'delivery'],
  ['link_blocklist', 'reputation', 'delivery'],
  ['anything', 'not known here', 'mail'],
])('%s of %s stands in the part %s', (id, category, part) => {
  expect(partOfCheck({ id, category })).toBe(part)
})

test('problems are counted in the part where they stand', () => {
  const problem = careless.results.find((check) => check.points.lost > 0)!
  const result = {
    ...careless,
    results: [
      { ...problem, id: 'gmail_css', category: 'rendering' },
      { ...problem, id: 'responsive', category: 'rendering' },
      { ...problem, id: 'fold', category: 'rendering' },
    ],
  }
  expect(problemsByPart(result)).toEqual({ clients: 1, mail: 2 })
  expect(partOfCategory('rendering')).toBe('mail')
})

describe('asking again', () => {
  const args = (from: string, to: string, more: object = {}) => ({
    currentUrl: new URL(from, 'http://here.test'),
    nextUrl: new URL(to, 'http://here.test'),
    currentParams: { id: 'a' },
    nextParams: { id: 'a' },
    defaultShouldRevalidate: true,
    ...more,
  })
  test.each([
    ['another part', args('/results/a', '/results/a/source'), false],
    ['another device', args('/results/a', '/results/a?device=mobile'), false],
    ['a place in the page', args('/results/a', '/results/a#check-spf'), false],
    ['the page itself, as when pictures arrive', args('/results/a#check-spf', '/results/a#check-spf'), true],
    ['another report', args('/results/a', '/results/b', { nextParams: { id: 'b' } }), true],
    ['after an action', args('/results/a', '/results/a/source', { formMethod: 'POST' }), true],
  ])('%s', (_name, given, expected) => {
    expect(revalidateWhenAsked(given)).toBe(expected)
  })
})

test.each([
  ['?open=spf', '', 'spf'],
  ['', '#check-spf', 'spf'],
  ['?open=spf', '#check-dkim', 'dkim'],
  ['?open=spf', '#plan', 'spf'],
  ['?open=spf', '#%', 'spf'],
  ['', '#plan', null],
  ['', '', null],
])('%s%s points to %s', (search, hash, check) => {
  expect(pointedAt({ search, hash })).toBe(check)
})
