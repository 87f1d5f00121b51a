import type { Logger } from 'pino'
import type { Database } from '#storage/database.ts'
import { createOwnBuckets } from './own.ts'
import { createSharedBuckets, type SharedBuckets } from './shared.ts'

/** Shared with the other processes where there can be others. */
export function createBuckets(database: Database, secret: Uint8Array, log: Logger): SharedBuckets {
  if (database.kind === 'postgres') return createSharedBuckets({ db: database.db, secret, log })
  return { ...createOwnBuckets(), close: () => {} }
}
