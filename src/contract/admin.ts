import { z } from 'zod'
import { auditEntrySchema, mailStoppedSchema } from './accounts.ts'
import { intervalSchema, limitsOf, planSchema, planStatusSchema, taxSchema } from './billing.ts'
import { listQuerySchema } from './common.ts'
import { issue } from './issues.ts'

/** The API's shapes for administrators. Browser-safe. */

const iso = z.string().meta({ description: 'UTC, ISO 8601' })

export const partHealthSchema = z.object({
  id: z.enum([
    'database',
    'queue',
    'browser',
    'dns',
    'smtp',
    'mailer',
    'store',
    'processes',
    'waiting',
    'load',
    'disk',
    'blacklists',
    'seeds',
  ]),
  title: z.string().meta({ description: 'In the language of whoever asks, as `detail` is' }),
  status: z
    .enum(['good', 'warning', 'bad', 'no-data'])
    .meta({ description: 'no-data: not asked, or not run here; `detail` says why' }),
  codes: z
    .array(z.string())
    .meta({ description: 'Names of the sentences in `detail`, in their order, which stay as they are' }),
  detail: z.string(),
  ms: z.number().meta({ description: 'How long the answer took' }),
})
export type PartHealth = z.infer<typeof partHealthSchema>
export const healthSchema = z.object({ at: iso, version: z.string(), parts: z.array(partHealthSchema) })
export type Health = z.infer<typeof healthSchema>

export const adminAccountSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  confirmed: z.boolean(),
  admin: z.boolean(),
  created_at: iso,
  plan_id: z.string().meta({ description: 'The plan it was given; `free` without one' }),
  status: planStatusSchema,
  cancel_at: iso.nullable(),
  suspended_at: iso.nullable(),
  deletion_at: iso.nullable().meta({ description: 'When it will be deleted; null when it will not' }),
})
export type AdminAccount = z.infer<typeof adminAccountSchema>

export const accountStates = ['unconfirmed', 'suspended', 'admin', 'deletion'] as const
export type AccountState = (typeof accountStates)[number]

/** Which accounts a list is to hold. */
export const accountQuerySchema = listQuerySchema.pick({ page: true, per_page: true }).extend({
  search: z.string().max(200).optional().meta({ description: 'Part of an address, a name or an id' }),
  state: z
    .enum(accountStates)
    .optional()
    .meta({ description: '`admin`: administrators; `deletion`: those that are going to be deleted' }),
  plan: z.string().max(100).optional().meta({ description: 'The id of the plan it was given' }),
})
export type AccountQuery = z.infer<typeof accountQuerySchema>

const counted = z.number().int()
/** One account, with what there is of it. */
export const accountFactsSchema = adminAccountSchema.extend({
  suspended_reason: z.string().nullable(),
  locale: z.string(),
  pending_email: z.string().nullable(),
  two_factor_enabled: z.boolean(),
  mail_stopped: mailStoppedSchema.nullable().meta({ description: 'Why nothing more is sent to its address' }),
  bounces: counted.meta({ description: 'Of mail to its address within 35 days' }),
  complaints: counted,
  last_seen_at: iso.nullable().meta({ description: 'The last use of a session that has not ended' }),
  sessions: counted,
  passkeys: counted,
  api_keys: counted,
  spam_tests: counted,
  verifier_lists: counted,
  placement_tests: counted,
  monitors: counted,
})
export type AccountFacts = z.infer<typeof accountFactsSchema>

/** What is done to an account without more being said. */
export const accountActs = [
  'confirm',
  'restore',
  'promote',
  'demote',
  'reset-second-factor',
  'resume-mail',
  'delete',
  'cancel-deletion',
] as const
export type AccountAct = (typeof accountActs)[number]

export const suspensionSchema = z.object({
  reason: z
    .string(issue('field.suspension_reason'))
    .trim()
    .min(1, issue('field.suspension_reason'))
    .max(300, issue('field.at_most'))
    .overwrite((text) => text.replace(/\s+/g, ' '))
    .meta({ description: 'The owner sees it in the email and at login' }),
})

/** As the owner reads it, and who did it. */
export const adminAuditEntrySchema = auditEntrySchema.extend({
  by: z
    .string()
    .nullable()
    .meta({ description: 'Address of the account that did it; null where it is none' }),
})
export type AdminAuditEntry = z.infer<typeof adminAuditEntrySchema>

export const grantSchema = z.object({
  plan_id: z.string(issue('field.choose_plan')).min(1, issue('field.choose_plan')).max(100),
  interval: intervalSchema.nullable().default(null),
  until: z.iso
    .datetime({ error: issue('field.time_to_come') })
    .nullable()
    .default(null)
    .meta({ description: 'When it ends; null: never' }),
})
export type Grant = z.infer<typeof grantSchema>

const name = z.string().trim().min(1, issue('field.its_name')).max(100)
const slug = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/, issue('field.slug'))

const mostCounted = 1_000_000_000
const count = z.number().int().min(0).max(mostCounted).nullable()
/** A hundred years: with more, the day on which a report goes is none that a program can name. */
const retentionDays = z.number().int().min(0).max(36_500).nullable()

/** A plan as an administrator writes it. */
export const planInputSchema = planSchema.extend({
  id: slug,
  slug,
  name,
  description: z.string().max(500),
  sort: z.number().int().min(0).max(1000),
  limits: limitsOf(count, retentionDays),
  prices: z
    .array(
      z.object({
        interval: intervalSchema,
        amount: z.number().int().min(0).max(100_000_000),
        currency: z.string().regex(/^[a-z]{3}$/, issue('field.currency')),
        lookup_key: z.string().trim().min(1, issue('field.stripe_price')).max(200),
      }),
    )
    .max(12),
})

export const taxesSchema = z.object({
  taxes: z
    .array(
      taxSchema.extend({
        id: slug,
        country: z.string().regex(/^[A-Z]{2}$/, issue('field.country')),
        type: z.string().min(1).max(40),
        name,
        rate: z.number().min(0).max(100),
      }),
    )
    .max(300),
})
