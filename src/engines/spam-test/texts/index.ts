import type { Language } from '#engines/language.ts'
import type { CheckText } from '../types.ts'
import { authenticationTexts } from './authentication.ts'
import { germanRecordTexts } from './de/index.ts'
import { reputationTexts } from './reputation.ts'

/** The words of the checks that are not in the catalogs yet, by check id. */
export const texts: Record<string, CheckText> = { ...authenticationTexts, ...reputationTexts }

const byLanguage: Record<Language, Record<string, CheckText>> = { en: texts, de: germanRecordTexts }

export const textsIn = (language: Language) => byLanguage[language]
