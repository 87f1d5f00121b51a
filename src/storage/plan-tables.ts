import type { ColumnType, JSONColumnType } from 'kysely'
import type { KeyScope } from '#contract/accounts.ts'
import type { Interval, Metric, Plan } from '#contract/billing.ts'
import type { SiteSettings } from '#contract/settings.ts'

/** The tables of migrations/0006_plans.sql as Kysely sees them. */

export type PlansTable = Omit<Plan, 'prices' | 'limits'> & { limits: JSONColumnType<Plan['limits']> }

export type PlanPricesTable = {
  lookup_key: string
  plan_id: string
  interval: Interval
  amount: number
  currency: string
}

export type AccountPlansTable = {
  account_id: string
  plan_id: string
  interval: Interval | null
  status: 'free' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'lifetime'
  renews_at: Date | null
  cancel_at: Date | null
  source: 'admin' | 'code' | 'stripe'
  since: Date
}

export type UsageTable = {
  holder: string
  metric: Metric
  period: ColumnType<Date, Date, Date>
  used: number
}

export type UsageSubjectsTable = {
  metric: Metric
  subject: string
  holder: string
  period: ColumnType<Date, Date, Date>
}

export type UsageOwnersTable = { owner: string; holder: string; seen_at: ColumnType<Date, Date, Date> }

export type ApiKeysTable = {
  id: string
  account_id: string
  name: string
  hash: string
  prefix: string
  last4: string
  scopes: JSONColumnType<KeyScope[]>
  epoch: number
  created_at: ColumnType<Date, Date, Date>
  last_used_at: Date | null
  last_used_from: ColumnType<string | null, never, string>
  expires_at: Date | null
  networks: JSONColumnType<string[]>
}

export type SiteSettingsTable = {
  id: number
  value: JSONColumnType<Partial<SiteSettings>>
  updated_at: ColumnType<Date, Date, Date>
}

export type TaxesTable = {
  id: string
  country: string
  type: string
  name: string
  rate: number
  inclusive: boolean
}

export type PlanTables = {
  plans: PlansTable
  plan_prices: PlanPricesTable
  account_plans: AccountPlansTable
  usage: UsageTable
  usage_subjects: UsageSubjectsTable
  usage_owners: UsageOwnersTable
  api_keys: ApiKeysTable
  site_settings: SiteSettingsTable
  taxes: TaxesTable
}
