import { sql } from 'kysely'
import { latest } from './claims.ts'
import type { Db } from './db.ts'

/** How often something was tried, shared by all processes. */

export type Slowing = {
  /** Tries without a delay. */
  free: number
  /** Milliseconds after the first try that is not free; doubled with each further one. */
  base: number
  /** The longest delay, in ms. */
  longest: number
  /** Quiet time after which all is forgotten, in ms. */
  forget: number
}

/**
 * Counts an attempt before it is made, so that many at once do not slip through. Undefined when it may be made; else the
 * time until which attempts are refused. Refused ones are not counted, so that no attacker can extend another's delay.
 */
export async function countTry(db: Db, key: string, slowing: Slowing, now: Date): Promise<Date | undefined> {
  const { free, base, longest, forget } = slowing
  const at = sql`${now}::timestamptz`
  const count = sql`case when kept.last_at < ${new Date(now.getTime() - forget)}::timestamptz then 1 else kept.failures + 1 end`
  const ms = sql`case when ${count} <= ${free}::int then 0 else least(${longest}::float8, ${base}::float8 * power(2, least(40, ${count} - ${free}::int - 1))) end`
  const firstMs = free >= 1 ? 0 : base
  const { rows } = await sql`
    insert into login_failures as kept (key, failures, last_at, wait_until)
    values (${key}, 1, ${at}, ${new Date(now.getTime() + firstMs)}::timestamptz)
    on conflict (key) do update
    set failures = ${count}, last_at = ${at}, wait_until = ${at} + (${ms}) * interval '1 millisecond'
    -- After a free one nobody waits, also where two at once were counted in another order than their clocks say.
    where kept.wait_until <= ${at} or kept.failures <= ${free}::int
      -- Counted by a clock that was ahead, or has been set back since: its delay is not waited for.
      or kept.last_at > ${latest(now)}::timestamptz
    returning key
  `.execute(db)
  if (rows.length) return undefined
  const row = await db
    .selectFrom('login_failures')
    .select('wait_until')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.wait_until ?? now
}

/** How often it was tried since the last quiet time. */
export async function triesOf(db: Db, key: string, forget: number, now: Date): Promise<number> {
  const row = await db
    .selectFrom('login_failures')
    .select('failures')
    .where('key', '=', key)
    .where('last_at', '>=', new Date(now.getTime() - forget))
    .executeTakeFirst()
  return row?.failures ?? 0
}

export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.deleteFrom('login_failures').where('key', '=', key).execute()
}

/** Takes back one counted try, which turned out to be none; the delay it caused ends. */
export async function takeBackTry(db: Db, key: string, now: Date): Promise<void> {
  await db
    .updateTable('login_failures')
    .set(({ eb }) => ({ failures: eb('failures', '-', 1), wait_until: now }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute()
}
