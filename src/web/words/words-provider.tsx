import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { PageLanguage } from '#contract/language.ts'
import { areasLoaded, loadWords } from './catalogs.ts'
import type { Words } from './types.ts'
import { useWords, WordsContext } from './words.ts'

const ChangeContext = createContext<(language: PageLanguage) => void>(() => {})

/** The words of a browser. Whoever signs in may have chosen another language: the same areas of that are then loaded. */
export function WordsProvider({ first, children }: { first: Words; children: ReactNode }) {
  const [words, setWords] = useState(first)
  const [change] = useState(() => (language: PageLanguage) => {
    const shown = document.documentElement.lang as PageLanguage
    void loadWords(language, areasLoaded(shown)).then(setWords)
  })
  return (
    <ChangeContext value={change}>
      <WordsContext value={words}>{children}</WordsContext>
    </ChangeContext>
  )
}

/** Keeps the words in the language in which the server answers. */
export function useFollowLanguage(language: PageLanguage | undefined): void {
  const { lang } = useWords()
  const change = use(ChangeContext)
  useEffect(() => {
    if (language && language !== lang) change(language)
  }, [language, lang, change])
}
