import type { Selectable } from 'kysely'
import type { Db } from '../db.ts'
import type { ReportDomainsTable, ReportProof } from './tables.ts'

/** The domains whose reports accounts collect, and what their owners said of senders. The account is part of each query. */

export type ReportDomainRow = Selectable<ReportDomainsTable>

export type OwnDomain = { accountId: string; domain: string }

export const listReportDomains = (db: Db, accountId: string): Promise<ReportDomainRow[]> =>
  db.selectFrom('report_domains').selectAll().where('account_id', '=', accountId).orderBy('domain').execute()

export const findReportDomain = (
  db: Db,
  { accountId, domain }: OwnDomain,
): Promise<ReportDomainRow | undefined> =>
  db
    .selectFrom('report_domains')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('domain', '=', domain)
    .executeTakeFirst()

export const reportDomainById = (db: Db, id: string): Promise<ReportDomainRow | undefined> =>
  db.selectFrom('report_domains').selectAll().where('id', '=', id).executeTakeFirst()

/** The domain that collects at the address with this tag, unless its account is suspended or about to be deleted. */
export const domainOfTag = (db: Db, tag: string): Promise<ReportDomainRow | undefined> =>
  db
    .selectFrom('report_domains')
    .innerJoin('accounts', 'accounts.id', 'report_domains.account_id')
    .selectAll('report_domains')
    .where('tag', '=', tag)
    .where('accounts.suspended_at', 'is', null)
    .executeTakeFirst()

/** `there`: the account has the domain already. `full`: it has `most`, and nothing was added. */
export async function insertReportDomain(
  db: Db,
  row: Pick<ReportDomainRow, 'id' | 'account_id' | 'domain' | 'tag' | 'created_at'>,
  most: number,
): Promise<'added' | 'there' | 'full'> {
  return db.transaction().execute(async (trx) => {
    // One after another for an account: two at once would both find room.
    await trx.selectFrom('accounts').select('id').where('id', '=', row.account_id).forUpdate().execute()
    const rows = await listReportDomains(trx, row.account_id)
    if (rows.some(({ domain }) => domain === row.domain)) return 'there'
    if (rows.length >= most) return 'full'
    await trx.insertInto('report_domains').values(row).execute()
    return 'added'
  })
}

export async function deleteReportDomain(db: Db, { accountId, domain }: OwnDomain): Promise<boolean> {
  const gone = await db
    .deleteFrom('report_domains')
    .where('account_id', '=', accountId)
    .where('domain', '=', domain)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

export async function setProof(
  db: Db,
  id: string,
  { provedBy, at }: { provedBy: ReportProof | null; at: Date },
): Promise<void> {
  await db
    .updateTable('report_domains')
    .set({ proved_by: provedBy, checked_at: at })
    .where('id', '=', id)
    .execute()
}

/** What the owner said, by sender. */
export async function sendersOf(db: Db, domainId: string): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom('report_senders')
    .select(['sender', 'ours'])
    .where('domain_id', '=', domainId)
    .execute()
  return new Map(rows.map(({ sender, ours }) => [sender, ours]))
}

/** Keeps what the owner says; null forgets it. False, and nothing is kept, if there are `most` others already. */
export async function saySender(
  db: Db,
  said: { domainId: string; sender: string; ours: boolean | null; at: Date },
  most: number,
): Promise<boolean> {
  const { domainId, sender, ours, at } = said
  if (ours === null) {
    await db
      .deleteFrom('report_senders')
      .where('domain_id', '=', domainId)
      .where('sender', '=', sender)
      .execute()
    return true
  }
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('report_domains').select('id').where('id', '=', domainId).forUpdate().execute()
    const known = await sendersOf(trx, domainId)
    if (!known.has(sender) && known.size >= most) return false
    await trx
      .insertInto('report_senders')
      .values({ domain_id: domainId, sender, ours, said_at: at })
      .onConflict((conflict) => conflict.columns(['domain_id', 'sender']).doUpdateSet({ ours, said_at: at }))
      .execute()
    return true
  })
}
