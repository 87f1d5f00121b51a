import type { Clock } from '@postproof/engine/world'
import { storable } from '@postproof/spam-test/storable'
import type { Session } from '@postproof/spam-test/types'
import type { Logger } from 'pino'
import { type LiveEvent, pictureEventSchema } from '#contract/spam-test.ts'
import type { Live } from '#platform/live/live.ts'
import type { Metrics } from '#platform/metrics/types.ts'
import { type Blobs, BlobsUnavailable } from '#storage/blobs.ts'
import type { Database } from '#storage/db.ts'
import { isOutage } from '#storage/outage.ts'
import {
  finishPictures,
  lockPictures,
  type PictureClaim,
  readPictureParts,
  releasePictures,
  renewPictures,
  storePicture,
} from '#storage/pictures.ts'
import { findOwner, findTest } from '#storage/tests.ts'
import type { AnalysisPool } from '../analysis/pool.ts'
import { readTest } from '../analysis/reader.ts'
import type { TestCharges } from '../plans/test-charges.ts'
import { type Drawing, drawMail, type JudgedDrawing, type Made, type Studio } from './drawing.ts'
import { endOf, endWithout, type PicturePauses, withoutPictures } from './picture-end.ts'

/** One try at the pictures of one mail, which this process has claimed. */

export type PicturesWorld = {
  database: Database
  blobs: Blobs
  live: Live
  /** The studio that reaches the real world, and that of the bundled sample. */
  studios: { real: Studio; sample: Studio }
  clock: Clock
  charges: TestCharges
  pool: AnalysisPool
  /** Before each further try, ms. */
  pausesMs: PicturePauses
  metrics: Metrics
  log: Logger
  /** Aborts when this process ends. */
  closing: AbortSignal
}
export type Mail = { raw: Uint8Array; session: Session; analyzed: Promise<void> }

const signEvery = 30_000

export async function drawClaimed(world: PicturesWorld, claim: PictureClaim, mail: Mail): Promise<void> {
  const held = hold(world, claim)
  const start = performance.now()
  const told = (outcome: Outcome) => world.metrics.pictures(outcome, (performance.now() - start) / 1000)
  try {
    const outcome = await tryToDraw(world, claim, mail, held.signal)
    if (outcome) told(outcome)
  } catch (error) {
    if (world.closing.aborted) return await releasePictures(world.database.db, claim)
    await mail.analyzed
    if (error instanceof BlobsUnavailable) return await giveBack(world, claim, error)
    // The claim runs out, and a later round draws them again.
    if (isOutage(error)) throw error
    world.log.error({ id: claim.id, error }, 'pictures failed')
    told('failed')
    await giveUp(world, claim, true)
  } finally {
    held.end()
  }
}

type Outcome = 'ready' | 'failed' | 'locked' | 'cut'

/** Null when this process ended meanwhile: that is no failure of the mail. */
async function tryToDraw(
  world: PicturesWorld,
  claim: PictureClaim,
  mail: Mail,
  signal: AbortSignal,
): Promise<Outcome | null> {
  const { database, charges, clock, pausesMs } = world
  const { db } = database
  const { id, tries } = claim
  const test = await findOwner(db, id)
  const counted = test ? await charges.pictures(test) : []
  // What was tried before was let through then, and may have been counted.
  if (tries === 1 && !(await charges.haveLeft(counted))) {
    await mail.analyzed
    await lockPictures(db, claim, withoutPictures)
    publish(world, id, 'failed')
    return 'locked'
  }
  const drawing = await draw(world, claim, { ...mail, owner: test?.owner ?? null }, signal)
  await mail.analyzed
  if (world.closing.aborted) {
    await releasePictures(db, claim)
    return null
  }
  const shown = drawing && (await judge(world, id, drawing))
  const end = endOf({ cut: drawing?.cut ?? 'nothing', shown }, tries, counted, { clock, pausesMs })
  await finishPictures(db, claim, end)
  publish(world, id, end.state === 'locked' ? 'failed' : end.state)
  return drawing?.cut === 'ours' ? 'cut' : 'ready'
}

async function draw(
  { database, pool, studios, log, ...world }: PicturesWorld,
  claim: PictureClaim,
  { raw, session, owner }: Pick<Mail, 'raw' | 'session'> & { owner: string | null },
  signal: AbortSignal,
): Promise<Drawing | null> {
  const again = claim.tries > 1
  const kept = again ? await readPictureParts(database.db, claim.id) : undefined
  const onMade = keep({ ...world, database }, claim)
  const studio = session.source === 'sample' ? studios.sample : studios.real
  const read = readTest(pool, raw, { session, owner })
  return drawMail(read, studio, { signal, onMade, log, alone: again, ...(kept && { kept }) })
}

/** Says from time to time that it is still being drawn; the signal ends it when another process has taken it over. */
function hold({ database, clock, closing, log }: PicturesWorld, claim: PictureClaim) {
  const lost = new AbortController()
  const timer = setInterval(() => {
    renewPictures(database.db, claim, new Date(clock.now())).then(
      (ours) => ours || lost.abort(),
      (error: unknown) => log.warn({ id: claim.id, error }, 'pictures could not be held'),
    )
  }, signEvery)
  return { signal: AbortSignal.any([lost.signal, closing]), end: () => clearInterval(timer) }
}

const keep =
  ({ database, blobs, live }: Pick<PicturesWorld, 'database' | 'blobs' | 'live'>, claim: PictureClaim) =>
  async (made: Made) => {
    const stored = { ...made, ...(made.part ? { part: storable(made.part) } : {}) }
    await storePicture(database.db, blobs, claim, stored)
    const event = made.png && eventOf(made.name)
    if (event) live.publish(claim.id, event)
  }

/** By what the report knows of the mail; without a report there is nothing to join. */
async function judge({ database }: PicturesWorld, id: string, drawing: Drawing): Promise<JudgedDrawing> {
  const report = (await findTest(database.db, id))?.report
  return drawing.judge(report ?? { language: null, findings: [] })
}

/** It threw: that is a fault of ours, so it is tried again as well. */
export async function giveUp(world: PicturesWorld, claim: PictureClaim, mayAgain: boolean): Promise<void> {
  const end = endWithout(mayAgain, claim.tries, world)
  await finishPictures(world.database.db, claim, end)
  publish(world, claim.id, end.state)
}

/** Nothing can be read or kept at this moment: that was no try, and they wait for a later round. */
export async function giveBack(world: PicturesWorld, claim: PictureClaim, error: unknown): Promise<never> {
  await releasePictures(world.database.db, claim)
  throw error
}

const publish = ({ live }: PicturesWorld, id: string, part: 'ready' | 'failed' | 'pending') =>
  live.publish(id, { type: 'pictures', screenshots: part, heatmap: part })

function eventOf(name: string): LiveEvent | undefined {
  const at = name.indexOf('-')
  const parsed = pictureEventSchema.safeParse({
    type: 'picture',
    device: name.slice(0, at),
    variant: name.slice(at + 1),
  })
  return parsed.data
}
