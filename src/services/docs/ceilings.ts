import type { Language } from '@postproof/messages/languages'
import { say } from '@postproof/messages/say'
import { ceilings } from '@postproof/spam-test/cap'
import { table } from './table.ts'
import type { Block } from './types.ts'

/** The ceilings of the score in their order, in the words that a report gives for them. */
export const ceilingsTable = (language: Language): Block =>
  table(
    [
      say(language, { code: 'ceilings.score', facts: {} }),
      say(language, { code: 'ceilings.reason', facts: {} }),
    ],
    ceilings.map(({ score, reason }) => [
      String(score),
      sentence(say(language, { code: `score.cap.${reason}`, facts: {} }), language),
    ]),
  )

/** A part of a sentence as one of its own. */
const sentence = (words: string, language: Language) =>
  `${words.charAt(0).toLocaleUpperCase(language)}${words.slice(1)}.`
