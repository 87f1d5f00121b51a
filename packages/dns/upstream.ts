import { isIP } from 'node:net'
import type { Clock } from '@postproof/engine/world'
import { type Question, RCODE } from './codec.ts'
import { askOverTcp } from './tcp.ts'
import { type Endpoint, type Exchange, openUdpSocket, type UdpSocket } from './udp.ts'

/** One server: its sockets, how much it is asked at once, and whether it rests because it does not answer. */
export type Upstream = {
  address: string
  /** `again`: a retry after a timeout, sent without EDNS, which firewalls on the way may drop (RFC 6891, 6.2.2). */
  ask(question: Question, again?: boolean): Promise<Exchange>
  /** True while the server is not asked: it proved unreachable, silent or useless a moment ago. */
  resting(): boolean
  /**
   * True when the server has answered for the name servers of the root. Captive networks and closed sandboxes deny that
   * question, refuse it or are silent, and their NXDOMAIN says nothing about any name.
   */
  knowsRoot(): Promise<boolean>
  close(): void
}

export type UpstreamOptions = {
  clock: Clock
  timeoutMs: number
  maxInFlight: number
  sockets: number
}

/** After this many questions that only a retry without EDNS answered, first tries leave it out too. */
const PLAIN_AFTER = 3
/** So many tries without one answer between them, and the server may be silent. */
const SILENT_AFTER = 6
const REST_MS = 3000
const root: Question = { name: '', type: 'NS' }

/** Reads `host:port`, `host`, `[v6]:port` or `v6`. Undefined unless the host is an IP address. */
export function parseEndpoint(server: string): Endpoint | undefined {
  const bracketed = /^\[([^\]]+)\](?::(\d{1,5}))?$/.exec(server)
  const plain = /^([^:]+)(?::(\d{1,5}))?$/.exec(server)
  const [, host, port] = bracketed ?? plain ?? [undefined, server, undefined]
  const number = port === undefined ? 53 : Number(port)
  return host !== undefined && isIP(host) !== 0 && number > 0 && number < 65536
    ? { host, port: number }
    : undefined
}

/** `host:port`, the host in brackets when it is IPv6. */
export function printEndpoint({ host, port }: Endpoint): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`
}

/** One DNS server with its bounds and its health. */
export function createUpstream(endpoint: Endpoint, options: UpstreamOptions): Upstream {
  const { clock, timeoutMs } = options
  const sockets: (UdpSocket | undefined)[] = Array(options.sockets).fill(undefined)
  const places = createPlaces(options.maxInFlight)
  const rest = createRest(clock, async () => (await exchange(root, false)).kind === 'response')
  let next = 0
  let closed = false
  /** Questions that only a retry without EDNS answered, since the last answer with EDNS. */
  let onlyPlain = 0
  let asRoot: { known: Promise<boolean>; until: number } | undefined

  const socket = (): UdpSocket => {
    next = (next + 1) % sockets.length
    const present = sockets[next]
    if (present?.usable()) return present
    const fresh = openUdpSocket(endpoint)
    sockets[next] = fresh
    return fresh
  }
  const exchange = async (question: Question, edns: boolean): Promise<Exchange> => {
    const first = await socket().ask(question, timeoutMs, edns)
    if (first.kind !== 'response' || !first.response.truncated) return first
    const second = await askOverTcp(endpoint, question, timeoutMs, edns)
    // It answers over UDP, so it is there: only this answer cannot be had.
    return second.kind === 'response' ? second : { kind: 'timeout' }
  }

  const ask = async (question: Question, again = false): Promise<Exchange> => {
    if (closed || !(await places.take(timeoutMs))) return { kind: closed ? 'unreachable' : 'timeout' }
    try {
      if (closed || (await rest.refuses()) || closed) return { kind: 'unreachable' }
      // Without EDNS there are no signatures, and whether it gets through says nothing of the server.
      const { signed = false } = question
      const edns = signed || (!again && onlyPlain < PLAIN_AFTER)
      let result = await exchange(question, edns)
      if (result.kind === 'response' && !signed) onlyPlain = edns ? 0 : onlyPlain + Number(again)
      const code = result.kind === 'response' ? result.response.rcode : RCODE.noError
      // RFC 6891, 7: a server without EDNS answers so.
      if (!signed && (code === RCODE.formErr || code === RCODE.notImp))
        result = await exchange(question, false)
      if (!closed) rest.saw(result.kind)
      return result
    } finally {
      places.leave()
    }
  }
  const askForRoot = async (): Promise<boolean> => {
    const result = await ask(root)
    if (result.kind !== 'response') return false
    const { rcode, answers } = result.response
    if (rcode === RCODE.nxDomain) rest.begin()
    return rcode === RCODE.noError && answers.some(({ type }) => type === 'NS')
  }

  return {
    address: printEndpoint(endpoint),
    resting: rest.resting,
    ask,
    knowsRoot() {
      const now = clock.now()
      if (!asRoot || now >= asRoot.until) asRoot = { known: askForRoot(), until: now + REST_MS }
      return asRoot.known
    },
    close() {
      closed = true
      for (const open of sockets) open?.close()
    },
  }
}

/**
 * Pauses a server that proved unreachable or silent. A timeout alone proves nothing, because the name servers behind the
 * question may hang. Silence is therefore tested with a question that every resolver answers itself (`isThere`), and all
 * other callers wait for that test.
 */
function createRest(clock: Clock, isThere: () => Promise<boolean>) {
  let silent = 0
  let until = 0
  let doubt: Promise<void> | undefined
  const begin = () => {
    until = clock.now() + REST_MS
  }
  const settle = async () => {
    if (await isThere()) {
      silent = 0
      until = 0
    } else begin()
    doubt = undefined
  }
  const resting = () => clock.now() < until
  return {
    resting,
    begin,
    /** Asked at the moment of sending. */
    async refuses(): Promise<boolean> {
      if (!resting() && (until > 0 || silent >= SILENT_AFTER)) doubt ??= settle()
      await doubt
      return resting()
    },
    saw(kind: Exchange['kind']) {
      if (kind === 'timeout') silent++
      else if (kind === 'unreachable') begin()
      else {
        silent = 0
        until = 0
      }
    },
  }
}

/** At most `size` at once: over about 250 questions in flight the default UDP buffer overflows. */
function createPlaces(size: number) {
  const waiting: ((taken: boolean) => void)[] = []
  let taken = 0
  return {
    take(timeoutMs: number): boolean | Promise<boolean> {
      if (taken < size) {
        taken++
        return true
      }
      return new Promise((resolve) => {
        const wake = (got: boolean) => {
          clearTimeout(timer)
          resolve(got)
        }
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(wake), 1)
          wake(false)
        }, timeoutMs)
        waiting.push(wake)
      })
    },
    leave() {
      const wake = waiting.shift()
      if (wake) wake(true)
      else taken--
    },
  }
}
