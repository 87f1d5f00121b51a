import { Hono } from 'hono'
import type { Readiness } from '#services/health/readiness.ts'
import type { Metrics } from '#services/metrics/types.ts'
import { addHealth } from './health.ts'
import { addMetrics } from './metrics.ts'
import { securityHeaders } from './security-headers.ts'

/** What a process without pages and API answers at STATUS_PORT: its health and its figures. */
export function createStatus(world: {
  ready(): Promise<Readiness>
  version: string
  metrics: Metrics
  token: string
}): Hono {
  const status = new Hono()
  // Asked from inside, by its address and without encryption.
  status.use(securityHeaders({ secure: false }))
  addHealth(status, world)
  addMetrics(status, world)
  status.notFound((c) =>
    c.json({ message: 'There is only /healthz, /readyz and /metrics here.', code: 'not_found' }, 404),
  )
  status.onError((error, c) => {
    const refused = 'status' in error && typeof error.status === 'number' ? error.status : 500
    return c.json({ message: refused === 500 ? 'It failed.' : error.message }, refused as 401)
  })
  return status
}
