/** Languages that people can choose, each by its own name. Each has a folder beside this file. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
} as const
export type Language = keyof typeof languageNames
export const languages = Object.keys(languageNames) as [Language, ...Language[]]

/** Right to left, with longer sentences: shows what a layout forgot. Made of the English by `pseudo.ts`. */
export const pseudoLanguage = 'x-rtl'
export type PseudoLanguage = typeof pseudoLanguage
