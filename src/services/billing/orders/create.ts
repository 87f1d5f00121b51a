import { createBuying } from './buyer.ts'
import { createDeciding } from './deciding.ts'
import { createInvoices } from './invoices.ts'
import type { Orders } from './types.ts'
import type { OrdersWorld } from './world.ts'

export const createOrders = (world: OrdersWorld): Orders => ({
  ...createBuying(world),
  ...createDeciding(world),
  ...createInvoices(world),
})
