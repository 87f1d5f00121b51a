import type { Language } from '#engines/language.ts'
import type { CodedRecordText, Explanation } from '#engines/record/words.ts'
import { germanBimiExplanations } from './de/explain.ts'
import { germanBimiTexts } from './de/texts.ts'
import { bimiExplanations } from './explain.ts'
import { bimiTexts } from './texts.ts'

/** The words of the BIMI checker's findings in a language, by finding id. */
export const bimiTextsIn = (language: Language): Record<string, CodedRecordText> =>
  language === 'de' ? germanBimiTexts : bimiTexts

/** What the parts and changes of a BIMI record mean, in a language. */
export const bimiExplanationsIn = (language: Language): Record<string, Explanation> =>
  language === 'de' ? germanBimiExplanations : bimiExplanations
