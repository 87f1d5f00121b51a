import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** What is left of lists, by who runs the mail servers: what an estimate rests on. */

type Db = Kysely<Tables>

/** What stands behind the last @ of an address, as `workLeft` reads it. */
export const domainIn = (email: string): string => email.slice(email.lastIndexOf('@') + 1)

/** Keeps who runs the mail servers of a domain of a list; the first word stands. */
export async function noteOperator(db: Db, listId: string, email: string, operator: string): Promise<void> {
  await db
    .insertInto('verifier_list_domains')
    .values({ list_id: listId, domain: domainIn(email), operator })
    .onConflict((conflict) => conflict.columns(['list_id', 'domain']).doNothing())
    .execute()
}

export type WorkLeft = {
  /** Addresses to be asked for at each operator. */
  at: Map<string, number>
  /** Addresses whose operator is not known yet. */
  unplaced: number
  /** When the last of those that are asked again later is due; null without any. */
  lastRetry: Date | null
}

export async function workLeft(db: Db, listId: string): Promise<WorkLeft> {
  const { rows } = await sql<{ operator: string | null; left: number; last_retry: Date | null }>`
    select d.operator, count(*) filter (where a.ask and a.next_retry_at is null)::integer as left,
      max(a.next_retry_at) as last_retry
    from verifier_list_addresses a
    left join verifier_list_domains d on d.list_id = a.list_id and d.domain = substring(a.email from '[^@]*$')
    where a.list_id = ${listId} and a.due_at is not null
    group by d.operator`.execute(db)
  const known = rows.filter(({ operator }) => operator !== null && operator !== '')
  const retries = rows.flatMap(({ last_retry }) => (last_retry ? [last_retry.getTime()] : []))
  return {
    at: new Map(known.map(({ operator, left }) => [operator!, left])),
    unplaced: rows.find(({ operator }) => operator === null)?.left ?? 0,
    lastRetry: retries.length > 0 ? new Date(Math.max(...retries)) : null,
  }
}

/** Lists that are worked on beside this one, `most` at most. */
export async function listsBeside(db: Db, id: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('verifier_lists')
    .select('id')
    .where('status', '=', 'running')
    .where('id', '<>', id)
    .orderBy('served_at')
    .limit(most)
    .execute()
  return rows.map((row) => row.id)
}
