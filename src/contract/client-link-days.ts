/** After how many days a client's link can end. Without zod, for browsers. */
export const linkDays = [7, 30, 90, 365] as const
export const DEFAULT_LINK_DAYS = 30
