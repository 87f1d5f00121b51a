import { codesBelow } from '@postproof/messages/stored'
import { expect, test } from 'vitest'
import { features } from './features.ts'
import { fixFor, isKnown } from './fixes.ts'

test('every step of the catalogs is the step of some feature', () => {
  const used = new Set([...features.keys()].map((slug) => fixFor(slug).code))
  const steps = codesBelow('client-fix.').filter((tail) => !tail.startsWith('any.'))
  expect(steps.filter((tail) => !used.has(`client-fix.${tail}` as never))).toEqual([])
})

test('every HTML feature that some client lacks has a step of its own', () => {
  const lacking = [...features.values()].filter(
    ({ slug, support }) =>
      slug.startsWith('html-') &&
      [...support.values()].some(({ level }) => level === 'no' || level === 'partly'),
  )
  expect(lacking.map(({ slug }) => slug).filter((slug) => !isKnown(slug))).toEqual([])
})

test.each(['css', 'html', 'image', 'others'] as const)(
  'a feature of %s without its own has one',
  (category) => {
    expect(fixFor(`${category}-not-in-the-table`)).toEqual({ code: `client-fix.any.${category}`, facts: {} })
  },
)
