import { commonAncestor, compareNames, isAtOrBelow, isBelow, type Name, sameName } from './names.ts'
import { type Claim, leadsAway, type Proof, proveAbsentType, proved, unproved } from './proof.ts'
import type { Nsec } from './records.ts'

/** A proof by the NSEC records of a zone (RFC 4035, 5.4; RFC 6840, 4). */
export function proveByNsec(claim: Claim, records: Nsec[]): Proof {
  const covering = records.find((one) => covers(one, claim.name))
  if (claim.kind === 'expansion') {
    // The closest name that exists must be the one right below which the wildcard is.
    const isProved = covering !== undefined && sameName(encloserBy(covering, claim.name), claim.encloser)
    return isProved ? proved : unproved
  }
  const match = records.find(({ owner }) => sameName(owner, claim.name))
  if (claim.kind === 'no-data' && match) return proveAbsentType(match.types, claim.type)
  if (!covering) return unproved
  // A name without records has some below it: the next name shows that it exists.
  if (isBelow(covering.next, claim.name)) return claim.kind === 'no-data' ? proved : unproved
  const wildcard = ['*', ...encloserBy(covering, claim.name)]
  if (claim.kind === 'missing') return records.some((one) => covers(one, wildcard)) ? proved : unproved
  const wild = records.find(({ owner }) => sameName(owner, wildcard))
  return wild ? proveAbsentType(wild.types, claim.type) : unproved
}

function covers({ owner, next, types }: Nsec, name: Name): boolean {
  if (leadsAway(types) && isAtOrBelow(name, owner)) return false
  if (compareNames(owner, name) >= 0) return false
  // The last record of a zone leads back to its apex.
  return compareNames(name, next) < 0 || (compareNames(next, owner) <= 0 && isAtOrBelow(name, next))
}

/** The longest name above that exists, as the record that covers a name shows. */
function encloserBy({ owner, next }: Nsec, name: Name): Name {
  const [one, other] = [commonAncestor(name, owner), commonAncestor(name, next)]
  return one.length >= other.length ? one : other
}
