// Made of languages.ts by `npm run messages`; not written by hand.
import de from './de/index.ts'
import en from './en/index.ts'
import fr from './fr/index.ts'
import type { Language } from './languages.ts'
import type { Code } from './message.ts'

/**
 * The sentences of each language, by code, in ICU MessageFormat; a file for each area. English is the source: a code that
 * another language lacks is an error of the compiler here; arguments are compared by a test.
 */
export const catalogs: Record<Language, Record<Code, string>> = { en, de, fr }
