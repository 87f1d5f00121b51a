import { sayableSpan } from '#engines/amounts.ts'
import type { FindingWords } from '#engines/finding-words.ts'
import { sayableFailure } from '#engines/record/failures.ts'
import { nameWords } from '#engines/record/name-words.ts'
import { rfc } from '#engines/references.ts'

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
