import type { Name } from './names.ts'
import { TYPE } from './wire.ts'

/**
 * What is to be proved. `missing`: the name does not exist, nor a wildcard for it. `no-data`: it has no record of the
 * type. `expansion`: the name itself does not exist, so that the wildcard below `encloser` answers for it.
 */
export type Claim =
  | { kind: 'missing' | 'no-data'; name: Name; type: number }
  | { kind: 'expansion'; name: Name; encloser: Name }

/**
 * - `proved`: `delegation` says that the name is one.
 * - `opt-out`: it may be an unsigned delegation (RFC 5155, 6). `iterations`: more than validators compute.
 * - `unproved`: the records do not show it.
 */
export type Proof =
  | { result: 'proved'; delegation: boolean }
  | { result: 'opt-out' | 'iterations' | 'unproved' }

export const unproved: Proof = { result: 'unproved' }
export const proved: Proof = { result: 'proved', delegation: false }

/** A delegation, as its parent sees it. */
export const isDelegation = (types: ReadonlySet<number>): boolean =>
  types.has(TYPE.NS) && !types.has(TYPE.SOA)

/** Below a delegation or DNAME, another zone or another name decides (RFC 6840, 4.1). */
export const leadsAway = (types: ReadonlySet<number>): boolean => isDelegation(types) || types.has(TYPE.DNAME)

/** The record of the name itself says which types it has. */
export function proveAbsentType(types: ReadonlySet<number>, type: number): Proof {
  if (types.has(type) || types.has(TYPE.CNAME)) return unproved
  const delegation = isDelegation(types)
  // The parent's record says nothing of what the child has, and the child's nothing of its DS (RFC 6840, 4.1 and 4.4).
  if (type === TYPE.DS ? types.has(TYPE.SOA) : delegation) return unproved
  return { result: 'proved', delegation }
}
