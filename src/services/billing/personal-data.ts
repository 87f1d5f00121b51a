import type { Invoice } from '#contract/billing.ts'
import type { List } from '#contract/common.ts'
import { removeCustomer } from '#storage/billing/customers.ts'
import { subscriptionsOf, taxIdsOf } from '#storage/billing/ledger.ts'
import type { Db } from '#storage/db.ts'
import type { Exporter } from '../accounts/types.ts'
import type { Eraser } from '../accounts/world.ts'
import { listOfInvoices } from './invoices.ts'
import type { BillingWorld } from './parts.ts'

/** What billing adds to the export of an account, and takes away with it; whatever the mode is now. */

/** What would still charge the account at Stripe is ended by the job afterwards. */
export const eraseBilling: Eraser = (trx, { accountId }) => removeCustomer(trx, accountId)

/** `billing.json`: subscriptions, tax numbers and all invoices. */
export const exportBilling = (db: Db, plans: BillingWorld['plans'], publicUrl: string): Exporter =>
  async function* (accountId) {
    const subscriptions = await subscriptionsOf(db, accountId)
    const content = {
      subscriptions: subscriptions.map(({ account_id: _, ...rest }) => rest),
      tax_ids: (await taxIdsOf(db, accountId)).map(({ account_id: _, ...rest }) => rest),
      invoices: await allInvoices({ database: { db }, plans, publicUrl }, accountId),
    }
    yield { name: 'billing.json', pieces: [JSON.stringify(content, null, 2)] }
  }

async function allInvoices(
  world: Parameters<typeof listOfInvoices>[0],
  accountId: string,
): Promise<Invoice[]> {
  const all: Invoice[] = []
  for (let page = 1; ; page++) {
    const query = { page, per_page: 100, direction: 'asc' as const }
    const found: List<Invoice> = await listOfInvoices(world, accountId, query)
    all.push(...found.data)
    if (page >= found.meta.last_page) return all
  }
}
