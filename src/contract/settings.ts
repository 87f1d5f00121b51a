import { z } from 'zod'
import { issue } from './issues.ts'
import { type TitledPage, titledPages } from './titled-pages.ts'

/** Settings record 1: what the operator writes on the site. Every field has a default. Browser-safe. */

const line = z.string().max(300)
const text = z.string().max(200_000)

/** Someone who helps with deliverability, as the operator lists them. */
export const consultantSchema = z.object({
  name: z.string().trim().min(1, issue('field.name')).max(100),
  about: z.string().trim().max(600),
  languages: z.array(z.string().max(40)).max(12),
  country: z.string().trim().max(60),
  link: z.string().trim().max(500),
  email: z.string().trim().max(254),
})
export type Consultant = z.infer<typeof consultantSchema>

type TitleFields = Record<`${TitledPage}${'Title' | 'Description'}`, z.ZodString>
const titleFields = Object.fromEntries(
  titledPages.flatMap((page) => [
    [`${page}Title`, line],
    [`${page}Description`, line],
  ]),
) as TitleFields

export const siteSettingsSchema = z.object({
  contactUsText: text.meta({ description: '`{email}` stands for contactEmail, `{year}` for this year' }),
  contactEmail: line.meta({ description: 'Where the contact form goes' }),
  educationUrl: line.meta({ description: 'Leads of the footer; empty ones are not shown' }),
  contactUrl: line,
  statusUrl: line,
  helpUrl: line,
  consultants: z.array(consultantSchema).max(60),
  privacyPolicyText: text,
  termsText: text,
  footerSocial: z
    .array(z.object({ icon: z.string().max(40), link: z.string().max(500), alt: z.string().max(100) }))
    .max(20),
  invoiceSeller: z
    .string()
    .max(1000)
    .meta({ description: 'Name and address of the seller, in lines; while it is empty no invoice is made' }),
  invoiceTaxId: line.meta({ description: 'Tax number of the seller' }),
  invoicePrefix: z
    .string()
    .max(20)
    .regex(/^[A-Za-z0-9-]*$/, issue('orders.prefix'))
    .meta({ description: 'What numbers of invoices begin with' }),
  invoicePayment: z.string().max(1000).meta({ description: 'On every invoice: how to pay it' }),
  invoiceNoTax: line.meta({
    description: 'For invoices without tax, where an operator chooses it: why there is none',
  }),
  ...titleFields,
  customHeadCode: text,
  customBodyCode: text,
  customFooterCode: text,
})
export type SiteSettings = z.infer<typeof siteSettingsSchema>

export const settingsAnswerSchema = z.object({ id: z.literal(1), value: siteSettingsSchema })
