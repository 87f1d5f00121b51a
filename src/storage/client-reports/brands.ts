import type { Selectable } from 'kysely'
import type { Db } from '../db.ts'
import type { ReportBrandsTable } from './tables.ts'

/** Queries of the name and the logo on an account's reports. */

export type BrandRow = Selectable<ReportBrandsTable>

export const findBrand = (db: Db, accountId: string): Promise<BrandRow | undefined> =>
  db.selectFrom('report_brands').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** `logo` undefined: the one that is there stays; null: none. */
export async function putBrand(
  db: Db,
  accountId: string,
  { name, logo }: { name: string; logo: Buffer | null | undefined },
): Promise<void> {
  const change = { name, ...(logo === undefined ? {} : { logo }) }
  await db
    .insertInto('report_brands')
    .values({ account_id: accountId, name, logo: logo ?? null })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(change))
    .execute()
}
