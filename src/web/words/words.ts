import type { PageWords } from '@postproof/messages/page-words'
import { createContext, use } from 'react'
import type { RouterContextProvider } from 'react-router'
import type { PageLanguage } from '#contract/language.ts'
import { visitContext } from '#web/request/visit.ts'
import { wordsIn } from './catalogs.ts'
import type { Words } from './types.ts'

/** Ids stand in addresses and never change. */
export type TermId = keyof PageWords['glossary']

/** Set by the entries of server and browser. */
export const WordsContext = createContext<Words | null>(null)

/** The sentences in the visitor's language, for components. */
export const useWords = (): Words => use(WordsContext) ?? wordsIn(undefined)

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The sentences for what runs outside the component tree: `matches` in a meta function, `context` in a loader or action. */
export function wordsOf(from: Matches | Readonly<RouterContextProvider>): Words {
  if (!isMatches(from)) return wordsIn(from.get(visitContext).language)
  const root = from.find((match) => match?.id === 'root')?.loaderData
  return wordsIn((root as { language?: PageLanguage } | undefined)?.language)
}

const isMatches = (from: unknown): from is Matches => Array.isArray(from)
