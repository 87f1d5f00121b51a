/** Languages that people can choose; each has a complete catalog under src/web/words/. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** Runs right to left with longer sentences: shows what a layout forgot. Only where `PSEUDO_LOCALE` is on. */
export const pseudoLanguage = 'x-rtl'
export const pageLanguages = [...languages, pseudoLanguage] as const
export type PageLanguage = (typeof pageLanguages)[number]

/** What was chosen by `?lang=` or the switch of the footer. */
export const languageCookie = 'postproof_language'
export const languageParameter = 'lang'
