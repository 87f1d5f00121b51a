import type { Language } from '#engines/language.ts'
import type { CodedRecordText, Explanation } from '#engines/record/words.ts'
import { germanTlsRptExplanations } from './de/explain.ts'
import { germanTlsRptTexts } from './de/texts.ts'
import { tlsRptExplanations } from './explain.ts'
import { tlsRptTexts } from './texts.ts'

/** The words of the TLS-RPT checker's findings in a language, by finding id. */
export const tlsRptTextsIn = (language: Language): Record<string, CodedRecordText> =>
  language === 'de' ? germanTlsRptTexts : tlsRptTexts

/** What the parts and changes of a TLS-RPT record mean, in a language. */
export const tlsRptExplanationsIn = (language: Language): Record<string, Explanation> =>
  language === 'de' ? germanTlsRptExplanations : tlsRptExplanations
