import { z } from 'zod'
import { reportDays } from './client-report-days.ts'
import { issue } from './issues.ts'
import { languages } from './language.ts'

/** The API's shapes for monthly reports of clients. */

const client = z.string().trim().min(1, issue('field.client')).max(80, issue('field.at_most'))
const language = z.enum(languages)

export const clientReportInputSchema = z.object({
  client,
  day: z.coerce
    .number(issue('field.report_day'))
    .refine((day) => reportDays.includes(day), issue('field.report_day'))
    .nullable()
    .meta({ description: 'Of the month, 1-28; null: off' }),
  language: language.default('en'),
})
export type ClientReportInput = z.infer<typeof clientReportInputSchema>

/** `logo`: octets of a file. */
export const reportBrandInputSchema = z.object({
  name: z.string().trim().max(80, issue('field.at_most')).default(''),
  logo: z
    .base64(issue('clients.bad_logo'))
    .max(140_000, issue('clients.bad_logo'))
    .nullable()
    .optional()
    .meta({ description: 'PNG or JPEG of at most 100 kB in base64' }),
})
export type ReportBrandInput = { name: string; logo?: Uint8Array | null | undefined }

export const clientReportSchema = z.object({
  client: z.string(),
  day: z.number().int(),
  language: z.enum(languages),
  next_at: z.string(),
  last_month: z.string().nullable().meta({ description: 'The last that was mailed' }),
})
export type ClientReportSetting = z.infer<typeof clientReportSchema>

export const clientReportsSchema = z.object({
  brand: z.object({ name: z.string(), has_logo: z.boolean() }),
  data: z.array(clientReportSchema),
})
export type ClientReportSettings = z.infer<typeof clientReportsSchema>

export const clientReportQuerySchema = z.object({
  client,
  month: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, issue('clients.no_month'))
    .optional()
    .meta({ description: 'Such as 2026-11; the current one by default' }),
  language: language.optional(),
})
export type ClientReportQuery = z.infer<typeof clientReportQuerySchema>
