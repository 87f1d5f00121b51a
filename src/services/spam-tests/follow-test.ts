import type { LiveEvent } from '#contract/spam-test.ts'
import { findTest } from '#storage/tests.ts'
import { readResult } from './read-result.ts'
import { arrival } from './steps.ts'
import type { SpamTestsWorld } from './world.ts'

/** How a test is now, then each step of it. */
export async function* followTest(
  world: SpamTestsWorld,
  id: string,
  signal: AbortSignal,
): AsyncIterable<LiveEvent> {
  const events = world.live.subscribe(id, signal)
  const now = await readResult(world, id, { browser: null, network: '' })
  const session = (await findTest(world.database.db, id))?.session
  yield {
    type: 'status',
    status: now.status,
    ...(session?.source ? arrival(session) : {}),
    ...(now.size_bytes === null ? {} : { size_bytes: now.size_bytes }),
  }
  if (now.newer_id) yield { type: 'newer', id: now.newer_id }
  yield* events
}
