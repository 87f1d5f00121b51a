import { isMarker } from '@postproof/placement/marker'
import { lastLookAt } from '@postproof/placement/seed-state'
import type { Placement } from '#contract/placement.ts'
import { type ResultRecord, resultsOf, type ShortResult, shortResultsOf } from '#storage/placement/results.ts'
import { findPlacement, type PlacementRecord } from '#storage/placement/tests.ts'
import { newestByMarker } from '#storage/placement/watched.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { presentTest } from './report/present.ts'
import * as words from './report/words.ts'
import type { PlacementsWorld } from './world.ts'

/** A test by its id, its marker or a ticket, for a visitor who may read it. */

type Readable = { test: PlacementRecord; owner: boolean }

const idPattern = /^[0-9a-f]{32}$/
export const sampleId = 'example'

export async function readPlacement(
  world: PlacementsWorld,
  id: string,
  visitor: Visitor,
): Promise<Placement> {
  const { language } = visitor
  if (id === sampleId) return world.sample(language)
  const found = await findReadable(world, id, visitor)
  const results = await resultsOf(world.db, [found.test.id])
  const confirmsAt = found.test.status === 'collecting' ? confirmedBy(world, results) : null
  return presentTest({ ...found, results, publicUrl: world.publicUrl, confirmsAt, language })
}

/** When the last of these mails will have been looked at again. */
function confirmedBy({ waits }: PlacementsWorld, results: ResultRecord[]): Date | null {
  const looks = results.map(({ progress, seed_id }) => lastLookAt(progress, waits.of(seed_id)) ?? 0)
  const last = Math.max(0, ...looks)
  return last === 0 ? null : new Date(last)
}

/** For its owner, for visitors of a shared link, or with a ticket of the printer. */
export async function findReadable(
  world: PlacementsWorld,
  given: string,
  visitor: Visitor,
): Promise<Readable> {
  if (isMarker(given)) return findByMarker(world, given, visitor)
  const printed = given.includes('.') ? world.tickets.idOf(given, world.clock.now()) : null
  const test = await findTest(world, printed ?? given)
  const owner = isOwn(world, test, visitor)
  if (!owner && !printed && test.shared_at === null) throw words.notFound()
  return { test, owner }
}

/** A marker stands in mails that many people get: it opens a test for its owner alone. */
async function findByMarker(world: PlacementsWorld, marker: string, visitor: Visitor): Promise<Readable> {
  const test = await newestByMarker(world.db, marker.toLowerCase())
  const isLive = test && test.expires_at.getTime() >= world.clock.now() && isOwn(world, test, visitor)
  if (!isLive) throw words.notFound()
  return { test, owner: true }
}

export async function findOwn(world: PlacementsWorld, id: string, visitor: Visitor) {
  const test = await findTest(world, id)
  if (!isOwn(world, test, visitor)) throw words.notFound()
  return test
}

export async function findCompleted(
  world: PlacementsWorld,
  id: string,
  visitor: Visitor,
): Promise<{ test: PlacementRecord; results: ShortResult[] }> {
  const { test } = await findReadable(world, id, visitor)
  if (test.status !== 'completed') throw words.notOver()
  return { test, results: await shortResultsOf(world.db, [id]) }
}

async function findTest({ db, clock }: PlacementsWorld, id: string): Promise<PlacementRecord> {
  const test = idPattern.test(id) ? await findPlacement(db, id) : undefined
  if (!test || test.expires_at.getTime() < clock.now()) throw words.notFound()
  return test
}

function isOwn({ ownerOf }: PlacementsWorld, test: PlacementRecord, visitor: Visitor) {
  const owner = ownerOf(visitor)
  return owner !== null && test.owner === owner
}
