import { type Language, languageCookie } from '#contract/language.ts'

const year = 365 * 86_400

/** A Set-Cookie for a language chosen in a form: what was chosen last counts. */
export const keepLanguage = (language: Language, publicUrl: string): string =>
  `${languageCookie}=${language}; Path=/; Max-Age=${year}; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`
