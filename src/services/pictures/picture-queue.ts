import type { Logger } from 'pino'
import { type LiveEvent, pictureEventSchema } from '#contract/spam-test.ts'
import { withRendering } from '#engines/spam-test/join.ts'
import { pendingRendering } from '#engines/spam-test/rendering/index.ts'
import type { SpamTestReport } from '#engines/spam-test/report.ts'
import { storable } from '#engines/spam-test/storable.ts'
import type { Session } from '#engines/spam-test/types.ts'
import type { Clock } from '#engines/world.ts'
import { type Blobs, BlobsUnavailable } from '#storage/blobs.ts'
import type { Database } from '#storage/database.ts'
import {
  claimNextPictures,
  claimPictures,
  finishPictures,
  lockPictures,
  releasePictures,
  storePicture,
} from '#storage/pictures.ts'
import { findOwner, findTest, readRaw } from '#storage/tests.ts'
import type { Live } from '../live/live.ts'
import { follow } from '../logs/trail.ts'
import type { Metrics } from '../metrics/types.ts'
import type { TestCharges } from '../plans/test-charges.ts'
import { drawMail, type Studio } from './drawing.ts'

/**
 * Draws the pictures of tests beside their reports: few at once, the rest waits in the database, so that a burst
 * costs no memory and a crash loses nothing.
 */
export type PictureQueue = {
  /** Begins with a mail just stored if a place is free; else it waits its turn. `analyzed`: its report is stored. */
  offer(id: string, mail: { raw: Uint8Array; session: Session }, analyzed: Promise<void>): void
  /** Draws what waits or was left by a process that is gone; resolves when nothing is left that could begin here. */
  drain(): Promise<number>
  /** Takes up nothing more; what was begun is given up and waits for another process or the next start. */
  close(): Promise<void>
}

/** After this long without an end another process may take the pictures of a test over. */
const patience = 120_000
const deadline = 60_000
const releasedChannel = 'pictures-released'

export function createPictureQueue(world: {
  database: Database
  blobs: Blobs
  live: Live
  /** The studio that reaches the real world, and that of the bundled sample. */
  studios: { real: Studio; sample: Studio }
  clock: Clock
  charges: TestCharges
  /** Mails drawn at once. */
  places: number
  metrics: Metrics
  log: Logger
}): PictureQueue {
  const { database, blobs, live, studios, clock, charges, places, metrics, log } = world
  const { db } = database
  const running = new Set<Promise<void>>()
  const closing = new AbortController()

  async function draw(id: string, raw: Uint8Array, session: Session, analyzed: Promise<void>) {
    const studio = session.source === 'sample' ? studios.sample : studios.real
    const start = performance.now()
    const count = (outcome: 'ready' | 'failed' | 'locked') =>
      metrics.pictures(outcome, (performance.now() - start) / 1000)
    const onDrawn = async (name: string, png: Uint8Array) => {
      await storePicture(db, blobs, id, name, png)
      const event = eventOf(name)
      if (event) live.publish(id, event)
    }
    try {
      const test = await findOwner(db, id)
      const costs = test ? await charges.pictures(test) : []
      if (!(await charges.haveLeft(costs))) {
        await analyzed
        await lockPictures(db, id, withoutPictures)
        count('locked')
        return live.publish(id, { type: 'pictures', screenshots: 'failed', heatmap: 'failed' })
      }
      const signal = AbortSignal.any([AbortSignal.timeout(deadline), closing.signal])
      const drawing = await drawMail(raw, studio, { signal, onDrawn, log })
      await analyzed
      if (closing.signal.aborted) return await releasePictures(db, id)
      const judge = (report: SpamTestReport) =>
        withRendering(report, drawing ? drawing.judge(report) : pendingRendering('empty'))
      await finishPictures(
        db,
        id,
        'ready',
        drawing && storable(drawing.drawn),
        judge,
        drawing ? costs : [],
        withoutPictures,
      )
      live.publish(id, { type: 'pictures', screenshots: 'ready', heatmap: 'ready' })
      count('ready')
    } catch (error) {
      await analyzed
      // Cut off by the end of this process: that is no failure of the mail.
      if (closing.signal.aborted) return await releasePictures(db, id)
      // They cannot be kept now: the claim runs out, and a later round draws them again.
      if (error instanceof BlobsUnavailable) throw error
      log.error({ id, error }, 'pictures failed')
      count('failed')
      await giveUp(id)
    }
  }

  async function giveUp(id: string) {
    await finishPictures(db, id, 'failed', null, (report) =>
      withRendering(report, pendingRendering('failed')),
    )
    live.publish(id, { type: 'pictures', screenshots: 'failed', heatmap: 'failed' })
  }

  const drawFollowed = (id: string, ...mail: [Uint8Array, Session, Promise<void>]) =>
    follow({ testId: id }, () => draw(id, ...mail))

  const begin = (work: Promise<void>): Promise<void> => {
    const done = work
      .catch((error: unknown) => log.error({ error }, 'pictures wait for the next round'))
      .finally(() => {
        running.delete(done)
        fill()
      })
    running.add(done)
    return done
  }

  async function drawNext(): Promise<boolean> {
    const now = clock.now()
    const id = await claimNextPictures(db, new Date(now), new Date(now - patience))
    if (!id) return false
    const [row, raw] = [await findTest(db, id), await readRaw(blobs, id)]
    if (row && raw) await drawFollowed(id, raw, row.session, Promise.resolve())
    else await giveUp(id)
    return true
  }

  /** What found no place when it came begins as places become free. */
  let left = 0
  function fill() {
    if (closing.signal.aborted || !left || running.size >= places) return
    left--
    begin(drawNext().then(() => undefined))
  }

  async function drain(): Promise<number> {
    let count = 0
    while (!closing.signal.aborted && running.size < places) {
      let drew = false
      await begin(
        drawNext().then((found) => {
          drew = found
        }),
      )
      if (!drew) break
      count++
    }
    return count
  }

  /** What an ending process gives up is drawn by another one at once, not when the clock says so. */
  const listening = database
    .listen(releasedChannel, () => {
      drain().catch((error: unknown) => log.error({ error }, 'pictures wait for the next round'))
    })
    .catch(() => undefined)

  return {
    offer(id, { raw, session }, analyzed) {
      if (closing.signal.aborted) return
      if (running.size >= places) {
        analyzed.then(() => {
          left++
          fill()
        })
        return
      }
      const work = async () => {
        if (await claimPictures(db, id, new Date(clock.now()))) await drawFollowed(id, raw, session, analyzed)
      }
      begin(work())
    },
    drain,
    async close() {
      const left = running.size
      closing.abort()
      await Promise.all(running)
      if (left) await database.notify(releasedChannel, '').catch(() => {})
      await (await listening)?.()
    },
  }
}

const withoutPictures = (report: SpamTestReport) => withRendering(report, pendingRendering('locked'))

function eventOf(name: string): LiveEvent | undefined {
  const at = name.indexOf('-')
  const parsed = pictureEventSchema.safeParse({
    type: 'picture',
    device: name.slice(0, at),
    variant: name.slice(at + 1),
  })
  return parsed.data
}
