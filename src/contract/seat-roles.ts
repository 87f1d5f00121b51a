/** Roles of a seat, the most powerful first. Browser-safe, without zod. */
export const seatRoles = ['owner', 'editor', 'reader'] as const
export type SeatRole = (typeof seatRoles)[number]

/** Why a person no longer works in the account they had chosen. */
export type SeatOver = 'removed' | 'ended' | 'paused' | 'gone'
