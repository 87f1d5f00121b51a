import type { Db } from '#storage/db.ts'
import { issuedInvoicesOf } from '#storage/orders/invoices.ts'
import { ordersOf } from '#storage/orders/orders.ts'
import type { Exporter } from '../../accounts/types.ts'
import { presentOrder } from './present.ts'

/** `orders.json`: the orders of the account, and everything on its invoices. */
export const exportOrders = (db: Db): Exporter =>
  async function* (accountId) {
    const [orders, invoices] = await Promise.all([ordersOf(db, accountId), issuedInvoicesOf(db, accountId)])
    if (orders.length + invoices.length === 0) return
    yield {
      name: 'orders.json',
      pieces: [JSON.stringify({ orders: orders.map(presentOrder), invoices }, null, 2)],
    }
  }
