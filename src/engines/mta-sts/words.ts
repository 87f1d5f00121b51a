import type { Language } from '#engines/language.ts'
import type { CodedRecordText, Explanation } from '#engines/record/words.ts'
import { germanMtaStsExplanations } from './de/explain.ts'
import { germanMtaStsTexts } from './de/texts.ts'
import { mtaStsExplanations } from './explain.ts'
import { mtaStsTexts } from './texts.ts'

/** The words of the MTA-STS checker's findings in a language, by finding id. */
export const mtaStsTextsIn = (language: Language): Record<string, CodedRecordText> =>
  language === 'de' ? germanMtaStsTexts : mtaStsTexts

/** What the parts and changes of an MTA-STS record mean, in a language. */
export const mtaStsExplanationsIn = (language: Language): Record<string, Explanation> =>
  language === 'de' ? germanMtaStsExplanations : mtaStsExplanations
