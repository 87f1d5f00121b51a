import { canonicalAddress, reverseName } from '@postproof/engine/addresses'
import { bad, type Finding, good, noData } from '@postproof/engine/finding'
import type { Resolver } from '@postproof/engine/world'
import { isAnswered } from '@postproof/records/record/published'

const MOST_NAMES = 5

/** Whether the reverse name of our address leads back to it (RFC 1912, 2.1): without that, few servers talk to us. */
export async function reverseFinding(address: string | undefined, resolver: Resolver): Promise<Finding> {
  const id = 'audit-ptr'
  const zone = address === undefined ? undefined : reverseName(address)
  if (address === undefined || zone === undefined) return noData(id, 'address-unknown')
  const answer = await resolver.lookup(zone, 'PTR')
  if (!isAnswered(answer.outcome)) return noData(id, 'unanswered', { address, reason: answer.outcome })
  const names = answer.records.flatMap((one) =>
    one.type === 'PTR' ? [one.target.toLowerCase().replace(/\.$/, '')] : [],
  )
  const facts = { address, names: names.slice(0, MOST_NAMES) }
  if (names.length === 0) return bad(id, 'no-ptr', facts)
  const type = address.includes(':') ? 'AAAA' : 'A'
  const forward = await Promise.all(names.slice(0, MOST_NAMES).map((name) => resolver.lookup(name, type)))
  const confirmed = forward.find(({ records }) =>
    records.some((one) => 'address' in one && canonicalAddress(one.address) === address),
  )
  if (confirmed) return good(id, 'confirmed', { ...facts, confirmed: confirmed.name })
  const silent = forward.find(({ outcome }) => !isAnswered(outcome))
  return silent
    ? noData(id, 'unanswered', { ...facts, reason: silent.outcome })
    : bad(id, 'not-confirmed', facts)
}
