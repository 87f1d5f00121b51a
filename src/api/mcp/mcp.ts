import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Context, MiddlewareHandler } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { keyScopeSchema } from '#contract/accounts.ts'
import type { Services } from '#services/application/services.ts'
import { createMcpServer } from '#services/tools/server.ts'
import { guard } from '../caller.ts'
import type { Api } from '../types.ts'
import { callsOf } from './calls.ts'
import { instanceWorld } from './world.ts'

/**
 * The tools for AI assistants by Streamable HTTP (modelcontextprotocol.io, 2026-07-28; clients of 2025-11-25 as well). Every
 * request stands alone: there are no sessions, and nothing is sent without being asked for.
 */

const path = '/mcp'
/** RFC 9728, 3.1: the path of the resource follows the well-known one. */
const metadataPath = `/.well-known/oauth-protected-resource${path}`

type World = { services: Pick<Services, 'site'>; log: Logger }

export function addMcp(api: Api, { services: { site }, log }: World): void {
  const { publicUrl, version } = site
  api.get(metadataPath, (c) => {
    c.header('Cache-Control', 'public, max-age=3600')
    c.header('Access-Control-Allow-Origin', '*')
    return c.json({
      resource: `${publicUrl}${path}`,
      resource_name: site.brand,
      resource_documentation: `${publicUrl}/docs/develop/mcp`,
      bearer_methods_supported: ['header'],
      scopes_supported: keyScopeSchema.options.filter((scope) => scope !== 'admin'),
    })
  })
  api.post(path, guard('bearer'), async (c) => {
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
    const invalid = c.req.header('authorization') === undefined ? '' : 'error="invalid_token", '
    c.header('WWW-Authenticate', `Bearer ${invalid}resource_metadata="${publicUrl}${metadataPath}"`)
  }
