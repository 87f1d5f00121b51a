import type { ColumnType, JSONColumnType } from 'kysely'
import type { OAuthScope } from '#contract/oauth.ts'

/** The tables of migrations/0057_oauth.sql as Kysely sees them. */

export type OAuthClientsTable = {
  id: string
  name: string
  redirect_uris: JSONColumnType<string[]>
  created_at: ColumnType<Date, Date, never>
  allowed_at: ColumnType<Date | null, never, Date>
}

export type OAuthGrantsTable = {
  id: string
  account_id: string
  epoch: number
  client_id: string
  client_name: string
  host: string
  scopes: JSONColumnType<OAuthScope[]>
  created_at: ColumnType<Date, Date, never>
  last_used_at: ColumnType<Date | null, never, Date>
  code_hash: string
  code_ends_at: ColumnType<Date, Date, never>
  challenge: string
  redirect_uri: string
  family_hash: ColumnType<string | null, never, string>
  refresh_hash: ColumnType<string | null, never, string>
  ends_at: ColumnType<Date | null, never, Date>
}

export type OAuthAccessTokensTable = {
  hash: string
  grant_id: string
  scopes: JSONColumnType<OAuthScope[]>
  ends_at: ColumnType<Date, Date, Date>
}

export type OAuthTables = {
  oauth_clients: OAuthClientsTable
  oauth_grants: OAuthGrantsTable
  oauth_access_tokens: OAuthAccessTokensTable
}
