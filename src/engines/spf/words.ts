import type { Language } from '#engines/language.ts'
import type { CodedRecordText, Explanation } from '#engines/record/words.ts'
import { germanSpfExplanations } from './de/explain.ts'
import { germanSpfTexts } from './de/texts.ts'
import { spfExplanations } from './explain.ts'
import { spfTexts } from './texts.ts'

/** The words of the SPF checker's findings in a language, by finding id. */
export const spfTextsIn = (language: Language): Record<string, CodedRecordText> =>
  language === 'de' ? germanSpfTexts : spfTexts

/** What the parts and changes of an SPF record mean, in a language. */
export const spfExplanationsIn = (language: Language): Record<string, Explanation> =>
  language === 'de' ? germanSpfExplanations : spfExplanations
