import {
  isAtOrBelow,
  isBelow,
  type Name,
  nameBytes,
  nameKey,
  nameOf,
  sameName,
} from '../../dns/dnssec/names.ts'
import { readName, TYPE } from '../../dns/dnssec/wire.ts'
import { type Chain, type ChainNames, createNsec, createNsec3 } from './chain.ts'
import { type SignTimes, signSet, type ZoneKey } from './keys.ts'
import { type Rr, rdataOf } from './rdata.ts'

/** Values by type at each name. A delegation is a name below the apex with NS; its `DS` are octets in hex. */
export type ZoneRecords = Record<string, Partial<Record<keyof typeof TYPE, string[]>>>

export type ZonePlan = {
  zone: string
  records: ZoneRecords
  /** None: the zone is not signed. */
  keys: ZoneKey[]
  /** Keys that are in the zone and sign nothing. */
  otherKeys?: ZoneKey[]
  denial?: 'nsec' | 'nsec3' | 'opt-out'
  iterations?: number
  times: SignTimes
}

export type Sections = { rcode: number; answers: Rr[]; authority: Rr[] }

/** One zone that answers as its own server does (RFC 4035, 3.1; RFC 5155, 7.2). */
export type SignedZone = { apex: Name; plan: ZonePlan; answer(name: Name, type: number): Sections }

const TTL = 300
type Sets = Map<string, { name: Name; byType: Map<number, Rr[]> }>

function readSets({ zone, records, keys, otherKeys = [] }: ZonePlan): Sets {
  const sets: Sets = new Map()
  const add = (name: Name, type: number, datas: Buffer[]) => {
    const at = sets.get(nameKey(name)) ?? { name, byType: new Map() }
    at.byType.set(
      type,
      datas.map((data) => ({ name, type, ttl: TTL, data })),
    )
    sets.set(nameKey(name), at)
  }
  const apex = nameOf(zone)
  add(apex, TYPE.SOA, [rdataOf(TYPE.SOA, 'ns.invalid')])
  add(apex, TYPE.NS, [rdataOf(TYPE.NS, 'ns.invalid')])
  if (keys.length > 0)
    add(
      apex,
      TYPE.DNSKEY,
      [...keys, ...otherKeys].map(({ data }) => data),
    )
  for (const [name, node] of Object.entries(records))
    for (const [type, values] of Object.entries(node)) {
      const code = TYPE[type as keyof typeof TYPE]
      const octets = (value: string) => (code === TYPE.DS ? Buffer.from(value, 'hex') : rdataOf(code, value))
      add(nameOf(name), code, values.map(octets))
    }
  return sets
}

/** All names, those among them that only have some below them. */
function chainNames(sets: Sets, apex: Name): ChainNames {
  const all = new Map<string, ChainNames[number]>()
  for (const { name, byType } of sets.values()) {
    const types = [...byType.keys()]
    const isCut = byType.has(TYPE.NS) && !sameName(name, apex)
    all.set(nameKey(name), { name, types, isUnsignedCut: isCut && !byType.has(TYPE.DS) })
  }
  for (const { name } of sets.values())
    for (let up = name.slice(1); isAtOrBelow(up, apex); up = up.slice(1)) {
      if (!all.has(nameKey(up))) all.set(nameKey(up), { name: up, types: [], isUnsignedCut: false })
      if (up.length === 0) break
    }
  return [...all.values()]
}

export function createSignedZone(plan: ZonePlan): SignedZone {
  const { zone, keys, times, denial = 'nsec', iterations = 0 } = plan
  const apex = nameOf(zone)
  const sets = readSets(plan)
  const names = chainNames(sets, apex)
  const chain: Chain =
    denial === 'nsec'
      ? createNsec(names)
      : createNsec3(zone, names, { iterations, optOut: denial === 'opt-out' })
  const exists = (name: Name) => names.some((one) => sameName(one.name, name))
  const at = (name: Name, type: number) => sets.get(nameKey(name))?.byType.get(type)
  const signed = (set: Rr[], owner?: Name): Rr[] => {
    const isCut = set[0]!.type === TYPE.NS && !sameName(set[0]!.name, apex)
    return isCut ? set : [...set, ...keys.map((key) => signSet(set, key, times, owner))]
  }
  const above = (name: Name, fits: (one: Name) => boolean): Name =>
    fits(name) ? name : above(name.slice(1), fits)
  /** The closest name that is there, and the next longer one. */
  const around = (name: Name, fits = exists): [Name, Name] => {
    const encloser = above(name, fits)
    return [encloser, name.slice(name.length - encloser.length - 1)]
  }
  const proofs = (...about: Name[]): Rr[] => {
    const records = keys.length === 0 ? [] : about.map(chain.at)
    return [...new Map(records.map((one) => [nameKey(one.name), one])).values()].flatMap((one) =>
      signed([one]),
    )
  }
  const absent = (rcode: number, about: Name[]): Sections => ({
    ...{ rcode, answers: [] },
    authority: [...signed(at(apex, TYPE.SOA)!), ...proofs(...about)],
  })
  const noData = (name: Name): Name[] => {
    if (denial === 'nsec' || chain.has(name)) return [name]
    return around(name, chain.has)
  }
  const missing = (name: Name): Name[] => {
    const [encloser, next] = around(name)
    return denial === 'nsec' ? [name, ['*', ...encloser]] : [encloser, next, ['*', ...encloser]]
  }
  const answer = (name: Name, type: number): Sections => {
    const dname = [...sets.values()].find((one) => one.byType.has(TYPE.DNAME) && isBelow(name, one.name))
    if (dname) {
      const [record] = dname.byType.get(TYPE.DNAME)!
      const target = [...name.slice(0, name.length - dname.name.length), ...readName(record!.data, 0).name]
      const alias = { name, type: TYPE.CNAME, ttl: 0, data: nameBytes(target) }
      return { rcode: 0, answers: [...signed([record!]), alias], authority: [] }
    }
    const found = at(name, type) ?? at(name, TYPE.CNAME)
    if (found) return { rcode: 0, answers: signed(found), authority: [] }
    if (exists(name)) return absent(0, noData(name))
    const [encloser, next] = around(name)
    const star = ['*', ...encloser]
    if (!exists(star)) return absent(3, missing(name))
    const wild = at(star, type)
    if (!wild) return absent(0, missing(name))
    const expanded = wild.map((one) => ({ ...one, name }))
    return { rcode: 0, answers: signed(expanded, star), authority: proofs(denial === 'nsec' ? name : next) }
  }
  return { apex, plan, answer }
}
