import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { announceObject, dropObject, keepObject, removeDue } from './blobs/removals.ts'
import { BlobsUnavailable, type ObjectStore } from './blobs/store.ts'
import type { Db } from './db.ts'

export { forgetBlobs } from './blobs/removals.ts'
export { BlobsUnavailable } from './blobs/store.ts'

/**
 * Raw messages and pictures. The table `blobs` names all of them and whose they are; the bytes stand in it, or in an
 * object store where one is set up. Each row says where its own are, so that a store can be added to an instance that
 * has run without. They go with `forgetBlobs`, in the transaction that removes what they belong to.
 */
export interface Blobs {
  /** Where bytes that come now will stand. */
  readonly keeper: 'database' | 's3'
  /**
   * Brings bytes to where they will stand; call it before the transaction, not within. In an object store they stand
   * when this resolves, and are removed again unless `put` refers to them within the hour. Rejects with
   * BlobsUnavailable.
   */
  prepare(kind: 'mail' | 'picture', bytes: Uint8Array): Promise<Prepared>
  /** Refers to prepared bytes, in the transaction of the row they belong to; what stood under the key goes. */
  put(trx: Db, name: BlobName, prepared: Prepared): Promise<void>
  /** Prepared bytes that nothing will refer to. */
  drop(prepared: Prepared): Promise<void>
  /** Undefined when there is none. Rejects with BlobsUnavailable when that cannot be known, or other bytes came. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Removes objects that nothing refers to any more; answers how many. Call it by the clock. */
  sweep(): Promise<number>
  /** Resolves when what is kept can be read; rejects with BlobsUnavailable. */
  check(): Promise<void>
  close(): void
}

export type BlobName = { key: string; testId: string }
/** `object`: its name in the store; null where the bytes go into the database. */
export type Prepared = { readonly bytes: Uint8Array; readonly object: string | null }

/** `store`: null where everything stands in the database. `prefix`: what the names of its objects begin with. */
export function createBlobs(
  db: Db,
  store: ObjectStore | null = null,
  options: { prefix?: string; now?: () => number } = {},
): Blobs {
  const { prefix = '', now = Date.now } = options
  return {
    keeper: store ? 's3' : 'database',
    async prepare(kind, bytes) {
      if (!store) return { bytes, object: null }
      // Never a name twice: removing one can then never meet an object put later. It says nothing of its test.
      const object = `${prefix}${kind}/${randomUUID()}`
      await announceObject(db, object, now())
      await store.put(object, bytes)
      return { bytes, object }
    },
    async put(trx, { key, testId }, { bytes, object }) {
      if (object && !(await keepObject(trx, object))) throw new BlobsUnavailable('putting took too long')
      await sql`
        with replaced as (
          insert into blob_removals (object) select object from blobs where key = ${key} and object is not null
        )
        insert into blobs (key, test_id, bytes, object, size_bytes, sha256)
        values (${key}, ${testId}, ${object ? null : bytes}, ${object},
          ${object && bytes.byteLength}::integer, ${object && digest(bytes)})
        on conflict (key) do update set bytes = excluded.bytes, object = excluded.object,
          size_bytes = excluded.size_bytes, sha256 = excluded.sha256`.execute(trx)
    },
    async drop({ object }) {
      if (object) await dropObject(db, object)
    },
    async get(key) {
      const row = await db
        .selectFrom('blobs')
        .select(['bytes', 'object', 'size_bytes', 'sha256'])
        .where('key', '=', key)
        .executeTakeFirst()
      if (!row?.object) return row?.bytes ?? undefined
      if (!store) throw new BlobsUnavailable('it is needed and not set up (S3_BUCKET)')
      const bytes = await store.get(row.object, row.size_bytes ?? 0)
      if (bytes && digest(bytes) !== row.sha256)
        throw new BlobsUnavailable('it gave other bytes than were put')
      return bytes
    },
    sweep: async () => (store ? removeDue(db, store, now()) : 0),
    async check() {
      if (store) return store.check()
      const row = await db
        .selectFrom('blobs')
        .select('key')
        .where('object', 'is not', null)
        .executeTakeFirst()
      if (row) throw new BlobsUnavailable('it is needed and not set up (S3_BUCKET)')
    },
    close: () => store?.close(),
  }
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Names of all that is kept, in the order of their keys; `after`: the last one seen. */
export async function listBlobs(db: Db, after: string, limit: number): Promise<BlobName[]> {
  return db
    .selectFrom('blobs')
    .select(['key', 'test_id as testId'])
    .where('key', '>', after)
    .orderBy('key')
    .limit(limit)
    .execute()
}
