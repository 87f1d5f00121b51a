import { canonicalAddress, reverseName } from '@postproof/engine/addresses'
import type { Resolver } from '@postproof/engine/world'
import { isAnswered } from '@postproof/records/record/published'
import type { Authentication, Session } from '../types.ts'

/** A hostile reverse zone can name thousands of hosts; only the first ones are followed. */
export const MAX_PTR_NAMES = 5

type Reverse = Authentication['reverse']

/** PTR of the client address, and whether one of its names leads back to it (RFC 1912, 2.1). Never rejects. */
export async function findReverse(
  session: Session,
  resolver: Resolver,
  signal: AbortSignal,
): Promise<Reverse> {
  const address = canonicalAddress(session.clientAddress ?? '')
  const zone = reverseName(address ?? '')
  if (address === undefined || zone === undefined || session.addressUnusable !== null) {
    return noReverse('no-data', session.addressUnusable ?? 'unknown')
  }
  const pointer = await resolver.lookup(zone, 'PTR', { signal })
  if (!isAnswered(pointer.outcome)) return noReverse('no-data', pointer.outcome)
  const names = pointer.records.flatMap((record) => (record.type === 'PTR' ? [plain(record.target)] : []))
  if (names.length === 0) return noReverse('no-ptr', null)
  const kept = names.slice(0, MAX_PTR_NAMES)
  const type = address.includes(':') ? 'AAAA' : 'A'
  const answers = await Promise.all(kept.map((host) => resolver.lookup(host, type, { signal })))
  const index = answers.findIndex((answer) =>
    answer.records.some((record) => 'address' in record && canonicalAddress(record.address) === address),
  )
  if (index >= 0) return { outcome: 'ok', reason: null, names: kept, confirmed: kept[index] ?? null }
  const open = answers.find((answer) => !isAnswered(answer.outcome))
  // A name that could not be asked may be the one that leads back.
  if (open) return { outcome: 'no-data', reason: open.outcome, names: kept, confirmed: null }
  return { outcome: 'no-forward', reason: null, names: kept, confirmed: null }
}

function noReverse(outcome: Reverse['outcome'], reason: string | null): Reverse {
  return { outcome, reason, names: [], confirmed: null }
}

function plain(name: string): string {
  return name.replace(/\.$/, '').toLowerCase()
}
