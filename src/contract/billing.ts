import { z } from 'zod'
import { issue } from './issues.ts'
import { mayBeTaxNumber, taxNumberTypes } from './tax-numbers.ts'

/** The API's shapes for plans, usage and money. Amounts in minor units. Browser-safe. */

const iso = z.string().meta({ description: 'UTC, ISO 8601' })

export const metricSchema = z.enum([
  'spam_check',
  'inbox_placement',
  'email_verification',
  'screenshots',
  'heatmaps',
  'monitors',
])
export type Metric = z.infer<typeof metricSchema>
export const metrics = metricSchema.options

export const intervalSchema = z.enum(['month', 'year', 'lifetime'])
export type Interval = z.infer<typeof intervalSchema>

/** `limit` null: without limit. */
export const quotaSchema = z.object({
  metric: metricSchema,
  limit: z.number().int().nullable(),
  used: z.number().int(),
  resets_at: iso.nullable(),
})
export type Quota = z.infer<typeof quotaSchema>

const count = z.number().int().min(0).nullable()

/** How much a plan holds; `count` and `days` are the shapes of a number of things and of a time. */
export const limitsOf = <T extends z.ZodType>(count: T, days: T) =>
  z.object({
    spam_check: count,
    inbox_placement: count,
    email_verification: count,
    screenshots: count,
    heatmaps: count,
    monitors: count,
    watched_domains: count,
    newsletters: count,
    seats: count,
    api_rpm: count,
    api_keys: count,
    retention_days: days,
  })

export const planSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  sort: z.number().int(),
  prices: z.array(
    z.object({
      interval: intervalSchema,
      amount: z.number().int(),
      currency: z.string(),
      lookup_key: z.string().meta({ description: 'The price at Stripe' }),
    }),
  ),
  limits: limitsOf(count, count),
  has_history: z.boolean(),
  has_ai_assistant: z.boolean(),
  has_api: z.boolean(),
  popular: z.boolean(),
})
export type Plan = z.infer<typeof planSchema>

export const planStatusSchema = z.enum(['free', 'trialing', 'active', 'past_due', 'canceled', 'lifetime'])

export const currentPlanSchema = z.object({
  plan: planSchema,
  interval: intervalSchema.nullable(),
  renews_at: iso.nullable(),
  cancel_at: iso.nullable(),
  status: planStatusSchema,
  usage: z.record(metricSchema, z.object({ used: z.number().int(), limit: z.number().int().nullable() })),
  period: z.object({ start: iso, end: iso }),
})
export type CurrentPlan = z.infer<typeof currentPlanSchema>

/** `checkout_id` empty: nothing is to be paid and the plan was changed. */
export const checkoutSchema = z.object({
  checkout_id: z.string(),
  checkout_url: z.string().optional(),
  amount: z.number().int().optional(),
  currency: z.string().optional(),
  plan: planSchema.optional(),
})
export type Checkout = z.infer<typeof checkoutSchema>

export const wantedPlanSchema = z.object({ plan_id: z.string().max(100), interval: intervalSchema })

/** ISO 3166-1 alpha-2. */
const country = z
  .string()
  .regex(/^[A-Z]{2}$/, issue('field.country'))
  .meta({ description: 'ISO 3166-1, two letters' })

/** `confirmation`: of the sums that were shown; needed where a subscription runs. */
export const changePlanSchema = wantedPlanSchema.extend({
  confirmation: z.string().max(200).optional(),
  country: country
    .optional()
    .meta({ description: 'Whose tax is added, where no billing address is known yet' }),
})

export const quoteQuerySchema = z.object({ interval: intervalSchema, country: country.optional() })

/** What a plan costs who buys it now. Minor units; `amount` before tax. */
export const quoteSchema = z.object({
  plan: planSchema,
  interval: intervalSchema,
  currency: z.string(),
  amount: z.number().int(),
  tax: z.number().int().nullable().meta({ description: 'Null: known once the whole address is' }),
  total: z.number().int().nullable(),
  country: z.string().nullable(),
  country_fixed: z.boolean().meta({ description: 'It is that of your billing address' }),
})
export type Quote = z.infer<typeof quoteSchema>

/** Minor units. `unused`: what is left of the present plan, below zero. */
export const changeLineSchema = z.object({
  what: z.enum(['unused', 'remaining', 'period']),
  plan: z.string(),
  amount: z.number().int().meta({ description: 'Before tax that is added' }),
  from: iso,
  to: iso,
})

/**
 * What a change of plan costs today, what it costs from when, and why. `kind`: `purchase` leads to the pay page and
 * `cancel` costs nothing, so both have no sums; `keep` takes a cancellation back.
 */
export const planChangeSchema = z.object({
  kind: z.enum(['purchase', 'change', 'keep', 'cancel']),
  plan: planSchema,
  interval: intervalSchema,
  from: z.object({ plan: z.string(), interval: intervalSchema }).nullable(),
  sums: z
    .object({
      currency: z.string(),
      lines: z.array(changeLineSchema),
      tax: z.number().int(),
      total: z.number().int().meta({ description: 'Lines and tax; below zero: to your credit' }),
      credit_used: z.number().int().meta({ description: 'What earlier credit pays of it' }),
      due_now: z.number().int().meta({ description: 'Charged today' }),
      credit_left: z.number().int().meta({ description: 'Taken off the invoices that come' }),
      next: z.object({
        at: iso,
        amount: z.number().int().meta({ description: 'With tax' }),
        tax: z.number().int(),
        due: z.number().int().meta({ description: 'After credit' }),
      }),
    })
    .nullable(),
  confirmation: z
    .string()
    .nullable()
    .meta({ description: 'For POST /api/profile/change-plan; void after 15 minutes' }),
})
export type PlanChange = z.infer<typeof planChangeSchema>
export type ChangeSums = NonNullable<PlanChange['sums']>

export const cardSchema = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
})

export const taxIdSchema = z.object({
  id: z.string(),
  type: z.string(),
  value: z.string(),
  verification: z.enum(['pending', 'verified', 'unverified', 'unavailable']),
})
export type TaxId = z.infer<typeof taxIdSchema>

export const newTaxIdSchema = z
  .object({
    type: z
      .string(issue('field.tax_kind'))
      .refine((type) => taxNumberTypes.includes(type), issue('field.tax_kind'))
      .meta({ description: 'As at Stripe, such as `eu_vat`, `us_ein` or `br_cnpj`' }),
    value: z.string(issue('field.tax_number')).trim().min(1, issue('field.tax_number')).max(60),
    country: z.string().max(2).optional(),
  })
  .refine(({ type, value }) => mayBeTaxNumber(type, value), {
    path: ['value'],
    message: issue('billing.wrong_tax_number'),
  })

export const customerSchema = z.object({
  id: z.string(),
  email: z.string(),
  default_payment_method: cardSchema.nullable(),
  payment_methods: z.array(cardSchema),
  address: z.record(z.string(), z.string()).nullable(),
  tax_ids: z.array(taxIdSchema),
  portal_url: z.string().optional(),
})
export type Customer = z.infer<typeof customerSchema>

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  status: z.string(),
  plan: z.string(),
  amount: z.number().int(),
  tax: z.number().int(),
  currency: z.string(),
  created_at: iso,
  paid_at: iso.nullable(),
  pdf_url: z.string().nullable(),
  hosted_url: z.string().nullable(),
})
export type Invoice = z.infer<typeof invoiceSchema>

/** `renews_at` null: it ends with `cancel_at`, or has ended. */
export const subscriptionSchema = z.object({
  id: z.string(),
  plan_id: z.string().nullable().meta({ description: 'Null: a price that belongs to no plan here' }),
  plan: z.string(),
  interval: intervalSchema.nullable(),
  status: z
    .string()
    .meta({ description: 'As Stripe says it: active, trialing, past_due, unpaid, canceled ...' }),
  renews_at: iso.nullable(),
  cancel_at: iso.nullable(),
  created_at: iso,
})
export type Subscription = z.infer<typeof subscriptionSchema>

export const taxSchema = z.object({
  id: z.string(),
  country: z.string(),
  type: z.string(),
  name: z.string(),
  rate: z.number(),
  inclusive: z.boolean(),
})
export type Tax = z.infer<typeof taxSchema>

/** What pages must know of the instance before anyone signs in. */
export const siteConfigSchema = z.object({
  billing: z.enum(['off', 'manual', 'stripe']),
  stripe_publishable_key: z.string().nullable(),
  captcha: z.object({ provider: z.string(), site_key: z.string() }).nullable(),
  registration: z.boolean(),
  mail: z
    .enum(['smtp', 'development'])
    .meta({ description: 'development: mail to users is shown at /dev/mailbox' }),
})
export type SiteConfig = z.infer<typeof siteConfigSchema>

/**
 * A one-time code. `open`: anyone may use it; `taken`: an account began to pay with it; `ended`: past its time, or ended
 * by an administrator. `amount` in minor units; null: the plan's price, 0: nothing to pay.
 */
export const offerCodeSchema = z.object({
  code: z.string(),
  plan_id: z.string(),
  plan: z.string(),
  interval: intervalSchema,
  amount: z.number().int().nullable(),
  currency: z.string().nullable(),
  state: z.enum(['open', 'taken', 'used', 'ended']),
  created_at: iso,
  expires_at: iso.nullable(),
  used_at: iso.nullable(),
})
export type OfferCode = z.infer<typeof offerCodeSchema>
