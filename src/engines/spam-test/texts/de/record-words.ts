import * as english from '../record-words.ts'
import { bounceStep, dkimSteps } from './esp-dns.ts'
import { fromSteps, ownerSentence } from './own-domain.ts'
import { germanTextOf } from './phrasing.ts'

const phrasing: english.RecordPhrasing = {
  textOf: germanTextOf,
  bounceStep,
  dkimSteps,
  fromSteps,
  ownerSentence,
}

/** Makes the German text of a check whose repair changes DNS records. */
export const germanRecordTextOf = (words: english.RecordWords) => english.recordTextOf(words, phrasing)
