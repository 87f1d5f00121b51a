import type { Clock } from '@postproof/engine/world'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { type Blobs, BlobsUnavailable, createBlobs } from '#storage/blobs.ts'
import type { Db } from '#storage/db.ts'
import { Refusal } from '../refusals/refusal.ts'

/** Where raw messages and pictures stand: in the database, or in the object store of the settings. */
export async function openBlobs(config: Config, db: Db, clock: Clock): Promise<Blobs> {
  if (!config.S3_BUCKET) return createBlobs(db, null, { now: clock.now })
  // A client that takes a fifth of a second to load, for those who use it.
  const { openS3 } = await import('#storage/blobs/s3.ts')
  const store = openS3({
    bucket: config.S3_BUCKET,
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
  })
  return createBlobs(db, store, { prefix: config.S3_PREFIX, now: clock.now })
}

/** For callers with a person waiting: an unavailable blob is a Refusal with a sentence, and the log has the cause. */
export async function orRefuse<T>(work: Promise<T>, log: Logger): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof BlobsUnavailable)) throw error
    log.warn({ error }, 'what is kept of a mail could not be read')
    throw new Refusal(503, 'unavailable', 'server.blobs_away')
  }
}

/** The same blobs for callers with a person waiting. */
export const refusing = (blobs: Blobs, log: Logger): Blobs => ({
  ...blobs,
  get: (key) => orRefuse(blobs.get(key), log),
  check: () => orRefuse(blobs.check(), log),
})

/** Removes objects that nothing refers to; a store that does not answer is asked again at the next round. */
export async function sweepBlobs(blobs: Blobs, log: Logger): Promise<number> {
  try {
    return await blobs.sweep()
  } catch (error) {
    if (!(error instanceof BlobsUnavailable)) throw error
    log.warn({ error }, 'objects that are to go wait for the next round')
    return 0
  }
}
