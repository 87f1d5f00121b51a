import { z } from 'zod'
import { listOf } from './common.ts'
import { issue } from './issues.ts'

/** The API's shapes for newsletters whose every issue is tested. Browser-safe. */

const iso = z.string().meta({ description: 'UTC, ISO 8601' })
const count = z.number().int()

const name = z.string().trim().min(1, issue('field.its_name')).max(80, issue('field.at_most_in_line'))
const client = z.string().trim().max(80, issue('field.at_most'))
const note = z.string().trim().max(500, issue('field.at_most'))

export const newsletterInputSchema = z.object({
  name,
  client: client.default('').meta({ description: 'For whom it is tested' }),
  note: note.default(''),
})
export type NewsletterInput = z.infer<typeof newsletterInputSchema>

export const newsletterEditSchema = z.object({
  name: name.optional(),
  client: client.optional(),
  note: note.optional(),
  paused: z.boolean().optional().meta({
    description: 'While paused, mail is taken and not tested, so that the sender does not drop the address',
  }),
  every_days: z.coerce
    .number(issue('field.days'))
    .refine((days) => Number.isInteger(days) && days >= 1 && days <= 60, issue('field.days'))
    .nullable()
    .optional()
    .meta({
      description: 'Days between two emails. The owner gets one email when the next is overdue; null: never',
    }),
})
export type NewsletterEdit = z.infer<typeof newsletterEditSchema>

export const newsletterOrders = ['last', 'name', 'client', 'score', 'change'] as const
export const newsletterQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(200).default(50),
  search: z.string().trim().max(200).default('').meta({ description: 'Part of name, client or note' }),
  client: z
    .string()
    .max(80)
    .optional()
    .meta({ description: 'Of this client alone; empty: without a client' }),
  orders: z.enum(newsletterOrders).default('last').meta({
    description: 'last: by the time of the last issue. What is unknown comes last',
  }),
  direction: z.enum(['asc', 'desc']).default('desc'),
})
export type NewsletterQuery = z.infer<typeof newsletterQuerySchema>

export const issueStateSchema = z.enum(['testing', 'tested', 'locked', 'failed']).meta({
  description:
    'locked: the plan had no test left, and the email waits until it is opened when there is one. failed: there is no result',
})
export type IssueState = z.infer<typeof issueStateSchema>

const score = z.number().nullable().meta({ description: '0-100; null where there is none' })
const change = count.nullable().meta({
  description:
    'Points more than the issue before it, by the checks that both have answered; null without one',
})
const drop = count.nullable().meta({
  description:
    'Points under the median of the last five issues, from ten on; null: no drop, or fewer than three issues before it',
})

const lastIssueSchema = z.object({
  report: z.string().nullable().meta({ description: 'Id of its report; null: deleted or expired' }),
  received_at: iso,
  subject: z.string().nullable(),
  state: issueStateSchema,
  score,
  change,
  drop,
})

export const testedNewsletterSchema = z.object({
  id: z.string(),
  name: z.string(),
  client: z.string(),
  note: z.string(),
  address: z.string().meta({ description: 'Subscribe it to the newsletter. It never ends' }),
  created_at: iso,
  paused_at: iso.nullable().meta({ description: 'Null: issues are tested' }),
  issues: count,
  last: lastIssueSchema.nullable(),
  waiting: count.meta({ description: 'Issues for which the plan had no test left' }),
  skipped: count.meta({ description: 'Emails that came while it was paused, and were not tested' }),
  refused: count.meta({ description: 'Emails that were refused because too many came on one day' }),
  refused_at: iso.nullable(),
  every_days: count.nullable(),
  silent_since: iso.nullable().meta({ description: 'The time of the last email, if the next is overdue' }),
})
export type TestedNewsletter = z.infer<typeof testedNewsletterSchema>

export const testedNewslettersSchema = listOf(testedNewsletterSchema).extend({
  summary: z.object({
    newsletters: count,
    limit: count.nullable().meta({ description: 'How many your plan tests' }),
    per_day: count.meta({ description: 'Emails to one address that are tested on a day (UTC)' }),
  }),
  clients: z.array(z.string()),
})
export type TestedNewsletters = z.infer<typeof testedNewslettersSchema>

const faultSchema = z.object({
  check: z.string().meta({ description: 'Id of the check' }),
  title: z.string(),
  status: z.enum(['bad', 'warning']),
  lost: z.number().meta({ description: 'Points of 100 that it takes alone' }),
})
export type IssueFaultView = z.infer<typeof faultSchema>

export const newsletterIssueSchema = lastIssueSchema.extend({
  id: z.string(),
  found: z.array(faultSchema).meta({ description: 'Faults that the issue before it had not' }),
  gone: z.array(faultSchema).meta({ description: 'Faults of the issue before it that are gone' }),
  reasons: z
    .array(z.object({ check: z.string(), title: z.string(), says: z.string() }))
    .meta({ description: 'The findings that made a drop, the costliest first' }),
  before: z.string().nullable().meta({ description: 'Id of the report of the issue before it' }),
  picture: z.string().nullable().meta({ description: 'PNG, as a phone shows the email; null: none' }),
})
export type NewsletterIssue = z.infer<typeof newsletterIssueSchema>

export const issuesQuerySchema = z.object({
  before: z.string().max(80).optional().meta({ description: '`next` of the answer before' }),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})
export type IssuesQuery = z.infer<typeof issuesQuerySchema>

export const newsletterHistorySchema = testedNewsletterSchema.extend({
  data: z.array(newsletterIssueSchema).meta({ description: 'The newest first' }),
  drop_points: count.meta({
    description: 'From how many points under the median of the last issues on one is reported',
  }),
  next: z.string().nullable().meta({ description: 'Where older issues begin; null: there are none' }),
})
export type NewsletterHistory = z.infer<typeof newsletterHistorySchema>
