import type { Language } from '#contract/language.ts'

/** Sums and days as a language writes them, for letters and invoices. */

const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : language)

/** `amount` in minor units. */
export function moneyIn(language: Language, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: currency.toUpperCase(),
  })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** By UTC, as the plan counts. */
export const dayIn = (language: Language, day: Date): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(day)

export const percentIn = (language: Language, rate: number): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 3 }).format(rate / 100)
