import type { SeatOver } from '#contract/seat-roles.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { recognizeSession } from '#storage/sessions.ts'
import type { SignedIn, Visitor } from './visitor.ts'

/** A person who works in the account of another: what is of the account, and what is of the person. */

type SessionRow = NonNullable<Awaited<ReturnType<typeof recognizeSession>>>

/**
 * The caller of a session: in the account that it works in if the seat is good at `now`, otherwise in its own, with the reason.
 * Rights of an administrator never go along.
 */
export function seated(own: SignedIn, row: SessionRow, now: Date): SignedIn {
  if (row.working_in === null) return own
  const over = overBy(row, now)
  if (over) return { ...own, seatOver: { why: over, name: over === 'gone' ? null : row.worked_name } }
  return {
    ...own,
    accountId: row.worked_id!,
    email: row.worked_email!,
    confirmed: row.worked_confirmed_at !== null,
    scope: ['user'],
    seat: { role: row.seat_role!, name: row.worked_name!, endsAt: row.seat_ends_at, own },
  }
}

function overBy(row: SessionRow, now: Date): SeatOver | null {
  if (row.worked_id === null || row.seat_role === null || row.worked_suspended_at !== null) return 'gone'
  if (row.seat_ends_at && row.seat_ends_at <= now) return 'ended'
  if (row.seat_over_at !== null) return 'removed'
  return row.seat_epoch === row.worked_epoch ? null : 'paused'
}

/** Refusal `own_account` (403): a seat reaches the account's data, never its login. */
export const ownAccountOnly = () => new Refusal(403, 'own_account', 'seats.own_account')

/** Refuses callers who work in the account of another. Throws ownAccountOnly. */
export function requireOwnAccount({ seat }: SignedIn): void {
  if (seat) throw ownAccountOnly()
}

type Calls = Record<string, (...given: never[]) => Promise<unknown>>

/** Calls about a login: refused to callers and visitors with a seat, whatever let them come this far. */
export const ownLoginOnly = <C extends Calls>(calls: C): C =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      async (...given: never[]) => {
        if (given.some(hasSeat)) throw ownAccountOnly()
        return call(...given)
      },
    ]),
  ) as C

function hasSeat(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false
  const { seat, account } = given as Partial<SignedIn & Visitor>
  return (seat ?? account?.seat) !== undefined
}
