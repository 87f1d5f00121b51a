/** What icu-minify formats numbers with; formatters are dear to make. */

export function kept<Options, Formatter>(make: (locale?: string | string[], options?: Options) => Formatter) {
  const made = new Map<string, Formatter>()
  return (locale?: unknown, options?: Options): Formatter => {
    const key = JSON.stringify([locale, options])
    const formatter = made.get(key) ?? make(locale as string, options)
    made.set(key, formatter)
    return formatter
  }
}

export const formatters = {
  getNumberFormat: kept(
    (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
  ),
  getDateTimeFormat: kept(
    (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
  ),
  getPluralRules: kept((locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options)),
}
