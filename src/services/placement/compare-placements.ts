import type { PlacementComparison, PlacementTrend } from '#contract/placement.ts'
import { shortResultsOf } from '#storage/placement/results.ts'
import { testsOfDomain } from '#storage/placement/tests.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { findCompleted } from './read-placement.ts'
import { finishedTest, presentComparison, presentListRow } from './report/present.ts'
import type { PlacementsWorld } from './world.ts'

const MOST_POINTS = 200

/** One test beside another. */
export async function comparePlacements(
  world: PlacementsWorld,
  before: string,
  after: string,
  visitor: Visitor,
): Promise<PlacementComparison> {
  const [one, other] = [
    await findCompleted(world, before, visitor),
    await findCompleted(world, after, visitor),
  ]
  return {
    before: presentListRow(one.test, one.results),
    after: presentListRow(other.test, other.results),
    rows: presentComparison(one.results, other.results, visitor.language),
  }
}

/** All tests of one sender, oldest first. */
export async function trendOf(
  { db, ownerOf }: PlacementsWorld,
  senderDomain: string,
  visitor: Visitor,
): Promise<PlacementTrend> {
  const owner = ownerOf(visitor)
  const tests = owner ? await testsOfDomain(db, owner, senderDomain, MOST_POINTS) : []
  const results = await shortResultsOf(
    db,
    tests.map(({ id }) => id),
  )
  const points = tests.map((test) => {
    const own = results.filter(({ test_id }) => test_id === test.id)
    const { id, summary, simulated } = presentListRow(test, own)
    return { id, at: new Date(finishedTest(test, own).at).toISOString(), summary, simulated }
  })
  return { sender_domain: senderDomain, points }
}
