import { expect, test } from 'vitest'
import { languageOfLocale } from './language.ts'

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['FR-ca', 'fr'],
  ['en', 'en'],
  ['nl', undefined],
  // Northern Frisian begins as French does.
  ['frr', undefined],
  ['x-rtl', undefined],
  ['', undefined],
])('of %j: %s', (locale, language) => {
  expect(languageOfLocale(locale)).toBe(language)
})
