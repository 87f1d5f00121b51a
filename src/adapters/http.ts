/**
 * The guarded HTTP client: the only way Postproof fetches what strangers name (links, images, BIMI pictures,
 * MTA-STS policies, webhooks, whatever the browser asks for). It reaches public addresses only (RFC 6890), at
 * ports 80 and 443, connects to exactly the address that was checked, and checks again at every redirect. Time,
 * header bytes, body bytes and unpacked bytes are bounded. No cookies, no Referer, no credentials.
 */
import type { Clock, HttpFetch, HttpHop, HttpRequest, HttpResult, Resolver } from '@postproof/engine/world'
import { type Dial, dialDirectly, openConnection } from './http/connect.ts'
import { type Answer, exchange, type Outgoing } from './http/exchange.ts'
import { FetchFailure, socketFailure } from './http/failure.ts'
import { createGate, type Gate } from './http/gate.ts'
import { type Allowance, findTarget } from './http/target.ts'

export type HttpOptions = {
  resolver: Resolver
  clock?: Clock
  /**
   * For tests and development: `true` lets every address and port through, a list the named ones only, each as
   * `address` (any port) or `address:port`. Default: public addresses only.
   */
  allowPrivateNetworks?: boolean | readonly string[]
  /** PEM certificates trusted in place of the built-in ones. */
  ca?: string | string[]
  userAgent?: string
  /** Exchanges at once, overall and with one host. Defaults 32 and 6. */
  maxConcurrent?: number
  maxPerHost?: number
  /** Opens the TCP connection to a checked address; tests put a loopback server behind a public address. */
  dial?: Dial
}

type Context = {
  resolver: Resolver
  allowance: Allowance | undefined
  ca: string | string[] | undefined
  userAgent: string
  gate: Gate
  dial: Dial
}

const DEFAULT_BYTES = 1024 * 1024
const DEFAULT_REDIRECTS = 5
const DEFAULT_MS = 8000
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Set by the client itself, or never sent at all. */
const OWN_HEADERS = new Set(
  'host connection content-length transfer-encoding cookie referer upgrade te expect'.split(' '),
)

/**
 * Makes the guarded client. `fetch` never rejects; how an exchange can fail is closed (HttpFailure). Response
 * headers are as the server sent them (Content-Encoding and Content-Length describe the packed body), without
 * Set-Cookie.
 */
export function createHttp(options: HttpOptions): HttpFetch {
  const clock = options.clock ?? { now: () => Date.now() }
  const context: Context = {
    resolver: options.resolver,
    allowance: allowanceOf(options.allowPrivateNetworks ?? false),
    ca: options.ca,
    userAgent: options.userAgent ?? 'Mozilla/5.0 (compatible; Postproof/0.1; email check)',
    gate: createGate({ total: options.maxConcurrent ?? 32, perKey: options.maxPerHost ?? 6 }),
    dial: options.dial ?? dialDirectly,
  }
  return {
    async fetch(request) {
      const started = clock.now()
      const journey: Journey = { finalUrl: request.url, redirects: [] }
      const result = await travel(request, journey, context)
      const { finalUrl, redirects } = journey
      return { ...result, finalUrl, redirects, ms: Math.max(0, clock.now() - started) } as HttpResult
    },
  }
}

type Journey = { finalUrl: string; redirects: HttpHop[] }
type Outcome =
  | { ok: true; status: number; headers: Record<string, string>; body: Uint8Array; truncated: boolean }
  | { ok: false; failure: FetchFailure['failure']; detail: string }

/** Runs the whole exchange under one time limit and turns whatever ends it early into a value. */
async function travel(request: HttpRequest, journey: Journey, context: Context): Promise<Outcome> {
  const limit = new AbortController()
  const ms = request.timeoutMs ?? DEFAULT_MS
  const timer = setTimeout(() => limit.abort(new FetchFailure('timeout', `no end within ${ms} ms`)), ms)
  const cancel = () => limit.abort(new FetchFailure('timeout', 'cancelled'))
  request.signal?.addEventListener('abort', cancel, { once: true })
  if (request.signal?.aborted) cancel()
  try {
    const { status, headers, body } = await follow(request, journey, context, limit.signal)
    return { ok: true, status, headers, body: body.bytes, truncated: body.truncated }
  } catch (error) {
    const { failure, message } = socketFailure(error)
    return { ok: false, failure, detail: message }
  } finally {
    clearTimeout(timer)
    request.signal?.removeEventListener('abort', cancel)
  }
}

async function follow(request: HttpRequest, journey: Journey, context: Context, signal: AbortSignal) {
  const maxRedirects = request.maxRedirects ?? DEFAULT_REDIRECTS
  const seen = new Set<string>()
  let url = readUrl(request.url, undefined)
  let outgoing = firstRequest(request, context.userAgent)
  for (;;) {
    journey.finalUrl = url.href
    seen.add(url.href)
    const answer = await visit(url, outgoing, request, context, signal)
    const location = redirectOf(answer)
    if (location === undefined || maxRedirects === 0) return answer
    journey.redirects.push({ url: url.href, status: answer.status })
    const next = readUrl(location, url)
    if (journey.redirects.length > maxRedirects) {
      throw new FetchFailure('too-many-redirects', `more than ${maxRedirects}`)
    }
    if (seen.has(next.href)) throw new FetchFailure('too-many-redirects', 'the redirects go in a circle')
    outgoing = nextRequest(outgoing, answer.status, url.origin === next.origin)
    url = next
  }
}

async function visit(
  url: URL,
  outgoing: Outgoing,
  request: HttpRequest,
  context: Context,
  signal: AbortSignal,
): Promise<Answer> {
  const leave = await context.gate.enter(url.host, signal)
  if (!leave) throw signal.reason
  try {
    const target = await findTarget(url, context.resolver, context.allowance, signal)
    const socket = await openConnection(target, context.dial, context.ca, signal)
    const limits = {
      maxBytes: request.maxBytes ?? DEFAULT_BYTES,
      wantsBody: (head: { status: number; headers: Record<string, string> }) =>
        redirectOf(head) === undefined,
    }
    return await exchange(socket, url, outgoing, limits, signal)
  } finally {
    leave()
  }
}

function readUrl(text: string, base: URL | undefined): URL {
  const url = URL.parse(text, base)
  if (!url) throw new FetchFailure('refused-url', 'not a URL')
  url.hash = ''
  return url
}

function redirectOf(answer: { status: number; headers: Record<string, string> }): string | undefined {
  return REDIRECTS.has(answer.status) ? answer.headers.location : undefined
}

function firstRequest(request: HttpRequest, userAgent: string): Outgoing {
  const headers: Record<string, string> = { 'user-agent': userAgent, accept: '*/*' }
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    if (!OWN_HEADERS.has(name.toLowerCase())) headers[name.toLowerCase()] = value
  }
  headers['accept-encoding'] = 'gzip, br, deflate'
  if (request.body !== undefined) headers['content-length'] = String(Buffer.byteLength(request.body))
  return { method: request.method ?? 'GET', headers, body: request.body }
}

/** RFC 9110, 15.4: 307 and 308 keep method and body; the others turn POST into GET. Nothing private leaves the origin. */
function nextRequest(before: Outgoing, status: number, sameOrigin: boolean): Outgoing {
  const keepsBody = status === 307 || status === 308
  const headers = Object.fromEntries(
    Object.entries(before.headers).filter(
      ([name]) =>
        (sameOrigin || name.startsWith('accept') || name === 'user-agent' || name.startsWith('content-')) &&
        (keepsBody || !name.startsWith('content-')),
    ),
  )
  const method = keepsBody || before.method !== 'POST' ? before.method : 'GET'
  return { method, headers, body: keepsBody ? before.body : undefined }
}

/** What `allowPrivateNetworks` lets through; undefined: public addresses only. */
export function allowanceOf(allowed: boolean | readonly string[]): Allowance | undefined {
  if (allowed === false) return undefined
  if (allowed === true) return () => true
  const places = new Set(allowed)
  return (address, port) => places.has(address) || places.has(`${address}:${port}`)
}
