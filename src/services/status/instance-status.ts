import type { PartHealth } from '#contract/admin.ts'
import type { InstanceStatus } from '#contract/site.ts'
import { askParts } from './health.ts'
import type { HealthWorld, InstanceStatusService } from './types.ts'

/** How the instance is, for everyone: which part works, and nothing of how it is set up. */

const FRESH_MS = 15_000

const shown = {
  smtp: 'receiver',
  database: 'database',
  queue: 'jobs',
  browser: 'browser',
  dns: 'dns',
} as const satisfies Partial<Record<PartHealth['id'], InstanceStatus['parts'][number]['id']>>
type Asked = keyof typeof shown
const asked = Object.keys(shown) as Asked[]

/** However many ask, the parts are asked once in a while. */
export function createInstanceStatus(world: HealthWorld): InstanceStatusService {
  let known: { answer: Promise<InstanceStatus>; until: number } | null = null
  return {
    read() {
      const now = world.clock.now()
      if (!known || now >= known.until) known = { answer: ask(world), until: now + FRESH_MS }
      return known.answer
    },
  }
}

async function ask(world: HealthWorld): Promise<InstanceStatus> {
  const at = new Date(world.clock.now()).toISOString()
  const found = await askParts(world, asked)
  const parts = asked.flatMap((id) => {
    const part = found.find((each) => each.id === id)
    return part ? [{ id: shown[id], status: part.status }] : []
  })
  const has = (status: PartHealth['status']) => parts.some((part) => part.status === status)
  return { at, status: has('bad') ? 'bad' : has('warning') ? 'warning' : 'good', parts }
}
