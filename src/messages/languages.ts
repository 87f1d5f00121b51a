/** Languages that people can choose. Each has a folder beside this file, which `catalogs.ts` names. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** Right to left, with longer sentences: shows what a layout forgot. Made of the English by `pseudo.ts`. */
export const pseudoLanguage = 'x-rtl'
export type PseudoLanguage = typeof pseudoLanguage
