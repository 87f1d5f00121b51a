/** Roles of a seat, the most powerful first. Browser-safe, without zod. */
export const seatRoles = ['owner', 'editor', 'reader'] as const
export type SeatRole = (typeof seatRoles)[number]

/** The person who calls: by a seat, the one who has it; otherwise the caller. */
export const personOf = <Person>(caller: Person & { seat?: { own: Person } }): Person =>
  caller.seat?.own ?? caller

/** Why a person no longer works in the account they had chosen. */
export type SeatOver = 'removed' | 'ended' | 'paused' | 'gone'
