import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** The tables of watched domains (migrations 0046 and 0052) as Kysely sees them. PostgreSQL returns a bigint as text. */

export type WatchStatus = 'good' | 'warning' | 'bad' | 'no-data'
export type ChangeKind = 'worse' | 'better' | 'changed' | 'unstable'
export type AlertSeverity = 'bad' | 'warning' | 'info' | 'good'

type Json = JSONColumnType<object>

export type WatchedDomainsTable = {
  id: string
  account_id: string
  domain: string
  client: string
  note: string
  added_at: ColumnType<Date, Date, never>
  due_at: Date
  claimed_at: Date | null
  looked_at: Date | null
  status: WatchStatus | null
  score: number | null
  parts: Json
  changed_at: Date | null
  silent_until: Date | null
  silent_word: string
  silent_from: JSONColumnType<object> | null
}

export type WatchObservationsTable = {
  id: Generated<string>
  watched_id: string
  part: string
  at: ColumnType<Date, Date, never>
  kind: ChangeKind
  before: Json
  after: Json
  planned: Generated<boolean>
}

export type WatchAlertsTable = {
  observation_id: string
  account_id: string
  watched_id: string
  severity: AlertSeverity
  made_at: ColumnType<Date, Date, never>
  sent_at: Date | null
  posted_at: Date | null
  acknowledged_at: Date | null
}

export type QuietHoursTable = {
  account_id: string
  from_minute: number
  to_minute: number
  time_zone: string
  lets_bad: boolean
}

export type ClientLinksTable = {
  id: string
  account_id: string
  client: string
  token_hash: string
  created_at: ColumnType<Date, Date, never>
  ends_at: ColumnType<Date, Date, never>
  opened_at: Date | null
}

export type WatchTables = {
  watched_domains: WatchedDomainsTable
  watch_observations: WatchObservationsTable
  watch_alerts: WatchAlertsTable
  client_links: ClientLinksTable
  quiet_hours: QuietHoursTable
}
