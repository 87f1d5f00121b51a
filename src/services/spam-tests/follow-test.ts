import { createHash } from 'node:crypto'
import type { LiveEvent, TestResult } from '#contract/spam-test.ts'
import { findTest } from '#storage/tests.ts'
import { readResult } from './read-result.ts'
import { arrival } from './steps.ts'
import type { SpamTestsWorld } from './world.ts'

/** `position`: where to go on after this event; undefined for one that must not be the last that is read. */
export type FollowedEvent = { event: LiveEvent; position: string | undefined }

/**
 * How a test is now, then each step of it. `after`: the position of an event that the reader has: it gets the events since then,
 * and where they are not known any more, how the test is now; nothing if it has not moved.
 */
export async function* followTest(
  world: SpamTestsWorld,
  id: string,
  signal: AbortSignal,
  after?: string,
): AsyncIterable<FollowedEvent> {
  const [known, state] = after?.split('~') ?? []
  const live = world.live.subscribe(id, signal, known)
  if (!live.isResumed) {
    const result = await readResult(world, id, { browser: null, network: '' })
    const position = `${live.position()}~${digestOf(result)}`
    // Some events, such as advice, change nothing of a finished report: its state is sent again.
    const isKnown = result.status !== 'completed' && position.endsWith(`~${state}`)
    if (!isKnown) {
      const events = await presentEvents(world, id, result)
      for (const event of events) yield { event, position: event === events.at(-1) ? position : undefined }
    }
  }
  for await (const event of live) yield { event, position: live.position() }
}

async function presentEvents(world: SpamTestsWorld, id: string, now: TestResult): Promise<LiveEvent[]> {
  const session = (await findTest(world.database.db, id))?.session
  const status: LiveEvent = {
    type: 'status',
    status: now.status,
    ...(session?.source ? arrival(session) : {}),
    ...(now.size_bytes === null ? {} : { size_bytes: now.size_bytes }),
  }
  return now.newer_id ? [status, { type: 'newer', id: now.newer_id }] : [status]
}

const digestOf = (result: TestResult): string =>
  createHash('sha256').update(JSON.stringify(result)).digest('base64url').slice(0, 16)
