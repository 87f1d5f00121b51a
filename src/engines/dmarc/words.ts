import type { Language } from '#engines/language.ts'
import type { CodedRecordText, Explanation } from '#engines/record/words.ts'
import { germanDmarcExplanations } from './de/explain.ts'
import { germanDmarcTexts } from './de/texts.ts'
import { dmarcExplanations } from './explain.ts'
import { dmarcTexts } from './texts.ts'

const texts: Record<Language, Record<string, CodedRecordText>> = { en: dmarcTexts, de: germanDmarcTexts }
const explanations: Record<Language, Record<string, Explanation>> = {
  en: dmarcExplanations,
  de: germanDmarcExplanations,
}

/** The words of the DMARC checker's findings in a language, by finding id. */
export const dmarcTextsIn = (language: Language) => texts[language]

/** What the parts and changes of a DMARC record mean, in a language. */
export const dmarcExplanationsIn = (language: Language) => explanations[language]
