import { type List, type ListQuery, metaOf } from '#contract/common.ts'
import type { VerifierList } from '#contract/verifier.ts'
import { listLists } from '#storage/verifier-lists.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { readList } from './find-list.ts'
import type { ListWorld } from './world.ts'

/** One page of the visitor's lists; none for a visitor without an owner key. */
export async function listOwnLists(
  world: ListWorld,
  query: ListQuery,
  visitor: Visitor,
): Promise<List<VerifierList>> {
  const owner = world.ownerOf(visitor)
  const { data, total } = owner ? await listLists(world.database.db, owner, query) : { data: [], total: 0 }
  return {
    data: await Promise.all(data.map((list) => readList(world, list, visitor))),
    meta: metaOf(query, total),
  }
}
