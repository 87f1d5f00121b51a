import { newTaxIdSchema } from '#contract/billing.ts'
import { readAs } from '#contract/issues.ts'
import { type PageLanguage, serviceLanguage } from '#contract/language.ts'
import { mayBeTaxNumber, type TaxNumberKind, taxNumberKinds } from '#contract/tax-numbers.ts'
import { type Typed, textOf } from '#web/forms/form.ts'
import type { Words } from '#web/words/types.ts'

/** The kinds of tax numbers as a form offers them. Names of countries are made on the server: browsers know others. */

type TaxChoice = TaxNumberKind & { /** Country and type. */ value: string; of: string }
export type TaxChoices = { kinds: TaxChoice[] /** Chosen at first; empty: nothing. */; first: string }

/** By country in the order of that language; `country` is that of the billing address. */
export function taxChoices(language: PageLanguage, country: string | undefined): TaxChoices {
  const locale = serviceLanguage(language)
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const order = new Intl.Collator(locale)
  const kinds = taxNumberKinds
    .map((kind) => ({
      ...kind,
      value: `${kind.country}:${kind.type}`,
      of: names.of(kind.country) ?? kind.country,
    }))
    .sort((a, b) => order.compare(a.of, b.of))
  return { kinds, first: kinds.find((kind) => kind.country === country)?.value ?? '' }
}

type TaxWords = Words['billing']['orders']['tax']

export const worded = ({ of, name }: TaxChoice, words: TaxWords): string =>
  `${of}: ${words.names[name as keyof TaxWords['names']] ?? name}`

/** What a number that someone has is called: that of the European Union by the country it begins with. */
export function labelOf({ kinds }: TaxChoices, type: string, value: string, words: TaxWords): string {
  const same = kinds.filter((kind) => kind.type === type)
  const own = same.find(({ example }) => example.slice(0, 2) === value.slice(0, 2)) ?? same[0]
  return own ? worded(own, words) : type
}

/** A choice names its country too, which begins the numbers of the European Union: it is put before one without. */
export function readTaxNumber(typed: Typed) {
  const [country = '', type = ''] = textOf(typed, 'type').split(':')
  const value = textOf(typed, 'value')
  const kind = taxNumberKinds.find((each) => each.country === country && each.type === type)
  const prefixed = type === 'eu_vat' ? `${kind?.example.slice(0, 2)}${value.trim()}` : value
  const whole = mayBeTaxNumber(type, value) || !mayBeTaxNumber(type, prefixed) ? value : prefixed
  return readAs(newTaxIdSchema, { type, country, value: whole })
}
