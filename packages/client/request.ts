import type { Operation } from './api.ts'

/** A call -> what fetch is given. */

export type Given = {
  path?: object
  query?: object
  body?: unknown
  headers?: Record<string, string>
  /** A name for this call, such as a UUID. Made up where the call takes one and none is given. */
  idempotencyKey?: string
  /** Ends the call and its pauses; it rejects with the signal's reason. */
  signal?: AbortSignal
}
export type Defaults = { baseUrl: string; key?: string; language?: string }

/** `isRepeatable`: sending it twice has the same effect as sending it once. */
export type Sent = { url: string; init: RequestInit; isRepeatable: boolean }

export function requestOf(operation: Operation, given: Given, { baseUrl, key, language }: Defaults): Sent {
  const headers = new Headers({ accept: 'application/problem+json, */*;q=0.9' })
  if (key) headers.set('authorization', `Bearer ${key}`)
  if (language) headers.set('accept-language', language)
  const idempotencyKey = given.idempotencyKey ?? (operation.once ? randomKey() : undefined)
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  const { method } = operation
  const body = bodyOf(operation, given.body, headers)
  for (const [name, value] of Object.entries(given.headers ?? {})) headers.set(name, value)
  return {
    url: `${baseUrl.replace(/\/+$/, '')}${pathOf(operation.path, given.path ?? {})}${queryOf(given.query ?? {})}`,
    // A redirect would make a GET of a POST: it is an error instead.
    init: { method, headers, redirect: 'manual', ...(body === undefined ? {} : { body }) },
    // The server takes a key only where it is described.
    isRepeatable: method !== 'POST' || (operation.once === true && headers.has('idempotency-key')),
  }
}

/** Throws a TypeError for a part that is empty or dots: the address would be that of another call. */
function pathOf(template: string, parts: object): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String((parts as Record<string, unknown>)[name] ?? '')
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`The path needs a value for ${name}`)
    return encodeURIComponent(value)
  })
}

function queryOf(query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

/** Also sets its media type; a form's has a boundary, which fetch adds. */
function bodyOf({ octets }: Operation, body: unknown, headers: Headers): BodyInit | undefined {
  if (body === undefined) return undefined
  if (body instanceof FormData) return body
  headers.set('content-type', octets ?? 'application/json')
  return octets ? (body as BodyInit) : JSON.stringify(body)
}

/** 128 random bits. `crypto.randomUUID` is missing on pages without https. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (octet) => octet.toString(16).padStart(2, '0')).join(
    '',
  )
