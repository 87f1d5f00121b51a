import type { ColumnType, JSONColumnType } from 'kysely'
import type { Interval } from '#contract/billing.ts'
import type { OrderAddress, OrderMessage, OrderState, OrderTax } from '#contract/orders.ts'

/** The tables of migrations/0056_orders.sql as Kysely sees them. */

export type OrdersTable = {
  id: string
  number: string
  account_id: string
  plan_id: string
  plan: string
  interval: Interval
  currency: string
  net: number
  total: number
  taxes: JSONColumnType<OrderTax[]>
  address: JSONColumnType<OrderAddress>
  tax_number: JSONColumnType<{ type: string; value: string }> | null
  note: string
  language: string
  state: OrderState
  messages: JSONColumnType<OrderMessage[]>
  revision: number
  created_at: ColumnType<Date, Date, never>
  changed_at: Date
  granted_from: Date | null
  granted_until: Date | null
  invoice_number: string | null
}

/** Everything on an invoice, as it was when it was made. Amounts in minor units, days as YYYY-MM-DD. */
export type InvoiceDocument = {
  number: string
  issued_on: string
  language: string
  /** Name and address in lines. */
  seller: string
  seller_tax_id: string
  buyer: OrderAddress
  buyer_tax_id: string
  order_number: string
  note: string
  plan: string
  interval: Interval
  from: string
  until: string | null
  currency: string
  net: number
  taxes: OrderTax[]
  total: number
  /** Why there is no tax; empty: nothing is said. */
  no_tax: string
  /** How to pay it; empty: nothing is said. */
  payment: string
}

export type IssuedInvoicesTable = {
  number: string
  account_id: string | null
  order_number: string
  document: JSONColumnType<InvoiceDocument>
  issued_at: ColumnType<Date, Date, never>
}

export type NumberSeriesTable = { series: string; year: number; last: number }

export type OrderTables = {
  orders: OrdersTable
  issued_invoices: IssuedInvoicesTable
  number_series: NumberSeriesTable
}
