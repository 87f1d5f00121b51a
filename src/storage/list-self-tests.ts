import { sql } from 'kysely'
import type { Db } from './db.ts'
import type { SelfTestState } from './tables.ts'

/** Queries of how blacklists answered their self-tests: counted by list, day and outcome. */

export type SelfTest = { list: string; state: SelfTestState; why: string }

/** Counts tests that were made at one time. */
export async function noteSelfTests(db: Db, tests: readonly SelfTest[], at: Date): Promise<void> {
  if (tests.length === 0) return
  const day = at.toISOString().slice(0, 10)
  await db
    .insertInto('list_self_tests')
    .values(tests.map(({ list, state, why }) => ({ list, state, why: why.slice(0, 300), day, last_at: at })))
    .onConflict((conflict) =>
      conflict.columns(['list', 'day', 'state']).doUpdateSet({
        count: sql`list_self_tests.count + 1`,
        why: sql`excluded.why`,
        last_at: sql`excluded.last_at`,
      }),
    )
    .execute()
}

/** `month` as YYYY-MM. */
export type SelfTestMonth = { list: string; month: string; state: SelfTestState; count: number }

/** Counts by month, from the first day of the month in which `since` lies; oldest first. */
export async function readSelfTestMonths(db: Db, since: Date): Promise<SelfTestMonth[]> {
  const from = `${since.toISOString().slice(0, 7)}-01`
  const { rows } = await sql<SelfTestMonth>`
    select list, to_char(day, 'YYYY-MM') as month, state, sum(count)::integer as count from list_self_tests
    where day >= ${from}::date group by 1, 2, 3 order by 2, 1, 3`.execute(db)
  return rows
}

/** The last test of each list. */
export async function readLastSelfTests(db: Db): Promise<(SelfTest & { at: Date })[]> {
  const { rows } = await sql<SelfTest & { at: Date }>`
    select distinct on (list) list, state, why, last_at as at from list_self_tests
    order by list, last_at desc`.execute(db)
  return rows
}

export async function purgeSelfTests(db: Db, before: Date): Promise<void> {
  await sql`delete from list_self_tests where day < ${before.toISOString().slice(0, 10)}::date`.execute(db)
}
