import type { Language } from '../../src/messages/languages.ts'
import { german } from './german.ts'

/** What providers.ts says in English, by the English words; what a table lacks is said as it is. */
export const placementWords: Readonly<Record<Language, typeof german>> = {
  en: { signIn: {}, regions: {}, names: {} },
  de: german,
}
