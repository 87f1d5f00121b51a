import type { Language } from '#engines/language.ts'
import type { CodedRecordText, Explanation } from '#engines/record/words.ts'
import { germanDkimExplanations } from './de/explain.ts'
import { germanDkimTexts } from './de/texts.ts'
import { dkimExplanations } from './explain.ts'
import { dkimTexts } from './texts.ts'

/** The words of the DKIM checker's findings in a language, by finding id. */
export const dkimTextsIn = (language: Language): Record<string, CodedRecordText> =>
  language === 'de' ? germanDkimTexts : dkimTexts

/** What the parts and changes of a DKIM record mean, in a language. */
export const dkimExplanationsIn = (language: Language): Record<string, Explanation> =>
  language === 'de' ? germanDkimExplanations : dkimExplanations
