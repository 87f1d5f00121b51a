import { sql } from 'kysely'
import type { Db } from '../db.ts'
import type { Span } from './seen.ts'

/** The reverse names of addresses in reports. They are facts of the DNS, kept once for all domains. */

/** Notes the busiest addresses of reports that are new: `reports` at a time, `addresses` of each. */
export async function noteAddresses(
  db: Db,
  { reports, addresses, now }: { reports: number; addresses: number; now: Date },
): Promise<void> {
  await sql`
    with next as materialized (
      select id from domain_reports where counted and kind = 'aggregate' and not addresses_noted
      order by id limit ${reports} for update skip locked
    ), noted as (
      update domain_reports d set addresses_noted = true from next where d.id = next.id
    )
    insert into reverse_names as r (address, due_at, seen_on)
    select distinct busiest.source_ip, ${now}::timestamptz, ${now}::date from next, lateral (
      select source_ip from report_rows where report_id = next.id and source_ip is not null
      group by source_ip order by sum(messages) desc limit ${addresses}
    ) busiest
    on conflict (address) do update set seen_on = excluded.seen_on where r.seen_on < excluded.seen_on`.execute(
    db,
  )
}

/** Takes addresses that are due, the longest due first; they are due again at `again`, should this process die. */
export async function claimAddresses(
  db: Db,
  { most, now, since, again }: { most: number; now: Date; since: Date; again: Date },
): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    with next as materialized (
      select address from reverse_names where due_at <= ${now} and seen_on >= ${since}::date
      order by due_at limit ${most} for update skip locked
    )
    update reverse_names r set due_at = ${again} from next where r.address = next.address
    returning r.address`.execute(db)
  return rows.map(({ address }) => address)
}

export type AskedAddress = { address: string; name: string | null; due_at: Date }

/** Stores what was answered. Addresses that are not among them keep the name they had. */
export async function keepNames(db: Db, asked: readonly AskedAddress[]): Promise<void> {
  await sql`
    update reverse_names r set name = a.name, due_at = a.due_at
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(address text, name text, due_at timestamptz)
    where r.address = a.address`.execute(db)
}

/** The names of the addresses in the rows of a domain. */
export async function namesOfRows(db: Db, domainId: string, { from, to }: Span): Promise<[string, string][]> {
  const { rows } = await sql<{ address: string; name: string }>`
    select n.address, n.name from reverse_names n where n.name is not null and exists (
      select 1 from report_rows r where r.domain_id = ${domainId} and r.source_ip = n.address
        and (${from}::date is null or r.day >= ${from}::date) and (${to}::date is null or r.day <= ${to}::date))`.execute(
    db,
  )
  return rows.map(({ address, name }) => [address, name])
}

/** Removes those that no report has named since. */
export async function purgeNames(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('reverse_names')
    .where('seen_on', '<', sql<Date>`${before}::date`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
