import { message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import { Hono } from 'hono'
import type { Readiness } from '#platform/health/readiness.ts'
import type { Metrics } from '#platform/metrics/types.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
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
    c.json({ message: say('en', message('server.only_health')), code: 'not_found' }, 404),
  )
  status.onError((error, c) => {
    const refused = error instanceof Refusal ? error : new Refusal(500, 'internal', 'server.it_failed')
    return c.json({ message: say('en', refused.reason) }, refused.status as 401)
  })
  return status
}
