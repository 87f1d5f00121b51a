import { createHash } from 'node:crypto'
import { isAtOrBelow, type Name, nameBytes, sameName } from './names.ts'
import { type Claim, leadsAway, type Proof, proveAbsentType, proved, unproved } from './proof.ts'
import type { Nsec3 } from './records.ts'
import type { Work } from './work.ts'

/** RFC 9276, 3.2: validators may treat more as unsigned, and agreed on this number. */
const MOST_ITERATIONS = 100

/** A proof by the NSEC3 records of a zone (RFC 5155, 8). */
export function proveByNsec3(claim: Claim, records: Nsec3[], zone: Name, work: Work): Proof {
  const own = records.filter((one) => one.algorithm === 1 && !one.isUnknown && sameName(one.zone, zone))
  const [first] = own
  if (!first) return unproved
  // All of a proof have the same parameters (RFC 5155, 8.2).
  const alike = own.filter(
    ({ iterations, salt }) => iterations === first.iterations && salt.equals(first.salt),
  )
  if (first.iterations > MOST_ITERATIONS) return { result: 'iterations' }
  const chain = createChain(alike, work)
  const { name } = claim
  if (claim.kind === 'expansion') {
    const next = name.slice(name.length - claim.encloser.length - 1)
    const covering = chain.covering(next)
    if (!covering) return unproved
    return covering.optOut ? { result: 'opt-out' } : proved
  }
  const match = claim.kind === 'no-data' ? chain.matching(name) : undefined
  if (match && claim.kind === 'no-data') return proveAbsentType(match.types, claim.type)
  const closest = closestEncloser(name, zone, chain)
  if (!closest) return unproved
  // Under an opt-out the name may be an unsigned delegation: nothing is proved, and nothing is wrong (RFC 5155, 9.2).
  if (closest.covering.optOut) return { result: 'opt-out' }
  const wildcard = ['*', ...closest.encloser]
  if (claim.kind === 'missing') return chain.covering(wildcard) ? proved : unproved
  const wild = chain.matching(wildcard)
  return wild ? proveAbsentType(wild.types, claim.type) : unproved
}

type Chain = {
  matching(name: Name): Nsec3 | undefined
  covering(name: Name): Nsec3 | undefined
}

function createChain(records: Nsec3[], work: Work): Chain {
  const hashes = new Map<string, Buffer | undefined>()
  const [{ iterations, salt }] = records as [Nsec3]
  const hashed = (name: Name): Buffer | undefined => {
    const octets = nameBytes(name)
    const key = octets.toString('latin1')
    if (!hashes.has(key)) hashes.set(key, work.mayHash() ? hashName(octets, iterations, salt) : undefined)
    return hashes.get(key)
  }
  const find = (name: Name, fits: (one: Nsec3, hash: Buffer) => boolean) => {
    const hash = hashed(name)
    return hash && records.find((one) => fits(one, hash))
  }
  return {
    matching: (name) => find(name, (one, hash) => one.hash.equals(hash)),
    covering: (name) => find(name, coversHash),
  }
}

/** RFC 5155, 5. */
export function hashName(name: Buffer, iterations: number, salt: Buffer): Buffer {
  let hash = createHash('sha1').update(name).update(salt).digest()
  for (let left = iterations; left > 0; left--) hash = createHash('sha1').update(hash).update(salt).digest()
  return hash
}

function coversHash({ hash: own, next }: Nsec3, hash: Buffer): boolean {
  const [after, before] = [Buffer.compare(own, hash) < 0, Buffer.compare(hash, next) < 0]
  // The last record of the chain leads to the first.
  return Buffer.compare(own, next) < 0 ? after && before : after || before
}

/** RFC 5155, 8.3: the longest name above that exists, with the record that denies the next longer one. */
function closestEncloser(
  name: Name,
  zone: Name,
  chain: Chain,
): { encloser: Name; covering: Nsec3 } | undefined {
  for (let at = 1; name.length - at >= zone.length; at++) {
    const encloser = name.slice(at)
    if (!isAtOrBelow(encloser, zone)) return undefined
    const match = chain.matching(encloser)
    if (!match) continue
    const covering = leadsAway(match.types) ? undefined : chain.covering(name.slice(at - 1))
    return covering && { encloser, covering }
  }
  return undefined
}
