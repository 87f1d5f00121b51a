import { type Language, languageParameter } from '#contract/language.ts'
import { ownPath } from '#contract/local-path.ts'

type Place = { pathname: string; search: string }

/** The same page in `language`; what else its address asks for stays. */
export function inLanguage({ pathname, search }: Place, language: Language): string {
  const query = new URLSearchParams(search)
  query.set(languageParameter, language)
  return ownPath({ pathname, search: `?${query}` })
}
