import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { type Caller, guard } from './caller.ts'
import type { TagName } from './document/about.ts'
import { refusalRef } from './document/responses.ts'
import { securityOf } from './document/security.ts'
import { idempotencyKey, onceByKey } from './idempotency.ts'
import type { Api } from './types.ts'

/** Small pieces that every route's description is made of. */

type Described = {
  /** Its name in generated clients: a verb and the field's noun, never changed once released. */
  operationId: string
  /** Who may call it. Enforced before anything of the request is read, and described as its security. */
  caller: Caller
  tag: TagName
  summary: string
  /** It creates or charges: with the same `Idempotency-Key` it is made once. Not for secrets that are shown once. */
  once?: true
}

type Operation = Omit<RouteConfig, keyof Described | 'path' | 'tags' | 'security' | 'middleware'> & Described

/** One call: its route, its description, and the guard that lets only its callers in. */
export function operation<P extends string, R extends Operation & { path: P }>(given: R) {
  const route = createRoute({ ...documented(given), middleware: before(given) })
  // They change nothing of what a handler is given.
  return route as unknown as R & { getRoutingPath(): string }
}

/** Describes a call whose handler takes the body as it comes, or answers no JSON; add the handler after it. */
export function describe(api: Api, given: Operation & { path: string }): void {
  api.openAPIRegistry.registerPath(documented(given))
  const path = given.path.replaceAll(/\{(.+?)\}/g, ':$1')
  for (const handler of before(given)) api.on(given.method.toUpperCase(), path, handler)
}

/** What runs before a call's handler. */
const before = ({ caller, operationId, once }: Described): MiddlewareHandler[] => [
  ...(caller === 'anyone' ? [] : [guard(caller)]),
  ...(once ? [onceByKey(operationId)] : []),
]

/** With its security, and the refusals that every call of its kind has. */
function documented<R extends Operation & { path: string }>(given: R) {
  const { caller, tag, once, ...config } = given
  const { method, path } = given
  const { security, refusals } = securityOf(caller, method, path)
  const all = once ? [400, ...refusals, 409, 422] : refusals
  const added = Object.fromEntries(all.map((code) => [code, refusalRef(code)]))
  const responses = { ...added, ...given.responses }
  const parameters = once ? { parameters: [idempotencyKey] } : {}
  return { ...config, ...parameters, tags: [tag], security, responses }
}

/** The answers of a route: its own shape, and the error shape for each status it may refuse with. */
export function answers<T extends z.ZodType, S extends 200 | 201 = 200>(
  schema: T,
  status = 200 as S,
  refusals: number[] = [],
) {
  return {
    [status]: { description: 'OK', content: { 'application/json': { schema } } },
    ...Object.fromEntries(refusals.map((code) => [code, refusalRef(code)])),
  } as { [K in S]: { description: string; content: { 'application/json': { schema: T } } } }
}

/** The answers of a route that answers a file. */
export const fileAnswers = (type: string, refusals: number[] = []) => ({
  ...Object.fromEntries(refusals.map((code) => [code, refusalRef(code)])),
  200: { description: 'OK', content: { [type]: { schema: fileSchema(type) } } },
})

/** Text is a string; anything else is octets, which OpenAPI 3.1 says by the media type and generators read from `format`. */
const fileSchema = (type: string) =>
  /^text\/|\bxml\b/.test(type) ? z.string() : z.string().openapi({ format: 'binary' })

/** The request of a route that takes JSON. */
export const jsonBody = <T extends z.ZodType>(schema: T, required = true) => ({
  body: { required, content: { 'application/json': { schema } } },
})

/** Answers through the contract's schema: undeclared fields never leave. */
export function json<T extends z.ZodType>(c: Context, schema: T, value: z.input<T>, status: 200 | 201 = 200) {
  c.header('Cache-Control', 'private, no-store')
  return c.json(schema.parse(value), status) as never
}

/** Describes a GET, open to anyone, that answers something other than JSON. */
export function describeFile(
  api: Api,
  file: Omit<Described, 'caller'> & {
    path: string
    type: string
    about?: string
    params?: z.ZodObject
    query?: z.ZodObject
  },
): void {
  const { type, about, params, query, ...named } = file
  describe(api, {
    ...named,
    caller: 'anyone',
    method: 'get',
    ...(about ? { description: about } : {}),
    request: { ...(params ? { params } : {}), ...(query ? { query } : {}) },
    responses: fileAnswers(type, params ? [404, 409, 410] : [422]),
  })
}
