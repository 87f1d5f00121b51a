import { askReverseNames } from '@postproof/engine/reverse'
import type { Resolver } from '@postproof/engine/world'
import { isAnswered } from '@postproof/records/record/published'
import type { Authentication, Session } from '../types.ts'

export const MAX_PTR_NAMES = 5

type Reverse = Authentication['reverse']

/** PTR of the client address, and whether one of its names leads back to it (RFC 1912, 2.1). Never rejects. */
export async function findReverse(
  { clientAddress, addressUnusable }: Session,
  resolver: Resolver,
  signal: AbortSignal,
): Promise<Reverse> {
  const asked =
    addressUnusable === null
      ? await askReverseNames(clientAddress ?? '', resolver, { most: MAX_PTR_NAMES, signal })
      : null
  if (asked === null) return noReverse('no-data', addressUnusable ?? 'unknown')
  const { pointer, names, forward, confirmed } = asked
  if (!isAnswered(pointer.outcome)) return noReverse('no-data', pointer.outcome)
  if (names.length === 0) return noReverse('no-ptr', null)
  if (confirmed !== null) return { outcome: 'ok', reason: null, names, confirmed }
  const open = forward.find((answer) => !isAnswered(answer.outcome))
  // A name that could not be asked may be the one that leads back.
  if (open) return { outcome: 'no-data', reason: open.outcome, names, confirmed }
  return { outcome: 'no-forward', reason: null, names, confirmed }
}

function noReverse(outcome: Reverse['outcome'], reason: string | null): Reverse {
  return { outcome, reason, names: [], confirmed: null }
}
