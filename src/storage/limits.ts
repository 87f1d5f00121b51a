import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Token buckets that all processes share. The clock is the database's, since those of the processes may differ. When it
 * is set back, a bucket goes on from the new time with the tokens it holds.
 */

type Db = Kysely<Tables>

export type Taken = {
  ok: boolean
  /** What is left, a fraction among it. */
  tokens: number
}

/** Takes one token of a bucket that holds `perMinute` and fills up in a minute. One statement: none is taken twice. */
export async function takeToken(db: Db, key: string, perMinute: number): Promise<Taken> {
  const filled = sql`least(${perMinute}::float8,
    bucket.tokens + greatest(0, extract(epoch from excluded.at - bucket.at)::float8) * ${perMinute / 60}::float8)`
  const { rows } = await sql<{ taken: boolean; tokens: number }>`
    insert into rate_buckets as bucket (key, tokens, taken, at)
    values (${key}, ${perMinute - 1}, true, now())
    on conflict (key) do update set
      tokens = ${filled} - case when ${filled} >= 1 then 1 else 0 end,
      taken = ${filled} >= 1,
      at = case when bucket.at > excluded.at + interval '1 second' then excluded.at
        else greatest(bucket.at, excluded.at) end
    returning taken, tokens`.execute(db)
  const { taken, tokens } = rows[0]!
  return { ok: taken, tokens }
}

export async function returnToken(db: Db, key: string, perMinute: number): Promise<void> {
  await sql`update rate_buckets set tokens = least(${perMinute}, tokens + 1) where key = ${key}`.execute(db)
}

/** A bucket that was not used for two minutes is as full as a new one. */
export async function purgeBuckets(db: Db): Promise<void> {
  await sql`delete from rate_buckets where at < now() - interval '2 minutes'`.execute(db)
}
