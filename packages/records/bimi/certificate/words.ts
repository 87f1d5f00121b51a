import { sayableDay } from '@postproof/engine/amounts'
import type { FindingWords } from '@postproof/engine/finding-words'
import { sayableFailure } from '../../record/failures.ts'
import { gmailBimi, markRequirements } from '../references.ts'

const refs = [markRequirements, gmailBimi]

const MOST_MISSING = 6

/** The words for the mark certificate. */
export const certificateWords: Record<string, FindingWords> = {
  'bimi_certificate-bundle': { refs },
  'bimi_certificate-chain': { refs },
  'bimi_certificate-dates': { refs, facts: ({ facts }) => ({ day: sayableDay(facts.at) }) },
  'bimi_certificate-purpose': { refs },
  'bimi_certificate-domain': { refs },
  'bimi_certificate-subject': {
    refs,
    facts: ({ facts: { missing, markType } }) => ({
      missing: Array.isArray(missing) ? missing.slice(0, MOST_MISSING) : (missing ?? null),
      mark: markType === null ? { code: 'certificate.no_mark_type', facts: {} } : (markType ?? null),
    }),
  },
  'bimi_certificate-transparency': { refs },
  'bimi_certificate-revocation': {
    refs,
    facts: ({ facts }) => ({ failure: sayableFailure(facts.reason) }),
  },
  'bimi_certificate-logo': { refs },
}
