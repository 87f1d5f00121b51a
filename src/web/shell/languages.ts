import { type Language, languageParameter } from '#contract/language.ts'
import { ownPath } from '#contract/local-path.ts'

/** Each language by its own name. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' }

type Place = { pathname: string; search: string }

/** The same page in `language`; what else its address asks for stays. */
export function inLanguage({ pathname, search }: Place, language: Language): string {
  const query = new URLSearchParams(search)
  query.set(languageParameter, language)
  return ownPath({ pathname, search: `?${query}` })
}
