import type { Language } from '#engines/language.ts'
import type { CodedRecordText, Explanation } from '#engines/record/words.ts'
import { germanMtaStsExplanations } from './de/explain.ts'
import { germanMtaStsTexts } from './de/texts.ts'
import { mtaStsExplanations } from './explain.ts'
import { mtaStsTexts } from './texts.ts'

const texts: Record<Language, Record<string, CodedRecordText>> = { en: mtaStsTexts, de: germanMtaStsTexts }
const explanations: Record<Language, Record<string, Explanation>> = {
  en: mtaStsExplanations,
  de: germanMtaStsExplanations,
}

/** The words of the MTA-STS checker's findings in a language, by finding id. */
export const mtaStsTextsIn = (language: Language) => texts[language]

/** What the parts and changes of an MTA-STS record mean, in a language. */
export const mtaStsExplanationsIn = (language: Language) => explanations[language]
