import { defineRecord } from '../record/define.ts'
import { dmarcDetails } from './details.ts'
import { dmarcWords } from './words.ts'

export const dmarc = defineRecord({
  details: dmarcDetails,
  words: dmarcWords,
  draft: { nameOf: (domain) => `_dmarc.${domain}` },
  scoring: {
    // The record has no policy and no reports then; with a valid report address it acts as p=none.
    fatal: ['dmarc_policy invalid', 'dmarc_policy absent'],
    small: {
      'dmarc_tags unknown': 3,
      'dmarc_tags policy-not-second': 3,
      'dmarc_removed removed-tag': 5,
      'dmarc_removed size-suffix': 3,
    },
    most: {
      // Receivers ignore the policy, or do nothing by it.
      'dmarc_policy invalid-acts-as-none': 30,
      'dmarc_policy absent-acts-as-none': 30,
      'dmarc_policy bad-subdomain-policy': 30,
      'dmarc_policy none': 60,
      'dmarc_test-mode testing': 70,
      'dmarc_subdomains weaker': 75,
    },
  },
})
