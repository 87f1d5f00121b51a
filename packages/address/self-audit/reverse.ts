import { bad, type Finding, good, noData } from '@postproof/engine/finding'
import { askReverseNames } from '@postproof/engine/reverse'
import type { Resolver } from '@postproof/engine/world'
import { isAnswered } from '@postproof/records/record/published'

const MOST_NAMES = 5

/** Whether the reverse name of our address leads back to it (RFC 1912, 2.1): without that, few servers talk to us. */
export async function reverseFinding(address: string | undefined, resolver: Resolver): Promise<Finding> {
  const id = 'audit-ptr'
  const asked = address === undefined ? null : await askReverseNames(address, resolver, { most: MOST_NAMES })
  if (address === undefined || asked === null) return noData(id, 'address-unknown')
  const { pointer, names, forward, confirmed } = asked
  if (!isAnswered(pointer.outcome)) return noData(id, 'unanswered', { address, reason: pointer.outcome })
  const facts = { address, names }
  if (names.length === 0) return bad(id, 'no-ptr', facts)
  if (confirmed !== null) return good(id, 'confirmed', { ...facts, confirmed })
  const silent = forward.find(({ outcome }) => !isAnswered(outcome))
  return silent
    ? noData(id, 'unanswered', { ...facts, reason: silent.outcome })
    : bad(id, 'not-confirmed', facts)
}
