import type { Db } from '../database.ts'

const tables = [
  'customers',
  'subscriptions',
  'purchases',
  'invoices',
  'tax_ids',
  'checkouts',
  'offer_codes',
  'stripe_events',
  'departed_customers',
] as const

/** Takes away what other tests left in a database that outlives them. */
export async function emptyBilling(db: Db): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).execute()
}
