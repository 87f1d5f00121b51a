import type { Clock, HttpFetch, HttpResult } from '@postproof/engine/world'
import { rewriteCss } from './css-urls.ts'
import type { Inks } from './inside/cut-outs.ts'
import { guardPicture } from './picture-guard.ts'
import { MAIL_ORIGIN, type Prepared, type ResourceKind } from './prepare.ts'
import { createWait } from './wait.ts'

/** A file as it is given to the page. */
export type Resource = { type: string; bytes: Uint8Array }

export type ResourceLimits = {
  /** Different addresses fetched for one mail. */
  count: number
  /** Octets of one, and of all together. */
  bytesEach: number
  bytesInAll: number
  /** Pixels of one picture, and of all together. */
  pixelsEach: number
  pixelsInAll: number
  /** Milliseconds that all servers together are waited for, in which this process listens (wait.ts). */
  ms: number
  /** The same by the clock, however busy this machine is. */
  clockMs: number
}

/**
 * Why a file is missing. `broken`: its server answers that there is none, or something that is none. `undelivered`: its server
 * or network did not answer within the one wait, or asked us to come later; final, until someone asks again. `late`: this
 * machine was too busy to wait; worth another try. `bound`: more than is fetched or shown of one mail.
 */
export type Missing = 'broken' | 'undelivered' | 'late' | 'bound'

/** The pictures, styles and fonts of one mail, each fetched once however many pages ask. */
export type Resources = {
  get(address: string, kind: ResourceKind): Promise<Resource | Missing>
  /** `broken`: the addresses that are. */
  counts(): { asked: number; loaded: number; refused: number; bytes: number; broken: string[] }
  /** The hosts to name for an address that is `undelivered`: its own, or those that used up the wait before it was asked for. */
  whose(address: string): string[]
  /** The addresses of all that is missing, for the layout, which must tell a missing background. */
  failed(): string[]
  /** Of the pictures with a transparent ground that were loaded. */
  inks(): Inks
  end(): void
}

const ACCEPT: Record<ResourceKind, string> = {
  picture: 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
  style: 'text/css,*/*;q=0.1',
  font: 'font/woff2,font/woff;q=0.9,*/*;q=0.8',
}

/** Makes the memory of one mail. `get` never rejects. */
export function createResources(
  { http, clock }: { http: HttpFetch; clock: Clock },
  prepared: Prepared,
  limits: ResourceLimits,
): Resources {
  const known = new Map<string, Promise<Resource | Missing>>()
  const missing = new Map<string, Missing>()
  const inks: Inks = {}
  const stop = new AbortController()
  const used = { loaded: 0, bytes: 0, pixels: 0 }
  /** Addresses that are being asked for. */
  const open = new Set<string>()
  let usedUpBy: string[] = []
  const unasked = new Set<string>()
  const wait = createWait(clock, limits, (end) => {
    usedUpBy = hostsOf([...open])
    stop.abort(end === 'used' ? 'undelivered' : 'late')
  })
  const whyStopped = (): Missing => (stop.signal.reason === 'undelivered' ? 'undelivered' : 'late')

  const read = async (address: string, kind: ResourceKind): Promise<Resource | Missing> => {
    const own = ownPart(address, prepared)
    const bytes = own === null ? await waitFor(address, kind) : (own?.bytes ?? 'broken')
    if (typeof bytes === 'string') return bytes
    used.bytes += bytes.length
    if (used.bytes > limits.bytesInAll) return 'bound'
    if (kind === 'picture') return readPicture(address, bytes)
    return kind === 'style' ? readStyle(bytes) : (readFont(bytes) ?? 'broken')
  }

  /** The wait runs while a server is asked, not while this machine reads what it sent. */
  const waitFor = async (address: string, kind: ResourceKind): Promise<Uint8Array | Missing> => {
    if (stop.signal.aborted) {
      unasked.add(address)
      return whyStopped()
    }
    const done = wait.begin()
    open.add(address)
    try {
      return await Promise.race([fetchBytes(address, kind), aborted(stop.signal).then(whyStopped)])
    } finally {
      open.delete(address)
      done()
    }
  }

  const fetchBytes = async (address: string, kind: ResourceKind): Promise<Uint8Array | Missing> => {
    const answer = await http.fetch({
      url: address,
      headers: { accept: ACCEPT[kind] },
      maxBytes: limits.bytesEach,
      timeoutMs: limits.clockMs,
      signal: stop.signal,
    })
    if (!answer.ok && stop.signal.aborted) return whyStopped()
    return whyMissing(answer) ?? (answer.ok ? answer.body : 'broken')
  }

  const readPicture = async (address: string, bytes: Uint8Array): Promise<Resource | Missing> => {
    const picture = await guardPicture(bytes, limits.pixelsEach)
    if (typeof picture === 'string') return picture
    used.pixels += picture.pixels
    if (used.pixels > limits.pixelsInAll) return 'bound'
    if (picture.ink) inks[address] = picture.ink
    return picture
  }

  const first = async (address: string, kind: ResourceKind): Promise<Resource | Missing> =>
    known.size >= limits.count ? 'bound' : read(address, kind).catch(() => 'broken')

  return {
    async get(address, kind) {
      let answer = known.get(`${kind} ${address}`)
      if (!answer) {
        answer = first(address, kind)
        known.set(`${kind} ${address}`, answer)
        answer.then((resource) => {
          if (typeof resource === 'string') missing.set(address, resource)
          else used.loaded += 1
        })
      }
      return answer
    },
    counts: () => ({
      asked: known.size,
      loaded: used.loaded,
      refused: missing.size,
      bytes: used.bytes,
      broken: [...missing].filter(([, why]) => why === 'broken').map(([address]) => address),
    }),
    whose: (address) => (unasked.has(address) ? usedUpBy : hostsOf([address])),
    failed: () => [...missing.keys()],
    inks: () => inks,
    end() {
      wait.close()
      stop.abort('late')
    },
  }
}

/** Failures and statuses that say nothing of the address itself. */
const UNDELIVERED_FAILURES = new Set<string>(['timeout', 'dns-unavailable', 'unreachable'])
const UNDELIVERED_STATUS = new Set([429, 503])

/** Undefined when it is there. */
function whyMissing(answer: HttpResult): Missing | undefined {
  if (!answer.ok) return UNDELIVERED_FAILURES.has(answer.failure) ? 'undelivered' : 'broken'
  if (UNDELIVERED_STATUS.has(answer.status)) return 'undelivered'
  // One file alone that is larger than any mail should send for.
  const isThere = answer.status >= 200 && answer.status < 300 && !answer.truncated
  return isThere ? undefined : 'broken'
}

/** A picture of the mail itself; undefined when it names one that is not there, null when the address is not ours. */
function ownPart(address: string, prepared: Prepared) {
  const url = new URL(address)
  return url.origin === MAIL_ORIGIN ? prepared.parts.get(url.pathname) : null
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

const hostsOf = (addresses: string[]): string[] => [
  ...new Set(addresses.flatMap((address) => URL.parse(address)?.hostname.slice(0, 253) || [])),
]

/** `data:` in a style sheet of others cannot be looked at by the guard: it becomes an address that is refused. */
function readStyle(bytes: Uint8Array): Resource {
  const css = rewriteCss(Buffer.from(bytes).toString('utf8'), () => `${MAIL_ORIGIN}/part/none`)
  return { type: 'text/css; charset=utf-8', bytes: Buffer.from(css) }
}

/** WOFF2, WOFF, TrueType, OpenType, by their first four octets. */
function readFont(bytes: Uint8Array): Resource | undefined {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
  const known = ['wOF2', 'wOFF', '\0\x01\0\0', 'OTTO', 'true'].includes(head)
  return known ? { type: 'font/collection', bytes } : undefined
}
