import type { Insertable, Kysely, Selectable } from 'kysely'
import type { ListQuery } from '#contract/common.ts'
import type { Tables } from '../tables.ts'
import type { InvoicesTable, PurchasesTable, SubscriptionsTable, TaxIdsTable } from './tables.ts'

/** Our copies of what stands at Stripe for one account. Written whole, under the claim of the customer. */

type Db = Kysely<Tables>

export type SubscriptionRow = Selectable<SubscriptionsTable>
export type PurchaseRow = Selectable<PurchasesTable>
export type InvoiceRow = Selectable<InvoicesTable>
export type TaxIdRow = Selectable<TaxIdsTable>
export type Ledger = {
  subscriptions: SubscriptionRow[]
  purchases: PurchaseRow[]
  invoices: InvoiceRow[]
  taxIds: TaxIdRow[]
}

/**
 * Puts what was read in the place of what stood there. Invoices and purchases are only added and changed, never taken
 * away: Stripe lists them without end, and we read a part.
 */
export async function keepLedger(db: Db, accountId: string, ledger: Ledger): Promise<void> {
  await replace(db, 'subscriptions', accountId, ledger.subscriptions)
  await replace(db, 'tax_ids', accountId, ledger.taxIds)
  await upsert(db, 'purchases', ledger.purchases)
  await upsert(db, 'invoices', ledger.invoices)
}

type Copied = 'subscriptions' | 'tax_ids' | 'purchases' | 'invoices'

async function replace<T extends Copied>(
  db: Db,
  table: T,
  accountId: string,
  rows: Insertable<Tables[T]>[],
): Promise<void> {
  await db
    .deleteFrom(table as Copied)
    .where('account_id', '=', accountId)
    .execute()
  await upsert(db, table, rows)
}

async function upsert<T extends Copied>(db: Db, table: T, rows: Insertable<Tables[T]>[]): Promise<void> {
  for (const row of rows) {
    await db
      .insertInto(table as Copied)
      .values(row as never)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row as never))
      .execute()
  }
}

/** Newest first. */
export async function subscriptionsOf(db: Db, accountId: string): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function purchasesOf(db: Db, accountId: string): Promise<PurchaseRow[]> {
  return db
    .selectFrom('purchases')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function taxIdsOf(db: Db, accountId: string): Promise<TaxIdRow[]> {
  return db.selectFrom('tax_ids').selectAll().where('account_id', '=', accountId).orderBy('id').execute()
}

export async function keepTaxId(db: Db, row: TaxIdRow): Promise<void> {
  await upsert(db, 'tax_ids', [row])
}

export async function removeTaxId(db: Db, accountId: string, id: string): Promise<void> {
  await db.deleteFrom('tax_ids').where('account_id', '=', accountId).where('id', '=', id).execute()
}

/** One page of an account's invoices. */
export async function listInvoices(
  db: Db,
  accountId: string,
  query: ListQuery,
): Promise<{ rows: InvoiceRow[]; total: number }> {
  let matching = db.selectFrom('invoices').where('account_id', '=', accountId).where('status', '!=', 'draft')
  if (query.search) {
    const part = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`
    matching = matching.where((where) =>
      where.or([where('number', 'ilike', part), where('plan_id', 'ilike', part)]),
    )
  }
  const order = query.orders === 'amount' ? 'amount' : 'created_at'
  const [rows, count] = await Promise.all([
    matching
      .selectAll()
      .orderBy(order, query.direction)
      .orderBy('id')
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page)
      .execute(),
    matching.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(count.count) }
}
