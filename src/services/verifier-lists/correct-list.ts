import { acceptSuggestions, undoCorrections } from '#storage/verifier-list-addresses.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { findOwnList } from './find-list.ts'
import type { ListWorld } from './world.ts'

/** Accepts what was suggested; see `VerifierLists.accept`. To repeat it changes nothing. */
export async function acceptInOwnList(
  world: ListWorld,
  id: string,
  ids: number[] | undefined,
  visitor: Visitor,
): Promise<{ changed: number }> {
  await findOwnList(world, id, visitor)
  const changed = await acceptSuggestions(world.database.db, id, ids)
  if (changed > 0) world.changes.publish(id)
  return { changed }
}

/** Takes back what was accepted. To repeat it changes nothing. */
export async function undoInOwnList(
  world: ListWorld,
  id: string,
  ids: number[] | undefined,
  visitor: Visitor,
): Promise<{ changed: number }> {
  await findOwnList(world, id, visitor)
  const changed = await undoCorrections(world.database.db, id, ids)
  if (changed > 0) world.changes.publish(id)
  return { changed }
}
