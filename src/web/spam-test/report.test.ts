import { describe, expect, test } from 'vitest'
import { careless } from '../../../tests/fixtures/report.ts'
import { problemsByTab, revalidateWhenAsked, tabOf, tabOfCheck } from './report.ts'

test.each([
  ['dark_mode', 'rendering', 'screenshots'],
  ['client_support', 'rendering', 'clients'],
  ['outlook_word', 'rendering', 'clients'],
  ['spf', 'authentication', 'authentication'],
  ['anything', 'not known here', 'content'],
])('%s of %s stands in the tab %s', (id, category, tab) => {
  expect(tabOfCheck({ id, category })).toBe(tab)
})

test('problems are counted in the tab where they stand', () => {
  const problem = careless.results.find((check) => check.points.lost > 0)!
  const result = {
    ...careless,
    results: [
      { ...problem, id: 'gmail_css', category: 'rendering' },
      { ...problem, id: 'responsive', category: 'rendering' },
      { ...problem, id: 'fold', category: 'rendering' },
    ],
  }
  expect(problemsByTab(result)).toEqual({ clients: 1, screenshots: 2 })
  expect(tabOf('rendering')).toBe('screenshots')
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
    ['another tab', args('/results/a', '/results/a/source'), false],
    ['another device', args('/results/a/heat-map', '/results/a/heat-map?device=mobile'), false],
    ['a place in the page', args('/results/a', '/results/a#check-spf'), false],
    ['the page itself, as when pictures arrive', args('/results/a#check-spf', '/results/a#check-spf'), true],
    ['another report', args('/results/a', '/results/b', { nextParams: { id: 'b' } }), true],
    ['after an action', args('/results/a', '/results/a/source', { formMethod: 'POST' }), true],
  ])('%s', (_name, given, expected) => {
    expect(revalidateWhenAsked(given)).toBe(expected)
  })
})
