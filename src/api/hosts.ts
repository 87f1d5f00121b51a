import { isLoopback } from '@postproof/engine/networks/networks'
import type { Context, MiddlewareHandler } from 'hono'
import type { Config } from '#config.ts'
import { isLocal } from '#platform/mailer/create.ts'
import { Refusal } from '#platform/refusals/refusal.ts'

/**
 * The host names that this site answers. Any other name that points to our address would be a copy of this site under a
 * foreign name, and in a browser near us a page that may read our answers (DNS rebinding).
 */

/** Who watches a process asks it by its address, or by a name inside a cluster; there is nothing to read there. */
const atAnyName = new Set(['/healthz', '/readyz', '/metrics'])

/** RFC 9110, 15.5.20: 421 for a host that this server does not answer for. RFC 9112, 3.2: 400 for two Host lines. */
export function servedHosts(
  config: Pick<Config, 'PUBLIC_URL' | 'CHECKER_HOSTS' | 'SERVED_HOSTS'>,
): MiddlewareHandler {
  const served = new Set([
    ...(URL.canParse(config.PUBLIC_URL) ? [new URL(config.PUBLIC_URL).hostname] : []),
    ...config.CHECKER_HOSTS.map((item) => item.split('=')[0]!.toLowerCase()),
    ...config.SERVED_HOSTS.map((name) => name.toLowerCase()),
  ])
  return async (c, next) => {
    if (hostLines(c) > 1) throw new Refusal(400, 'invalid', 'request.unreadable')
    const { hostname } = new URL(c.req.url)
    if (served.has(hostname.replace(/\.$/, '')) || isLocal(c.req.url) || atAnyName.has(c.req.path))
      return next()
    throw new Refusal(421, 'misdirected', 'request.no_such_site')
  }
}

/** Node joins or drops repeated fields; the raw ones stand name by name. */
function hostLines(c: Context): number {
  const { incoming } = (c.env ?? {}) as { incoming?: { rawHeaders?: string[] } }
  return incoming?.rawHeaders?.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length ?? 0
}

/** Asked from this machine, and by a name that leads nowhere else: no page of another site can do both. */
export function isFromHere(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  const peer = incoming?.socket?.remoteAddress ?? ''
  return isLocal(c.req.url) && isLoopback(peer) && isLoopback(c.get('network'))
}
