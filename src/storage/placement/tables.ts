import type { Baseline, Folder, SeedTrouble } from '@postproof/placement/mailbox-world'
import type { PlacementHeaders, Summary } from '@postproof/placement/report-types'
import type { SeedProgress } from '@postproof/placement/seed-state'
import type { SeedState } from '@postproof/placement/types'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Level } from '../report-row.ts'

/** The tables of migrations/0010_placement.sql as Kysely sees them. */

type Stamp = ColumnType<Date, Date, Date>
type NullableStamp = ColumnType<Date | null, Date | null | undefined, Date | null>
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>

export type SeedsTable = {
  id: Generated<number>
  provider: string
  address: string
  type: 'consumer' | 'business'
  region: string
  host: string
  port: number
  security: 'tls' | 'starttls' | 'none'
  username: string
  auth: 'password' | 'oauth'
  secret: string
  key_id: string
  folder_map: JSONColumnType<Record<string, string>>
  tags: JSONColumnType<string[]>
  enabled: boolean
  health: Generated<'untested' | 'ok' | 'failing'>
  trouble: NullableJson<SeedTrouble>
  folders: JSONColumnType<Folder[], string | undefined, string>
  checked_at: NullableStamp
  last_ok_at: NullableStamp
  baseline: NullableJson<Baseline>
  created_at: Stamp
}

export type PlacementTestStatus = 'draft' | 'opening' | 'waiting' | 'collecting' | 'completed' | 'expired'

export type PlacementTestsTable = {
  id: string
  owner: string
  monitor_id: string | null
  status: PlacementTestStatus
  marker: string
  providers: JSONColumnType<string[], string | undefined, string>
  simulated: Generated<boolean>
  message_id: string | null
  subject: string | null
  sender: string | null
  sender_domain: string | null
  /** Of a finished test: its mailboxes by place, and the level of its verdict. */
  counts: NullableJson<Summary>
  level: Level | null
  created_at: Stamp
  started_at: NullableStamp
  first_seen_at: NullableStamp
  closes_at: NullableStamp
  completed_at: NullableStamp
  shared_at: NullableStamp
  expires_at: Stamp
}

/** A mailbox as it was when the test began. */
export type SeedCopy = {
  id: number
  provider: string
  name: string
  address: string
  type: 'consumer' | 'business'
  region: string
  simulated: boolean
}

/** About the sending address; null: not asked, or no answer. */
export type Origin = { ip: string; ptr: string | null; blacklists: { list: string; code: string }[] | null }

export type PlacementResultsTable = {
  test_id: string
  seed_id: number
  seed: JSONColumnType<SeedCopy>
  state: Generated<SeedState>
  progress: JSONColumnType<SeedProgress>
  closed: NullableJson<SeedProgress>
  facts: NullableJson<PlacementHeaders>
  raw_headers: string | null
  origin: NullableJson<Origin>
  due_at: NullableStamp
}

export type PlacementLeasesTable = { seed_id: number; holder: string; until: Stamp }

export type PlacementMonitorsTable = {
  id: string
  account_id: string
  owner: string
  name: string
  marker: string
  providers: JSONColumnType<string[]>
  enabled: boolean
  drop_points: number | null
  alert_spam: boolean
  silent_hours: number | null
  email: boolean
  webhook_url: string | null
  webhook_secret: string | null
  key_id: string | null
  last_seen_at: NullableStamp
  silence_told_at: NullableStamp
  created_at: Stamp
}

export type PlacementAlertsTable = {
  id: string
  monitor_id: string
  test_id: string | null
  kind: string
  way: 'email' | 'webhook'
  body: JSONColumnType<Record<string, unknown>>
  attempts: Generated<number>
  due_at: NullableStamp
  delivered_at: NullableStamp
  outcome: string | null
  created_at: Stamp
}

export type PlacementTables = {
  placement_seeds: SeedsTable
  placement_tests: PlacementTestsTable
  placement_results: PlacementResultsTable
  placement_leases: PlacementLeasesTable
  placement_monitors: PlacementMonitorsTable
  placement_alerts: PlacementAlertsTable
}
