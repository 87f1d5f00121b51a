import { withRendering } from '@postproof/spam-test/join'
import { pendingRendering } from '@postproof/spam-test/rendering/pending'
import { Refusal } from '#platform/refusals/refusal.ts'
import { redrawPictures, unlockPictures } from '#storage/pictures.ts'
import { deleteTest, readRaw, shareTest } from '#storage/tests.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { sessionOf } from './choose-kind.ts'
import { findRow, noMailYet, notFound, type Row } from './find-test.ts'
import { compare } from './recheck.ts'
import type { SpamTestsWorld } from './world.ts'

/** What the owner of a finished test does with it. */

export async function removeTest(world: SpamTestsWorld, id: string, visitor: Visitor): Promise<void> {
  const tag = world.ownerOf(visitor)
  if (tag && (await deleteTest(world.database.db, id, tag))) return
  await findRow(world, id)
  throw notFound()
}

export async function setShared(
  world: SpamTestsWorld,
  id: string,
  shared: boolean,
  visitor: Visitor,
): Promise<void> {
  const tag = world.ownerOf(visitor)
  const at = shared ? new Date(world.clock.now()) : null
  if (tag && (await shareTest(world.database.db, id, tag, at))) return
  await findRow(world, id)
  throw notFound()
}

export async function drawAgain(world: SpamTestsWorld, id: string, visitor: Visitor): Promise<void> {
  const { database, pictures, plans, log } = world
  const row = await findRow(world, id)
  if (!isOwn(world, row, visitor)) throw notFound()
  const nothing = new Refusal(409, 'not_locked', 'test.nothing_to_draw')
  if (!pictures) throw nothing
  if (row.pictures === 'locked') {
    for (const metric of ['screenshots', 'heatmaps'] as const) await plans.require(visitor, metric)
    const wait = (report: NonNullable<Row['report']>) => withRendering(report, pendingRendering('pending'))
    if (!(await unlockPictures(database.db, id, wait))) throw nothing
  } else if (!(await redrawPictures(database.db, id))) throw nothing
  pictures.drain().catch((error: unknown) => log.error({ id, error }, 'pictures wait'))
}

export async function recheckTest(world: SpamTestsWorld, id: string, visitor: Visitor) {
  const { analysis, blobs, clock } = world
  const row = await findRow(world, id)
  const raw = await readRaw(blobs, id)
  if (!row.report || !raw) throw noMailYet()
  const kept = isOwn(world, row, visitor)
  const after = kept
    ? await analysis.repeat(id, raw, sessionOf(row))
    : await analysis.judgeAgain(raw, sessionOf(row), row.report)
  return compare(row.report, after, { at: new Date(clock.now()), kept }, visitor.language)
}

const isOwn = ({ ownerOf }: SpamTestsWorld, { owner }: Row, visitor: Visitor) =>
  owner !== null && owner === ownerOf(visitor)
