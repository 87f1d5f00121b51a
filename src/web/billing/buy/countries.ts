import { countryCodes, isCountry } from '#contract/countries.ts'
import { type PageLanguage, serviceLanguage } from '#contract/language.ts'

export type Country = { value: string; label: string }

/** By their names in that language, in its order. */
export function countriesIn(language: PageLanguage): Country[] {
  const locale = serviceLanguage(language)
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const order = new Intl.Collator(locale)
  return [...countryCodes]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => order.compare(a.label, b.label))
}

export const readCountry = (given: string | null | undefined): string | null =>
  given && isCountry(given) ? given : null

/** Of the first language that names one, as in `de-AT, de;q=0.9`. Null: none does. */
export function countryOfLanguages(header: string | null): string | null {
  for (const part of (header ?? '').split(',')) {
    const country = readCountry(/^\s*[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Z]{2})\b/.exec(part)?.[1])
    if (country) return country
  }
  return null
}
