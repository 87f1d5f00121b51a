/** What an announcement may be, apart from its schema, so that the form brings no zod into the browser. */

export const announcementLevels = ['information', 'warning'] as const
export type AnnouncementLevel = (typeof announcementLevels)[number]
export const audiences = ['all', 'members'] as const
export type Audience = (typeof audiences)[number]

export const longestAnnouncement = 300
