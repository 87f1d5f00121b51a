import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ListAddressQuery } from '#contract/verifier.ts'
import type { Tables } from './tables.ts'

/** The addresses of a list, to be looked at and corrected. Whose list it is, the caller has asked (`findList`). */

type Db = Kysely<Tables>

export type AddressFilter = Pick<ListAddressQuery, 'verdict' | 'reason' | 'correction' | 'search'>

/** Counted as a list counts (`verifier_lists`): an address that is asked again later has no verdict yet. */
const settled = sql`due_at is null`

function matching(id: string, { verdict, reason, correction, search }: AddressFilter): RawBuilder<unknown> {
  const conditions = [sql`list_id = ${id}`]
  if (verdict === 'open') conditions.push(sql`due_at is not null`)
  else if (verdict) conditions.push(sql`verdict = ${verdict} and ${settled}`)
  if (reason) conditions.push(sql`reason = ${reason} and ${settled}`)
  if (correction === 'suggested') conditions.push(sql`suggestion is not null and corrected is null`)
  if (correction === 'corrected') conditions.push(sql`corrected is not null`)
  // Not LIKE: nothing that is typed is a pattern.
  if (search)
    conditions.push(
      sql`(strpos(lower(email), lower(${search})) > 0 or strpos(lower(corrected), lower(${search})) > 0)`,
    )
  return sql.join(conditions, sql` and `)
}

export type AddressRow = {
  position: number
  first_row: number | null
  email: string
  verdict: string | null
  reason: string | null
  score: number | null
  suggestion: string | null
  corrected: string | null
  checked_at: Date | null
  next_retry_at: Date | null
  settled: boolean
}

export type AddressPage = { rows: AddressRow[]; total: number; preceding: number }

/**
 * Up to `limit` addresses in the order of the file: those after a position, or the last ones before one; with how many
 * match and how many of them come before. All that match are found once, so that a search costs one look at the list.
 */
export async function listAddresses(
  db: Db,
  { id, address_count }: { id: string; address_count: number },
  filter: AddressFilter,
  { after, before, limit }: { after?: number; before?: number; limit: number },
): Promise<AddressPage> {
  const backwards = before !== undefined
  const from = backwards ? sql`position < ${before}` : sql`position > ${after ?? -1}`
  const order = sql`order by position ${backwards ? sql`desc` : sql``} limit ${limit}`
  if (!Object.values(filter).some(Boolean)) {
    // Positions count the addresses from 0 without a gap.
    const rows = await pageOf(db, sql`list_id = ${id} and ${from} ${order}`)
    return { rows, total: address_count, preceding: rows[0]?.position ?? address_count }
  }
  const { rows: found } = await sql<{ positions: number[] | null; total: number; preceding: number }>`
    with found as materialized (
      select position from verifier_list_addresses where ${matching(id, filter)}
    ), page as materialized (select position from found where ${from} ${order})
    select (select array_agg(position) from page) as positions,
      count(*)::integer as total,
      (count(*) filter (where position < (select min(position) from page)))::integer as preceding
    from found`.execute(db)
  const { positions, total, preceding } = found[0] ?? { positions: null, total: 0, preceding: 0 }
  if (positions === null) return { rows: [], total, preceding: 0 }
  const rows = await pageOf(
    db,
    sql`list_id = ${id} and position = any(${positions}::integer[]) order by position`,
  )
  return { rows, total, preceding }
}

async function pageOf(db: Db, which: RawBuilder<unknown>): Promise<AddressRow[]> {
  const { rows } = await sql<AddressRow>`
    select position, first_row, email, verdict, reason, score, suggestion, corrected, checked_at, next_retry_at,
      ${settled} as settled
    from verifier_list_addresses where ${which}`.execute(db)
  return rows.sort((a, b) => a.position - b.position)
}

export type OutcomeCount = {
  /** Null: not verified yet, or asked again later. */
  verdict: string | null
  reason: string | null
  addresses: number
  suggested: number
  corrected: number
}

/** The addresses of a list by verdict and reason, the largest group first. */
export async function countOutcomes(db: Db, id: string): Promise<OutcomeCount[]> {
  const { rows } = await sql<OutcomeCount>`
    select case when ${settled} then verdict end as verdict, case when ${settled} then reason end as reason,
      count(*)::integer as addresses,
      (count(*) filter (where suggestion is not null and corrected is null))::integer as suggested,
      count(corrected)::integer as corrected
    from verifier_list_addresses where list_id = ${id}
    group by 1, 2 order by 3 desc, 1, 2`.execute(db)
  return rows
}

/** Takes the suggestions of these addresses, of all without `positions`, in their place; answers how many that changed. */
export const acceptSuggestions = (db: Db, id: string, positions?: number[]): Promise<number> =>
  correct(db, id, positions, sql`suggestion`, sql`suggestion is not null and corrected is null`)

/** The addresses as they stand in the file again; answers how many that changed. */
export const undoCorrections = (db: Db, id: string, positions?: number[]): Promise<number> =>
  correct(db, id, positions, sql`null`, sql`corrected is not null`)

async function correct(
  db: Db,
  id: string,
  positions: number[] | undefined,
  to: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
): Promise<number> {
  const named = positions === undefined ? sql`true` : sql`position = any(${positions}::integer[])`
  // In the order of `storeResults`, so that the two never wait for each other.
  const { numAffectedRows } = await sql`
    with held as materialized (
      select position from verifier_list_addresses
      where list_id = ${id} and ${named} and ${which} order by position for update
    )
    update verifier_list_addresses a set corrected = ${to}
    from held where a.list_id = ${id} and a.position = held.position`.execute(db)
  return Number(numAffectedRows ?? 0)
}
