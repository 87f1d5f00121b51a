import type { ColumnType, Generated } from 'kysely'

/** The tables of billing as Kysely sees them; the SQL stands in migrations/0007_billing.sql. */

type Stamp = ColumnType<Date, Date, Date>
type Interval = 'month' | 'year' | 'lifetime'

export type CustomersTable = {
  account_id: string
  stripe_id: string | null
  revision: Generated<number>
  read_revision: Generated<number>
  claimed_by: string | null
  claimed_at: Date | null
  due_at: Date | null
  granted: string | null
  created_at: Stamp
}

export type SubscriptionsTable = {
  id: string
  account_id: string
  status: string
  item_id: string
  plan_id: string | null
  interval: Interval | null
  period_end: Stamp
  cancel_at: Date | null
  unpaid_since: Date | null
  created_at: Stamp
}

export type PurchasesTable = {
  id: string
  account_id: string
  plan_id: string
  paid: boolean
  refunded: boolean
  offer_code: string | null
  created_at: Stamp
}

export type InvoicesTable = {
  id: string
  account_id: string
  number: string | null
  status: string
  plan_id: string | null
  subscription_id: string | null
  amount: number
  tax: number
  currency: string
  created_at: Stamp
  paid_at: Date | null
  pdf_url: string | null
  hosted_url: string | null
}

export type TaxIdsTable = {
  id: string
  account_id: string
  type: string
  value: string
  verification: string
}

export type CheckoutsTable = {
  id: string
  account_id: string
  plan_id: string
  interval: Interval
  offer_code: string | null
  session_id: string | null
  open: boolean
  created_at: Stamp
}

export type OfferCodesTable = {
  code: string
  plan_id: string
  interval: Interval
  amount: number | null
  currency: string | null
  expires_at: Date | null
  created_at: Stamp
  account_id: string | null
  redeemed_at: Date | null
  grants: Generated<boolean>
}

export type StripeEventsTable = { id: string; type: string; received_at: Stamp }

export type DepartedCustomersTable = { stripe_id: string }

export type BillingTables = {
  departed_customers: DepartedCustomersTable
  customers: CustomersTable
  subscriptions: SubscriptionsTable
  purchases: PurchasesTable
  invoices: InvoicesTable
  tax_ids: TaxIdsTable
  checkouts: CheckoutsTable
  offer_codes: OfferCodesTable
  stripe_events: StripeEventsTable
}
