import { type Selectable, sql } from 'kysely'
import type { Db } from './db.ts'
import type { AskedLinksTable } from './tables.ts'

/** Links that were asked for and are still to be made. A row is taken in the transaction that makes its mail. */

export type AskedLink = Pick<Selectable<AskedLinksTable>, 'id' | 'kind' | 'address' | 'key_id' | 'account_id'>

/** False, and nothing is written, when `most` wait already. */
export async function insertAskedLink(db: Db, asked: AskedLink, most: number): Promise<boolean> {
  const { id, kind, address, key_id, account_id } = asked
  const { rows } = await sql`
    insert into asked_links (id, kind, address, key_id, account_id)
    select ${id}::text, ${kind}::text, ${address}::text, ${key_id}::text, ${account_id}::text
    where (select count(*) from asked_links) < ${most}::integer
    returning id`.execute(db)
  return rows.length > 0
}

/**
 * The one that waited longest and is due; it is back when the transaction fails. None is put off for longer than
 * a minute: where it looks so, the clock has been set back since.
 */
export async function takeAskedLink(trx: Db): Promise<AskedLink | undefined> {
  const { rows } = await sql<AskedLink>`
    with taken as materialized (
      select id from asked_links where due_at <= now() or due_at > now() + interval '2 minutes' order by due_at limit 1 for update skip locked
    )
    delete from asked_links a using taken where a.id = taken.id
    returning a.id, a.kind, a.address, a.key_id, a.account_id`.execute(trx)
  return rows[0]
}

/** Leaves one alone for a while, so that it does not keep others waiting. */
export async function postponeAskedLink(db: Db, id: string, pauseMs: number): Promise<void> {
  await sql`
    update asked_links set due_at = now() + ${pauseMs}::float8 * interval '1 millisecond' where id = ${id}`.execute(
    db,
  )
}

/** Removes what was asked for longer ago than that; answers how many. */
export async function deleteOldAskedLinks(db: Db, ageMs: number): Promise<number> {
  const { rows } = await sql`
    delete from asked_links where asked_at < now() - ${ageMs}::float8 * interval '1 millisecond' returning id`.execute(
    db,
  )
  return rows.length
}
