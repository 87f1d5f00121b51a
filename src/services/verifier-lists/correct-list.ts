import { acceptSuggestions, undoCorrections } from '#storage/verifier-list-addresses.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { findOwnList } from './find-list.ts'
import type { ListWorld } from './world.ts'

/** Changes the rows of the visitor's own list, all or those with `ids`. To repeat it changes nothing. */
const inOwnList =
  (change: typeof acceptSuggestions) =>
  async (
    world: ListWorld,
    id: string,
    ids: number[] | undefined,
    visitor: Visitor,
  ): Promise<{ changed: number }> => {
    await findOwnList(world, id, visitor)
    const changed = await change(world.database.db, id, ids)
    if (changed > 0) world.changes.publish(id)
    return { changed }
  }

/** Accepts what was suggested; see `VerifierLists.accept`. */
export const acceptInOwnList = inOwnList(acceptSuggestions)

/** Takes back what was accepted. */
export const undoInOwnList = inOwnList(undoCorrections)
