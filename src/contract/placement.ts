import { z } from 'zod'
import { listOf } from './common.ts'
import { issue } from './issues.ts'

/** The API's shapes for the inbox placement test. Browser-safe: shared by api, web and cli. */

const iso = z.string().meta({ description: 'UTC, ISO 8601' })

export const placementStatusSchema = z.enum(['draft', 'waiting', 'collecting', 'completed', 'expired'])
export type PlacementStatus = z.infer<typeof placementStatusSchema>

/** `late`: it arrived after it had been called missing. `unreachable`: this seed mailbox could not be read: no-data. */
export const seedStatusSchema = z.enum(['pending', 'delivered', 'rejected', 'missing', 'late', 'unreachable'])

export const tabSchema = z.enum([
  'inbox',
  'promotions',
  'updates',
  'social',
  'forums',
  'other',
  'spam',
  'missing',
])

/** `normal` inbox, `warning` promotions and other tabs, `error` spam, missing, rejected, `empty` pending or no data. */
export const chipSchema = z.enum(['normal', 'error', 'warning', 'empty'])
export type PlacementChip = z.infer<typeof chipSchema>

export const matchedBySchema = z.enum(['header', 'subject', 'message-id', 'plus-address', 'body'])
export type MatchedBy = z.infer<typeof matchedBySchema>

export const mailboxSchema = z.object({
  id: z.number().int(),
  name: z.string().meta({ description: 'Of the provider, for people' }),
  provider: z.string(),
})

export const seedSchema = mailboxSchema.extend({
  address: z.string(),
  type: z.enum(['consumer', 'business']),
  region: z.string(),
  simulated: z.boolean(),
})
export type Seed = z.infer<typeof seedSchema>

export const placementProviderSchema = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.string(),
  region: z.string(),
  type: z.enum(['consumer', 'business']),
  mailboxes: z.number().int().meta({ description: 'Seed mailboxes that can be read now' }),
  enabled: z.boolean(),
  simulated: z.boolean(),
  last_ok_at: iso.nullable(),
})
export type PlacementProvider = z.infer<typeof placementProviderSchema>

const authWord = z.string().meta({ description: 'As that provider wrote it: pass, fail, none, ...' })

export const microsoftVerdictSchema = z.object({
  scl: z.number().nullable(),
  bcl: z.number().nullable(),
  sfv: z.string().nullable(),
  cat: z.string().nullable(),
  dest: z.string().nullable(),
  ofr: z.string().nullable(),
  /** Each value that was there, in words. */
  explained: z.array(z.object({ name: z.string(), value: z.string(), text: z.string() })),
})
export type MicrosoftVerdict = z.infer<typeof microsoftVerdictSchema>

export const placementHopSchema = z.object({
  from: z.string().nullable(),
  by: z.string().nullable(),
  at: iso.nullable(),
  /** Seconds since the hop before; null where a date cannot be read. */
  delay: z.number().nullable(),
  tls: z.boolean().nullable(),
})
export type PlacementHop = z.infer<typeof placementHopSchema>

export const placementRowSchema = z.object({
  mailbox: mailboxSchema,
  address: z.string(),
  type: z.enum(['consumer', 'business']),
  region: z.string(),
  simulated: z.boolean(),
  status: seedStatusSchema,
  tab: tabSchema.nullable(),
  tagged: z.boolean().default(false).meta({
    description: 'Marked as spam by the receiving server, but delivered outside the spam folder',
  }),
  chip: chipSchema,
  folder: z.string().nullable().meta({ description: 'The folder by the name it has there' }),
  /** One sentence: what happened, or why nothing is known. */
  note: z.string(),
  matched_by: matchedBySchema.nullable(),
  sender: z.string().nullable(),
  sender_ip: z.string().nullable(),
  ptr: z.string().nullable(),
  /** Null: not asked, or nobody answered. */
  blacklists: z.array(z.object({ list: z.string(), code: z.string() })).nullable(),
  auth: z
    .object({ spf: authWord, dkim: authWord, dmarc: authWord, arc: authWord })
    .nullable()
    .meta({ description: "From that provider's own Authentication-Results only" }),
  ms: microsoftVerdictSchema.nullable(),
  /** Other verdicts of filters that this provider writes into the mail, e.g. X-Spam-Status. */
  filters: z.array(z.object({ name: z.string(), value: z.string(), text: z.string() })),
  delivered_at: iso.nullable(),
  delivery_seconds: z.number().nullable(),
  hops: z.array(placementHopSchema),
  rechecks: z
    .array(z.object({ at: iso, tab: tabSchema.nullable(), folder: z.string().nullable() }))
    .meta({ description: 'Where it was found later on; filters move mail' }),
  raw_headers: z.string().nullable(),
})
export type PlacementRow = z.infer<typeof placementRowSchema>

/** Counts of seed mailboxes; they add up to `total`. */
export const placementSummarySchema = z.object({
  inbox: z.number().int(),
  tabs: z.number().int(),
  tagged: z
    .number()
    .int()
    .default(0)
    .meta({ description: 'Delivered outside the spam folder, but marked as spam by the receiving server' }),
  spam: z.number().int(),
  missing: z.number().int(),
  pending: z.number().int(),
  /** Mailboxes that could not be read; in no share. */
  unknown: z.number().int(),
  total: z.number().int(),
})
export type PlacementSummary = z.infer<typeof placementSummarySchema>

/**
 * A share with what so few seeds can prove: 95 % interval (Wilson), all from 0 to 1. `inbox` is null below five mailboxes,
 * `low` and `high` only where none counted.
 */
export const placementShareSchema = z.object({
  counted: z.number().int(),
  inbox: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  text: z.string(),
})

export const placementSchema = z.object({
  id: z.string(),
  status: placementStatusSchema,
  marker: z.string(),
  marker_hint: z.string(),
  subject: z.string().nullable(),
  sender: z.string().nullable(),
  sender_domain: z.string().nullable(),
  mailboxes: z.array(seedSchema),
  providers: z.array(z.string()),
  summary: placementSummarySchema,
  share: placementShareSchema.nullable(),
  by_provider: z.array(
    z.object({
      provider: z.string(),
      name: z.string(),
      summary: placementSummarySchema,
      share: placementShareSchema,
      places: z.string().nullable().default(null).meta({
        description:
          'Where its mailboxes have the email, such as "5 of 6 at GMX in the inbox and 1 in spam"; null while none has a result',
      }),
    }),
  ),
  verdict: z
    .object({
      level: z.enum(['good', 'warning', 'bad', 'no-data']),
      title: z.string().meta({ description: 'The consequence, by what was counted' }),
      why: z.string().default('').meta({ description: 'The cause, as far as it is known' }),
      first: z.string().nullable().default(null).meta({ description: 'What to do first' }),
      text: z.string().meta({ description: 'The counts, and how certain they are' }),
    })
    .nullable(),
  advice: z.array(
    z.object({
      title: z.string(),
      why: z.string(),
      steps: z.array(z.string()),
      mailboxes: z.array(z.number().int()),
    }),
  ),
  results: z.array(placementRowSchema),
  simulated: z.boolean(),
  created_at: iso,
  started_at: iso.nullable(),
  closes_at: iso.nullable(),
  confirms_at: iso.nullable().meta({
    description:
      'When each mailbox will have been looked at for the last time. Null before all have answered, and once `completed`',
  }),
  completed_at: iso.nullable(),
  shared: z.boolean().meta({ description: 'Whether whoever has the link may read it' }),
  owner: z.boolean(),
  report_url: z.string(),
})
export type Placement = z.infer<typeof placementSchema>

export const placementListRowSchema = placementSchema.pick({
  id: true,
  status: true,
  providers: true,
  summary: true,
  subject: true,
  sender: true,
  simulated: true,
  created_at: true,
  completed_at: true,
})
export type PlacementListRow = z.infer<typeof placementListRowSchema>
export const placementListSchema = listOf(placementListRowSchema)

export const seedListSchema = z.object({
  marker_hint: z.string(),
  mailboxes: z.array(seedSchema),
})
export type SeedList = z.infer<typeof seedListSchema>

/** Empty: every enabled mailbox. */
export const createPlacementSchema = z.object({ mailboxes: z.array(z.number().int()).max(500).optional() })
export const startPlacementSchema = z.object({
  providers: z
    .array(z.string().max(60))
    .min(1, issue('field.one_provider'))
    .max(100, issue('field.most_providers')),
})

/** Two tests side by side. */
export const placementComparisonSchema = z.object({
  before: placementListRowSchema,
  after: placementListRowSchema,
  rows: z.array(
    z.object({
      provider: z.string(),
      name: z.string(),
      before: placementSummarySchema.nullable(),
      after: placementSummarySchema.nullable(),
      change: z.enum(['better', 'worse', 'same', 'unclear']),
      text: z.string(),
    }),
  ),
})
export type PlacementComparison = z.infer<typeof placementComparisonSchema>

/** Tests of one sender domain in the order of time. */
export const placementTrendSchema = z.object({
  sender_domain: z.string(),
  points: z.array(
    z.object({ id: z.string(), at: iso, summary: placementSummarySchema, simulated: z.boolean() }),
  ),
})
export type PlacementTrend = z.infer<typeof placementTrendSchema>

/** A personal marker that is watched: each mail that carries it becomes a test. */
export const placementMonitorSchema = z.object({
  id: z.string(),
  name: z.string(),
  marker: z.string(),
  providers: z.array(z.string()),
  enabled: z.boolean(),
  /** Alert when the share of the inbox falls by this much, in percentage points; null: never. */
  drop_points: z.number().int().min(1).max(100).nullable(),
  alert_spam: z.boolean().meta({ description: 'Alert when a provider turns from inbox to spam' }),
  /** Alert when no mail with this marker came for so many hours; null: never. */
  silent_hours: z
    .number()
    .int()
    .min(1)
    .max(24 * 90)
    .nullable(),
  email: z.boolean(),
  webhook_url: z.string().nullable(),
  last_test_id: z.string().nullable(),
  last_seen_at: iso.nullable(),
  created_at: iso,
})
export type PlacementMonitor = z.infer<typeof placementMonitorSchema>

/** What a webhook is sent; see docs/en/develop/webhooks.md. */
export const placementAlertSchema = z.object({
  event: z.literal('placement.alert'),
  id: z.string().meta({ description: 'The same at each try' }),
  kind: z.string().meta({ description: 'spam, drop, silence or try' }),
  title: z.string(),
  message: z.string(),
  text: z.string().meta({ description: 'Title, message and address: what Slack shows' }),
  provider: z.string().nullable(),
  monitor: z.object({ id: z.string(), name: z.string() }),
  test_id: z.string().nullable(),
  url: z.string(),
  at: iso,
})
export type PlacementAlert = z.infer<typeof placementAlertSchema>

export const monitorInputSchema = z.object({
  name: z.string().trim().min(1, issue('field.its_name')).max(80, issue('field.at_most_in_line')),
  providers: z.array(z.string().max(60)).min(1, issue('field.one_provider')).max(100),
  enabled: z.boolean().default(true),
  drop_points: z.number().int().min(1).max(100).nullable().default(20),
  alert_spam: z.boolean().default(true),
  silent_hours: z
    .number()
    .int()
    .min(1)
    .max(24 * 90)
    .nullable()
    .default(null),
  email: z.boolean().default(true),
  webhook_url: z
    .url({ protocol: /^https?$/, error: issue('field.https_address') })
    .max(500)
    .nullable()
    .default(null),
})
export type MonitorInput = z.infer<typeof monitorInputSchema>

/** What administrators see of a seed mailbox; secrets are never in it. */
export const seedHealthSchema = z.object({
  state: z.enum(['untested', 'ok', 'failing', 'disabled']),
  /** One sentence. */
  text: z.string(),
  checked_at: iso.nullable(),
  last_ok_at: iso.nullable(),
  folders: z.array(z.object({ path: z.string(), role: z.string() })),
})
export const adminSeedSchema = seedSchema.extend({
  host: z.string(),
  port: z.number().int(),
  security: z.enum(['tls', 'starttls', 'none']),
  username: z.string(),
  auth: z.enum(['password', 'oauth']),
  /** Folder names by role, where they differ from what the server says by itself. */
  folder_map: z.record(z.string(), z.string()),
  tags: z.array(z.string()),
  enabled: z.boolean(),
  health: seedHealthSchema,
  created_at: iso,
})
export type AdminSeed = z.infer<typeof adminSeedSchema>

export const seedInputSchema = z.object({
  provider: z.string().min(1, issue('field.provider')).max(60),
  address: z.email(issue('field.mailbox')).max(254),
  type: z.enum(['consumer', 'business']).default('consumer'),
  region: z.string().max(40).default(''),
  host: z.string().max(253).optional().meta({ description: "Default: the provider's" }),
  port: z.number().int().min(1).max(65535).optional(),
  security: z.enum(['tls', 'starttls', 'none']).optional(),
  username: z.string().max(254).optional().meta({ description: 'Default: the address' }),
  password: z.string().max(1000).optional().meta({ description: 'A password or an app password' }),
  oauth: z
    .object({
      client_id: z.string().max(500),
      client_secret: z.string().max(1000).optional(),
      refresh_token: z.string().max(8000),
      token_url: z.url().max(500).optional().meta({ description: "Default: the provider's" }),
      scope: z.string().max(1000).optional(),
    })
    .optional(),
  folder_map: z.record(z.string().max(40), z.string().max(200)).default({}),
  tags: z.array(z.string().max(40)).max(20).default([]),
  enabled: z.boolean().default(true),
})
export type SeedInput = z.infer<typeof seedInputSchema>
