import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database } from '#storage/db.ts'
import { purgeBuckets, returnToken, takeToken } from '#storage/limits.ts'
import { withTimeout } from '../concurrency/timeout.ts'
import { createOwnBuckets } from './own.ts'
import type { TokenBuckets } from './types.ts'

/**
 * The buckets of all processes on one PostgreSQL: one statement for a request. Over all processes together nobody gets
 * more than the limit. A database that does not answer in time: this process counts by itself for a while, from what it
 * has let in, so that everyone gets in, up to the limit once for each process.
 */
export type SharedBuckets = TokenBuckets & { close(): void }

/** A request does not wait longer for being counted. */
const TIMEOUT_MS = 500
const ALONE_MS = 5_000
const PURGE_MS = 5 * 60_000
/** Callers who are known to have nothing left; they are not asked for. */
const MOST_REFUSED = 10_000

export function createSharedBuckets(world: {
  db: Database['db']
  secret: Uint8Array
  log: Pick<Logger, 'warn' | 'info'>
  timeoutMs?: number
}): SharedBuckets {
  const { db, secret, log, timeoutMs = TIMEOUT_MS } = world
  const own = createOwnBuckets()
  const refused = new Map<string, { until: number; perMinute: number }>()
  let aloneUntil = 0
  let isAlone = false
  const purge = setInterval(() => purgeBuckets(db).catch(() => {}), PURGE_MS).unref()

  /** Networks are not written down as they are. */
  const tagOf = (key: string) =>
    createHmac('sha256', secret).update('rate-limits\0').update(key).digest('base64url')

  const alone = (error: unknown) => {
    if (!isAlone)
      log.warn({ error }, 'requests are counted by this process alone: the database does not answer')
    isAlone = true
    aloneUntil = performance.now() + ALONE_MS
  }

  const ask = async (key: string, perMinute: number): Promise<number> => {
    const taken = await withTimeout(takeToken(db, tagOf(key), perMinute), timeoutMs, () => {
      throw new Error(`no answer within ${timeoutMs} ms`)
    })
    if (isAlone) log.info('requests are counted over all processes again')
    isAlone = false
    if (taken.ok) {
      own.take(key, perMinute)
      return taken.tokens
    }
    const missing = 1 - taken.tokens
    refused.delete(key)
    refused.set(key, { until: performance.now() + (missing / perMinute) * 60_000, perMinute })
    if (refused.size > MOST_REFUSED) refused.delete(refused.keys().next().value!)
    return -missing
  }

  /** An empty bucket costs no statement until it may hold a token again. */
  const knownToMiss = (key: string): number | undefined => {
    const known = refused.get(key)
    if (!known) return undefined
    const left = known.until - performance.now()
    if (left > 0) return (-left / 60_000) * known.perMinute
    refused.delete(key)
    return undefined
  }

  return {
    async take(key, perMinute) {
      if (performance.now() < aloneUntil) return own.take(key, perMinute)
      const missing = knownToMiss(key)
      if (missing !== undefined) return missing
      try {
        return await ask(key, perMinute)
      } catch (error) {
        alone(error)
        return own.take(key, perMinute)
      }
    },
    giveBack(key, perMinute) {
      refused.delete(key)
      own.giveBack(key, perMinute)
      if (performance.now() >= aloneUntil) returnToken(db, tagOf(key), perMinute).catch(() => {})
    },
    close: () => clearInterval(purge),
  }
}
