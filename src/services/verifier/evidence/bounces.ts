import { Refusal } from '#platform/refusals/refusal.ts'
import { requireConfirmed } from '../../accounts/confirmed.ts'
import type { OwnerOf } from '../../accounts/owner.ts'
import type { BounceReports } from '../types.ts'
import type { OwnEvidenceBook } from './own-evidence.ts'

/** Bounces that an account tells of, counted for its own verdicts. */
export function createBounceReports(
  evidence: Pick<OwnEvidenceBook, 'note'>,
  ownerOf: OwnerOf,
): BounceReports {
  return {
    async note(bounces, visitor) {
      const owner = visitor.account ? ownerOf(visitor) : null
      if (!owner) throw new Refusal(401, 'unauthorized', 'account.sign_in_first')
      requireConfirmed(visitor.account)
      return evidence.note(owner, bounces)
    },
  }
}
