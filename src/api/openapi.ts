import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { apiErrorSchema } from '#contract/common.ts'
import type { Api } from './types.ts'

/** Small pieces that every route's description is made of. */

const errorTexts: Record<number, string> = {
  401: 'Not logged in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Not possible in the current state',
  410: 'Expired or deleted',
  413: 'Too large',
  422: 'Some values are not valid',
  429: 'Too many requests',
  503: 'Not available on this server, or the server is busy',
}

/** The answers of a route: its own shape, and the error shape for each status it may refuse with. */
export function answers<T extends z.ZodType, S extends 200 | 201 = 200>(
  schema: T,
  status = 200 as S,
  refusals: number[] = [],
) {
  const error = (code: number) => ({
    description: errorTexts[code] ?? 'Refused',
    content: { 'application/json': { schema: apiErrorSchema } },
  })
  return {
    [status]: { description: 'OK', content: { 'application/json': { schema } } },
    ...Object.fromEntries(refusals.map((code) => [code, error(code)])),
  } as { [K in S]: { description: string; content: { 'application/json': { schema: T } } } }
}

/** The request of a route that takes JSON. */
export const jsonBody = <T extends z.ZodType>(schema: T, required = true) => ({
  body: { required, content: { 'application/json': { schema } } },
})

/** Answers through the contract's schema: undeclared fields never leave. */
export function json<T extends z.ZodType>(c: Context, schema: T, value: z.input<T>, status: 200 | 201 = 200) {
  c.header('Cache-Control', 'private, no-store')
  return c.json(schema.parse(value), status) as never
}

/** Describes a GET that answers something other than JSON. */
export function describeFile(
  api: Api,
  file: {
    path: string
    summary: string
    type: string
    about: string
    tags: string[]
    params: z.ZodObject
    query?: z.ZodObject
  },
): void {
  const { path, summary, type, about, tags, params, query } = file
  const ok = { description: 'OK', content: { [type]: { schema: z.string() } } }
  api.openAPIRegistry.registerPath({
    method: 'get',
    path,
    tags,
    summary,
    description: about,
    request: { params, ...(query ? { query } : {}) },
    responses: { ...answers(z.string(), 200, [404, 409, 410]), 200: ok },
  })
}
