import type { Invoice } from '#contract/billing.ts'
import { type List, type ListQuery, metaOf } from '#contract/common.ts'
import { type InvoiceRow, listInvoices } from '#storage/billing/ledger.ts'
import { isIssuedHere } from '#storage/orders/invoices.ts'
import type { BillingWorld } from './parts.ts'

/** An account's invoices from our copy. */
export async function listOfInvoices(
  world: Pick<BillingWorld, 'database' | 'plans' | 'publicUrl'>,
  accountId: string,
  query: ListQuery,
): Promise<List<Invoice>> {
  const [{ rows, total }, plans] = await Promise.all([
    listInvoices(world.database.db, accountId, query),
    world.plans.list(),
  ])
  const names = new Map(plans.map(({ id, name }) => [id, name]))
  return {
    data: rows.map((row) => ({ ...shown(row, names), ...linksOf(row, world.publicUrl) })),
    meta: metaOf(query, total),
  }
}

/** Those of Stripe are read there, our own here. */
function linksOf({ id, number, pdf_url, hosted_url }: InvoiceRow, publicUrl: string) {
  if (!isIssuedHere(id)) return { pdf_url, hosted_url }
  const own = `${publicUrl}/api/profile/invoices/${number}`
  return { pdf_url: `${own}/pdf`, hosted_url: `${own}/document` }
}

const shown = (row: InvoiceRow, names: Map<string, string>): Omit<Invoice, 'pdf_url' | 'hosted_url'> => ({
  id: row.id,
  number: row.number,
  status: row.status,
  plan: names.get(row.plan_id ?? '') ?? row.plan_id ?? '',
  amount: row.amount,
  tax: row.tax,
  currency: row.currency,
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
})
