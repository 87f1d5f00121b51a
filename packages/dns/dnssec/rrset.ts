import { isKnownAlgorithm, isSha1, isSignedBy } from './algorithms.ts'
import { isAtOrBelow, type Name, nameBytes, nameKey, sameName } from './names.ts'
import { type Key, readSignature, type Signature } from './records.ts'
import { TYPE, type WireRecord } from './wire.ts'
import type { Work } from './work.ts'

/** The records of one name and type, with their signatures. */
export type RecordSet = { name: Name; type: number; records: WireRecord[]; signatures: Signature[] }

/** Groups the records of a section. Records of other classes are left out. */
export function setsOf(section: WireRecord[]): RecordSet[] {
  const sets = new Map<string, RecordSet>()
  const setAt = (name: Name, type: number): RecordSet => {
    const key = `${type} ${nameKey(name)}`
    const set = sets.get(key) ?? { name, type, records: [], signatures: [] }
    sets.set(key, set)
    return set
  }
  for (const record of section) {
    if (record.class !== 1) continue
    const signature = readSignature(record)
    if (signature) setAt(record.name, signature.covers).signatures.push(signature)
    else if (record.type !== TYPE.RRSIG) setAt(record.name, record.type).records.push(record)
  }
  return [...sets.values()].filter(({ records }) => records.length > 0)
}

/** A zone and the keys that may sign its records. */
export type ZoneKeys = { zone: Name; keys: readonly Key[] }

/**
 * Why no signature of a set holds.
 * - `expired`, `not-yet`: `at` is when the last one ended, or the first one begins, in Unix milliseconds.
 * - `no-key`: made by a key that the zone does not have. `wrong`: the records, or the signature, were changed.
 * - `unsigned`: there is none by this zone. `work`: too many to verify.
 */
export type SignatureFault =
  | { reason: 'expired' | 'not-yet'; at: number }
  | { reason: 'no-key' | 'wrong' | 'unsigned' | 'work'; at: null }

export type Checked =
  | {
      ok: true
      /** Unix milliseconds between which the signature holds. */
      from: number
      until: number
      /** The name is of a wildcard, whose name this is. */
      wildcard: Name | null
      sha1: boolean
    }
  | ({ ok: false } & SignatureFault)

/** Signatures of one set that are looked at, and keys of one tag that are tried for each. */
const MOST_SIGNATURES = 8
const MOST_KEYS_OF_A_TAG = 2

/** Verifies a set by the keys of a zone: one signature that holds is enough (RFC 4035, 5.3). */
export function checkSet(set: RecordSet, { zone, keys }: ZoneKeys, now: number, work: Work): Checked {
  const own = set.signatures.filter(
    ({ signer, labels, algorithm }) =>
      sameName(signer, zone) && labels <= labelsOf(set.name) && isKnownAlgorithm(algorithm),
  )
  if (own.length === 0 || !isAtOrBelow(set.name, zone)) return { ok: false, reason: 'unsigned', at: null }
  const newest = own.toSorted((a, b) => timeOf(b.expiration, now) - timeOf(a.expiration, now))
  const faults: SignatureFault[] = []
  for (const signature of newest.slice(0, MOST_SIGNATURES)) {
    const checked = checkSignature(set, signature, keys, now, work)
    if (checked.ok) return checked
    faults.push(checked)
  }
  const fault = ORDER.flatMap((reason) => faults.find((one) => one.reason === reason) ?? [])[0]!
  return { ok: false, ...fault }
}

/** The most telling fault first. */
const ORDER: SignatureFault['reason'][] = ['work', 'expired', 'not-yet', 'wrong', 'no-key']

function checkSignature(
  set: RecordSet,
  signature: Signature,
  keys: readonly Key[],
  now: number,
  work: Work,
): Checked {
  const [from, until] = [timeOf(signature.inception, now), timeOf(signature.expiration, now)]
  if (until < now) return { ok: false, reason: 'expired', at: until }
  if (from > now) return { ok: false, reason: 'not-yet', at: from }
  const { algorithm } = signature
  const able = keys.filter((key) => key.tag === signature.keyTag && key.algorithm === algorithm)
  if (able.length === 0) return { ok: false, reason: 'no-key', at: null }
  const octets = signedOctets(set, signature)
  for (const { key } of able.slice(0, MOST_KEYS_OF_A_TAG)) {
    if (!work.mayVerify()) return { ok: false, reason: 'work', at: null }
    if (!isSignedBy(algorithm, key, octets, signature.bytes)) continue
    const isExpanded = signature.labels < labelsOf(set.name)
    return {
      ok: true,
      from,
      until,
      wildcard: isExpanded ? ownerOf(set.name, signature) : null,
      sha1: isSha1(algorithm),
    }
  }
  return { ok: false, reason: 'wrong', at: null }
}

/** Without the root and a `*` in front (RFC 4034, 3.1.3). */
const labelsOf = (name: Name): number => name.length - (name[0] === '*' ? 1 : 0)

/** The name that was signed: that of the wildcard where it was expanded. */
function ownerOf(name: Name, { labels }: Signature): Name {
  return labels < labelsOf(name) ? ['*', ...name.slice(name.length - labels)] : name
}

/** RFC 4034, 3.1.8.1. */
function signedOctets({ name, type, records }: RecordSet, signature: Signature): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt16BE(type, 0)
  head.writeUInt16BE(1, 2)
  head.writeUInt32BE(signature.originalTtl, 4)
  const owner = nameBytes(ownerOf(name, signature))
  const sorted = records.map(({ data }) => data).toSorted(Buffer.compare)
  const unique = sorted.filter((data, at) => at === 0 || !data.equals(sorted[at - 1]!))
  const parts = unique.flatMap((data) => {
    const size = Buffer.alloc(2)
    size.writeUInt16BE(data.length)
    return [owner, head, size, data]
  })
  return Buffer.concat([signature.prefix, ...parts])
}

/** Unix milliseconds of a time modulo 2^32 seconds: the one closest to now (RFC 4034, 3.1.5; RFC 1982). */
export function timeOf(seconds: number, now: number): number {
  const present = Math.floor(now / 1000)
  return (present + ((seconds - present) | 0)) * 1000
}
