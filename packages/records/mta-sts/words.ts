import { sayableSpan } from '@postproof/engine/amounts'
import type { FindingWords } from '@postproof/engine/finding-words'
import { rfc } from '@postproof/engine/references'
import { sayableFailure } from '../record/failures.ts'
import { nameWords } from '../record/name-words.ts'

/** The words of the MTA-STS checker, by finding id. */
export const mtaStsWords: Record<string, FindingWords> = {
  ...nameWords('mta-sts'),
  'mta-sts_record': { refs: [rfc(8461, '3.1')] },
  'mta-sts_syntax': { refs: [rfc(8461, '3.1')] },
  'mta-sts_policy': {
    refs: [rfc(8461, '3.3')],
    facts: ({ facts }) => ({ failure: sayableFailure(facts.reason) }),
  },
  'mta-sts_content-type': { refs: [rfc(8461, '3.2')] },
  'mta-sts_policy-syntax': { refs: [rfc(8461, '3.2')] },
  'mta-sts_max-age': {
    refs: [rfc(8461, '3.2')],
    facts: ({ facts }) => ({ span: sayableSpan(facts.seconds) }),
  },
  'mta-sts_mode': { refs: [rfc(8461, '5')] },
  'mta-sts_mx': { refs: [rfc(8461, '4.1')] },
  'mta-sts_dane': { refs: [rfc(7672), rfc(8461, '2')] },
}
