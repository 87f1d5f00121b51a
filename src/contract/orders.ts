import { z } from 'zod'
import { intervalSchema, newTaxIdSchema } from './billing.ts'
import { isCountry } from './countries.ts'
import { issue } from './issues.ts'

/** The API's shapes for plans that are ordered by hand. Amounts in minor units. Browser-safe. */

const iso = z.string().meta({ description: 'UTC, ISO 8601' })
const line = z.string().trim().max(120)
const needed = line.min(1, issue('field.needed'))
/** What operator and buyer write to each other. */
const words = z.string().trim().max(2000)

export const orderAddressSchema = z.object({
  name: needed,
  line1: needed,
  line2: line.default(''),
  postcode: z.string().trim().max(20).default(''),
  city: needed,
  country: z
    .string()
    .refine(isCountry, issue('orders.choose_country'))
    .meta({ description: 'ISO 3166-1 alpha-2' }),
})
export type OrderAddress = z.infer<typeof orderAddressSchema>

export const newOrderSchema = z.object({
  plan_id: z.string().max(100),
  interval: intervalSchema,
  total: z.coerce.number(issue('field.whole_number')).int().meta({
    description: 'The total that you saw, from the quote of the plan; refused when it is another by now',
  }),
  ...orderAddressSchema.shape,
  tax_number: newTaxIdSchema.nullable().default(null),
  note: z.string().trim().max(500).default(''),
})
export type NewOrder = z.infer<typeof newOrderSchema>

/** `open` and `question` wait, the one for the operator, the other for the buyer. */
export const orderStateSchema = z.enum(['open', 'question', 'granted', 'refused', 'withdrawn'])
export type OrderState = z.infer<typeof orderStateSchema>

export const orderTaxSchema = z.object({ name: z.string(), rate: z.number(), amount: z.number().int() })
export type OrderTax = z.infer<typeof orderTaxSchema>

export const orderMessageSchema = z.object({ by: z.enum(['operator', 'buyer']), text: z.string(), at: iso })
export type OrderMessage = z.infer<typeof orderMessageSchema>

export const orderSchema = z.object({
  id: z.string(),
  number: z.string(),
  state: orderStateSchema,
  plan_id: z.string(),
  plan: z.string(),
  interval: intervalSchema,
  currency: z.string(),
  net: z.number().int(),
  taxes: z.array(orderTaxSchema),
  total: z.number().int(),
  address: orderAddressSchema,
  tax_number: z.object({ type: z.string(), value: z.string() }).nullable(),
  note: z.string(),
  messages: z.array(orderMessageSchema),
  revision: z.number().int(),
  created_at: iso,
  changed_at: iso,
  granted_from: iso.nullable(),
  granted_until: iso.nullable().meta({ description: 'Null: not granted, or without an end' }),
  invoice_number: z.string().nullable(),
})
export type Order = z.infer<typeof orderSchema>

export const ordersSchema = z.object({ data: z.array(orderSchema) })

export const orderAnswerSchema = z.object({ text: words.min(1, issue('field.text')) })

const revision = z.coerce
  .number(issue('field.whole_number'))
  .int()
  .meta({ description: 'Of the order as you saw it; refused when it was changed since' })

/** `no_tax`: the sentence of the settings for invoices without tax goes onto the invoice. */
export const grantOrderSchema = z.object({ revision, no_tax: z.boolean().default(false) })
export const answerOrderSchema = z.object({ revision, text: words.min(1, issue('field.text')) })

/** As an operator sees it. */
export const operatorOrderSchema = orderSchema.extend({
  account_id: z.string(),
  email: z.string(),
})
export type OperatorOrder = z.infer<typeof operatorOrderSchema>

/** An invoice that this instance made; `name` of the buyer. */
export const issuedInvoiceSchema = z.object({
  number: z.string(),
  order_number: z.string(),
  name: z.string(),
  currency: z.string(),
  total: z.number().int(),
  issued_at: iso,
  account_id: z.string().nullable().meta({ description: 'Null: the account is gone' }),
  paid_at: iso.nullable().meta({ description: 'When an operator said that it was paid' }),
})
export type IssuedInvoice = z.infer<typeof issuedInvoiceSchema>

/** `paid` false takes it back. */
export const invoicePaymentSchema = z.object({ paid: z.boolean() })
