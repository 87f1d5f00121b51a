import { type Selectable, sql } from 'kysely'
import type { ListQuery } from '#contract/common.ts'
import type { Db } from '../db.ts'
import type { InvoiceDocument, IssuedInvoicesTable } from './tables.ts'

/** Queries of the invoices that this instance makes. They stay when their account goes. */

export type IssuedInvoiceRow = Selectable<IssuedInvoicesTable>

const issuedHere = 'issued:'

/** Whether a line in the list of an account is of an invoice that this instance made. */
export const isIssuedHere = (id: string): boolean => id.startsWith(issuedHere)

/** The invoice, and its line in the list of the account. */
export async function issueInvoice(
  trx: Db,
  accountId: string,
  document: InvoiceDocument,
  { planId, now }: { planId: string; now: Date },
): Promise<void> {
  const { number, order_number, total, taxes, currency } = document
  await trx
    .insertInto('issued_invoices')
    .values({
      number,
      account_id: accountId,
      order_number,
      document: JSON.stringify(document),
      issued_at: now,
    })
    .execute()
  await trx
    .insertInto('invoices')
    .values({
      ...{ id: `${issuedHere}${number}`, account_id: accountId, number, status: 'open', plan_id: planId },
      ...{ subscription_id: null, amount: total, tax: taxes.reduce((sum, { amount }) => sum + amount, 0) },
      ...{ currency, created_at: now, paid_at: null, pdf_url: null, hosted_url: null },
    })
    .execute()
}

export async function findIssuedInvoice(db: Db, number: string): Promise<IssuedInvoiceRow | undefined> {
  return db.selectFrom('issued_invoices').selectAll().where('number', '=', number).executeTakeFirst()
}

/** One page of all, the newest first. */
export async function listIssuedInvoices(
  db: Db,
  { page, per_page }: Pick<ListQuery, 'page' | 'per_page'>,
): Promise<{ rows: (IssuedInvoiceRow & { paid_at: Date | null })[]; total: number }> {
  const [rows, count] = await Promise.all([
    db
      .selectFrom('issued_invoices')
      // Its line in the list of the account; none when the account is gone.
      .leftJoin('invoices', (join) =>
        join.on('invoices.id', '=', sql<string>`${issuedHere} || issued_invoices.number`),
      )
      .selectAll('issued_invoices')
      .select('invoices.paid_at')
      .orderBy('issued_invoices.issued_at', 'desc')
      .orderBy('issued_invoices.number', 'desc')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
    db
      .selectFrom('issued_invoices')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(count.count) }
}

/** Says that an invoice was paid, or with null that it was not. Answers its account; undefined where there is no such line. */
export async function noteInvoicePaid(
  trx: Db,
  number: string,
  paidAt: Date | null,
): Promise<string | undefined> {
  const line = await trx
    .updateTable('invoices')
    .set({ status: paidAt ? 'paid' : 'open', paid_at: paidAt })
    .where('id', '=', `${issuedHere}${number}`)
    .returning('account_id')
    .executeTakeFirst()
  return line?.account_id
}

export async function issuedInvoicesOf(db: Db, accountId: string): Promise<InvoiceDocument[]> {
  const rows = await db
    .selectFrom('issued_invoices')
    .select('document')
    .where('account_id', '=', accountId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
  return rows.map(({ document }) => document)
}
