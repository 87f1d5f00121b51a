import { z } from 'zod'
import { emailAddressPattern } from './email-address.ts'

/** What the public site answers beside its tools: contact, status, sharing. Browser-safe. */

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `At most ${longest} characters.`)
    .refine((text) => !/\p{Cc}/u.test(text), 'Leave out line breaks and control characters.')

export const contactSchema = z.object({
  name: line(100).min(1, 'Tell us your name.'),
  email: line(254).regex(emailAddressPattern, 'Write the address as name@example.org.'),
  domain: line(253)
    .regex(/^$|^[^\s/@:]+\.[^\s/@:]+$/, 'Write the domain alone, such as example.org.')
    .default('')
    .meta({ description: 'The domain the question is about' }),
  message: z
    .string()
    .trim()
    .min(10, 'Tell us in a sentence or two what this is about.')
    .max(5000, 'At most 5000 characters.'),
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
