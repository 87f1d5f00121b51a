import type { Language } from '#engines/language.ts'
import { germanMeaning } from './de/meanings.ts'

const words: Record<Language, (meaning: string) => string> = {
  en: (meaning) => meaning,
  de: germanMeaning,
}

/**
 * What a list's answer means, in a language. Answers carry it in English, stored ones as well; operators' own reasons
 * stay in their words.
 */
export const meaningIn = (meaning: string, language: Language): string => words[language](meaning)
