import type { Placement } from '#contract/placement.ts'
import { shortResultsOf } from '#storage/placement/results.ts'
import { deletePlacement, sharePlacement } from '#storage/placement/tests.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { findOwn, readPlacement } from './read-placement.ts'
import * as words from './report/words.ts'
import type { PlacementsWorld } from './world.ts'

/** What the owner of a test does with it. */

export async function removePlacement(world: PlacementsWorld, id: string, visitor: Visitor): Promise<void> {
  const test = await findOwn(world, id, visitor)
  await deletePlacement(world.db, id, test.owner)
  if (test.first_seen_at === null) await world.plans.release('inbox_placement', id)
  world.changes.publish(id)
  world.wake()
}

export async function setShared(
  world: PlacementsWorld,
  id: string,
  shared: boolean,
  visitor: Visitor,
): Promise<Placement> {
  const test = await findOwn(world, id, visitor)
  const at = shared ? new Date(world.clock.now()) : null
  if (!(await sharePlacement(world.db, id, test.owner, at))) throw words.notFound()
  return readPlacement(world, id, visitor)
}

/** Sends the bundled newsletter to the simulated mailboxes of the test. */
export async function sendSample(world: PlacementsWorld, id: string, visitor: Visitor): Promise<void> {
  const test = await findOwn(world, id, visitor)
  const seeds = (await shortResultsOf(world.db, [id])).map(({ seed }) => seed)
  const addresses = seeds.filter(({ simulated }) => simulated).map(({ address }) => address)
  const isOpen = test.status === 'waiting' || test.status === 'collecting'
  if (!isOpen || !addresses.length || !world.simulatedHere()) throw words.noSimulated()
  await world.sendSample(test.marker, addresses)
}
