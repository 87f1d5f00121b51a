import { z } from 'zod'
import {
  type AnnouncementLevel,
  announcementLevels,
  audiences,
  longestAnnouncement,
} from './announcement-choices.ts'
import { issue } from './issues.ts'
import { type Language, languages } from './language.ts'
import { linkPattern } from './links.ts'

/** What an operator tells on top of the pages. Browser-safe. */

/** One line of plain text. */
const textSchema = z
  .string()
  .overwrite((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  .min(1, issue('field.announcement_text'))
  .max(longestAnnouncement, issue('field.at_most'))

const timeSchema = z.iso
  .datetime({ offset: true, error: issue('field.time') })
  .nullable()
  .default(null)

const parts = {
  level: z.enum(announcementLevels).default('information'),
  audience: z.enum(audiences).default('all').meta({ description: '`members`: whoever is signed in' }),
  texts: z
    .partialRecord(z.enum(languages), textSchema)
    .refine((texts) => Object.keys(texts).length > 0, {
      ...{ error: issue('field.announcement_text'), path: ['en'] },
    })
    .meta({
      description: 'Plain text by language. Whoever reads another one reads English, or the first there is',
    }),
  link: z
    .string()
    .trim()
    .max(500, issue('field.at_most'))
    .regex(linkPattern, issue('field.link'))
    .nullable()
    .default(null)
    .meta({ description: 'Where more is said: a web or email address, or a path of this site' }),
}

export const announcementInputSchema = z
  .strictObject({
    ...parts,
    from: timeSchema.meta({ description: 'UTC, ISO 8601; null: now' }),
    until: timeSchema.meta({ description: 'UTC, ISO 8601; null: until it is withdrawn' }),
  })
  // One that begins now is compared with the clock of the server, by the service.
  .refine(({ from, until }) => !until || !from || Date.parse(until) > Date.parse(from), {
    ...{ error: issue('field.announcement_end'), path: ['until'] },
  })
export type AnnouncementInput = z.infer<typeof announcementInputSchema>

const iso = z.string().meta({ description: 'UTC, ISO 8601' })
export const announcementSchema = z.object({
  id: z.string(),
  ...parts,
  from: iso,
  until: iso.nullable(),
  state: z.enum(['planned', 'shown', 'over']),
  created_at: iso,
})
export type Announcement = z.infer<typeof announcementSchema>
export const announcementsSchema = z.object({ data: z.array(announcementSchema) })

/** One as a page shows it. `language`: of its text. */
export type ShownAnnouncement = {
  id: string
  level: AnnouncementLevel
  text: string
  language: Language
  link: string | null
}
