import type { Member, MemberInvitation, ReceivedInvitation, Seat } from '#contract/members.ts'
import type { InvitationRow, OpenInvitation } from '#storage/members/invitations.ts'
import type { PausableSeat } from '#storage/members/seats.ts'

/** Seats and invitations as pages and the API show them. */

const DAY = 86_400_000

/** A seat works until the end of its last day, in UTC. */
export const endOf = (lastDay: string): Date | null =>
  lastDay === '' ? null : new Date(Date.parse(`${lastDay}T00:00:00Z`) + DAY)

const lastDayOf = (endsAt: Date | null): string | null =>
  endsAt && new Date(endsAt.getTime() - DAY).toISOString().slice(0, 10)

export const presentMember = (row: PausableSeat & { name: string }): Member => ({
  id: row.member_id,
  name: row.name,
  email: row.email,
  role: row.role,
  last_day: lastDayOf(row.ends_at),
  created_at: row.created_at.toISOString(),
  paused: row.paused,
})

export const presentInvitation = (row: InvitationRow): MemberInvitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  last_day: lastDayOf(row.ends_at),
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
})

export const presentReceived = (row: OpenInvitation): ReceivedInvitation => ({
  id: row.id,
  account_name: row.account_name,
  account_email: row.account_email,
  email: row.email,
  role: row.role,
  last_day: lastDayOf(row.ends_at),
  expires_at: row.expires_at.toISOString(),
})

export const presentSeat = (row: PausableSeat & { name: string }, working: string | null): Seat => ({
  account_id: row.account_id,
  account_name: row.name,
  role: row.role,
  last_day: lastDayOf(row.ends_at),
  current: row.account_id === working,
  paused: row.paused,
})
