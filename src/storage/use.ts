import { sql } from 'kysely'
import type { Db } from './db.ts'
import type { UseKind, UseWhat } from './tables.ts'

/** How much is used by whom, and who may use little. The clock is the database's. */

export type { UseKind, UseWhat }

export type Used = { kind: UseKind; subject: string; what: UseWhat; used: number; name: string | null }

/** Adds to this hour; one statement for all. */
export async function addUse(db: Db, rows: readonly Used[]): Promise<void> {
  if (!rows.length) return
  await sql`
    insert into use_by_hour as u (hour, kind, subject, what, used, name)
    select date_trunc('hour', now()), kind, subject, what, used, name
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (kind text, subject text, what text, used integer, name text)
    on conflict (kind, subject, hour, what) do update set used = u.used + excluded.used`.execute(db)
}

export type UseRow = { subject: string; name: string | null } & Record<`${UseWhat}_${'day' | 'week'}`, number>

/** Who used most within a day, then within a week. */
export async function mostUse(db: Db, kind: UseKind, limit: number): Promise<UseRow[]> {
  const day = sql`hour > now() - interval '24 hours'`
  const sum = (what: UseWhat, since = sql`true`) =>
    sql`coalesce(sum(used) filter (where what = ${what} and ${since}), 0)::integer`
  const { rows } = await sql<UseRow>`
    select subject, (array_agg(name order by hour desc))[1] as name,
      ${sum('test', day)} as test_day, ${sum('test')} as test_week,
      ${sum('verification', day)} as verification_day, ${sum('verification')} as verification_week,
      ${sum('call', day)} as call_day, ${sum('call')} as call_week
    from use_by_hour where kind = ${kind} and hour > now() - interval '7 days'
    group by subject
    order by coalesce(sum(used) filter (where ${day}), 0) desc, sum(used) desc, subject limit ${limit}`.execute(
    db,
  )
  return rows
}

/** What is older than it is shown, and limits that are over. */
export async function purgeUse(db: Db): Promise<void> {
  await sql`delete from use_by_hour where hour < now() - interval '7 days 1 hour'`.execute(db)
  await sql`delete from use_limits where until < now()`.execute(db)
}

export type LimitRow = {
  kind: UseKind
  subject: string
  name: string | null
  per_minute: number
  until: Date
  created_at: Date
}

/** Those in force, the latest first. */
export async function listLimits(db: Db): Promise<LimitRow[]> {
  const { rows } = await sql<LimitRow>`
    select kind, subject, name, per_minute, until, created_at from use_limits where until > now()
    order by created_at desc, kind, subject`.execute(db)
  return rows
}

/** In place of one that there is. */
export async function putLimit(db: Db, limit: Omit<LimitRow, 'created_at'>): Promise<void> {
  const { kind, subject, name, per_minute, until } = limit
  await sql`
    insert into use_limits (kind, subject, name, per_minute, until)
    values (${kind}, ${subject}, ${name}, ${per_minute}, ${until})
    on conflict (kind, subject) do update set name = excluded.name, per_minute = excluded.per_minute,
      until = excluded.until, created_at = now()`.execute(db)
}

/** False when there is none. */
export async function deleteLimit(db: Db, kind: UseKind, subject: string): Promise<boolean> {
  const row = await db
    .deleteFrom('use_limits')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .returning('subject')
    .executeTakeFirst()
  return row !== undefined
}
