import { z } from 'zod'
import { issue } from './issues.ts'

/** The API's shapes for the DMARC and TLS reports that an account collects. Browser-safe. */

const iso = z.string().meta({ description: 'UTC, ISO 8601' })
const day = z.string().meta({ description: 'UTC day, YYYY-MM-DD' })
const count = z.number().int()

export const reportDomainSchema = z.object({
  domain: z.string(),
  address: z.string().meta({ description: 'Takes reports about this domain by email' }),
  proved_by: z
    .enum(['dmarc', 'txt'])
    .nullable()
    .meta({ description: 'What the last check found: the address in the DMARC record, or the TXT record' }),
  checked_at: iso.nullable(),
  created_at: iso,
  reports: count.meta({ description: 'Reports that count' }),
  messages: z.number(),
  last_day: day.nullable().meta({ description: 'Last day of which there is a report' }),
})
export type ReportDomain = z.infer<typeof reportDomainSchema>

export const reportDomainsSchema = z.object({ data: z.array(reportDomainSchema) })

export const reportDomainInputSchema = z.object({ domain: z.string().max(2000) })

/** A record to publish. `current`: what it replaces; null where there is none. */
const recordSchema = z.object({
  host: z.string(),
  value: z.string(),
  current: z.string().nullable(),
})

export const reportSetupSchema = z.object({
  domain: z.string(),
  address: z.string(),
  proved_by: z.enum(['dmarc', 'txt']).nullable(),
  checked_at: iso,
  dmarc: z
    .object({
      state: z.enum(['listed', 'add', 'broken', 'unknown']).meta({
        description:
          'listed: the record names the address. add: publish `record`. broken: the record has a fault that must be repaired first. unknown: DNS did not answer',
      }),
      record: recordSchema.nullable(),
    })
    .meta({ description: 'The DMARC record, asked now' }),
  tls: z.object({ state: z.enum(['listed', 'add', 'broken', 'unknown']), record: recordSchema.nullable() }),
  post: z.string().nullable().meta({
    description:
      'The address that takes TLS reports by HTTPS, for `rua` of the TLS-RPT record; null on a server without HTTPS',
  }),
  txt: z.object({ host: z.string(), value: z.string() }).meta({
    description: 'Proves the domain where the DMARC record is not to be changed yet',
  }),
  permission: z
    .object({
      state: z.enum(['not-needed', 'given', 'missing', 'unknown']),
      host: z.string(),
      value: z.string(),
    })
    .meta({
      description:
        'What the operator publishes so that receivers send reports to this server (RFC 9990, 3.2.3)',
    }),
})
export type ReportSetup = z.infer<typeof reportSetupSchema>

const storedReportSchema = z.object({
  kind: z.enum(['aggregate', 'tls']),
  reporter: z.string(),
  report_id: z.string(),
  begin: iso.nullable(),
  end: iso.nullable(),
  messages: z.number().meta({ description: 'As the file says; sessions for a TLS report' }),
  outcome: z.enum(['new', 'known', 'joined']).meta({
    description: 'known: counted already. joined: rows were added to the same report',
  }),
  rows: count.meta({ description: 'Rows that are new or larger' }),
  problems: z.array(z.string()),
})
const refusedPartSchema = z.object({ reason: z.string(), reporter: z.string() })

export const uploadedFileSchema = z.object({
  name: z.string(),
  reports: z.array(storedReportSchema),
  refused: z.array(refusedPartSchema),
})
export type UploadedFile = z.infer<typeof uploadedFileSchema>
export const uploadedFilesSchema = z.object({ data: z.array(uploadedFileSchema) })

const dayPattern = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const dayInput = z.string().regex(dayPattern, issue('domain_reports.bad_day'))
export const reportSpanSchema = z.object({
  from: dayInput.optional().meta({ description: 'First day, YYYY-MM-DD; default: the first that there is' }),
  to: dayInput.optional().meta({ description: 'Last day; default: the last that there is' }),
})
export type ReportSpan = z.infer<typeof reportSpanSchema>

export const sourceVerdictSchema = z.enum([
  'in-order',
  'broken',
  'never-aligned',
  'forwarded',
  'stranger',
  'unclear',
])
export type SourceVerdict = z.infer<typeof sourceVerdictSchema>

const sourceSchema = z.object({
  sender: z.string().meta({ description: 'What a decision about it is sent with' }),
  name: z.string(),
  kind: z.string(),
  certainty: z.enum(['sure', 'likely', 'guess', 'none']),
  verdict: sourceVerdictSchema,
  verdict_says: z.string(),
  said: z.enum(['ours', 'not_ours']).nullable().meta({ description: 'What the owner decided' }),
  may_say: z.boolean().meta({ description: 'Whether a decision changes the verdict' }),
  advice: z.string().nullable(),
  messages: z.number(),
  passed: z.number(),
  first: day.nullable(),
  last: day.nullable(),
  reporters: count,
  addresses: count,
  busiest: z.array(z.string()),
})
export type ReportSource = z.infer<typeof sourceSchema>

const reporterSchema = z.object({
  reporter: z.string(),
  kind: z.enum(['aggregate', 'tls']),
  mail_from: z
    .string()
    .nullable()
    .meta({ description: 'Domain of the email that it came in; null: uploaded' }),
  counted: z
    .boolean()
    .meta({ description: 'False: the email did not pass DMARC, so the report counts for nothing' }),
  reports: count,
  messages: z.number(),
  last_day: day,
})
export type ReportReporter = z.infer<typeof reporterSchema>

const refusalSchema = z.object({
  at: iso,
  way: z.enum(['mail', 'upload', 'https']),
  name: z.string(),
  reporter: z.string(),
  reason: z.string(),
  size: count,
})
export type ReportRefusal = z.infer<typeof refusalSchema>

const noticeSchema = z.object({
  at: iso,
  kind: z.enum(['source', 'failing', 'silent', 'ready']),
  says: z.string().meta({ description: 'By the reports of the last 30 days as they are now' }),
  fix: z.string().nullable().meta({ description: 'What to do' }),
  sender: z.string().nullable().meta({ description: 'The source that it is about, as in `sources`' }),
  current: z.boolean().meta({ description: 'False: it no longer holds, and `says` why' }),
  recent: z.boolean().meta({ description: 'Whether it is newer than two weeks' }),
})
export type ReportNotice = z.infer<typeof noticeSchema>

export const reportSummarySchema = z.object({
  domain: z.string(),
  from: day.nullable(),
  to: day.nullable(),
  says: z.string().meta({ description: 'The verdict in one sentence' }),
  next: z.object({
    step: z.enum(['ready', 'fix', 'ask', 'wait', 'done', 'unknown']),
    now: z.string().nullable(),
    to: z.string().nullable(),
    missing_days: count,
    missing_reporters: count,
    says: z.string(),
  }),
  notices: z.array(noticeSchema).meta({ description: 'What the owner was told last, the newest first' }),
  reports: count,
  days: count,
  first: day.nullable(),
  last: day.nullable(),
  messages: z.number(),
  passed: z.number(),
  complete: z.boolean().meta({ description: 'False: there are more rows than are judged; the busiest are' }),
  policy: z.object({ p: z.string().nullable(), sp: z.string().nullable(), np: z.string().nullable() }),
  sources: z.array(sourceSchema),
  more_sources: count.meta({ description: 'Sources with fewer messages, which are not listed' }),
  lost: z.object({
    messages: z.number(),
    of: z.number(),
    yours: z.number(),
    unclear: z.number(),
    forwarded: z.number(),
    strangers: z.number(),
    says: z.array(z.string()),
  }),
  by_day: z.array(
    z.object({ day, verdicts: z.partialRecord(sourceVerdictSchema, z.number()), passed: z.number() }),
  ),
  tls: z.object({
    reports: count,
    sessions: z.number(),
    failed: z.number(),
    says: z.string().meta({ description: 'What they mean for MTA-STS; empty without TLS reports' }),
    failures: z.array(
      z.object({
        result: z.string().meta({ description: 'As the reports name it (RFC 8460, 4.3)' }),
        host: z.string().nullable(),
        sessions: z.number(),
        says: z.string(),
        fix: z.string(),
        reporters: z.array(z.string()),
        details: z.array(z.string()).meta({ description: 'What reporters add in their own words' }),
      }),
    ),
  }),
  reporters: z.array(reporterSchema),
  refused: z.array(refusalSchema),
  notes: z.array(z.object({ reporter: z.string(), says: z.string() })).meta({
    description: 'What was wrong in the newest reports',
  }),
})
export type ReportSummary = z.infer<typeof reportSummarySchema>

export const senderDecisionSchema = z.object({
  sender: z.string().min(1).max(300),
  ours: z.boolean().nullable().meta({ description: 'Null takes the decision back' }),
})
export type SenderDecision = z.infer<typeof senderDecisionSchema>

export const reportExportFormatSchema = z.enum(['csv', 'json'])
export type ReportExportFormat = z.infer<typeof reportExportFormatSchema>
