import { expect, test } from 'vitest'
import { features } from './features.ts'
import { fixedIn, fixFor, fixForSlug } from './fixes.ts'

test('every step of its own has a German one', () => {
  expect(fixedIn('de').toSorted()).toEqual(fixedIn('en').toSorted())
})

test.each(fixedIn('en'))('%s: the German step is not the English one', (slug) => {
  expect(fixFor(slug, 'css', 'de')).not.toBe(fixFor(slug, 'css'))
})

test('every HTML feature that some client lacks has a step of its own', () => {
  const lacking = [...features.values()].filter(
    ({ slug, support }) =>
      slug.startsWith('html-') &&
      [...support.values()].some(({ level }) => level === 'no' || level === 'partly'),
  )
  const own = new Set(fixedIn('en'))
  expect(lacking.map(({ slug }) => slug).filter((slug) => !own.has(slug))).toEqual([])
})

test.each(['css', 'html', 'image', 'others'] as const)(
  'a feature of %s without its own has one',
  (category) => {
    const slug = `${category}-not-in-the-table`
    expect(fixFor(slug, category, 'de')).not.toBe(fixFor(slug, category))
    expect(fixForSlug(slug, 'de')).toBe(fixFor(slug, category, 'de'))
  },
)
