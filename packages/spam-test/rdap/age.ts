const DAY_MS = 24 * 60 * 60 * 1000
const NEW_DAYS = 7
const YOUNG_DAYS = 30

/** How long a domain is registered. `registered`: the day, UTC, as `2026-11-29`. */
export type Age = { level: 'days-old' | 'weeks-old' | 'established'; days: number; registered: string }

/** Filters distrust domains in their first week, and are careful with them in their first month. Null for a date ahead. */
export function ageOf(registeredAt: number, now: number): Age | null {
  const days = Math.floor((now - registeredAt) / DAY_MS)
  if (days < 0) return null
  const level = days < NEW_DAYS ? 'days-old' : days < YOUNG_DAYS ? 'weeks-old' : 'established'
  return { level, days, registered: new Date(registeredAt).toISOString().slice(0, 10) }
}
