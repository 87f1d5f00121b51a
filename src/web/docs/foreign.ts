import type { Language } from '#contract/language.ts'
import { useWords } from '#web/words/words.ts'

/**
 * The `lang` of what may be in another language than its page, for voices and hyphens; undefined where it is not. The
 * page's own words within such text say theirs by `useWords().lang`.
 */
export function useForeign(language: Language | undefined): Language | undefined {
  const { lang } = useWords()
  return language === lang ? undefined : language
}
