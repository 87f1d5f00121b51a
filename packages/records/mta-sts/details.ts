import { z } from 'zod'
import { issue } from '../record/details.ts'

const policy = z.object({
  url: z.string(),
  /**
   * `tls`: the certificate is not valid for the name. `host`: the name has no address. `connection`: refused, or an
   * address that is not public. `unanswered`: says nothing about the host.
   */
  outcome: z.enum([
    ...(['fetched', 'redirect', 'status', 'too-large', 'tls', 'host', 'connection', 'unanswered'] as const),
  ]),
  reason: z.string().nullable().meta({ description: 'HTTP status, or what failed' }),
  contentType: z.string().nullable(),
  text: z.string().nullable().meta({ description: 'The file, cut at 8,000 characters' }),
  policy: z
    .object({
      mode: z.enum(['enforce', 'testing', 'none']).nullable(),
      mx: z.array(z.string()).meta({ description: 'Host names or `*.` patterns, lower case' }),
      maxAge: z.number().nullable().meta({ description: 'Seconds; null when missing or unreadable' }),
      issues: z.array(issue),
    })
    .nullable(),
})
export type FetchedPolicy = z.infer<typeof policy>

const mail = z.object({
  outcome: z.enum(['hosts', 'no-mail', 'unanswered']),
  hosts: z.array(
    z.object({
      host: z.string(),
      coveredBy: z.string().nullable(),
      tlsa: z.number().nullable().meta({ description: 'DANE records of the host; null: not asked' }),
    }),
  ),
  questions: z.array(z.string()).meta({ description: 'Names whose lookups failed' }),
})
export type MailHosts = z.infer<typeof mail>

/** What only an MTA-STS report has. */
export const mtaStsDetails = z.object({
  /** Null when there is no record, so that senders do not ask for a policy. */
  policy: policy.nullable(),
  mail,
  file: z.string().nullable().meta({ description: 'The file to publish; null: right, or unknown' }),
})
export type MtaStsDetails = z.infer<typeof mtaStsDetails>
