import { figuresLocale, type Language } from '#contract/language.ts'

/** Sums and days as a language writes them, for letters and invoices. */

/** `amount` in minor units. */
export function moneyIn(language: Language, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(figuresLocale(language), {
    style: 'currency',
    currency: currency.toUpperCase(),
  })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** By UTC, as the plan counts. */
export const dayIn = (language: Language, day: Date): string =>
  new Intl.DateTimeFormat(figuresLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(day)

export const percentIn = (language: Language, rate: number): string =>
  new Intl.NumberFormat(figuresLocale(language), { style: 'percent', maximumFractionDigits: 3 }).format(
    rate / 100,
  )
