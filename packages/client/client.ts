import { type Calls, type Operation, operations, type Report, type Streams } from './api.ts'
import type { EventOf } from './events.ts'
import { errorOf, PostproofError } from './problem.ts'
import { type Given, requestOf } from './request.ts'
import { pauseBefore, type Sleep, sleep as sleepFor } from './retry.ts'
import { readEvents, type StreamPosition } from './server-sent-events.ts'

export type ClientOptions = {
  /** Where the instance is, such as `https://mailtest.example.org`. */
  baseUrl: string
  /** An API key, or the token of a session. Many calls need none. */
  key?: string
  /** The language of sentences in answers, such as `de`. */
  language?: string
  /** Milliseconds that a call may take, with all its retries; by default a minute. */
  timeoutMs?: number
  /** How often a call is tried again; by default three times. */
  retries?: number
  /** In place of the global fetch. */
  fetch?: typeof fetch
  /** In place of a timer between tries. */
  sleep?: Sleep
}

type Extras = Pick<Given, 'headers' | 'idempotencyKey' | 'signal'>
/** What a call is given; no argument where nothing is required. */
type Arguments<Call, Own = Omit<Call, 'answer'> & Extras> =
  Record<never, never> extends Own ? [given?: Own] : [given: Own]

type Counted = { meta: { current_page: number; last_page: number } }
type Chained = { meta: { next: number | null } } | { next: string | null }
/** The calls that answer one page of a list. */
export type ListCall = {
  [Name in keyof Calls]: Calls[Name]['answer'] extends Counted | Chained ? Name : never
}[keyof Calls]

export type WaitOptions = {
  signal?: AbortSignal
  /** Milliseconds; by default ten minutes. */
  timeoutMs?: number
  /** false: do not wait for the screenshots and the heat map, which may still change the score. */
  pictures?: boolean
}

/** A proxy may hold events back: after this the report is read, and the stream opened again. */
const LISTEN_MS = 20_000
/** Between two readings of a report where there are no events. */
const POLL_MS = 3_000

export type Client = ReturnType<typeof createClient>

/**
 * A client of one instance of Postproof. A call that is refused throws a `PostproofError`; when the network fails, the
 * `TypeError` of fetch; after `timeoutMs`, a `TimeoutError`. Refusals that pass by themselves and network failures are tried again
 * first, but only calls that can be repeated: GET, DELETE, and those that take an `Idempotency-Key`, which stays the same.
 */
export function createClient(options: ClientOptions) {
  const { timeoutMs = 60_000, retries = 3, fetch = globalThis.fetch, sleep = sleepFor } = options

  /** One call with its retries. `read` is part of each try: an answer that is cut off is no answer. */
  async function send<T>(
    name: keyof typeof operations,
    given: Given,
    read: (response: Response, operation: Operation) => Promise<T> | T,
  ): Promise<T> {
    const operation = operations[name]
    const { url, init, isRepeatable } = requestOf(operation, given, options)
    const deadline = performance.now() + timeoutMs
    const limit = timeLimit(timeoutMs, given.signal)
    try {
      for (let failures = 0; ; failures++) {
        try {
          const response = await fetch(url, { ...init, signal: limit.signal })
          if (!response.ok) throw await errorOf(response)
          return await read(response, operation)
        } catch (failure) {
          limit.signal.throwIfAborted()
          const pause = isRepeatable && failures < retries ? pauseBefore(failures, failure) : null
          if (pause === null || performance.now() + pause > deadline) throw failure
          await sleep(pause, limit.signal)
        }
      }
    } finally {
      limit.clear()
    }
  }

  /**
   * Makes a call by the name that it has in the API's document. JSON is parsed, text is a string, a file is octets. Form data
   * is sent as a form, octets (a Blob, a buffer, text) as the file that the call takes, anything else as JSON.
   */
  async function call<Name extends keyof Calls>(
    name: Name,
    ...[given]: Arguments<Calls[Name]>
  ): Promise<Calls[Name]['answer']> {
    return send(name, given ?? {}, readAnswer)
  }

  /**
   * Live events, with their JSON parsed. A connection that breaks is opened again from the last id that the server gave; a server
   * that gives none begins with the present state. Ends when the server ends the stream.
   */
  async function* events<Name extends keyof Streams>(
    name: Name,
    ...[given]: Arguments<Streams[Name]>
  ): AsyncGenerator<EventOf<Name>, void, undefined> {
    const input: Given = given ?? {}
    const position: StreamPosition = { id: '', retryMs: null }
    for (let failures = 0; ; failures++) {
      const headers: Record<string, string> = { accept: 'text/event-stream', ...input.headers }
      if (position.id) headers['last-event-id'] = position.id
      const body: ReadableStream<Uint8Array> = await send(name, { ...input, headers }, ({ body }) => body!)
      try {
        for await (const { event, data, id } of readEvents(body, position)) {
          failures = 0
          yield { event, data: JSON.parse(data), id } as EventOf<Name>
        }
        return
      } catch (failure) {
        input.signal?.throwIfAborted()
        const pause = failures < retries ? pauseBefore(failures, failure) : null
        if (pause === null) throw failure
        await sleep(position.retryMs ?? pause, input.signal)
      }
    }
  }

  /** The pages of a list, one after the other, from the one that the query names. */
  async function* pages<Name extends ListCall>(
    name: Name,
    ...[given]: Arguments<Calls[Name]>
  ): AsyncGenerator<Calls[Name]['answer'], void, undefined> {
    const input: Given = given ?? {}
    for (let query = { ...input.query }; ; ) {
      const page = await send(name, { ...input, query }, readAnswer)
      yield page
      const next = nextPage(page)
      if (!next) return
      query = { ...query, ...next }
    }
  }

  /**
   * Resolves with the report of a test, by its id or its address, once it is final: `failed`, `expired`, or `completed` with no
   * picture pending (`isFinal`). Follows the live events, and asks every few seconds where there are none or the server is down.
   * After `timeoutMs` it rejects with a `TimeoutError`.
   */
  async function waitForReport(addressOrId: string, wait: WaitOptions = {}): Promise<Report> {
    const path = { id: addressOrId.split('@')[0]! }
    const limit = timeLimit(wait.timeoutMs ?? 600_000, wait.signal)
    const { signal } = limit
    const readFinal = async () => {
      const report = await call('getReport', { path, signal })
      return isFinal(report, wait) ? report : null
    }
    // A server that restarts is waited for.
    const unlessTemporary = (failure: unknown) => {
      if (pauseBefore(0, failure) === null) throw failure
      return null
    }
    try {
      for (;;) {
        const report =
          (await listenUntil(path, signal, readFinal)) ?? (await readFinal().catch(unlessTemporary))
        if (report) return report
        await sleep(POLL_MS, signal)
      }
    } finally {
      limit.clear()
    }
  }

  /** Reads the report when an event says that it moved. null: the stream ended, failed, or was silent for too long. */
  async function listenUntil(
    path: { id: string },
    signal: AbortSignal,
    readFinal: () => Promise<Report | null>,
  ): Promise<Report | null> {
    const limit = timeLimit(LISTEN_MS, signal)
    try {
      for await (const { data } of events('streamTest', { path, signal: limit.signal })) {
        const hasMoved = data.type === 'pictures' || (data.type === 'status' && isEnd(data.status))
        const report = hasMoved ? await readFinal() : null
        if (report) return report
      }
    } catch {
      // Why the stream failed does not matter: the report is read next, and a refusal of that is thrown.
      signal.throwIfAborted()
    } finally {
      limit.clear()
    }
    return null
  }

  return { call, events, pages, waitForReport }
}

/** Nothing of the report will change by itself. `pictures: false`: except by its pictures. */
export function isFinal({ status, features }: Report, { pictures = true } = {}): boolean {
  if (status !== 'completed' || !pictures) return isEnd(status)
  return features.screenshots !== 'pending' && features.heatmap !== 'pending'
}

const isEnd = (status: Report['status']): boolean => ['completed', 'failed', 'expired'].includes(status)

/** The caller's signal, and a `TimeoutError` after so many milliseconds unless it is cleared before. */
function timeLimit(ms: number, signal?: AbortSignal) {
  const expiry = new AbortController()
  const timer = setTimeout(
    () => expiry.abort(new DOMException(`No answer within ${ms} ms`, 'TimeoutError')),
    ms,
  )
  return {
    signal: signal ? AbortSignal.any([signal, expiry.signal]) : expiry.signal,
    clear: () => clearTimeout(timer),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: its type is that of the call, which the document says
async function readAnswer(response: Response, { answers }: Operation): Promise<any> {
  const type = response.headers.get('content-type') ?? ''
  if (response.status === 204) return undefined
  if (/json/.test(type)) return response.json()
  // A page where JSON was expected is of another server, or of a proxy.
  if (!answers && /html/.test(type)) throw new PostproofError(response.status, null, null)
  return /^text\/|xml/.test(type) ? response.text() : new Uint8Array(await response.arrayBuffer())
}

/** What the query needs for the page after this one; null after the last. */
function nextPage(page: Counted | Chained): object | null {
  // Issues of a newsletter go back in time.
  if ('next' in page) return page.next === null ? null : { before: page.next }
  if ('next' in page.meta) return page.meta.next === null ? null : { after: page.meta.next }
  const { current_page, last_page } = page.meta
  return current_page < last_page ? { page: current_page + 1 } : null
}
