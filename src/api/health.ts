import type { Env, Hono } from 'hono'
import type { Readiness } from '#platform/health/readiness.ts'

/** For who watches a process: /healthz says that it lives, /readyz whether it can work and what keeps it from that. */
export function addHealth<E extends Env>(
  api: Hono<E>,
  { ready, version }: { ready(): Promise<Readiness>; version: string },
): void {
  api.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json({ ok: true, version, uptime_seconds: Math.round(process.uptime()) })
  })
  api.get('/readyz', async (c) => {
    const readiness = await ready()
    c.header('Cache-Control', 'no-store')
    return c.json(readiness, readiness.ok ? 200 : 503)
  })
}
