import type { Language } from '#engines/language.ts'
import type { CodedRecordText, Explanation } from '#engines/record/words.ts'
import { germanSpfExplanations } from './de/explain.ts'
import { germanSpfTexts } from './de/texts.ts'
import { spfExplanations } from './explain.ts'
import { spfTexts } from './texts.ts'

const texts: Record<Language, Record<string, CodedRecordText>> = { en: spfTexts, de: germanSpfTexts }
const explanations: Record<Language, Record<string, Explanation>> = {
  en: spfExplanations,
  de: germanSpfExplanations,
}

/** The words of the SPF checker's findings in a language, by finding id. */
export const spfTextsIn = (language: Language) => texts[language]

/** What the parts and changes of an SPF record mean, in a language. */
export const spfExplanationsIn = (language: Language) => explanations[language]
