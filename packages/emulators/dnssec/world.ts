import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { isAtOrBelow, type Name, nameBytes, nameOf } from '../../dns/dnssec/names.ts'
import { type Digest, readDigest } from '../../dns/dnssec/records.ts'
import type { AskSigned } from '../../dns/dnssec/validator.ts'
import { readMessage, readName, TYPE } from '../../dns/dnssec/wire.ts'
import { createZoneKey, dsOf, type SignTimes, type ZoneKey } from './keys.ts'
import { type Rr, u8, u16, u32 } from './rdata.ts'
import { createSignedZone, type Sections, type SignedZone, type ZonePlan } from './zone.ts'

/** One zone of a world; what is left out is as in a healthy one. */
export type ZoneWish = Partial<Omit<ZonePlan, 'zone' | 'times'>> & {
  algorithm?: number
  /** Types of the digests that the parent publishes. Default SHA-256. */
  digests?: number[]
  unsigned?: boolean
  times?: Partial<SignTimes>
  /** Changes the DS records that the parent publishes, in hex. */
  ds?: (records: string[]) => string[]
}

export type WorldKnobs = {
  /** The resolver does not know DNSSEC. */
  stripped?: boolean
  /** Changes an answer after it was signed. */
  alter?: (sections: Sections, asked: { name: string; type: number }) => Sections
  /** Questions, as `example.org MX`, that fail with this code, or get no answer. */
  fails?: Record<string, number | 'silence'>
}

export type SignedWorld = {
  /** The key of the root. */
  anchors: Digest[]
  keys: Record<string, ZoneKey>
  zones: Record<string, SignedZone>
  /** Questions that were asked, as `example.org MX`. */
  asked: string[]
  ask: AskSigned
  /** The answer to a message; undefined is silence. */
  respond(query: Buffer): Buffer | undefined
}

const DAY = 86_400

/** A recursive resolver over signed zones, by name; each but the root is delegated by the closest one above it. */
export function createSignedWorld(
  wishes: Record<string, ZoneWish>,
  { now, knobs = {} }: { now: number; knobs?: WorldKnobs },
): SignedWorld {
  const seconds = Math.floor(now / 1000)
  const names = Object.keys(wishes)
  const keys = Object.fromEntries(
    names.map((zone) => [zone, wishes[zone]!.keys?.[0] ?? createZoneKey(zone, wishes[zone]!.algorithm)]),
  )
  const parentOf = (zone: string) =>
    names
      .filter((one) => one !== zone && isAtOrBelow(nameOf(zone), nameOf(one)))
      .sort((a, b) => b.length - a.length || (a === '.' ? 1 : -1))[0]
  const delegations = (zone: string) =>
    Object.fromEntries(
      names
        .filter((child) => child !== '.' && parentOf(child) === zone)
        .map((child) => {
          const { unsigned = false, digests = [2], ds = (all: string[]) => all } = wishes[child]!
          const made = ds(unsigned ? [] : digests.map((type) => dsOf(keys[child]!, type).toString('hex')))
          return [child, { NS: ['ns.invalid'], ...(made.length > 0 ? { DS: made } : {}) }]
        }),
    )
  const zones = Object.fromEntries(
    names.map((zone) => {
      const { records = {}, unsigned, times, keys: own, otherKeys, denial, iterations } = wishes[zone]!
      const plan: ZonePlan = {
        ...{ zone, records: { ...records, ...delegations(zone) } },
        keys: unsigned ? [] : (own ?? [keys[zone]!]),
        times: { inception: seconds - DAY, expiration: seconds + 30 * DAY, ...times },
        ...(otherKeys ? { otherKeys } : {}),
        ...(denial ? { denial } : {}),
        ...(iterations === undefined ? {} : { iterations }),
      }
      return [zone, createSignedZone(plan)]
    }),
  )
  const zoneFor = (name: Name, type: number): SignedZone =>
    Object.values(zones)
      .filter(({ apex }) => isAtOrBelow(name, apex))
      .filter(({ apex }) => type !== TYPE.DS || apex.length < name.length)
      .sort((a, b) => b.apex.length - a.apex.length)[0]!
  const resolve = (name: Name, type: number, links = 0): Sections => {
    const first = zoneFor(name, type).answer(name, type)
    const alias = first.answers.findLast((one) => one.type === TYPE.CNAME)
    if (!alias || type === TYPE.CNAME || links > 5) return first
    const rest = resolve(readName(alias.data, 0).name, type, links + 1)
    return { ...rest, answers: [...first.answers, ...rest.answers] }
  }
  const asked: string[] = []
  const respond = (query: Buffer): Buffer | undefined => {
    const { name, end } = readName(query, 12)
    const type = query.readUInt16BE(end)
    const wantsSignatures = query.length > end + 11 && (query.readUInt16BE(end + 4 + 7) & 0x8000) !== 0
    const label = `${name.join('.') || '.'} ${typeName(type)}`
    asked.push(label)
    const failure = knobs.fails?.[label]
    if (failure === 'silence') return undefined
    const made = failure === undefined ? resolve(name, type) : { rcode: failure, answers: [], authority: [] }
    const altered = knobs.alter?.(made, { name: name.join('.'), type }) ?? made
    const isSigned = wantsSignatures && !knobs.stripped
    return encode(query.subarray(0, end + 4), isSigned ? altered : stripped(altered), isSigned)
  }
  const ask: AskSigned = async (name, type, { signal } = {}) => {
    const question = Buffer.concat([nameBytes(nameOf(name)), u16(TYPE[type as keyof typeof TYPE]), u16(1)])
    const head = Buffer.from([0, 1, 1, 0x10, 0, 1, 0, 0, 0, 0, 0, 1])
    const opt = Buffer.concat([u8(0), u16(41), u16(1232), u32(0x8000), u16(0)])
    const answer = signal?.aborted ? undefined : respond(Buffer.concat([head, question, opt]))
    const message = answer && readMessage(answer)
    return message ? { outcome: 'answered', message } : { outcome: 'timeout' }
  }
  const anchor = readDigest({ name: [], type: TYPE.DS, class: 1, ttl: 0, data: dsOf(keys['.']!) })!
  return { anchors: [anchor], keys, zones, asked, ask, respond }
}

const typeName = (code: number) => Object.entries(TYPE).find(([, one]) => one === code)?.[0] ?? String(code)

const SIGNING: ReadonlySet<number> = new Set([TYPE.RRSIG, TYPE.NSEC, TYPE.NSEC3])
const stripped = ({ rcode, answers, authority }: Sections): Sections => {
  const plain = (section: Rr[]) => section.filter(({ type }) => !SIGNING.has(type))
  return { rcode, answers: plain(answers), authority: plain(authority) }
}

function encode(question: Buffer, { rcode, answers, authority }: Sections, isSigned: boolean): Buffer {
  const head = Buffer.from(question)
  head.writeUInt16BE(0x8180 | rcode, 2)
  for (const [at, count] of [1, answers.length, authority.length, 1].entries())
    head.writeUInt16BE(count, 4 + 2 * at)
  const records = [...answers, ...authority].map(({ name, type, ttl, data }) =>
    Buffer.concat([nameBytes(name), u16(type), u16(1), u32(ttl), u16(data.length), data]),
  )
  const opt = Buffer.concat([u8(0), u16(41), u16(1232), u32(isSigned ? 0x8000 : 0), u16(0)])
  return Buffer.concat([head, ...records, opt])
}

/** The same over UDP and TCP on loopback. */
export async function startSignedServer(
  world: SignedWorld,
): Promise<{ address: string; close(): Promise<void> }> {
  const tcp = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', (bytes: Buffer) => {
      const answer = world.respond(bytes.subarray(2))
      if (answer) socket.end(Buffer.concat([u16(answer.length), answer]))
    })
  })
  tcp.listen(0, '127.0.0.1')
  await once(tcp, 'listening')
  const { port } = tcp.address() as AddressInfo
  const udp = createSocket('udp4')
  udp.bind(port, '127.0.0.1')
  await once(udp, 'listening')
  udp.on('message', (bytes, from) => {
    const answer = world.respond(bytes)
    if (!answer) return
    const short = answer.length > 1232 ? cut(answer, bytes) : answer
    udp.send(short, from.port, from.address)
  })
  return {
    address: `127.0.0.1:${port}`,
    async close() {
      udp.close()
      tcp.close()
      await once(tcp, 'close')
    },
  }
}

/** What does not fit in a packet is its question with TC. */
function cut(answer: Buffer, query: Buffer): Buffer {
  const { end } = readName(query, 12)
  const short = Buffer.from(answer.subarray(0, end + 4))
  short.writeUInt16BE(short.readUInt16BE(2) | 0x0200, 2)
  for (const at of [6, 8, 10]) short.writeUInt16BE(0, at)
  return short
}
