import type { Session } from '@postproof/spam-test/types'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../db.ts'
import type { ReportMessage, ReportRefusalsTable, ReportWay } from './tables.ts'

/** Files, and parts of files, that hold no report that could be taken. */

export type NewRefusal = {
  way: ReportWay
  name: string
  reporter: string
  reason: ReportMessage
  size: number
  octets: Uint8Array | null
  /** Of a mail: how it came. */
  session: Session | null
}

/** Keeps it, and of the domain's refusals the newest `most`. */
export async function storeRefusal(
  trx: Db,
  domainId: string,
  { way, name, reporter, reason, size, octets, session }: NewRefusal,
  { at, most, version }: { at: Date; most: number; version: string },
): Promise<void> {
  await trx
    .insertInto('report_refusals')
    .values({
      ...{ domain_id: domainId, at, way, name, reporter, octets, tried_with: version },
      reason: JSON.stringify(reason),
      session: session && octets ? JSON.stringify(session) : null,
      size_bytes: size,
    })
    .execute()
  await sql`
    delete from report_refusals where id in (
      select id from report_refusals where domain_id = ${domainId} order by at desc, id desc offset ${most})`.execute(
    trx,
  )
}

export type RefusalRow = Omit<
  Selectable<ReportRefusalsTable>,
  'octets' | 'domain_id' | 'session' | 'tried_with'
>

export const listRefusals = (db: Db, domainId: string): Promise<RefusalRow[]> =>
  db
    .selectFrom('report_refusals')
    .select(['id', 'at', 'way', 'name', 'reporter', 'reason', 'size_bytes'])
    .where('domain_id', '=', domainId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** A refused file with its octets. `session`: of one that came by mail. */
export type RefusedFile = Pick<
  Selectable<ReportRefusalsTable>,
  'id' | 'domain_id' | 'at' | 'way' | 'name'
> & {
  octets: Uint8Array
  session: Session | null
}

/** The next file, after this id, that another version read last. Mails that were kept without their session are left alone. */
export async function nextRefused(db: Db, version: string, after: string): Promise<RefusedFile | null> {
  const { rows } = await sql<RefusedFile>`
    select id, domain_id, at, way, name, octets, session from report_refusals
    where octets is not null and tried_with <> ${version} and id > ${after}::bigint
      and (way <> 'mail' or session is not null)
    order by id limit 1`.execute(db)
  return rows[0] ?? null
}

/** Removes what was refused of one file. */
export const deleteRefused = (trx: Db, { domain_id, at, way, name }: RefusedFile) =>
  trx
    .deleteFrom('report_refusals')
    .where('domain_id', '=', domain_id)
    .where('at', '=', at)
    .where('way', '=', way)
    .where('name', '=', name)
    .execute()
