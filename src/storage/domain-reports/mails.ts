import type { Session } from '@postproof/spam-test/types'
import { sql } from 'kysely'
import type { Db } from '../db.ts'

/** Mails with reports between their acceptance and the rows made of them. The clock is the database's. */

export type ReportMail = {
  id: string
  domainId: string
  size: number
  session: Session
  receivedAt: Date
  tries: number
}

export type Waiting = { mails: number; octets: number }

/** False, and nothing is kept, if `most` wait for the domain already. Durable when it resolves. */
export async function insertReportMail(
  db: Db,
  mail: { id: string; domainId: string; raw: Uint8Array; session: Session; receivedAt: Date },
  most: Waiting,
): Promise<boolean> {
  const { rows } = await sql`
    insert into report_mails (id, domain_id, raw, size_bytes, session, received_at)
    select ${mail.id}, ${mail.domainId}, ${mail.raw}, ${mail.raw.byteLength}, ${JSON.stringify(mail.session)}::jsonb,
      ${mail.receivedAt}
    from (select count(*) as mails, coalesce(sum(size_bytes), 0) as octets from report_mails
      where domain_id = ${mail.domainId}) waiting
    where waiting.mails < ${most.mails} and waiting.octets < ${most.octets}
    returning id`.execute(db)
  return rows.length > 0
}

/**
 * Takes the next one that is due; it is due again in two minutes unless it is settled before. One that takes longer is read twice,
 * which changes nothing.
 */
export async function claimReportMail(db: Db): Promise<ReportMail | null> {
  const { rows } = await sql<{
    id: string
    domain_id: string
    size_bytes: number
    session: Session
    received_at: Date
    tries: number
  }>`
    update report_mails set due_at = now() + interval '2 minutes', tries = tries + 1
    where id = (select id from report_mails where due_at <= now() order by due_at limit 1 for update skip locked)
    returning id, domain_id, size_bytes, session, received_at, tries`.execute(db)
  const row = rows[0]
  if (!row) return null
  const { id, domain_id: domainId, size_bytes: size, session, received_at: receivedAt, tries } = row
  return { id, domainId, size, session, receivedAt, tries }
}

export async function readReportMail(db: Db, id: string): Promise<Uint8Array | null> {
  const row = await db.selectFrom('report_mails').select('raw').where('id', '=', id).executeTakeFirst()
  return row?.raw ?? null
}

export async function deleteReportMail(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('report_mails').where('id', '=', id).execute()
}

/** Puts it off for so many seconds. */
export async function putOffReportMail(db: Db, id: string, seconds: number): Promise<void> {
  await sql`update report_mails set due_at = now() + ${seconds}::integer * interval '1 second' where id = ${id}`.execute(
    db,
  )
}

/** For the only process there is: what the one before it claimed is due at once. */
export async function releaseReportMails(db: Db): Promise<void> {
  await sql`update report_mails set due_at = now() where due_at > now() and tries = 1`.execute(db)
}

export async function countReportMails(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from report_mails`.execute(
    db,
  )
  return rows[0]!.count
}
