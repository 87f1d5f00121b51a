import { describe, expect, test } from 'vitest'
import type { PageLanguage } from '#contract/language.ts'
import { countriesIn, countryOfLanguages, readCountry } from './countries.ts'

describe('countries', () => {
  test.each<[PageLanguage, string, string]>([
    ['en', 'DE', 'Germany'],
    ['de', 'DE', 'Deutschland'],
    ['fr', 'CH', 'Suisse'],
    ['x-rtl', 'CH', 'Switzerland'],
  ])('in %s, %s is %s', (language, value, label) => {
    expect(countriesIn(language)).toContainEqual({ value, label })
  })

  test('are in the order of the language', () => {
    const labels = countriesIn('de').map(({ label }) => label)
    expect(labels.indexOf('Österreich')).toBeLessThan(labels.indexOf('Polen'))
  })

  test.each([
    ['de-AT,de;q=0.9,en-US;q=0.8', 'AT'],
    ['en,fr-CH;q=0.7', 'CH'],
    ['zh-Hant-TW', 'TW'],
    ['en', null],
    ['xx-QQ', null],
    ['', null],
    [null, null],
  ])('of the languages %s: %s', (header, country) => {
    expect(countryOfLanguages(header)).toBe(country)
  })

  test.each(['de', 'DEU', 'ZZ', '', null])('%s is none', (given) => {
    expect(readCountry(given)).toBeNull()
  })
})
