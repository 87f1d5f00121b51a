import { z } from 'zod'
import { emailAddressPattern } from './email-address.ts'
import { issue } from './issues.ts'

/** What the public site answers beside its tools: contact, status, sharing. Browser-safe. */

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, issue('field.at_most_in_line'))
    .refine((text) => !/\p{Cc}/u.test(text), issue('field.control_characters'))

export const contactSchema = z.object({
  name: line(100).min(1, issue('field.tell_name')),
  email: line(254).regex(emailAddressPattern, issue('field.email_as')),
  domain: line(253)
    .regex(/^$|^[^\s/@:]+\.[^\s/@:]+$/, issue('field.domain_alone'))
    .default('')
    .meta({ description: 'The domain the question is about' }),
  message: z.string().trim().min(10, issue('field.what_about')).max(5000, issue('field.at_most_in_line')),
  recaptcha_token: z.string().max(4096).optional(),
})
export type ContactMessage = z.infer<typeof contactSchema>

export const statusParts = ['receiver', 'database', 'jobs', 'browser', 'dns'] as const

export const instanceStatusSchema = z.object({
  at: z.string().meta({ description: 'When this was found out, UTC, ISO 8601' }),
  status: z.enum(['good', 'warning', 'bad']).meta({ description: 'The worst of the parts' }),
  parts: z.array(
    z.object({
      id: z.enum(statusParts),
      status: z
        .enum(['good', 'warning', 'bad', 'no-data'])
        .meta({ description: 'no-data: not run by this process, or nothing to judge by yet' }),
    }),
  ),
})
export type InstanceStatus = z.infer<typeof instanceStatusSchema>

export const shareSchema = z.object({
  shared: z.boolean().meta({ description: 'Whether badge, summary and search engines may show the report' }),
})
