import { sql } from 'kysely'
import type { Db } from './db.ts'
import type { BounceWhat } from './tables.ts'

/**
 * Queries of what an owner's own mail showed about addresses. Each names the owner, so that no one learns from another's
 * mail.
 */

export type NewBounce = { reportKey: string; addressKey: string; what: BounceWhat; bouncedAt: Date }

/** Keeps those that are new; answers how many. In the bounds of `most` for one owner: null when they would be passed. */
export async function insertBounces(
  db: Db,
  owner: string,
  bounces: readonly NewBounce[],
  most: number,
): Promise<number | null> {
  if (bounces.length === 0) return 0
  return db.transaction().execute(async (trx) => {
    // Those who post at the same time count one after another.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`own-bounces/${owner}`}, 0))`.execute(trx)
    const reported = bounces.map(({ reportKey }) => reportKey)
    // Addresses that are there already take no additional room.
    const { rows } = await sql<{ others: number }>`
      select count(*)::integer as others from own_bounces
      where owner = ${owner} and report_key <> all(${reported}::text[])`.execute(trx)
    if ((rows[0]?.others ?? 0) + bounces.length > most) return null
    const inserted = await trx
      .insertInto('own_bounces')
      .values(
        bounces.map(({ reportKey, addressKey, what, bouncedAt }) => ({
          owner,
          report_key: reportKey,
          address_key: addressKey,
          what,
          bounced_at: bouncedAt,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('report_key')
      .execute()
    return inserted.length
  })
}

export type LastBounce = { what: Exclude<BounceWhat, 'other'>; at: Date }

/** The last bounce that says something of each address, by its key. */
export async function lastBounces(
  db: Db,
  owner: string,
  addressKeys: string[],
  since: Date,
): Promise<Map<string, LastBounce>> {
  const { rows } = await sql<LastBounce & { key: string }>`
    select distinct on (address_key) address_key as key, what, bounced_at as at from own_bounces
    where owner = ${owner} and address_key = any(${addressKeys}::text[]) and what <> 'other'
      and bounced_at >= ${since}
    order by address_key, bounced_at desc`.execute(db)
  return new Map(rows.map(({ key, what, at }) => [key, { what, at }]))
}

/** Every code of the check that means a pass; the others are about the record. */
const PASSED_DMARC =
  '$.findings[*] ? (@.id == "dmarc" && @.code like_regex "^(pass|policy-none|testing|no-reports|removed-tags)$")'

type Seen = { address: string; at: Date }
const byAddress = (rows: Seen[]) => new Map(rows.map(({ address, at }) => [address, at]))

/** When a mail from each of these addresses last came to a test of the owner and passed DMARC. */
export async function lastTestsFrom(
  db: Db,
  owner: string,
  addresses: string[],
  since: Date,
): Promise<Map<string, Date>> {
  const { rows } = await sql<Seen>`
    select lower(sender) as address, max(received_at) as at from tests
    where owner = ${owner} and status = 'completed' and received_at >= ${since}
      and lower(sender) = any(${addresses}::text[]) and source = 'smtp'
      and report @? ${PASSED_DMARC}::jsonpath
    group by 1`.execute(db)
  return byAddress(rows)
}

/** When a placement test of the owner last saw its mail in the mailbox of each of these addresses. */
export async function lastSeenIn(
  db: Db,
  owner: string,
  addresses: string[],
  since: Date,
): Promise<Map<string, Date>> {
  const { rows } = await sql<Seen>`
    select lower(r.seed->>'address') as address, max(t.started_at) as at
    from placement_tests t join placement_results r on r.test_id = t.id
    where t.owner = ${owner} and not t.simulated and t.started_at >= ${since}
      and r.state in ('delivered', 'late') and lower(r.seed->>'address') = any(${addresses}::text[])
    group by 1`.execute(db)
  return byAddress(rows)
}

/** Whose list it is; undefined for one that is gone. */
export async function ownerOfList(db: Db, listId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('verifier_lists')
    .select('owner')
    .where('id', '=', listId)
    .executeTakeFirst()
  return row?.owner
}

/** Answers how many went. */
export async function purgeBounces(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('own_bounces')
    .where('bounced_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
