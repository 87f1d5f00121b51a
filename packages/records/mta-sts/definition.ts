import { defineRecord } from '../record/define.ts'
import { mtaStsDetails } from './details.ts'
import { mtaStsWords } from './words.ts'

export const mtaSts = defineRecord({
  details: mtaStsDetails,
  words: mtaStsWords,
  draft: { nameOf: (domain) => `_mta-sts.${domain}` },
  scoring: {
    fatal: ['mta-sts_syntax', 'mta-sts_policy', 'mta-sts_policy-syntax'],
    most: { 'mta-sts_mode testing': 70, 'mta-sts_mode none': 30 },
  },
})
