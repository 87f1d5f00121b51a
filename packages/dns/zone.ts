import { parseAddress, reverseName } from '@postproof/engine/addresses'
import type {
  Clock,
  DnsAnswer,
  DnsOutcome,
  DnsRecord,
  LookupOptions,
  RecordType,
  Resolver,
} from '@postproof/engine/world'
import { parse } from 'yaml'
import { questionName } from './name.ts'

/** A server that does not answer, or answers that it will not. */
export type ZoneFault = 'TIMEOUT' | 'SERVFAIL' | 'REFUSED' | 'UNREACHABLE'

type Many<T> = T | T[] | ZoneFault

/**
 * What stands at one name. One value may stand without its list. A TXT record is a text (cut into strings of 255
 * octets) or a list of its character-strings: `TXT: 'v=spf1 -all'`, `TXT: ['one record', ['two ', 'strings']]`.
 * `ANY` is the fault of every type that is not written out.
 */
export type ZoneNode = {
  A?: Many<string>
  AAAA?: Many<string>
  MX?: [number, string][] | ZoneFault
  TXT?: (string | string[])[] | string
  SPF?: (string | string[])[] | string
  PTR?: Many<string>
  CNAME?: string | ZoneFault
  NS?: Many<string>
  SOA?: { primary?: string; serial?: number; minimum?: number } | ZoneFault
  TLSA?: Many<string>
  DS?: Many<string>
  DNSKEY?: Many<string>
  CAA?: Many<string>
  ANY?: ZoneFault
  /** Seconds; default 300. */
  ttl?: number
  /** The AD bit. */
  authenticated?: boolean
}

/**
 * A whole DNS world: names to what stands there. `*.example.org` is a wildcard (RFC 4592). A fault instead of a
 * node is the answer to every type. An IP address as a name means its reverse name.
 */
export type ZoneDefinition = Record<string, ZoneNode | ZoneFault>

export type ZoneOptions = {
  clock?: Clock
  /** Worlds that differ, by `host:port`, for questions to a given server. */
  servers?: Record<string, ZoneDefinition>
}

export type Zone = Resolver & {
  /** The same as `lookup`, at once. */
  answer(name: string, type: RecordType): DnsAnswer
}

const FAULTS: Record<ZoneFault, DnsOutcome> = {
  TIMEOUT: 'timeout',
  SERVFAIL: 'servfail',
  REFUSED: 'refused',
  UNREACHABLE: 'unreachable',
}
const DEFAULT_TTL = 300
const NEGATIVE_TTL = 60
const LONGEST_CHAIN = 8

/** A resolver over a literal. Later changes of the definition's nodes are seen; new names are seen as well. */
export function createZone(definition: ZoneDefinition, options: ZoneOptions = {}): Zone {
  const clock = options.clock ?? { now: Date.now }
  const answer = (name: string, type: RecordType, server?: string): DnsAnswer => {
    const world = (server !== undefined && options.servers?.[server]) || definition
    const at = clock.now()
    return { ...follow(world, name, type), name, type, server: server ?? 'zone', ms: 0, at }
  }
  return {
    answer,
    async lookup(name: string, type: RecordType, { server, signal }: LookupOptions = {}) {
      const given = answer(name, type, server)
      return signal?.aborted ? { ...given, outcome: 'timeout', records: [], ttl: 0 } : given
    },
  }
}

/** A zone definition written as YAML or JSON. Throws an Error with the position when it is neither. */
export function parseZone(text: string): ZoneDefinition {
  const value: unknown = parse(text)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new Error('a zone is a map from names to records')
  }
  for (const [name, node] of Object.entries(value)) {
    const isNode = node !== null && typeof node === 'object' && !Array.isArray(node)
    if (!isNode && !isFault(node)) throw new Error(`${name}: neither records nor a fault`)
  }
  return value as ZoneDefinition
}

type Found = Pick<DnsAnswer, 'outcome' | 'records' | 'cnames' | 'ttl' | 'authenticated'>

function follow(definition: ZoneDefinition, asked: string, type: RecordType): Found {
  const nodes = readNames(definition)
  const cnames: string[] = []
  let name = questionName(asked)?.toLowerCase()
  let ttl = Number.POSITIVE_INFINITY
  let authenticated = true
  while (name !== undefined) {
    const node = find(nodes, name)
    if (node === undefined) return negative(nodes, name, 'nxdomain', cnames, ttl)
    const found = recordsAt(node, name, type)
    if (typeof found === 'string') return failure(found, cnames)
    if (typeof node === 'object') {
      ttl = Math.min(ttl, node.ttl ?? DEFAULT_TTL)
      authenticated &&= node.authenticated === true
      if (found.length > 0) return { outcome: 'answer', records: found, cnames, ttl, authenticated }
      if (typeof node.CNAME === 'string' && !isFault(node.CNAME) && type !== 'CNAME') {
        cnames.push(bare(node.CNAME))
        if (cnames.length > LONGEST_CHAIN) return failure('servfail', cnames)
        name = questionName(node.CNAME)?.toLowerCase()
        continue
      }
    }
    return negative(nodes, name, 'nodata', cnames, ttl)
  }
  return failure(cnames.length > 0 ? 'servfail' : 'bad-name', cnames)
}

function failure(outcome: DnsOutcome, cnames: string[]): Found {
  return { outcome, records: [], cnames, ttl: 0, authenticated: false }
}

/** How long an absence holds: the SOA above it (RFC 2308, 5), or a minute. */
function negative(nodes: Nodes, name: string, outcome: DnsOutcome, cnames: string[], ttl: number): Found {
  let minimum = NEGATIVE_TTL
  for (let at: string | undefined = name; at !== undefined; at = parent(at)) {
    const node = nodes.get(at)
    if (typeof node === 'object' && node !== EMPTY && typeof node.SOA === 'object') {
      minimum = Math.min(node.SOA.minimum ?? NEGATIVE_TTL, node.ttl ?? Number.POSITIVE_INFINITY)
      break
    }
  }
  return { outcome, records: [], cnames, ttl: Math.min(ttl, minimum), authenticated: false }
}

type Nodes = Map<string, ZoneNode | ZoneFault>

/** Stands at names that exist only because something stands below them. */
const EMPTY: ZoneNode = Object.freeze({})

function readNames(definition: ZoneDefinition): Nodes {
  const nodes: Nodes = new Map()
  for (const [key, node] of Object.entries(definition)) {
    const name = (parseAddress(key) ? reverseName(key)! : bare(key)).toLowerCase()
    nodes.set(name, node)
    for (let at = parent(name); at !== undefined; at = parent(at)) if (!nodes.has(at)) nodes.set(at, EMPTY)
  }
  return nodes
}

/** RFC 4592, 3.3: a wildcard answers only directly below the closest name that exists. */
function find(nodes: Nodes, name: string): ZoneNode | ZoneFault | undefined {
  const exact = nodes.get(name)
  if (exact !== undefined) return exact
  for (let at = parent(name); at !== undefined; at = parent(at)) {
    if (nodes.has(at)) return nodes.get(at === '' ? '*' : `*.${at}`)
  }
  return nodes.get('*')
}

function recordsAt(node: ZoneNode | ZoneFault, name: string, type: RecordType): DnsRecord[] | DnsOutcome {
  if (typeof node === 'string') return FAULTS[node]
  const value = node[type]
  if (value === undefined) {
    const redirected = typeof node.CNAME === 'string' && !isFault(node.CNAME)
    return node.ANY !== undefined && !redirected ? FAULTS[node.ANY] : []
  }
  if (isFault(value)) return FAULTS[value]
  const ttl = node.ttl ?? DEFAULT_TTL
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.map((one) => toRecord(one, name, type, ttl))
}

function toRecord(value: unknown, name: string, type: RecordType, ttl: number): DnsRecord {
  switch (type) {
    case 'A':
    case 'AAAA':
      return { type, name, ttl, address: String(value) }
    case 'MX': {
      const [preference, exchange] = value as [number, string]
      return { type, name, ttl, preference, exchange: exchange === '.' ? '.' : bare(exchange) }
    }
    case 'TXT':
    case 'SPF':
      return { type, name, ttl, strings: Array.isArray(value) ? value.map(String) : cut(String(value)) }
    case 'PTR':
    case 'CNAME':
    case 'NS':
      return { type, name, ttl, target: bare(String(value)) }
    case 'SOA': {
      const {
        primary = 'ns.invalid',
        serial = 1,
        minimum = NEGATIVE_TTL,
      } = value as Exclude<ZoneNode['SOA'], string | undefined>
      return { type, name, ttl, primary, serial, minimum }
    }
    default:
      return { type, name, ttl, data: String(value) }
  }
}

/** Cuts a text into character-strings of at most 255 octets, never inside a character. */
function cut(text: string): string[] {
  const strings: string[] = []
  let current = ''
  let octets = 0
  for (const character of text) {
    const size = Buffer.byteLength(character)
    if (octets + size > 255) {
      strings.push(current)
      current = ''
      octets = 0
    }
    current += character
    octets += size
  }
  return [...strings, current]
}

function isFault(value: unknown): value is ZoneFault {
  return typeof value === 'string' && Object.hasOwn(FAULTS, value)
}

function bare(name: string): string {
  return name.endsWith('.') ? name.slice(0, -1) : name
}

/** The name without its first label; the root is the empty text and has no parent. */
function parent(name: string): string | undefined {
  if (name === '') return undefined
  const dot = name.indexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1)
}
