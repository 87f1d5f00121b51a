import { type Language, languages, pseudoLanguage } from '@postproof/messages/languages'

export { type Language, languages, pseudoLanguage } from '@postproof/messages/languages'

/** The pseudo-language only where `PSEUDO_LOCALE` is on. */
export const pageLanguages = [...languages, pseudoLanguage] as const
export type PageLanguage = (typeof pageLanguages)[number]

/** Of an account's locale or a range of Accept-Language, `de` or `de-AT`; none where it is no language of ours. */
export function languageOfLocale(locale: string): Language | undefined {
  const [primary] = locale.toLowerCase().split('-')
  return languages.find((language) => language === primary)
}

/** The language in which an account is written to; English where it is not known. */
export const languageOfAccount = (account: { locale: string } | undefined): Language =>
  languageOfLocale(account?.locale ?? '') ?? 'en'

/** The locale of dates and sums: days before months in English, as on the pages. */
export const figuresLocale = (language: Language): string => (language === 'en' ? 'en-GB' : language)

/** The language of what services say: they have no words for the pseudo-language. */
export const serviceLanguage = (language: PageLanguage): Language =>
  language === pseudoLanguage ? 'en' : language

/** What was chosen by `?lang=` or the switch of the footer. */
export const languageCookie = 'postproof_language'
export const languageParameter = 'lang'
