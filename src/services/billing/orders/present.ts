import type { Order } from '#contract/orders.ts'
import type { OrderRow } from '#storage/orders/orders.ts'

/** An order as the API shows it. */
export const presentOrder = (row: OrderRow): Order => ({
  ...{ id: row.id, number: row.number, state: row.state, plan_id: row.plan_id, plan: row.plan },
  ...{ interval: row.interval, currency: row.currency, net: row.net, taxes: row.taxes, total: row.total },
  ...{ address: row.address, tax_number: row.tax_number, note: row.note, messages: row.messages },
  revision: row.revision,
  created_at: row.created_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
  granted_from: row.granted_from?.toISOString() ?? null,
  granted_until: row.granted_until?.toISOString() ?? null,
  invoice_number: row.invoice_number,
})
