import { type Language, languageParameter, languages } from '#contract/language.ts'
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

/**
 * One address per language, for `<link rel="alternate" hreflang>`; `x-default` is the address without a language, which
 * answers in the browser's own.
 */
export function alternates(publicUrl: string, pathname: string): { hrefLang: string; href: string }[] {
  const plain = { hrefLang: 'x-default', href: `${publicUrl}${pathname}` }
  return [
    ...languages.map((hrefLang) => ({
      hrefLang,
      href: `${publicUrl}${inLanguage({ pathname, search: '' }, hrefLang)}`,
    })),
    plain,
  ]
}
