import { z } from 'zod'
import { DEFAULT_LINK_DAYS, linkDays } from './client-link-days.ts'
import { issue } from './issues.ts'
import { watchChangeSchema, watchedDomainSchema, watchedPartSchema } from './watched-domains.ts'

/** The API's shapes for links that show a client its domains without an account. */

const iso = z.string().meta({ description: 'UTC, ISO 8601' })

export const clientLinkInputSchema = z.object({
  client: z.string().trim().min(1, issue('field.client')).max(80, issue('field.at_most')),
  days: z.coerce
    .number(issue('field.link_days'))
    .refine((days) => linkDays.some((known) => known === days), issue('field.link_days'))
    .default(DEFAULT_LINK_DAYS)
    .meta({ description: 'Until it ends: 7, 30, 90 or 365' }),
})
export type ClientLinkInput = z.infer<typeof clientLinkInputSchema>

export const clientLinkSchema = z.object({
  id: z.string(),
  client: z.string(),
  created_at: iso,
  ends_at: iso,
  opened_at: iso.nullable().meta({ description: 'The last time; null: never' }),
})
export type ClientLink = z.infer<typeof clientLinkSchema>

export const clientLinksSchema = z.object({
  data: z
    .array(clientLinkSchema)
    .meta({ description: 'The newest first; those that ended for 30 days more' }),
})

export const createdClientLinkSchema = z.object({
  link: clientLinkSchema,
  url: z.string().meta({ description: 'Shown this once. Everyone who has it can open it' }),
})
export type CreatedClientLink = z.infer<typeof createdClientLinkSchema>

/** A domain as its client sees it: without client, note, alerts and the times of looks to come. */
const clientDomainSchema = watchedDomainSchema
  .pick({
    ...{ domain: true, looked_at: true, status: true, score: true },
    ...{ policy: true, mail_servers: true, listed: true, unchanged_since: true },
    ...{ certificate_ends: true, registration_ends: true },
  })
  .extend({
    parts: z.array(watchedPartSchema.pick({ part: true, state: true })),
    problems: z.array(z.object({ title: z.string(), status: z.enum(['bad', 'warning']), says: z.string() })),
  })
export type ClientDomain = z.infer<typeof clientDomainSchema>

const clientChangeSchema = watchChangeSchema.pick({
  ...{ id: true, domain: true, title: true, at: true, kind: true, severity: true, planned: true, says: true },
})
export type ClientChange = z.infer<typeof clientChangeSchema>

/** What the page of a client's link shows. */
export const clientViewSchema = z.object({
  owner: z.string().meta({ description: 'The name of the account' }),
  client: z.string(),
  ends_at: iso,
  domains: z.array(clientDomainSchema),
  total: z.number().int().meta({ description: 'Of its domains; at most 500 are shown' }),
  changes: z.array(clientChangeSchema).meta({ description: 'Of the last 30 days, the newest first' }),
})
export type ClientView = z.infer<typeof clientViewSchema>
