import type { Language } from '#engines/language.ts'
import type { CodedRecordText, Explanation } from '#engines/record/words.ts'
import { germanDkimExplanations } from './de/explain.ts'
import { germanDkimTexts } from './de/texts.ts'
import { dkimExplanations } from './explain.ts'
import { dkimTexts } from './texts.ts'

const texts: Record<Language, Record<string, CodedRecordText>> = { en: dkimTexts, de: germanDkimTexts }
const explanations: Record<Language, Record<string, Explanation>> = {
  en: dkimExplanations,
  de: germanDkimExplanations,
}

/** The words of the DKIM checker's findings in a language, by finding id. */
export const dkimTextsIn = (language: Language) => texts[language]

/** What the parts and changes of a DKIM record mean, in a language. */
export const dkimExplanationsIn = (language: Language) => explanations[language]
