import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import type { Applied } from './details.ts'
import type { Discovery } from './discover.ts'
import type { DmarcRecord, Policy } from './parse.ts'

/** What a record says for one name: which tag decides, and what is left of it. */

/** One level below each policy. */
export const LOWER: Record<Policy, Policy> = { reject: 'quarantine', quarantine: 'none', none: 'none' }
const RANK: Record<Policy, number> = { none: 0, quarantine: 1, reject: 2 }

/** Whether the first policy asks for less than the second. */
export function isWeaker(one: Policy, other: Policy): boolean {
  return RANK[one] < RANK[other]
}

/**
 * Whether a name exists for the purposes of `np`: NXDOMAIN for an address, and no alias of its own (RFC 9989, 3.2.14).
 * Null when the DNS did not say.
 */
export async function nameExists(domain: string, resolver: Resolver): Promise<boolean | null> {
  return existence(await resolver.lookup(domain, 'A'))
}

function existence({ outcome, cnames }: DnsAnswer): boolean | null {
  if (outcome === 'nxdomain') return cnames.length > 0
  return outcome === 'answer' || outcome === 'nodata' ? true : null
}

/**
 * The policy for a name (RFC 9989, 4.10.1): `p` of its own record; `sp`, else `p`, of a record above it; for a name
 * that does not exist `np`, else `sp`, else `p`. Null when no record applies.
 */
export function applyDmarc(domain: string, discovery: Discovery, exists: boolean | null): Applied | null {
  const found = discovery.applied
  const effective = found?.used?.effective
  if (!found?.used || !effective) return null
  const inherited = found.domain !== domain
  const tag = decidingTag(found.used, inherited, exists)
  const requested = (tag === null ? null : effective[tag]) ?? effective.p
  const { testMode } = found.used
  return {
    at: found.domain,
    inherited,
    tag,
    requested,
    effective: testMode ? LOWER[requested] : requested,
    testMode,
  }
}

function decidingTag(
  { effective, p }: DmarcRecord,
  inherited: boolean,
  exists: boolean | null,
): Applied['tag'] {
  // The record acts as p=none for its report address alone: no tag of it decides.
  if (effective === null || p === null || effective.p !== p) return null
  if (inherited && exists === false && effective.np !== null) return 'np'
  return inherited && effective.sp !== null ? 'sp' : 'p'
}
