import type { HttpFetch } from '#engines/world.ts'
import { rewriteCss } from './css-urls.ts'
import { guardPicture } from './picture-guard.ts'
import { MAIL_ORIGIN, type Prepared } from './prepare.ts'

/** What a page asked for, by what it is for. Everything else is refused before it comes here. */
export type ResourceKind = 'picture' | 'style' | 'font'
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
  /** Milliseconds from the first question until nothing more is waited for. */
  ms: number
}

/**
 * The pictures, styles and fonts of one mail, each fetched once however many pages ask. `undefined`: refused, missing
 * or over a bound. `refusedAddresses` names those for the layout, which must tell a missing background.
 */
export type Resources = {
  get(address: string, kind: ResourceKind): Promise<Resource | undefined>
  counts(): { asked: number; loaded: number; refused: number; bytes: number }
  failed(): string[]
  end(): void
}

const ACCEPT: Record<ResourceKind, string> = {
  picture: 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
  style: 'text/css,*/*;q=0.1',
  font: 'font/woff2,font/woff;q=0.9,*/*;q=0.8',
}

/** Makes the memory of one mail. `get` never rejects. */
export function createResources(http: HttpFetch, prepared: Prepared, limits: ResourceLimits): Resources {
  const known = new Map<string, Promise<Resource | undefined>>()
  const failed = new Set<string>()
  const stop = new AbortController()
  const used = { loaded: 0, refused: 0, bytes: 0, pixels: 0 }
  let timer: NodeJS.Timeout | undefined

  const read = async (address: string, kind: ResourceKind): Promise<Resource | undefined> => {
    const bytes = await fetchBytes(address, kind)
    if (!bytes) return undefined
    used.bytes += bytes.length
    if (used.bytes > limits.bytesInAll) return undefined
    if (kind === 'picture') return readPicture(bytes)
    return kind === 'style' ? readStyle(bytes) : readFont(bytes)
  }

  const fetchBytes = async (address: string, kind: ResourceKind): Promise<Uint8Array | undefined> => {
    const part = ownPart(address, prepared)
    if (part !== null) return part?.bytes
    const answer = await http.fetch({
      url: address,
      headers: { accept: ACCEPT[kind] },
      maxBytes: limits.bytesEach,
      timeoutMs: limits.ms,
      signal: stop.signal,
    })
    return answer.ok && answer.status >= 200 && answer.status < 300 && !answer.truncated
      ? answer.body
      : undefined
  }

  const readPicture = async (bytes: Uint8Array): Promise<Resource | undefined> => {
    const picture = await guardPicture(bytes, limits.pixelsEach)
    used.pixels += picture?.pixels ?? 0
    return used.pixels > limits.pixelsInAll ? undefined : picture
  }

  const first = (address: string, kind: ResourceKind) => {
    timer ??= setTimeout(() => stop.abort(), limits.ms)
    if (known.size >= limits.count || stop.signal.aborted) return Promise.resolve(undefined)
    return Promise.race([read(address, kind), aborted(stop.signal)]).catch(() => undefined)
  }

  return {
    async get(address, kind) {
      let answer = known.get(`${kind} ${address}`)
      if (!answer) {
        answer = first(address, kind)
        known.set(`${kind} ${address}`, answer)
        answer.then((resource) => {
          if (resource) used.loaded += 1
          else {
            used.refused += 1
            failed.add(address)
          }
        })
      }
      return answer
    },
    counts: () => ({ asked: known.size, loaded: used.loaded, refused: used.refused, bytes: used.bytes }),
    failed: () => [...failed],
    end() {
      clearTimeout(timer)
      stop.abort()
    },
  }
}

/** A picture of the mail itself; undefined when it names one that is not there, null when the address is not ours. */
function ownPart(address: string, prepared: Prepared) {
  const url = new URL(address)
  return url.origin === MAIL_ORIGIN ? prepared.parts.get(url.pathname) : null
}

const aborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })

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
