import type { ColumnType } from 'kysely'
import type { SeatRole } from '#contract/seat-roles.ts'

/** The tables of migrations/0055_seats.sql as Kysely sees them. */

export type AccountMembersTable = {
  account_id: string
  member_id: string
  email: string
  role: SeatRole
  ends_at: Date | null
  epoch: number
  created_at: ColumnType<Date, Date, Date>
  over_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export type AccountInvitationsTable = {
  id: string
  account_id: string
  token_hash: string
  email: string
  email_key: string
  role: SeatRole
  ends_at: Date | null
  epoch: number
  created_at: ColumnType<Date, Date, Date>
  expires_at: ColumnType<Date, Date, Date>
}

export type MemberTables = {
  account_members: AccountMembersTable
  account_invitations: AccountInvitationsTable
}
