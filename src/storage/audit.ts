import type { ListQuery } from '#contract/common.ts'
import type { Db } from './db.ts'

/** The audit log: written once, read by page. */

export type AuditRecord = {
  at: Date
  actor: string
  action: string
  target: string | null
  network: string | null
  detail: Record<string, string | number | boolean | null>
}

export async function insertAudit(db: Db, record: AuditRecord): Promise<void> {
  await db
    .insertInto('audit')
    .values({ ...record, detail: JSON.stringify(record.detail) })
    .execute()
}

/** Removes entries from before; answers how many. */
export async function purgeAudit(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('audit').where('at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

const ofAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('audit')
    .where((where) => where.or([where('actor', '=', accountId), where('target', '=', accountId)]))

/** One page of what an account did or what was done to it, and how many entries there are. */
export async function listAudit(
  db: Db,
  accountId: string,
  query: Pick<ListQuery, 'page' | 'per_page' | 'direction'>,
) {
  const rows = ofAccount(db, accountId)
  const { count } = await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const data = await rows
    .select(['at', 'actor', 'action', 'target', 'detail'])
    .orderBy('id', query.direction)
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute()
  return { data, total: Number(count) }
}
