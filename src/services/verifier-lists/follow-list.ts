import type { ListEvent } from '#contract/verifier.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { findOwnList, readList, readOwnList } from './find-list.ts'
import type { ListWorld } from './world.ts'

/** The list now and after each change, until it is deleted or `signal` aborts. */
export async function* followOwnList(
  world: ListWorld,
  id: string,
  visitor: Visitor,
  signal: AbortSignal,
): AsyncGenerator<ListEvent> {
  // Watched before the first reading, so that no change between the two is lost.
  const changed = world.changes.watch(id, signal)
  yield { type: 'list', list: await readOwnList(world, id, visitor) }
  for await (const _ of changed) {
    const list = await findOwnList(world, id, visitor).catch(() => null)
    if (!list) return
    yield { type: 'list', list: await readList(world, list, visitor) }
  }
}
