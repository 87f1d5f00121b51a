import type { Language } from '#engines/language.ts'
import type { CodedRecordText, Explanation } from '#engines/record/words.ts'
import { germanDmarcExplanations } from './de/explain.ts'
import { germanDmarcTexts } from './de/texts.ts'
import { dmarcExplanations } from './explain.ts'
import { dmarcTexts } from './texts.ts'

/** The words of the DMARC checker's findings in a language, by finding id. */
export const dmarcTextsIn = (language: Language): Record<string, CodedRecordText> =>
  language === 'de' ? germanDmarcTexts : dmarcTexts

/** What the parts and changes of a DMARC record mean, in a language. */
export const dmarcExplanationsIn = (language: Language): Record<string, Explanation> =>
  language === 'de' ? germanDmarcExplanations : dmarcExplanations
