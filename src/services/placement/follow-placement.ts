import type { Placement } from '#contract/placement.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { readPlacement, sampleId } from './read-placement.ts'
import type { PlacementsWorld } from './world.ts'

/** The test as it is, and each time it has changed, until it is over. */
export async function* followPlacement(
  world: PlacementsWorld,
  id: string,
  visitor: Visitor,
  signal: AbortSignal,
): AsyncIterable<Placement> {
  if (id === sampleId) {
    yield await world.sample(visitor.language)
    return
  }
  const changed = world.changes.watch(id, signal)
  const first = await readPlacement(world, id, visitor)
  yield first
  if (isOver(first)) return
  for await (const _ of changed) {
    const next = await readPlacement(world, id, visitor).catch((error: unknown) => {
      if (error instanceof Refusal) return null
      throw error
    })
    if (!next) return
    yield next
    if (isOver(next)) return
  }
}

const isOver = ({ status }: Placement) => status === 'completed' || status === 'expired'
