import { z } from 'zod'
import { emailAddressPattern } from './email-address.ts'
import { issue } from './issues.ts'

/** The API's shapes for what an operator looks after. Browser-safe. */

const iso = z.string().meta({ description: 'UTC, ISO 8601' })

export const deadLetterSchema = z.object({
  id: z.string(),
  kind: z
    .enum(['job', 'mail'])
    .meta({ description: 'A job whose last run failed, or an email that was given up' }),
  name: z.string().meta({ description: 'The name of the job, the kind of the email' }),
  tries: z.number().int().meta({ description: 'Of a job since it last succeeded' }),
  text: z.string().meta({ description: 'What happened, in the language of whoever asks' }),
  error: z.string().meta({ description: 'What the program or the mail server said last, without addresses' }),
  since: iso,
  last_at: iso,
})
export type DeadLetter = z.infer<typeof deadLetterSchema>
export const deadLettersSchema = z.object({ data: z.array(deadLetterSchema) })

const rate = z
  .number()
  .nullable()
  .meta({ description: 'As a share of what was sent, 0 to 1; null where nothing was' })
const rates = { bounce_rate: rate, complaint_rate: rate }
export const returnedMailSchema = z.object({
  domain: z
    .string()
    .nullable()
    .meta({ description: 'Where what comes back of mail to users is read; null: nowhere' }),
  ...rates,
  days: z
    .array(
      z.object({
        day: z.string().meta({ description: 'YYYY-MM-DD, UTC' }),
        sent: z.number().int(),
        bounces: z.number().int(),
        complaints: z.number().int(),
        stopped: z.number().int().meta({ description: 'Not sent, because earlier mail came back' }),
        ...rates,
      }),
    )
    .meta({ description: 'Of the last 30, those with something, the latest first' }),
})
export type ReturnedMail = z.infer<typeof returnedMailSchema>

const useKindSchema = z.enum(['network', 'account', 'domain'])
const counted = z.number().int()
const countsSchema = z.object({ tests: counted, verifications: counted, calls: counted })
const named = {
  kind: useKindSchema,
  name: z.string().meta({ description: 'An address or network, the id of an account, a domain' }),
  email: z.string().nullable().meta({ description: 'Of an account; else null' }),
}
const useSchema = z.object({
  ...named,
  day: countsSchema.meta({ description: 'Within 24 hours' }),
  week: countsSchema.meta({ description: 'Within seven days' }),
})
export type Use = z.infer<typeof useSchema>
const useRows = z.array(useSchema)
/** Who used most, of each kind. */
export const useListSchema = z.object({
  networks: useRows.meta({ description: 'That sent tests, asked for verifications or called the API' }),
  accounts: useRows,
  domains: useRows.meta({ description: 'That tests came from, or addresses at which were verified' }),
})
export type UseList = z.infer<typeof useListSchema>

export const limitViewSchema = z.object({ ...named, per_minute: counted, until: iso, created_at: iso })
export type Limit = z.infer<typeof limitViewSchema>
export const limitsSchema = z.object({ data: z.array(limitViewSchema) })

export const liftSchema = z.object({
  kind: useKindSchema,
  name: z
    .string(issue('field.limit_name'))
    .trim()
    .min(1, issue('field.limit_name'))
    .max(320, issue('field.at_most'))
    .meta({
      description:
        'An IP address, an IPv6 network of /64, /56 or /48, the id or address of an account, a domain',
    }),
})
export const limitSchema = liftSchema.extend({
  days: z.coerce
    .number(issue('field.limit_days'))
    .int(issue('field.limit_days'))
    .min(1, issue('field.limit_days'))
    .max(365, issue('field.limit_days'))
    .default(7)
    .meta({ description: 'How long' }),
  per_minute: z.coerce.number().int().min(1).max(600).default(1),
})
export type LimitInput = z.infer<typeof limitSchema>

export const addressSchema = z.object({
  address: z
    .string(issue('field.not_an_email'))
    .trim()
    .max(254, issue('field.email_too_long'))
    .regex(emailAddressPattern, issue('field.not_an_email')),
})

export const erasureReportSchema = z.object({
  tables: z.array(
    z.object({
      table: z.string(),
      way: z
        .enum(['deleted', 'overwritten', 'kept'])
        .meta({ description: 'overwritten: the row stays, without the address' }),
      count: counted,
    }),
  ),
  stores_elsewhere: z
    .boolean()
    .meta({ description: 'Raw mails stand in an object store, which is not searched; reports are' }),
})
export type ErasureReport = z.infer<typeof erasureReportSchema>
