import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db.ts'
import type { ObjectStore } from './store.ts'

/**
 * Objects that nothing refers to. One is written down here before it is put, and taken off in the transaction that
 * refers to it; it comes back in the transaction that no longer does. Whatever crashes in between, what stands in the
 * store is named in `blobs` or here.
 */

/** How long a put and the transaction after it may take. */
const underway = 60 * 60_000
const lot = 500
const mostLots = 40

/** Takes blobs out of the table, all that `where` is true for; their objects are removed soon after. */
export async function forgetBlobs(trx: Db, where: RawBuilder<unknown>): Promise<void> {
  await sql`
    with gone as (delete from blobs where ${where} returning object)
    insert into blob_removals (object) select object from gone where object is not null`.execute(trx)
}

/** Says that an object is about to be put. */
export async function announceObject(db: Db, object: string, now: number): Promise<void> {
  await db
    .insertInto('blob_removals')
    .values({ object, due_at: new Date(now + underway) })
    .execute()
}

/** The object stays: something refers to it. False when its removal has begun. */
export async function keepObject(trx: Db, object: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('blob_removals')
    .where('object', '=', object)
    .where('attempts', '=', 0)
    .returning('object')
    .executeTakeFirst()
  return row !== undefined
}

/** Nothing will refer to an object that was put. */
export async function dropObject(db: Db, object: string): Promise<void> {
  await sql`update blob_removals set due_at = '-infinity' where object = ${object}`.execute(db)
}

/** Removes what is due from the store; answers how many. What fails is tried again, ever more rarely. */
export async function removeDue(db: Db, store: ObjectStore, now: number): Promise<number> {
  let count = 0
  for (let lots = 0; lots < mostLots; lots++) {
    const objects = await claimDue(db, new Date(now))
    if (!objects.length) break
    const removed = await store.remove(objects)
    if (removed.length) await db.deleteFrom('blob_removals').where('object', 'in', removed).execute()
    count += removed.length
    if (removed.length < objects.length) break
  }
  return count
}

async function claimDue(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ object: string }>`
    with taken as materialized (
      select object from blob_removals where due_at <= ${now} order by due_at limit ${lot} for update skip locked
    )
    update blob_removals r
    set attempts = r.attempts + 1,
      due_at = ${now}::timestamptz + least(power(2, least(r.attempts, 10)), 360) * interval '1 minute'
    from taken where r.object = taken.object
    returning r.object`.execute(db)
  return rows.map(({ object }) => object)
}
