import { sayableSize } from '@postproof/engine/amounts'
import type { FindingWords } from '@postproof/engine/finding-words'
import { sayableFailure } from '../record/failures.ts'
import { nameWords } from '../record/name-words.ts'
import { certificateWords } from './certificate/words.ts'
import { bimiDraft, bimiGroup, gmailBimi } from './references.ts'
import { svgWords } from './svg/words.ts'

const refs = [bimiDraft, bimiGroup]

const file: FindingWords = {
  refs,
  facts: ({ facts: { bytes, limit, failure } }) => ({
    bytes: sayableSize(bytes),
    limit: sayableSize(limit),
    failure: sayableFailure(failure),
  }),
}

/** The words of the BIMI checker, by finding id. */
export const bimiWords: Record<string, FindingWords> = {
  ...nameWords('bimi'),
  bimi_selector: { refs },
  bimi_record: { refs },
  bimi_place: { refs },
  bimi_syntax: { refs },
  bimi_certificate: { refs: [bimiGroup, gmailBimi] },
  bimi_dmarc: { refs: [bimiDraft, gmailBimi] },
  'bimi_logo-file': file,
  'bimi_certificate-file': file,
  'bimi_logo-match': {
    refs,
    facts: ({ facts: { published, certified } }) => ({
      published: sayableSize(published),
      certified: sayableSize(certified),
    }),
  },
  ...svgWords,
  ...certificateWords,
}
