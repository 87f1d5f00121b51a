import { languages, pseudoLanguage } from '#messages/languages.ts'

export { type Language, languages, pseudoLanguage } from '#messages/languages.ts'

/** The pseudo-language only where `PSEUDO_LOCALE` is on. */
export const pageLanguages = [...languages, pseudoLanguage] as const
export type PageLanguage = (typeof pageLanguages)[number]

/** What was chosen by `?lang=` or the switch of the footer. */
export const languageCookie = 'postproof_language'
export const languageParameter = 'lang'
