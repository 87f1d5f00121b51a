import type { Language } from '#engines/language.ts'
import type { CodedRecordText, Explanation } from '#engines/record/words.ts'
import { germanBimiExplanations } from './de/explain.ts'
import { germanBimiTexts } from './de/texts.ts'
import { bimiExplanations } from './explain.ts'
import { bimiTexts } from './texts.ts'

const texts: Record<Language, Record<string, CodedRecordText>> = { en: bimiTexts, de: germanBimiTexts }
const explanations: Record<Language, Record<string, Explanation>> = {
  en: bimiExplanations,
  de: germanBimiExplanations,
}

/** The words of the BIMI checker's findings in a language, by finding id. */
export const bimiTextsIn = (language: Language) => texts[language]

/** What the parts and changes of a BIMI record mean, in a language. */
export const bimiExplanationsIn = (language: Language) => explanations[language]
