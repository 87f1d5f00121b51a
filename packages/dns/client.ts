import type {
  Clock,
  DnsAnswer,
  DnsOutcome,
  LookupOptions,
  RecordType,
  Resolver,
} from '@postproof/engine/world'
import { orAbort } from './abort.ts'
import { createAnswerCache } from './cache.ts'
import { LONGEST_CHAIN, readResponse, type Step } from './chain.ts'
import type { Response } from './codec.ts'
import type { AskSigned } from './dnssec/validator.ts'
import { questionName } from './name.ts'
import { createSignedQuestions } from './signed.ts'
import { createUpstream, parseEndpoint, printEndpoint, type Upstream } from './upstream.ts'

export type DnsClientOptions = {
  /** Resolvers as `host:port`, IPv6 as `[::1]:53`; the port may be left out. Asked in this order. */
  servers: string[]
  clock?: Clock
  /** For one try at one server. Default 1500. */
  timeoutMs?: number
  /** Tries that may end in silence, over all servers, but one for each server at least. Default 2. */
  tries?: number
  /** Questions at one server at once. Default 150. */
  maxInFlight?: number
  /** UDP sockets per server. Default 4. */
  sockets?: number
  /** Answers kept. Default 10000. */
  cacheSize?: number
  /** Seconds; what a record says beyond it is cut. Default 3600 for records and 900 for absences. */
  maxTtl?: number
  maxNegativeTtl?: number
}

export type DnsClient = Resolver & {
  /** The servers in use, as `host:port`. Entries that are not IP addresses are left out. */
  servers: string[]
  /** One question whose answer has its signatures and was not validated by the server; aliases are not followed. */
  askSigned: AskSigned
  /** Ends what is in flight and closes every socket. Later questions are `unreachable`. */
  close(): void
}

/** Servers that were asked by name of address are kept open up to this number. */
const MAX_DIRECT = 32

/**
 * A stub resolver over UDP with TCP for what does not fit. It keeps answers, merges equal questions in flight,
 * opens sockets when they are needed and keeps the process alive only while a question is open. Not node:dns:
 * that refuses names which valid SPF macros make, and hides TTL, response code and AD bit.
 */
export function createDnsClient(options: DnsClientOptions): DnsClient {
  const settings = readSettings(options)
  const endpoints = options.servers.map(parseEndpoint).filter((endpoint) => endpoint !== undefined)
  const upstreams = endpoints.map((endpoint) => createUpstream(endpoint, settings))
  const direct = new Map<string, Upstream>()
  const cache = createAnswerCache(settings.clock, options.cacheSize ?? 10_000)
  const inFlight = new Map<string, Promise<DnsAnswer>>()

  const shared = (name: string, type: RecordType): Promise<DnsAnswer> => {
    const key = `${type} ${name.toLowerCase()}`
    const kept = cache.get(key)
    if (kept) return Promise.resolve(kept)
    const running = inFlight.get(key)
    if (running) return running
    const fresh = resolve(upstreams, name, type, settings)
      .then((answer) => {
        cache.set(key, answer)
        return answer
      })
      .finally(() => inFlight.delete(key))
    inFlight.set(key, fresh)
    return fresh
  }
  const at = (server: string): Upstream[] => {
    const endpoint = parseEndpoint(server)
    if (!endpoint) return []
    const address = printEndpoint(endpoint)
    const upstream = direct.get(address) ?? createUpstream(endpoint, { ...settings, sockets: 1 })
    direct.delete(address)
    direct.set(address, upstream)
    if (direct.size > MAX_DIRECT) closeOldest(direct)
    return [upstream]
  }

  return {
    servers: endpoints.map(printEndpoint),
    async lookup(name: string, type: RecordType, { server, signal }: LookupOptions = {}) {
      const asked = questionName(name)
      const started = performance.now()
      const none = (outcome: DnsOutcome) => ({
        ...failure(name, type, outcome, settings.clock),
        ms: Math.round(performance.now() - started),
      })
      if (asked === undefined) return none('bad-name')
      if (signal?.aborted) return none('timeout')
      const work = server === undefined ? shared(asked, type) : resolve(at(server), asked, type, settings)
      const answer = await orAbort(work, signal)
      return answer ? { ...answer, name } : none('timeout')
    },
    askSigned: createSignedQuestions(upstreams, { ...settings, cacheSize: options.cacheSize }),
    close() {
      for (const upstream of [...upstreams, ...direct.values()]) upstream.close()
    },
  }
}

type Settings = Required<Omit<DnsClientOptions, 'servers' | 'cacheSize'>>

function readSettings(options: DnsClientOptions): Settings {
  return {
    clock: options.clock ?? { now: Date.now },
    timeoutMs: options.timeoutMs ?? 1500,
    tries: options.tries ?? 2,
    maxInFlight: options.maxInFlight ?? 150,
    sockets: options.sockets ?? 4,
    maxTtl: options.maxTtl ?? 3600,
    maxNegativeTtl: options.maxNegativeTtl ?? 900,
  }
}

function failure(name: string, type: RecordType, outcome: DnsOutcome, clock: Clock): DnsAnswer {
  return {
    name,
    type,
    outcome,
    records: [],
    cnames: [],
    ttl: 0,
    authenticated: false,
    server: '',
    ms: 0,
    at: clock.now(),
  }
}

/** Asks until the CNAME chain ends, each link at the servers in order. */
async function resolve(
  upstreams: Upstream[],
  name: string,
  type: RecordType,
  settings: Settings,
): Promise<DnsAnswer> {
  const started = performance.now()
  const answer = failure(name, type, 'servfail', settings.clock)
  answer.authenticated = true
  let ttl = Number.POSITIVE_INFINITY
  for (let owner = name; answer.cnames.length <= LONGEST_CHAIN; ) {
    const { step, server, authenticated } = await askInTurn(upstreams, owner, type, settings.tries)
    answer.server = server
    answer.authenticated &&= authenticated
    answer.cnames.push(...step.cnames)
    ttl = Math.min(ttl, step.ttl)
    if ('outcome' in step) {
      answer.outcome = step.outcome
      answer.records = step.records
      break
    }
    const next = questionName(step.next)
    if (next === undefined) break
    owner = next
  }
  const cap = { answer: settings.maxTtl, nodata: settings.maxNegativeTtl, nxdomain: settings.maxNegativeTtl }
  answer.ttl = Math.min(ttl, cap[answer.outcome as 'answer'] ?? 0)
  answer.authenticated &&= answer.outcome in cap
  answer.ms = Math.round(performance.now() - started)
  answer.at = settings.clock.now()
  return answer
}

type Told = { step: Step; server: string; authenticated: boolean }

/** The first server that knows; a failure is believed only when the others have nothing better. */
async function askInTurn(
  upstreams: Upstream[],
  name: string,
  type: RecordType,
  tries: number,
): Promise<Told> {
  let silences = 0
  let failed: Told | undefined
  const told = new Set<Upstream>()
  for (let round = 0; round < tries; round++) {
    for (const upstream of upstreams) {
      if (silences >= Math.max(tries, upstreams.length)) break
      if (told.has(upstream) || upstream.resting()) continue
      const exchange = await upstream.ask({ name, type }, silences > 0)
      if (exchange.kind === 'timeout') silences++
      if (exchange.kind !== 'response') continue
      const step = readResponse(exchange.response, name, type)
      if (isUnproven(step, exchange.response) && !(await upstream.knowsRoot())) continue
      const answer = { step, server: upstream.address, authenticated: exchange.response.authenticated }
      if (!('outcome' in step) || (step.outcome !== 'servfail' && step.outcome !== 'refused')) return answer
      told.add(upstream)
      failed ??= answer
    }
  }
  const outcome = silences > 0 ? 'timeout' : 'unreachable'
  const nobody: Step = { outcome, records: [], cnames: [], ttl: 0 }
  return failed ?? { step: nobody, server: upstreams[0]?.address ?? '', authenticated: false }
}

/** An absence without the SOA that every resolver gives with it (RFC 2308, 3), unless something stripped it. */
function isUnproven(step: Step, { negativeTtl }: Response): boolean {
  return 'outcome' in step && step.outcome === 'nxdomain' && negativeTtl === undefined
}

function closeOldest(upstreams: Map<string, Upstream>): void {
  const [address, upstream] = upstreams.entries().next().value!
  upstreams.delete(address)
  upstream.close()
}
