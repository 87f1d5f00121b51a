import type { Session } from '@postproof/spam-test/types'
import { withContext } from '#platform/logs/request-context.ts'
import { BlobsUnavailable } from '#storage/blobs.ts'
import { claimNextPictures, claimPictures, type PictureClaim } from '#storage/pictures.ts'
import { findTest, readRaw } from '#storage/tests.ts'
import { drawClaimed, giveBack, giveUp, type Mail, type PicturesWorld } from './draw-claimed.ts'
import { defaultPauses, type PicturePauses } from './picture-end.ts'

/**
 * Draws the pictures of tests beside their reports: few at once, the rest waits in the database, so that a burst
 * costs no memory and a crash loses nothing. What our limits cut short is drawn again, alone and with growing pauses; what was
 * drawn of it is kept.
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
const releasedChannel = 'pictures-released'
/** What whoever draws it dies of so often is not taken over once more. */
const mostTries = 10

type World = Omit<PicturesWorld, 'closing' | 'pausesMs'> & {
  /** Mails drawn at once. */
  places: number
  /** Before each further try, ms. Default: minutes, then hours. */
  pausesMs?: PicturePauses
}

export function createPictureQueue(given: World): PictureQueue {
  const { database, log, places } = given
  const closing = new AbortController()
  const world = { ...given, pausesMs: given.pausesMs ?? defaultPauses, closing: closing.signal }
  const running = new Set<Promise<void>>()
  /** What found no place when it came begins as places become free. */
  let left = 0

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
  const fill = () => {
    if (closing.signal.aborted || !left || running.size >= places) return
    left--
    begin(drawNext(world).then(() => undefined))
  }
  /** Knows nothing of the mail, which is not to wait in memory. One that could not be analyzed now comes again. */
  const later = (analyzed: Promise<void>) => {
    analyzed.then(
      () => {
        left++
        fill()
      },
      () => {},
    )
  }
  const drain = async (): Promise<number> => {
    let count = 0
    while (!closing.signal.aborted && running.size < places) {
      let drew = false
      await begin(
        drawNext(world).then((found) => {
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
    offer(id, mail, analyzed) {
      if (closing.signal.aborted) return
      if (running.size >= places) return later(analyzed)
      begin(drawOffered(world, id, { ...mail, analyzed }))
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

async function drawOffered(world: PicturesWorld, id: string, { raw, session, analyzed }: Mail) {
  const claim = await claimPictures(world.database.db, id, new Date(world.clock.now()))
  if (claim) await drawFollowed(world, claim, { raw, session, analyzed })
}

/** False when nothing waits. */
async function drawNext(world: PicturesWorld): Promise<boolean> {
  const { blobs } = world
  const { db } = world.database
  const now = world.clock.now()
  const claim = await claimNextPictures(db, new Date(now), new Date(now - leaseMs))
  if (!claim) return false
  const row = await findTest(db, claim.id)
  const raw = await readRaw(blobs, claim.id).catch((error: unknown) =>
    error instanceof BlobsUnavailable ? giveBack(world, claim, error) : Promise.reject(error),
  )
  if (claim.left && claim.tries > mostTries) await giveUp(world, claim, true)
  else if (row && raw) {
    await drawFollowed(world, claim, { raw, session: row.session, analyzed: Promise.resolve() })
  } else await giveUp(world, claim, false)
  return true
}

const drawFollowed = (world: PicturesWorld, claim: PictureClaim, mail: Mail) =>
  withContext({ testId: claim.id }, () => drawClaimed(world, claim, mail))
