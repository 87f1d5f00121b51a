import { z } from 'zod'
import { issue } from './issues.ts'

/** The API's shape for telling of bounces. Browser-safe. */

export const MOST_BOUNCES = 1000

const bounceSchema = z
  .object({
    email: z.string().max(320).optional().meta({ description: 'The address that bounced' }),
    sha256: z
      .string()
      .regex(/^[0-9a-fA-F]{64}$/, issue('field.sha256'))
      .optional()
      .meta({ description: 'In place of the address: the SHA-256 of it in lower case, in hexadecimal' }),
    code: z.number().int().min(400).max(599).optional().meta({ description: 'The SMTP code, e.g. 550' }),
    enhanced: z
      .string()
      .regex(/^[45]\.\d{1,3}\.\d{1,3}$/, issue('field.enhanced_code'))
      .optional(),
    text: z.string().max(2000).default('').meta({ description: 'The reply, as the mail server gave it' }),
    at: z.iso.datetime({ offset: true }).meta({ description: 'When it bounced, ISO 8601 with its offset' }),
  })
  .refine(({ email, sha256 }) => (email === undefined) !== (sha256 === undefined), {
    message: issue('field.email_or_sha256'),
  })

export const bouncesSchema = z.object({
  bounces: z
    .array(bounceSchema)
    .min(1, issue('field.one_bounce'))
    .max(MOST_BOUNCES, issue('field.most_bounces')),
})
export type Bounces = z.infer<typeof bouncesSchema>['bounces']

const count = z.number().int().nonnegative()

/** Why nothing follows of a bounce. */
const whySchema = z.enum([
  'too_old',
  'no_usable_address',
  'no_code',
  'about_your_server',
  'about_sender',
  'about_content',
  'about_their_server',
  'rule_or_delay',
])
export type WhyNothing = z.infer<typeof whySchema>

const readBounceSchema = z.object({
  says: z.enum(['no_mailbox', 'disabled', 'full']).nullable().meta({
    description: 'What the reply says of the mailbox; null where it says nothing or was not read',
  }),
  why: whySchema.nullable().meta({
    description:
      'Why nothing follows: `too_old` (180 days), `no_usable_address`, `no_code` (the text has no SMTP code), or what the reply is about: `about_your_server`, `about_sender`, `about_content`, `about_their_server`, `rule_or_delay` (the mailbox exists). Null where the bounce counts',
  }),
})
export type ReadBounce = z.infer<typeof readBounceSchema>

export const countedBouncesSchema = z.object({
  counted: count.meta({ description: 'New ones' }),
  known: count.meta({ description: 'Told of before, or twice in this call: they count once' }),
  ignored: count.meta({ description: 'Older than 180 days, or not of a usable address' }),
  about_address: count.meta({
    description:
      'Of all told of, those that say something of the mailbox: it does not exist, is closed or full',
  }),
  read: z.array(readBounceSchema).meta({ description: 'What was made of each, in the order of the call' }),
})
export type CountedBounces = z.infer<typeof countedBouncesSchema>
