import type { Env, Hono } from 'hono'
import { type SaidState, sayState } from '#platform/health/part-state.ts'
import type { Readiness, ReadyStatus } from '#platform/health/readiness.ts'

/** What /readyz answers: in English, with codes that stay as they are. */
export type ReadinessAnswer = { ok: boolean; parts: ({ id: string } & SaidState<ReadyStatus>)[] }

const answerOf = ({ ok, parts }: Readiness): ReadinessAnswer => ({
  ok,
  parts: parts.map(({ id, ...state }) => ({ id, ...sayState('en', state) })),
})

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
    return c.json(answerOf(readiness), readiness.ok ? 200 : 503)
  })
}
