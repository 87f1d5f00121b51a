import { type List, type ListQuery, metaOf } from '#contract/common.ts'
import type { PlacementListRow } from '#contract/placement.ts'
import { shortResultsOf } from '#storage/placement/results.ts'
import { listPlacements as readPlacements, senderDomains } from '#storage/placement/tests.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { presentListRow } from './report/present.ts'
import * as words from './report/words.ts'
import type { PlacementsWorld } from './world.ts'

const MOST_DOMAINS = 100

/** The visitor's own tests. */
export async function listPlacements(
  { db, ownerOf }: PlacementsWorld,
  query: ListQuery,
  visitor: Visitor,
): Promise<List<PlacementListRow>> {
  const owner = ownerOf(visitor)
  const { data, total } = owner ? await readPlacements(db, owner, query) : { data: [], total: 0 }
  if (total === 0 && !query.search) throw words.noneYet()
  const results = await shortResultsOf(
    db,
    data.map(({ id }) => id),
  )
  return {
    data: data.map((test) =>
      presentListRow(
        test,
        results.filter(({ test_id }) => test_id === test.id),
      ),
    ),
    meta: metaOf(query, total),
  }
}

export async function listDomains({ db, ownerOf }: PlacementsWorld, visitor: Visitor): Promise<string[]> {
  const owner = ownerOf(visitor)
  return owner ? senderDomains(db, owner, MOST_DOMAINS) : []
}
