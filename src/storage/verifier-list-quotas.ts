import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** How many rows of lists a network without an account has brought, by day. Deleting a list gives nothing back. */

type Db = Kysely<Tables>

/** `day`: YYYY-MM-DD. `most`: rows of one client in one day. */
export type ListRows = { client: string; day: string; rows: number; most: number }

/** Counts the rows of one list, all or none; false when they are more than what is left of the day. */
export async function countListRows(db: Db, { client, day, rows, most }: ListRows): Promise<boolean> {
  const counted = await sql`
    insert into verifier_list_quotas as q (client, day, rows)
    select ${client}, ${day}::date, ${rows}::integer where ${rows}::integer <= ${most}::bigint
    on conflict (client, day) do update set rows = q.rows + excluded.rows
      where q.rows::bigint + excluded.rows <= ${most}::bigint
    returning rows`.execute(db)
  return counted.rows.length > 0
}

export async function forgetListRows(db: Db, before: string): Promise<void> {
  await sql`delete from verifier_list_quotas where day < ${before}::date`.execute(db)
}
