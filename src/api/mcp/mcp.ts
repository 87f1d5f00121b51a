import { createMcpHandler } from '@modelcontextprotocol/server'
import { message } from '@postproof/messages/message'
import type { Context, MiddlewareHandler } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { z } from 'zod'
import { oauthScopeSchema } from '#contract/oauth.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Services } from '#services/application/services.ts'
import { scopesOfTool } from '#services/tools/scopes.ts'
import { createMcpServer } from '#services/tools/server.ts'
import { guard, signedIn } from '../caller.ts'
import { resourceMetadataPath } from '../oauth/oauth.ts'
import type { Api } from '../types.ts'
import { callsOf } from './calls.ts'
import { instanceWorld } from './world.ts'

/**
 * The tools for AI assistants by Streamable HTTP (modelcontextprotocol.io, 2026-07-28; clients of 2025-11-25 as well). Every
 * request stands alone: there are no sessions, and nothing is sent without being asked for.
 */

const path = '/mcp'

type World = { services: Pick<Services, 'site'>; log: Logger }

export function addMcp(api: Api, { services: { site }, log }: World): void {
  const { publicUrl, version } = site
  api.post(path, guard('bearer'), async (c) => {
    await requireToolScopes(c, publicUrl)
    const onError = (error: unknown) => log.error({ error, route: path }, 'a tool failed')
    const serve = () =>
      createMcpServer(instanceWorld({ calls: callsOf(api, c), publicUrl, version, onError }))
    // Nothing here changes while a client waits, so there is nothing to subscribe to.
    const { body, status, headers } = await createMcpHandler(serve, { maxSubscriptions: 0 }).fetch(
      withAccept(c),
    )
    c.header('Cache-Control', 'private, no-store')
    return c.newResponse(body, status as StatusCode, Object.fromEntries(headers))
  })
  api.all(path, (c) => {
    c.header('Allow', 'POST')
    return c.json({ jsonrpc: '2.0', id: null, error: { code: -32_000, message: 'Use POST' } }, 405)
  })
}

/** Many clients accept anything, and both forms are JSON to them. */
function withAccept(c: Context): Request {
  if (!/\*\/\*/.test(c.req.header('accept') ?? '*/*')) return c.req.raw
  const headers = new Headers(c.req.raw.headers)
  headers.set('accept', 'application/json, text/event-stream')
  return new Request(c.req.raw, { headers })
}

/** Says where an assistant learns how to be let in. Runs before what refuses a caller. */
export const challenge =
  (publicUrl: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (c.res.status !== 401) return
    const scope = oauthScopeSchema.options.join(' ')
    const hasToken = c.req.header('authorization') !== undefined
    c.header('WWW-Authenticate', bearer(hasToken ? { error: 'invalid_token', scope } : { scope }, publicUrl))
  }

/** RFC 6750, 3, and RFC 9728, 5.1. */
function bearer(says: Record<string, string>, publicUrl: string): string {
  const all = { ...says, resource_metadata: `${publicUrl}${resourceMetadataPath}${path}` }
  return `Bearer ${Object.entries(all)
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ')}`
}

/**
 * An application that has not all scopes of a tool learns it by status and header, so that it can ask for them. Keys cannot
 * ask for more: theirs is said in the answer of the tool. Refusal `scope` (403).
 */
async function requireToolScopes(c: Context, publicUrl: string): Promise<void> {
  const { via } = signedIn(c)
  if (via.kind !== 'key' || !via.application) return
  const needed = scopesOfTool(await toolCalled(c.req.raw))
  const missing = needed.find((scope) => !via.scopes.includes(scope))
  if (missing === undefined) return
  // It is given what it asks for the next time, and no more.
  const scope = oauthScopeSchema.options
    .filter((one) => needed.includes(one) || via.scopes.includes(one))
    .join(' ')
  c.header('WWW-Authenticate', bearer({ error: 'insufficient_scope', scope }, publicUrl))
  throw new Refusal(403, 'scope', message('account.scope_needed', { scope: missing }))
}

/** The name of the tool that a request calls; undefined for other requests, and for what is no request. */
async function toolCalled(request: Request): Promise<string | undefined> {
  const read = callSchema.safeParse(
    await request
      .clone()
      .json()
      .catch(() => undefined),
  )
  return read.data?.params.name
}
const callSchema = z.object({ method: z.literal('tools/call'), params: z.object({ name: z.string() }) })
