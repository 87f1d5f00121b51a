import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db.ts'
import { type Kind, kinds, observationsOf, type Run, type Whose } from './states.ts'

/**
 * All runs of one domain, by kind, the newest first; `most` of each. Observations are read in the order of their index, one
 * kind after another; a run begins where the level before is another one.
 */
export async function runsOfDomain(db: Db, whose: Whose, domain: string, most: number): Promise<Run[]> {
  const parts = kinds.map((kind) => {
    const { table, level, counts } = observationsOf(kind, whose)
    return runsOf(
      kind,
      sql`select id, completed_at as at, ${level} as state from ${table}
        where ${counts} and sender_domain = ${domain} and ${level} is not null`,
    )
  })
  const runsOfKind = parts.map(
    (part) => sql`(select * from (${part}) p order by since desc, last_at desc limit ${most})`,
  )
  const { rows } = await sql<Run>`
    select ${domain} as domain, r.* from (${sql.join(runsOfKind, sql` union all `)}) r`.execute(db)
  return rows
}

const runsOf = (kind: Kind, observations: RawBuilder<unknown>) => sql`
  select ${kind} as kind, state, at as since, coalesce(lead(before_at) over w, last_at) as last_at,
    coalesce(lead(before_id) over w, last.last_id) = id as once, before is not null as changed,
    coalesce(lead(before_id) over w, last.last_id) as last_id
  from (
    select *, row_number() over v as n, lag(state) over v as before, lag(at) over v as before_at,
      lag(id) over v as before_id
    from (${observations}) o window v as (order by at, id)
  ) numbered
  cross join lateral (
    select id as last_id, at as last_at from (${observations}) o
    order by at desc, id desc limit 1
  ) last
  where before is distinct from state
  window w as (order by n)`
