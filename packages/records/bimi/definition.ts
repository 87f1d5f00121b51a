import { defineRecord } from '../record/define.ts'
import { bimiDetails } from './details.ts'
import { bimiWords } from './words.ts'

export const bimi = defineRecord({
  details: bimiDetails,
  words: bimiWords,
  parts: { unknown: 'part.unknown' },
  draft: { selector: 'default', nameOf: (domain, selector) => `${selector}._bimi.${domain}` },
  scoring: { isDead: ({ outcome }) => outcome === 'refused' },
})
