import type { Visitor } from '../accounts/visitor.ts'
import { findReadable, sampleId } from './read-placement.ts'
import * as words from './report/words.ts'
import type { PlacementsWorld } from './world.ts'

/** The report as PDF. The browser that prints it has no cookie: a ticket lets it read the test. */
export async function printPlacement(
  world: PlacementsWorld,
  id: string,
  page: (path: string) => Promise<Response>,
  visitor: Visitor,
): Promise<Uint8Array> {
  if (id !== sampleId) {
    const { test } = await findReadable(world, id, visitor)
    if (test.status !== 'completed') throw words.notOver()
  }
  if (!world.printer) throw words.noPrinter()
  const shown = id === sampleId ? id : world.tickets.idWith(id, world.clock.now())
  return world.printer(`/placement/${shown}/print`, page)
}
