import { sql } from 'kysely'
import type { Db } from './db.ts'
import type { ReturnedKind, ReturnedWhat } from './tables.ts'

/**
 * What came back of the mail to users, and to whom nothing more is sent. Recipients are keyed hashes. The clock is the
 * database's.
 */

export type { ReturnedKind, ReturnedWhat }

export type Returned = {
  mailKey: string
  recipientKey: string
  kind: ReturnedKind
  what: ReturnedWhat
  status: string | null
}

/** Keeps it and counts it; false, and nothing is written, when the same came back of this mail before. */
export async function insertReturned(trx: Db, returned: Returned): Promise<boolean> {
  const { mailKey, recipientKey, kind, what, status } = returned
  const row = await trx
    .insertInto('returned_mail')
    .values({ mail_key: mailKey, recipient_key: recipientKey, kind, what, status })
    .onConflict((conflict) => conflict.columns(['mail_key', 'kind']).doNothing())
    .returning('mail_key')
    .executeTakeFirst()
  if (!row) return false
  await countMail(trx, kind)
  return true
}

/** How many mails bounced of this recipient within these days, since mail to them was last allowed again. */
export async function countBounces(db: Db, recipientKey: string, days: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from returned_mail
    where recipient_key = ${recipientKey} and kind = 'bounce' and not forgiven
      and at > now() - ${days}::integer * interval '1 day'`.execute(db)
  return rows[0]!.count
}

export type Suppression = {
  kind: ReturnedKind
  what: ReturnedWhat
  status: string | null
  at: Date
  /** Null: until someone lifts it. */
  until: Date | null
}

/** In place of one that there is, unless that one holds longer. `days`: for how long; null until it is lifted. */
export async function suppress(
  trx: Db,
  { recipientKey, kind, what, status, days }: Omit<Returned, 'mailKey'> & { days: number | null },
): Promise<void> {
  await sql`
    insert into suppressions as s (recipient_key, kind, what, status, until)
    values (${recipientKey}, ${kind}, ${what}, ${status}, now() + ${days}::integer * interval '1 day')
    on conflict (recipient_key) do update
    set kind = excluded.kind, what = excluded.what, status = excluded.status, at = now(), until = excluded.until
    where s.until is not null`.execute(trx)
}

/** The one in force. */
export async function findSuppression(db: Db, recipientKey: string): Promise<Suppression | undefined> {
  const { rows } = await sql<Suppression>`
    select kind, what, status, at, until from suppressions
    where recipient_key = ${recipientKey} and (until is null or until > now())`.execute(db)
  return rows[0]
}

/** Mail to them goes out again, and what came back before counts no more; false when nothing was stopped. */
export async function liftSuppression(trx: Db, recipientKey: string): Promise<boolean> {
  const { rows } = await sql`
    delete from suppressions where recipient_key = ${recipientKey} and (until is null or until > now())
    returning recipient_key`.execute(trx)
  await sql`update returned_mail set forgiven = true where recipient_key = ${recipientKey}`.execute(trx)
  return rows.length > 0
}

/** Of one recipient, as far as it is kept. */
export async function countReturned(db: Db, recipientKey: string): Promise<Record<ReturnedKind, number>> {
  const { rows } = await sql<Record<ReturnedKind, number>>`
    select count(*) filter (where kind = 'bounce')::integer as bounce,
      count(*) filter (where kind = 'complaint')::integer as complaint
    from returned_mail where recipient_key = ${recipientKey}`.execute(db)
  return rows[0]!
}

export type MailCount = 'sent' | 'stopped' | ReturnedKind

/** One more today. */
export async function countMail(db: Db, what: MailCount): Promise<void> {
  await sql`
    insert into mail_by_day as m (day, what, mails) values ((now() at time zone 'utc')::date, ${what}, 1)
    on conflict (day, what) do update set mails = m.mails + 1`.execute(db)
}

export type MailDay = { day: string } & Record<MailCount, number>

/** Days on which there was something, the latest first. */
export async function readMailDays(db: Db, days: number): Promise<MailDay[]> {
  const sum = (what: MailCount) =>
    sql`coalesce(sum(mails) filter (where what = ${what}), 0)::integer`.as(what)
  return db
    .selectFrom('mail_by_day')
    .select([
      sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
      sum('sent'),
      sum('bounce'),
      sum('complaint'),
      sum('stopped'),
    ])
    .where(sql<boolean>`mail_by_day.day > (now() at time zone 'utc')::date - ${days}::integer`)
    .groupBy('mail_by_day.day')
    .orderBy('mail_by_day.day', 'desc')
    .execute() as Promise<MailDay[]>
}

/** What no return address that is still good can bring again, and suppressions that are over. */
export async function purgeReturned(db: Db): Promise<void> {
  await sql`delete from returned_mail where at < now() - interval '35 days'`.execute(db)
  await sql`delete from suppressions where until < now()`.execute(db)
  await sql`delete from mail_by_day where day < (now() at time zone 'utc')::date - 90`.execute(db)
}
