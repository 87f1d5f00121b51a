import { z } from 'zod'
import { listOf } from './common.ts'
import { issue } from './issues.ts'
import { silenceHours } from './silence-hours.ts'

/** The API's shapes for the domains that an account watches. Browser-safe. */

const iso = z.string().meta({ description: 'UTC, ISO 8601' })
const count = z.number().int()

export const watchStatusSchema = z.enum(['good', 'warning', 'bad', 'no-data'])
export const alertSeveritySchema = z.enum(['bad', 'warning', 'info', 'good'])
export type AlertSeverity = z.infer<typeof alertSeveritySchema>

const client = z.string().trim().max(80, issue('field.at_most'))
const note = z.string().trim().max(500, issue('field.at_most'))

export const watchInputSchema = z.object({
  domains: z.string().max(200_000, issue('field.at_most')).meta({
    description:
      'Domains, one a line or separated by spaces; or CSV with the columns domain, client and note. URLs and email addresses count as their domain',
  }),
  client: client.default('').meta({ description: 'For whom, where a line names no client of its own' }),
})
export type WatchInput = z.infer<typeof watchInputSchema>

export const watchAddedSchema = z.object({
  added: z.array(z.string()),
  there: z.array(z.string()).meta({ description: 'Watched already; they stay as they are' }),
  refused: z.array(
    z.object({ line: count.meta({ description: 'From 1' }), text: z.string(), reason: z.string() }),
  ),
})
export type WatchAdded = z.infer<typeof watchAddedSchema>

export const watchEditSchema = z.object({ client: client.optional(), note: note.optional() })
export type WatchEdit = z.infer<typeof watchEditSchema>

export const watchOrders = ['state', 'domain', 'client', 'score', 'changed', 'looked'] as const
export const watchStates = ['open', 'bad', 'warning', 'good', 'no-data'] as const
export const watchQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(200).default(50),
  search: z.string().trim().max(253).default('').meta({ description: 'Part of domain, client or note' }),
  client: z
    .string()
    .max(80)
    .optional()
    .meta({ description: 'Of this client alone; empty: without a client' }),
  state: z.enum(watchStates).optional().meta({
    description: 'open: with alerts that nobody acknowledged; the others: the verdict of the last look',
  }),
  orders: z.enum(watchOrders).default('state').meta({
    description: 'state: open alerts first, then the worst verdict. What is unknown comes last',
  }),
  direction: z.enum(['asc', 'desc']).default('asc'),
})
export type WatchQuery = z.infer<typeof watchQuerySchema>

export const watchedPartSchema = z.object({
  part: z.string().meta({ description: 'As in the report of a domain: spf, dkim, dmarc, mx, ...' }),
  state: z.enum(['good', 'warning', 'bad', 'absent', 'no-data']).meta({
    description: 'absent: optional and not published. no-data: it never got an answer',
  }),
  since: iso.nullable().meta({ description: 'The first look in a row that found it so' }),
  answered_at: iso.nullable(),
  waiting: z
    .boolean()
    .meta({ description: 'The last look found it otherwise, and a second look is to confirm that' }),
  unstable: z.boolean(),
})
export type WatchedPartView = z.infer<typeof watchedPartSchema>

export const watchedDomainSchema = z.object({
  domain: z.string(),
  client: z.string(),
  note: z.string(),
  added_at: iso,
  looked_at: iso.nullable().meta({ description: 'Null: the first look is still to come' }),
  next_at: iso,
  status: watchStatusSchema.nullable().meta({ description: 'Verdict of the last look' }),
  score: count.nullable().meta({ description: '0-100; null where what decides got no answer' }),
  parts: z.array(watchedPartSchema),
  policy: z.string().nullable().meta({ description: 'p= of the DMARC record' }),
  mail_servers: z.array(z.string()),
  certificate_ends: iso.nullable().meta({
    description: 'The first end of a certificate of its mail servers; null where none was seen',
  }),
  registration_ends: iso.nullable().meta({
    description: 'As its registry says; null where it does not',
  }),
  listed: z.array(z.string()).meta({ description: 'Blacklists that list the domain or an address of it' }),
  unchanged_since: iso.meta({ description: 'The last confirmed change, or when it was added' }),
  open_alerts: count,
  worst_alert: alertSeveritySchema.nullable(),
  silence: z
    .object({ until: iso, word: z.string() })
    .nullable()
    .meta({ description: 'For a planned change: changes are kept and not alerted until then' }),
})
export type WatchedDomain = z.infer<typeof watchedDomainSchema>

export const watchedDomainsSchema = listOf(watchedDomainSchema).extend({
  summary: z.object({
    domains: count,
    bad: count,
    warning: count,
    open_alerts: count,
    limit: count.nullable().meta({ description: 'How many your plan watches' }),
  }),
  clients: z.array(z.string()),
})
export type WatchedDomains = z.infer<typeof watchedDomainsSchema>

export const watchChangeSchema = z.object({
  id: z.string(),
  domain: z.string(),
  part: z.string(),
  title: z.string(),
  at: iso,
  kind: z.enum(['worse', 'better', 'changed', 'unstable']),
  severity: alertSeveritySchema.nullable().meta({ description: 'Null: kept, and no alert was made of it' }),
  planned: z.boolean().meta({ description: 'It came in a silence for a planned change' }),
  says: z.string().meta({ description: 'What it means' }),
  fix: z.array(z.string()),
  before: z.array(z.string()).meta({ description: 'Records and faults that are no more' }),
  after: z.array(z.string()).meta({ description: 'Those in their place' }),
  sent_at: iso.nullable(),
  acknowledged_at: iso.nullable(),
})
export type WatchChange = z.infer<typeof watchChangeSchema>

export const watchHistorySchema = watchedDomainSchema.extend({
  changes: z.array(watchChangeSchema).meta({ description: 'The newest first, at most 200' }),
})
export type WatchHistory = z.infer<typeof watchHistorySchema>

export const watchAlertsSchema = z.object({ data: z.array(watchChangeSchema) })
export const acknowledgeSchema = z.object({
  domain: z.string().max(253).optional().meta({ description: 'Of this domain alone; else of all' }),
  id: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .meta({ description: 'This change alone' }),
})
export type Acknowledge = z.infer<typeof acknowledgeSchema>
export const acknowledgedSchema = z.object({ acknowledged: count })

export const silenceSchema = z.object({
  hours: z.coerce
    .number(issue('field.silence_hours'))
    .refine((hours) => silenceHours.some((known) => known === hours), issue('field.silence_hours'))
    .meta({ description: 'How long: 1, 4, 24 or 168' }),
  word: z
    .string()
    .trim()
    .max(80, issue('field.at_most'))
    .default('')
    .meta({ description: 'What is planned' }),
})
export type SilenceInput = z.infer<typeof silenceSchema>

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, issue('field.time'))
export const quietHoursSchema = z.object({
  from: time.meta({ description: '24 hours, such as 22:00' }),
  to: time.meta({ description: 'They may pass midnight' }),
  time_zone: z.string().max(60).meta({ description: 'IANA name' }),
  lets_bad: z.boolean().default(false).meta({ description: 'Alerts of severity bad do not wait' }),
})
export type QuietHours = z.infer<typeof quietHoursSchema>
export const quietHoursAnswerSchema = z.object({
  quiet_hours: quietHoursSchema
    .nullable()
    .meta({ description: 'When no email about changes is sent; null: always sent' }),
})
