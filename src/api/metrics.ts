import { createHash, timingSafeEqual } from 'node:crypto'
import type { Env, Hono, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Metrics } from '#platform/metrics/types.ts'
import { Refusal } from '#platform/refusals/refusal.ts'

/** The header by which the pages tell the pattern of the route that answered; it does not leave the server. */
export const routeHeader = 'x-postproof-route'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The figures, where they are on: for everyone who reaches the server, or for who sends the token. */
export function addMetrics<E extends Env>(
  api: Hono<E>,
  { metrics, token }: { metrics: Metrics; token: string },
): void {
  api.get('/metrics', async (c) => {
    const sent = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    if (token && !timingSafeEqual(digest(sent), digest(token)))
      throw new Refusal(401, 'unauthorized', 'server.metrics_token')
    const figures = await metrics.expose()
    if (!figures) throw new Refusal(404, 'not_found', 'server.metrics_off')
    c.header('Cache-Control', 'no-store')
    return c.body(figures.text, 200, { 'Content-Type': figures.type })
  })
}

/** Counts each answer under the pattern of its route, so that no address a visitor makes up becomes a series. */
export function countRequests(metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const page = c.res.headers.get(routeHeader)
    if (page) c.res.headers.delete(routeHeader)
    const matched = routePath(c)
    metrics.request({
      method: c.req.method,
      route: page ?? (matched === '*' || matched === '/*' ? 'file' : matched),
      status: c.res.status,
      seconds: (performance.now() - start) / 1000,
    })
  }
}
