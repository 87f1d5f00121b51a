import { proveByNsec } from './nsec.ts'
import { proveByNsec3 } from './nsec3.ts'
import type { Claim, Proof } from './proof.ts'
import { type Nsec, type Nsec3, readNsec, readNsec3 } from './records.ts'
import { checkSet, type RecordSet, type SignatureFault, type ZoneKeys } from './rrset.ts'
import { TYPE } from './wire.ts'
import type { Work } from './work.ts'

/** `fault`: why signatures of the denial do not hold, where nothing was proved. */
export type Denial = {
  proof: Proof
  fault: SignatureFault | null
  /** Of the signature that ends first, Unix milliseconds. */
  from: number
  until: number
}

/** Sets of denials that are looked at: an honest proof has four at most (RFC 5155, 7.2). */
const MOST_SETS = 8

/**
 * Proves that something does not exist by the authority section of an answer (RFC 4035, 5.4; RFC 5155, 8). Only records that
 * the zone has signed count.
 */
export function prove(claim: Claim, sets: RecordSet[], zone: ZoneKeys, now: number, work: Work): Denial {
  const denials = sets.filter(({ type }) => type === TYPE.NSEC || type === TYPE.NSEC3).slice(0, MOST_SETS)
  let [from, until] = [0, Number.POSITIVE_INFINITY]
  let fault: SignatureFault | null = null
  const [nsec, nsec3]: [Nsec[], Nsec3[]] = [[], []]
  for (const set of denials) {
    const checked = checkSet(set, zone, now, work)
    if (!checked.ok) fault ??= checked
    // A denial is never made by a wildcard (RFC 4035, 5.4).
    if (!checked.ok || checked.wildcard !== null) continue
    if (checked.until < until) [from, until] = [checked.from, checked.until]
    nsec.push(...set.records.slice(0, 1).flatMap((record) => readNsec(record) ?? []))
    nsec3.push(...set.records.slice(0, 1).flatMap((record) => readNsec3(record) ?? []))
  }
  const proof = nsec3.length > 0 ? proveByNsec3(claim, nsec3, zone.zone, work) : proveByNsec(claim, nsec)
  return { proof, fault: proof.result === 'unproved' ? fault : null, from, until }
}
