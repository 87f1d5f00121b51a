import { defineRecord } from '../record/define.ts'
import { spfDetails } from './details.ts'
import { spfWords } from './words.ts'

export const spf = defineRecord({
  details: spfDetails,
  words: spfWords,
  parts: { separator: 'part.separator-of-terms', unknown: 'part.unknown' },
  scoring: {
    fatal: ['spf_syntax', 'spf_lookups', 'spf_voids', 'spf_include', 'spf_loop', 'spf_mx-hosts'],
    small: {
      'spf_after-all redirect': 0,
      'spf_duplicate term': 3,
      'spf_modifier unknown': 3,
      'spf_size over-450': 3,
      'spf_exp missing': 3,
      'spf_exp several': 3,
      'spf_exp non-ascii': 3,
      'spf_private reserved': 5,
      'spf_sender-id published': 3,
      'spf_type-99 beside': 3,
      'spf_voids over-family': 5,
    },
    most: {
      // Everyone may send: worse than no record, as forged mail passes.
      'spf_all pass': 20,
      'spf_range everyone': 20,
      'spf_reach everyone': 20,
      'spf_reach almost-everyone': 20,
      'spf_claims stranger': 20,
      // Nobody may send: mail of the owner does not pass, whatever else is right.
      'spf_claims nobody': 40,
      'spf_claims nobody-weak': 60,
      'spf_range huge': 40,
      'spf_range wide': 70,
      'spf_all neutral': 60,
      'spf_all missing': 60,
      'spf_ptr used': 75,
    },
  },
})
