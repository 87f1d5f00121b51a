import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Calls by their keys: the first with a key has it, the others find what became of it. */

export type KnownCall = {
  request: string
  status: number | null
  answer: string | null
  key_id: string | null
  /** Seconds, by the clock of the database. */
  age: number
}

/** Null: the key is new, or its day is over, and the caller has it now. Of several at once one has it. */
export async function claimKey(
  db: Db,
  key: string,
  request: string,
  hours: number,
): Promise<KnownCall | null> {
  const expires_at = sql<Date>`now() + make_interval(hours => ${hours})`
  for (;;) {
    const claimed = await db
      .insertInto('idempotency_keys')
      .values({ key, request, expires_at })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            request,
            status: null,
            answer: null,
            key_id: null,
            begun_at: sql<Date>`now()`,
            expires_at,
          })
          .where('idempotency_keys.expires_at', '<', sql<Date>`now()`),
      )
      .returning('key')
      .executeTakeFirst()
    if (claimed) return null
    const known = await db
      .selectFrom('idempotency_keys')
      .select(['request', 'status', 'answer', 'key_id'])
      .select(sql<number>`extract(epoch from now() - begun_at)::float8`.as('age'))
      .where('key', '=', key)
      .executeTakeFirst()
    // Released between the two statements: the key is free again.
    if (known) return known
  }
}

export async function keepAnswer(
  db: Db,
  key: string,
  { status, answer, key_id }: { status: number; answer: string; key_id: string },
): Promise<void> {
  await db.updateTable('idempotency_keys').set({ status, answer, key_id }).where('key', '=', key).execute()
}

export async function releaseKey(db: Db, key: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('key', '=', key).where('status', 'is', null).execute()
}

/** Answers how many. */
export async function purgeKeys(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('expires_at', '<', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
