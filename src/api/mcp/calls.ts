import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import type { ApiError } from '#contract/common.ts'
import { ToolError } from '#services/tools/types.ts'
import type { Api } from '../types.ts'

/** Calls of this API within a request to it, with what that request brought: its key, its network, its language. */

export type Calls = {
  get<T>(path: string): Promise<T>
  /** `key`: the `Idempotency-Key`. While another call with the same key runs, waits for its answer. */
  post<T>(path: string, body: unknown, key?: string): Promise<T>
  /** Posts octets as they are. `key` as for `post`. */
  postFile<T>(path: string, type: string, octets: Uint8Array, key?: string): Promise<T>
  /**
   * Reads the events at a path. Resolves with the first for which `isLast` holds, or with the newest when they end or take too
   * long; undefined where there is none.
   */
  follow<T>(path: string, isLast: (event: T) => boolean): Promise<T | undefined>
}

/** Headers that say who asks, and from where. */
const passedOn = ['authorization', 'accept-language', 'user-agent', 'x-forwarded-for']
/** Assistants give up on a tool after a minute or more. */
const FOLLOWED_MS = 50_000
/** How often a call asks for the answer of another one with the same key, a second apart: these calls only start work. */
const KEY_TRIES = 20

/** Whether a request is such a call. No request from outside can say so of itself. */
export const isCallOfTool = (c: Context): boolean =>
  (c.env as { ofTool?: boolean } | undefined)?.ofTool === true

/** Rejects with ToolError for a refusal, in the words of the API. */
export function callsOf(api: Api, c: Context): Calls {
  const callOnce = async <T>(path: string, init: RequestInit, read: (response: Response) => Promise<T>) => {
    const headers = new Headers(init.headers)
    for (const name of passedOn) {
      const value = c.req.header(name)
      if (value !== undefined) headers.set(name, value)
    }
    headers.set('x-request-id', c.get('requestId'))
    // What bounds the work of a network holds a place until the answer is read.
    const outgoing = new EventEmitter()
    try {
      const address = new URL(path, c.req.url).href
      const response = await api.request(address, { ...init, headers }, { ...c.env, outgoing, ofTool: true })
      if (!response.ok) throw await refusalOf(response)
      return await read(response)
    } finally {
      outgoing.emit('close')
    }
  }
  const call: typeof callOnce = async (path, init, read) => {
    for (let left = KEY_TRIES; ; left--) {
      try {
        return await callOnce(path, init, read)
      } catch (error) {
        if (!(error instanceof InProgress) || left === 0) throw error
        await sleep(error.seconds * 1000)
      }
    }
  }
  const post = <T>(path: string, type: string, body: string | Uint8Array, key?: string) =>
    call<T>(
      path,
      {
        method: 'POST',
        headers: {
          'content-type': type,
          // Without its length, a body is not seen by what bounds bodies.
          'content-length': String(Buffer.byteLength(body)),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        body: body as Uint8Array<ArrayBuffer>,
      },
      (response) => response.json(),
    )
  return {
    get: (path) => call(path, {}, (response) => response.json()),
    post: (path, body, key) => post(path, 'application/json', JSON.stringify(body), key),
    postFile: post,
    follow: (path, isLast) => call(path, {}, (response) => follow(response, isLast)),
  }
}

/** Another call with the same Idempotency-Key still runs: try again after so many seconds. */
class InProgress extends ToolError {
  readonly seconds: number
  constructor(message: string, seconds: number) {
    super(message)
    this.seconds = seconds
  }
}

async function refusalOf(response: Response): Promise<ToolError> {
  const { code, message, errors } = (await response.json()) as ApiError
  if (code === 'in_progress') return new InProgress(message, Number(response.headers.get('retry-after') ?? 1))
  const fields = Object.entries(errors ?? {}).map(([field, texts]) => `${field}: ${texts.join(' ')}`)
  return new ToolError(fields.length > 0 ? fields.join('\n') : message)
}

async function follow<T>(response: Response, isLast: (event: T) => boolean): Promise<T | undefined> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const timeUp = setTimeout(() => reader.cancel(), FOLLOWED_MS)
  let newest: T | undefined
  let text = ''
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const events = `${text}${next.value}`.split('\n\n')
      text = events.pop()!
      for (const event of events) {
        newest = dataOf<T>(event) ?? newest
        if (newest !== undefined && isLast(newest)) return newest
      }
    }
    return newest
  } finally {
    clearTimeout(timeUp)
    await reader.cancel()
  }
}

/** The data of one event; undefined for a comment. */
function dataOf<T>(event: string): T | undefined {
  const lines = event.split('\n').flatMap((line) => (line.startsWith('data:') ? [line.slice(5)] : []))
  return lines.length > 0 ? (JSON.parse(lines.join('\n')) as T) : undefined
}
