import type { Language } from '#engines/language.ts'
import type { CodedRecordText, Explanation } from '#engines/record/words.ts'
import { germanTlsRptExplanations } from './de/explain.ts'
import { germanTlsRptTexts } from './de/texts.ts'
import { tlsRptExplanations } from './explain.ts'
import { tlsRptTexts } from './texts.ts'

const texts: Record<Language, Record<string, CodedRecordText>> = { en: tlsRptTexts, de: germanTlsRptTexts }
const explanations: Record<Language, Record<string, Explanation>> = {
  en: tlsRptExplanations,
  de: germanTlsRptExplanations,
}

/** The words of the TLS-RPT checker's findings in a language, by finding id. */
export const tlsRptTextsIn = (language: Language) => texts[language]

/** What the parts and changes of a TLS-RPT record mean, in a language. */
export const tlsRptExplanationsIn = (language: Language) => explanations[language]
