import { defineRecord } from '../record/define.ts'
import { tlsRptDetails } from './details.ts'
import { tlsRptWords } from './words.ts'

export const tlsRpt = defineRecord({
  details: tlsRptDetails,
  words: tlsRptWords,
  parts: { unknown: 'part.unknown' },
  draft: { nameOf: (domain) => `_smtp._tls.${domain}` },
  scoring: { fatal: ['tls-rpt_syntax'] },
})
