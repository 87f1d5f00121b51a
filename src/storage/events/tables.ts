import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { EndpointFormat } from '#contract/event-types.ts'

/** The tables of migrations/0047_events.sql as Kysely sees them. PostgreSQL returns a bigint as text. */

/** A message of the catalogs: its code with facts. */
export type SaidOutcome = { code: string; facts?: object }

export type WebhookEndpointsTable = {
  id: string
  account_id: string
  owner: string
  name: string
  url: string
  format: Generated<EndpointFormat>
  types: string[]
  enabled: boolean
  stopped: 'gone' | 'failing' | null
  secret: string
  old_secret: string | null
  old_until: Date | null
  key_id: string
  last_success_at: Date | null
  created_at: ColumnType<Date, Date, never>
}

export type EventsTable = {
  id: string
  sequence: Generated<string>
  owner: string
  type: string
  object: string
  data: JSONColumnType<Record<string, unknown>>
  created_at: ColumnType<Date, Date, never>
}

export type EventDeliveriesTable = {
  event_id: string
  endpoint_id: string
  attempts: Generated<number>
  due_at: Date | null
  delivered_at: Date | null
  outcome: JSONColumnType<SaidOutcome> | null
}

export type EventTables = {
  webhook_endpoints: WebhookEndpointsTable
  events: EventsTable
  event_deliveries: EventDeliveriesTable
}
