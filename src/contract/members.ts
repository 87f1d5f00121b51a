import { z } from 'zod'
import { newAddressSchema } from './accounts.ts'
import { issue } from './issues.ts'
import { seatRoles } from './seat-roles.ts'

/** The API's shapes for the people of an account, and for the accounts that a person may work in. */

const iso = z.string().meta({ description: 'UTC, ISO 8601' })

export const seatRoleSchema = z.enum(seatRoles, issue('field.seat_role')).meta({
  description:
    'owner: all but the login and deletion of the account. editor: tests, newsletters, domains, reports, lists, placement. reader: what only reads',
})

const lastDay = z
  .string()
  .trim()
  .regex(/^$|^\d{4}-\d{2}-\d{2}$/, issue('field.last_day'))
  .refine((day) => day === '' || !Number.isNaN(Date.parse(`${day}T00:00:00Z`)), issue('field.last_day'))
  .default('')
  .meta({ description: 'YYYY-MM-DD: the last day (UTC) on which the seat works; empty: without an end' })

export const seatInputSchema = z.object({ role: seatRoleSchema, last_day: lastDay })
export type SeatInput = z.infer<typeof seatInputSchema>

export const invitationInputSchema = seatInputSchema.extend(newAddressSchema.shape)
export type InvitationInput = z.infer<typeof invitationInputSchema>

const lastDayOut = z.string().nullable().meta({ description: 'YYYY-MM-DD; null: without an end' })
const role = z.enum(seatRoles)

export const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().meta({ description: 'As it was invited' }),
  role,
  last_day: lastDayOut,
  created_at: iso,
  paused: z.boolean().meta({ description: 'Since a change of the login, until it is saved again' }),
})
export type Member = z.infer<typeof memberSchema>

export const memberInvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role,
  last_day: lastDayOut,
  created_at: iso,
  expires_at: iso.meta({ description: 'Until when the link in the email works' }),
})
export type MemberInvitation = z.infer<typeof memberInvitationSchema>

export const membersSchema = z.object({
  limit: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'Seats of the plan, with the owner; null: no limit' }),
  used: z.number().int().meta({ description: 'The owner, the members and the invitations that wait' }),
  members: z.array(memberSchema),
  invitations: z.array(memberInvitationSchema),
})
export type Members = z.infer<typeof membersSchema>

export const seatSchema = z.object({
  account_id: z.string(),
  account_name: z.string(),
  role,
  last_day: lastDayOut,
  current: z.boolean().meta({ description: 'This session works there' }),
  paused: z.boolean(),
})
export type Seat = z.infer<typeof seatSchema>

export const receivedInvitationSchema = z.object({
  id: z.string(),
  account_name: z.string(),
  account_email: z.string().meta({ description: 'The confirmed address of the account that invites' }),
  email: z.string().meta({ description: 'The address that is invited' }),
  role,
  last_day: lastDayOut,
  expires_at: iso,
})
export type ReceivedInvitation = z.infer<typeof receivedInvitationSchema>

export const ownSeatsSchema = z.object({
  seats: z.array(seatSchema),
  invitations: z
    .array(receivedInvitationSchema)
    .meta({ description: 'To the confirmed address of the caller' }),
})
export type OwnSeats = z.infer<typeof ownSeatsSchema>

export const workInSchema = z.object({
  account_id: z.string().max(64).nullable().meta({ description: 'null: the own account' }),
})
