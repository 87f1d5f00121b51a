import { createContext, use } from 'react'
import { en, type Words } from './en.ts'

const WordsContext = createContext<Words>(en)

/** The sentences in the visitor's language. */
export const useWords = (): Words => use(WordsContext)

/** The sentences for titles and actions, which run outside the component tree. */
export const defaultWords: Words = en
