import { createSocket, type Socket as UdpSocket } from 'node:dgram'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { createZone, type Zone, type ZoneDefinition } from '@postproof/dns/zone'
import type { DnsAnswer, DnsRecord, RecordType } from '@postproof/engine/world'
import packet, { type WirePacket, type WireRecord } from 'dns-packet'

/** The faults of the server. They are read for each question, and a test may change them at any time. */
export type ServerKnobs = {
  /** UDP answers carry TC and nothing else. */
  truncate?: boolean
  /** Octets that are no message, sent before the real answer, or instead of it (`only`). */
  garbage?: boolean | 'only'
  /** An answer with another id, or to another question, sent before the real one. */
  wrongId?: boolean
  wrongQuestion?: boolean
  silent?: boolean
  /** Leaves the next so many questions unanswered. */
  drop?: number
  delayMs?: number
  /** Answers FORMERR to EDNS, as old servers do. */
  withoutEdns?: boolean
  /** Drops questions with EDNS, as some firewalls do. */
  dropEdns?: boolean
  /** Leaves out what stands at the end of a CNAME. */
  firstLinkOnly?: boolean
  /** Absence comes without the SOA record, as some forwarders leave it out. */
  withoutSoa?: boolean
  /** TCP connections are closed at once. */
  refuseTcp?: boolean
}

export type AskedQuestion = { name: string; type: string; over: 'udp' | 'tcp' }

export type DnsServer = {
  /** `127.0.0.1:port`, UDP and TCP. */
  address: string
  port: number
  knobs: ServerKnobs
  /** Every question that arrived, the last 10000. */
  questions: AskedQuestion[]
  close(): Promise<void>
}

export type DnsServerOptions = { knobs?: ServerKnobs; host?: string; port?: number }

type Reply = { bytes: Buffer; delayMs: number; before: Buffer[] } | undefined

/** A real DNS server on loopback over a zone, on one port for UDP and TCP. */
export async function startDnsServer(
  world: Zone | ZoneDefinition,
  options: DnsServerOptions = {},
): Promise<DnsServer> {
  const zone = isZone(world) ? world : createZone(world)
  const knobs: ServerKnobs = options.knobs ?? {}
  const questions: AskedQuestion[] = []
  const answer = (bytes: Buffer, over: 'udp' | 'tcp') => reply(zone, knobs, questions, bytes, over)
  const { tcp, udp, port } = await listenOnBoth(options.host ?? '127.0.0.1', options.port ?? 0)
  const connections = new Set<Socket>()
  const timers = new Set<NodeJS.Timeout>()
  const later = (delayMs: number, send: () => void) => {
    if (delayMs === 0) return send()
    const timer = setTimeout(() => {
      timers.delete(timer)
      send()
    }, delayMs)
    timers.add(timer)
  }

  udp.on('message', (bytes, from) => {
    const made = answer(bytes, 'udp')
    if (!made) return
    later(made.delayMs, () => {
      for (const part of [...made.before, made.bytes]) udp.send(part, from.port, from.address)
    })
  })
  tcp.on('connection', (socket) => {
    connections.add(socket)
    socket.on('close', () => connections.delete(socket))
    socket.on('error', () => socket.destroy())
    if (knobs.refuseTcp) return socket.destroy()
    onMessages(socket, (bytes) => {
      const made = answer(bytes, 'tcp')
      if (made) later(made.delayMs, () => socket.write(framed(made.bytes)))
    })
  })

  return {
    address: `${options.host ?? '127.0.0.1'}:${port}`,
    port,
    knobs,
    questions,
    async close() {
      for (const timer of timers) clearTimeout(timer)
      for (const socket of connections) socket.destroy()
      udp.close()
      tcp.close()
      await once(tcp, 'close')
    },
  }
}

function isZone(world: Zone | ZoneDefinition): world is Zone {
  return typeof world.lookup === 'function'
}

/** The same free port for both; another try when UDP finds it taken. */
async function listenOnBoth(
  host: string,
  wanted: number,
): Promise<{ tcp: Server; udp: UdpSocket; port: number }> {
  for (let tries = 1; ; tries++) {
    const tcp = createServer()
    tcp.listen(wanted, host)
    await once(tcp, 'listening')
    const { port } = tcp.address() as AddressInfo
    const udp = createSocket(host.includes(':') ? 'udp6' : 'udp4')
    try {
      udp.bind(port, host)
      await once(udp, 'listening')
      return { tcp, udp, port }
    } catch (error) {
      udp.close()
      tcp.close()
      if (tries === 5 || wanted !== 0) throw error
    }
  }
}

function reply(
  zone: Zone,
  knobs: ServerKnobs,
  questions: AskedQuestion[],
  bytes: Buffer,
  over: 'udp' | 'tcp',
): Reply {
  const query = readQuery(bytes)
  const question = query?.questions?.[0]
  if (!query || !question) return undefined
  if (questions.length >= 10_000) questions.shift()
  questions.push({ ...question, over })
  if (knobs.silent || (knobs.drop && knobs.drop-- > 0)) return undefined

  const answer = zone.answer(question.name, question.type as RecordType)
  const edns = query.additionals?.find((record) => record.type === 'OPT') as
    | { udpPayloadSize?: number }
    | undefined
  if (answer.outcome === 'timeout' || answer.outcome === 'unreachable' || (edns && knobs.dropEdns))
    return undefined
  const full = edns && knobs.withoutEdns ? bare(query, 1) : encodeAnswer(query, answer, knobs)
  const room = over === 'tcp' ? 65535 : (edns?.udpPayloadSize ?? 512)
  const tooLong = full.length > room || (over === 'udp' && knobs.truncate)
  const real = tooLong ? bare(query, 0, 0x0200) : full
  return { ...withNoise(real, knobs, query), delayMs: knobs.delayMs ?? 0 }
}

function readQuery(bytes: Buffer): WirePacket | undefined {
  try {
    return packet.decode(bytes)
  } catch {
    return undefined
  }
}

function withNoise(real: Buffer, knobs: ServerKnobs, query: WirePacket): { bytes: Buffer; before: Buffer[] } {
  const noise = Buffer.concat([real.subarray(0, 12), Buffer.from([0xc0, 0xff, 0xff])])
  if (knobs.garbage === 'only') return { bytes: noise, before: [] }
  const before: Buffer[] = knobs.garbage ? [noise, Buffer.from([real[0]!]), Buffer.alloc(0)] : []
  if (knobs.wrongId) {
    const forged = Buffer.from(real)
    forged.writeUInt16BE((query.id + 1) & 0xffff, 0)
    before.push(forged)
  }
  if (knobs.wrongQuestion) {
    const forged = { ...query, questions: [{ name: 'forged.example', type: 'A' }], additionals: [] }
    before.push(packet.encode({ ...forged, type: 'response', flags: 0x0180 }))
  }
  return { bytes: real, before }
}

const FLAGS = 0x0180 // recursion desired and available
const RCODES: Partial<Record<DnsAnswer['outcome'], number>> = {
  nxdomain: 3,
  servfail: 2,
  refused: 5,
  'bad-name': 1,
}

function bare(query: WirePacket, rcode: number, flags = 0): Buffer {
  return packet.encode({
    id: query.id,
    type: 'response',
    flags: FLAGS | flags | rcode,
    questions: query.questions ?? [],
  })
}

function encodeAnswer(query: WirePacket, answer: DnsAnswer, knobs: ServerKnobs): Buffer {
  const question = query.questions![0]!
  const ttl = answer.records[0]?.ttl ?? answer.ttl
  const owners = [question.name, ...answer.cnames]
  const chain = answer.cnames.map(
    (target, index): WireRecord => ({ name: owners[index]!, type: 'CNAME', ttl, data: target }),
  )
  const ends = answer.records.map((record) => toWire({ ...record, name: owners.at(-1)! }))
  const cut = knobs.firstLinkOnly && chain.length > 0
  const absent = (answer.outcome === 'nxdomain' || answer.outcome === 'nodata') && !cut && !knobs.withoutSoa
  const soa: WireRecord = {
    name: '.',
    type: 'SOA',
    ttl: answer.ttl,
    data: { mname: 'ns.invalid', rname: 'hostmaster.invalid', serial: 1, minimum: answer.ttl },
  }
  return packet.encode({
    id: query.id,
    type: 'response',
    flags: FLAGS | (answer.authenticated ? 0x20 : 0) | (cut ? 0 : (RCODES[answer.outcome] ?? 0)),
    questions: [question],
    answers: cut ? chain.slice(0, 1) : [...chain, ...ends],
    authorities: absent ? [soa] : [],
  })
}

function toWire(record: DnsRecord): WireRecord {
  const { type, name, ttl } = record
  const wire = (data: unknown): WireRecord => ({ type, name, ttl, data })
  if ('address' in record) return wire(record.address)
  if ('target' in record) return wire(record.target)
  if ('strings' in record) {
    const strings = record.strings.map((text) => Buffer.from(text))
    return wire(
      type === 'TXT' ? strings : Buffer.concat(strings.flatMap((s) => [Buffer.from([s.length]), s])),
    )
  }
  if ('exchange' in record) return wire({ preference: record.preference, exchange: record.exchange })
  if ('primary' in record) {
    return wire({
      mname: record.primary,
      rname: 'hostmaster.invalid',
      serial: record.serial,
      minimum: record.minimum,
    })
  }
  return wire(fromText(record.type, record.data))
}

/** The data of records that zones write in presentation format. */
function fromText(type: string, text: string): unknown {
  const [a = '', b = '', c = '', ...rest] = text.split(/\s+/)
  const last = rest.join('')
  switch (type) {
    case 'TLSA':
      return {
        usage: Number(a),
        selector: Number(b),
        matchingType: Number(c),
        certificate: Buffer.from(last, 'hex'),
      }
    case 'DS':
      return {
        keyTag: Number(a),
        algorithm: Number(b),
        digestType: Number(c),
        digest: Buffer.from(last, 'hex'),
      }
    case 'DNSKEY':
      return { flags: Number(a), algorithm: Number(c), key: Buffer.from(last, 'base64') }
    default:
      return { flags: Number(a), tag: b, value: text.slice(a.length + b.length + 2).replace(/^"|"$/g, '') }
  }
}

function framed(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length)
  return Buffer.concat([length, bytes])
}

/** Messages on a stream stand behind their length. */
function onMessages(socket: Socket, onMessage: (bytes: Buffer) => void): void {
  let received = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    while (received.length >= 2 && received.length >= 2 + received.readUInt16BE(0)) {
      const end = 2 + received.readUInt16BE(0)
      onMessage(received.subarray(2, end))
      received = received.subarray(end)
    }
  })
}
