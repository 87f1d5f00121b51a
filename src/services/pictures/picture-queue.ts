import type { Logger } from 'pino'
import { type LiveEvent, pictureEventSchema } from '#contract/spam-test.ts'
import { withRendering } from '#engines/spam-test/join.ts'
import { pendingRendering } from '#engines/spam-test/rendering/pending.ts'
import type { SpamTestReport } from '#engines/spam-test/report.ts'
import { storable } from '#engines/spam-test/storable.ts'
import type { Session } from '#engines/spam-test/types.ts'
import type { Clock } from '#engines/world.ts'
import type { Live } from '#platform/live/live.ts'
import { withContext } from '#platform/logs/request-context.ts'
import type { Metrics } from '#platform/metrics/types.ts'
import { type Blobs, BlobsUnavailable } from '#storage/blobs.ts'
import type { Database } from '#storage/database.ts'
import { isOutage } from '#storage/outage.ts'
import {
  claimNextPictures,
  claimPictures,
  finishPictures,
  lockPictures,
  type PictureClaim,
  type PicturesEnd,
  readPictureParts,
  releasePictures,
  renewPictures,
  storePicture,
} from '#storage/pictures.ts'
import { findOwner, findTest, readRaw } from '#storage/tests.ts'
import type { Charge } from '#storage/usage.ts'
import type { AnalysisPool } from '../analysis/pool.ts'
import { readTest } from '../analysis/reader.ts'
import type { TestCharges } from '../plans/test-charges.ts'
import { type Drawing, drawMail, type JudgedDrawing, type Made, type Studio } from './drawing.ts'

/**
 * Draws the pictures of tests beside their reports: few at once, the rest waits in the database, so that a burst
 * costs no memory and a crash loses nothing. What limits of ours cut short is drawn again, alone and with growing pauses;
 * what was drawn of it is kept.
 */
export type PictureQueue = {
  /** Begins with a mail just stored if a place is free; else it waits its turn. `analyzed`: its report is stored. */
  offer(id: string, mail: { raw: Uint8Array; session: Session }, analyzed: Promise<void>): void
  /** Draws what waits or was left by a process that is gone; resolves when nothing is left that could begin here. */
  drain(): Promise<number>
  /** Takes up nothing more; what was begun is given up and waits for another process or the next start. */
  close(): Promise<void>
}

/** After this long without a sign another process may take the pictures of a test over. */
const leaseMs = 120_000
const signEvery = 30_000
const releasedChannel = 'pictures-released'
const MINUTE = 60_000
/** What whoever draws it dies of so often is not taken over once more. */
const mostTries = 10

/**
 * Before each further try of what limits of ours cut short; after the last one it is drawn again when somebody asks. For
 * remote files alone that did not come it is tried less: the longer, the more it is their servers.
 */
const defaultPauses = {
  pictures: [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE),
  files: [5 * MINUTE],
}
export type PicturePauses = typeof defaultPauses

export function createPictureQueue(world: {
  database: Database
  blobs: Blobs
  live: Live
  /** The studio that reaches the real world, and that of the bundled sample. */
  studios: { real: Studio; sample: Studio }
  clock: Clock
  charges: TestCharges
  pool: AnalysisPool
  /** Mails drawn at once. */
  places: number
  /** Before each further try, ms. Default: minutes, then hours. */
  pausesMs?: PicturePauses
  metrics: Metrics
  log: Logger
}): PictureQueue {
  const { database, blobs, live, studios, clock, charges, pool, places, metrics, log } = world
  const { db } = database
  const pausesMs = world.pausesMs ?? defaultPauses
  const running = new Set<Promise<void>>()
  const closing = new AbortController()

  type Mail = { raw: Uint8Array; session: Session; analyzed: Promise<void> }

  const keep = (claim: PictureClaim) => async (made: Made) => {
    await storePicture(db, blobs, claim, { ...made, ...(made.part ? { part: storable(made.part) } : {}) })
    const event = made.png && eventOf(made.name)
    if (event) live.publish(claim.id, event)
  }

  /** Says from time to time that it is still being drawn; the signal ends it when another process has taken it over. */
  function hold(claim: PictureClaim) {
    const lost = new AbortController()
    const timer = setInterval(() => {
      renewPictures(db, claim, new Date(clock.now())).then(
        (ours) => ours || lost.abort(),
        (error: unknown) => log.warn({ id: claim.id, error }, 'pictures could not be held'),
      )
    }, signEvery)
    return { signal: AbortSignal.any([lost.signal, closing.signal]), end: () => clearInterval(timer) }
  }

  async function draw(claim: PictureClaim, mail: Mail): Promise<void> {
    const held = hold(claim)
    try {
      await drawClaimed(claim, mail, held.signal)
    } finally {
      held.end()
    }
  }

  async function drawClaimed(claim: PictureClaim, { raw, session, analyzed }: Mail, signal: AbortSignal) {
    const { id, tries } = claim
    const studio = session.source === 'sample' ? studios.sample : studios.real
    const start = performance.now()
    const told = (outcome: 'ready' | 'failed' | 'locked' | 'cut') =>
      metrics.pictures(outcome, (performance.now() - start) / 1000)
    try {
      const test = await findOwner(db, id)
      const charges_ = test ? await charges.pictures(test) : []
      // What was tried before was let through then, and may have been counted.
      if (tries === 1 && !(await charges.haveLeft(charges_))) {
        await analyzed
        await lockPictures(db, claim, withoutPictures)
        told('locked')
        return publish(id, 'failed')
      }
      const kept = tries === 1 ? undefined : await readPictureParts(db, id)
      const options = { signal, onMade: keep(claim), log, alone: tries > 1, ...(kept && { kept }) }
      const read = readTest(pool, raw, { session, owner: test?.owner ?? null })
      const drawing = await drawMail(read, studio, options)
      await analyzed
      // Cut off by the end of this process: that is no failure of the mail.
      if (closing.signal.aborted) return await releasePictures(db, claim)
      const shown = drawing && (await judge(id, drawing))
      const end = endOf({ cut: drawing?.cut ?? 'nothing', shown }, tries, charges_)
      await finishPictures(db, claim, end)
      publish(id, end.state === 'locked' ? 'failed' : end.state)
      told(end.cut ? 'cut' : 'ready')
    } catch (error) {
      if (closing.signal.aborted) return await releasePictures(db, claim)
      await analyzed
      if (error instanceof BlobsUnavailable) return await giveBack(claim, error)
      // The claim runs out, and a later round draws them again.
      if (isOutage(error)) throw error
      log.error({ id, error }, 'pictures failed')
      told('failed')
      await giveUp(claim, true)
    }
  }

  /** By what the report knows of the mail; without a report there is nothing to join. */
  async function judge(id: string, drawing: Drawing): Promise<JudgedDrawing> {
    const report = (await findTest(db, id))?.report
    return drawing.judge(report ?? { bulk: { yes: false, why: [] }, language: null })
  }

  /** How a try ends: with all there is to be had, or to be tried again, or with what there is. `shown`: null without a body. */
  function endOf(
    { cut, shown }: Pick<Drawing, 'cut'> & { shown: JudgedDrawing | null },
    tries: number,
    counted: Charge[],
  ): PicturesEnd {
    const isCut = cut !== 'nothing'
    const dueAt = isCut ? nextTry(cut, tries) : undefined
    const isEmpty = shown?.drawn.pictures.every(({ ok }) => !ok) ?? false
    return {
      state: dueAt ? 'pending' : isCut && isEmpty ? 'failed' : 'ready',
      cut: isCut,
      ...(dueAt && { dueAt }),
      drawn: shown && storable(shown.drawn),
      join: (report) => withRendering(report, shown?.findings ?? pendingRendering('empty')),
      charges: shown && !dueAt && !(isCut && isEmpty) ? counted : [],
      locked: withoutPictures,
    }
  }

  function nextTry(cut: Drawing['cut'], tries: number): Date | undefined {
    const pause = (cut === 'files' ? pausesMs.files : pausesMs.pictures)[tries - 1]
    return pause === undefined ? undefined : new Date(clock.now() + pause)
  }

  /** It threw: that is a fault of ours, so it is tried again as well. */
  async function giveUp(claim: PictureClaim, mayAgain: boolean) {
    const dueAt = mayAgain ? nextTry('pictures', claim.tries) : undefined
    const state = dueAt ? 'pending' : 'failed'
    const join = (report: SpamTestReport) =>
      withRendering(report, pendingRendering(dueAt ? 'ours' : 'failed'))
    await finishPictures(db, claim, { state, cut: mayAgain, ...(dueAt && { dueAt }), drawn: null, join })
    publish(claim.id, state)
  }

  /** Nothing can be read or kept at this moment: that was no try, and they wait for a later round. */
  async function giveBack(claim: PictureClaim, error: unknown): Promise<never> {
    await releasePictures(db, claim)
    throw error
  }

  const publish = (id: string, part: 'ready' | 'failed' | 'pending') =>
    live.publish(id, { type: 'pictures', screenshots: part, heatmap: part })

  const drawFollowed = (claim: PictureClaim, mail: Mail) =>
    withContext({ testId: claim.id }, () => draw(claim, mail))

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
    const claim = await claimNextPictures(db, new Date(now), new Date(now - leaseMs))
    if (!claim) return false
    const row = await findTest(db, claim.id)
    const raw = await readRaw(blobs, claim.id).catch((error: unknown) =>
      error instanceof BlobsUnavailable ? giveBack(claim, error) : Promise.reject(error),
    )
    if (claim.left && claim.tries > mostTries) await giveUp(claim, true)
    else if (row && raw) await drawFollowed(claim, { raw, session: row.session, analyzed: Promise.resolve() })
    else await giveUp(claim, false)
    return true
  }

  /** What found no place when it came begins as places become free. */
  let left = 0
  function fill() {
    if (closing.signal.aborted || !left || running.size >= places) return
    left--
    begin(drawNext().then(() => undefined))
  }

  /** Knows nothing of the mail, which is not to wait in memory. One that could not be analyzed now comes again. */
  function later(analyzed: Promise<void>) {
    analyzed.then(
      () => {
        left++
        fill()
      },
      () => {},
    )
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
      if (running.size >= places) return later(analyzed)
      const work = async () => {
        const claim = await claimPictures(db, id, new Date(clock.now()))
        if (claim) await drawFollowed(claim, { raw, session, analyzed })
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
