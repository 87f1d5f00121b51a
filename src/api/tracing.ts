import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { type Tracer, trace } from '#platform/logs/spans.ts'
import { routeHeader } from './metrics.ts'

/** A span for each request, under the pattern of its route: never with the address that was asked for. */
export const traceRequests =
  (tracer: Tracer): MiddlewareHandler =>
  (c, next) =>
    trace(tracer, 'http', { 'http.request.method': c.req.method }, async (span) => {
      await next()
      const matched = routePath(c)
      const route = c.res.headers.get(routeHeader) ?? (/^\/?\*$/.test(matched) ? 'file' : matched)
      span?.set({
        'http.route': route,
        'http.response.status_code': c.res.status,
        'postproof.request_id': String(c.get('requestId') ?? ''),
      })
      if (c.res.status >= 500) span?.fail(c.error)
    })
