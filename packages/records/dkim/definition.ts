import { defineRecord } from '../record/define.ts'
import { type DkimDetails, dkimDetails } from './details.ts'
import { dkimWords } from './words.ts'

export const dkim = defineRecord({
  details: dkimDetails,
  words: dkimWords,
  draft: { selector: 'draft', nameOf: (domain, selector) => `${selector}._domainkey.${domain}` },
  scoring: {
    small: { 'dkim_tags unknown': 3, 'dkim_tags historic-tag': 3 },
    most: { 'dkim_flags testing': 50, 'dkim_strength short-key': 80 },
    isDead: (details, hasBad) => hasBad && !hasKey(details),
  },
})

/** Whether one of the keys can verify a signature. */
const hasKey = ({ keys }: DkimDetails) =>
  keys.some(
    ({ state, revoked, issues }) =>
      state === 'found' && !revoked && issues.every((issue) => issue.status !== 'bad'),
  )
