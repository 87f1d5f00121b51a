import { recordDefinitions } from '@postproof/records/definitions'
import { type RecordKind, recordKindNames } from '@postproof/records/kinds'
import { z } from 'zod'
import { blacklistCheckers, domainSections } from './checker-names.ts'
import { dnsAnswerSchema } from './common.ts'
import { blacklistSchema, dnsRecordSchema, evidenceSchema, statusSchema } from './spam-test.ts'

/** The API's shapes for the record and blacklist checkers. Browser-safe. */

const spanSchema = z.object({ start: z.number().int(), end: z.number().int() })

/** What may be asked. `input` is forgiving: a URL, an address, a domain with spaces, an IDN are understood. */
export const recordQuerySchema = z.object({
  input: z.string().max(2000),
  selector: z.string().max(200).optional().meta({ description: 'DKIM and BIMI: which selector' }),
  ip: z.string().max(100).optional().meta({ description: 'SPF: what this address would get' }),
  sender: z.string().max(400).optional().meta({ description: 'SPF: with this envelope sender' }),
  helo: z.string().max(300).optional().meta({ description: 'SPF: with this HELO name' }),
  draft: z
    .string()
    .max(20_000)
    .optional()
    .meta({ description: 'A record that is not published yet, read instead of the published one' }),
  parked: z
    .stringbool()
    .or(z.boolean())
    .optional()
    .meta({ description: 'SPF and DMARC: the domain sends no mail' }),
})
export type RecordQuery = z.infer<typeof recordQuerySchema>

export const blacklistQuerySchema = z.object({
  input: z.string().max(2000),
  related: z
    .stringbool()
    .or(z.boolean())
    .optional()
    .meta({ description: 'Domain: its addresses and mail servers too' }),
})
export type BlacklistQuery = z.infer<typeof blacklistQuerySchema>

export const recordFindingSchema = z.object({
  id: z.string(),
  code: z.string(),
  title: z.string(),
  status: statusSchema,
  concerns: z.enum(['receivers', 'advice', 'information']),
  summary: z.string(),
  why: z.string(),
  evidence: z.array(evidenceSchema),
  spans: z.array(spanSchema).meta({ description: 'The offending text within `record`' }),
  fix: z.array(z.string()),
  refs: z.array(z.object({ label: z.string(), url: z.string() })),
})
export type RecordFindingView = z.infer<typeof recordFindingSchema>

const addressChangeSchema = z.object({ ranges: z.array(z.string()), ipv4: z.string(), ipv6: z.string() })

const treatmentSchema = z.enum(['none', 'quarantine', 'reject'])

const policyChangeSchema = z.object({
  from: z.enum(['domain', 'subdomains', 'unused-names']),
  by: z.enum(['spf', 'dkim']).nullable().meta({
    description:
      'Null: neither SPF nor DKIM ties the mail to the organization. Else what passes with another name of it',
  }),
  before: treatmentSchema,
  after: treatmentSchema,
})

export const suggestedRecordSchema = dnsRecordSchema.extend({
  reason: z.string(),
  risk: z.string(),
  effect: z
    .object({ stops: addressChangeSchema, starts: addressChangeSchema, open: z.boolean() })
    .nullable()
    .meta({ description: 'SPF: addresses that pass today and would not, and the other way round' }),
  policy_changes: z
    .array(policyChangeSchema)
    .nullable()
    .meta({ description: 'DMARC: mail that receivers would treat otherwise than today' }),
  form: z
    .object({
      host: z.object({ id: z.string(), name: z.string(), confirmed: z.boolean() }),
      field: z.string(),
      name: z.string(),
      zone: z.string(),
      value: z.string(),
    })
    .nullable()
    .meta({ description: 'What to enter in the form of the DNS host, where its name servers are known' }),
})

export const recordQuestionSchema = z.object({
  question: z.string(),
  answers: z.array(z.object({ answer: z.string(), record: suggestedRecordSchema.nullable() })),
})

export const recordPartSchema = spanSchema.extend({ role: z.string(), explanation: z.string() })

export const notAskedSchema = z
  .object({
    decides: z.array(z.string()).meta({ description: 'Each makes the verdict no-data: one sentence' }),
    beside: z.array(z.string()).meta({ description: 'Side questions: the verdict holds without them' }),
  })
  .meta({ description: 'What got no answer' })

const resultOf = <K extends RecordKind>(kind: K) =>
  z.object({
    id: z.string().meta({ description: 'Checker and input, e.g. spf:example.org' }),
    checker: z.literal(kind),
    input: z.string(),
    domain: z.string(),
    status: statusSchema,
    score: z.number().nullable().meta({ description: '0-100; null when nothing could be checked' }),
    summary: z.string(),
    not_asked: notAskedSchema,
    queried: z.string(),
    found_at: z.string().nullable(),
    record: z.string().nullable(),
    published: z.array(z.string()),
    ttl: z.number().nullable(),
    parsed: z.array(recordPartSchema),
    checks: z.array(recordFindingSchema),
    suggested_records: z.array(suggestedRecordSchema),
    suggested_record: z
      .string()
      .nullable()
      .meta({ description: 'The value of the first record to add or to put in place of another' }),
    questions: z
      .array(recordQuestionSchema)
      .meta({ description: 'What only the owner knows: each with two answers' }),
    details: recordDefinitions[kind].details.meta({ description: 'What only this kind has' }),
    dns_answers: z.array(dnsAnswerSchema),
    checked_at: z.string(),
  })

type Details<K extends RecordKind> = (typeof recordDefinitions)[K]['details']
type Shape = ReturnType<typeof resultOf>['shape']
type ResultSchemas = {
  [K in RecordKind]: z.ZodObject<
    Omit<Shape, 'checker' | 'details'> & { checker: z.ZodLiteral<K>; details: Details<K> }
  >
}

/** The result of each checker; `details` is what only this kind has, e.g. the SPF tree. */
export const recordResultSchemas = Object.fromEntries(
  recordKindNames.map((kind) => [kind, resultOf(kind)]),
) as ResultSchemas

/** A result of any of them, told apart by `checker`. */
export const recordResultSchema = z.discriminatedUnion(
  'checker',
  Object.values(recordResultSchemas) as [ResultSchemas[RecordKind]],
)
export type RecordResultOf<K extends RecordKind> = z.infer<ResultSchemas[K]>
/** What only results of one kind have. */
export type RecordDetails<K extends RecordKind> = z.output<Details<K>>
export type RecordResult = { [K in RecordKind]: RecordResultOf<K> }[RecordKind]

export const blacklistResultSchema = z.object({
  id: z.string(),
  checker: z.enum(blacklistCheckers),
  input: z.string(),
  status: statusSchema,
  summary: z.string(),
  /** One for each address or domain asked about; the first is the one that was asked for. */
  subjects: z.array(blacklistSchema),
  checked_at: z.string(),
})
export type BlacklistResult = z.infer<typeof blacklistResultSchema>

/** One list's answer as it arrives, on the stream of a blacklist check; the last event is the whole result. */
export const blacklistEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('list'), subject: z.string(), list: blacklistSchema.shape.lists.element }),
  z.object({ type: z.literal('result'), result: blacklistResultSchema }),
])
export type BlacklistEvent = z.infer<typeof blacklistEventSchema>

export const domainQuerySchema = recordQuerySchema.pick({ input: true })
export type DomainQuery = z.infer<typeof domainQuerySchema>

const sectionIdSchema = z.enum(domainSections)

const certificateFaultSchema = z.enum([
  ...(['unreadable', 'expired', 'not-yet-valid', 'self-signed', 'incomplete', 'unknown-root'] as const),
  ...(['issuer-expired', 'wrong-name', 'not-for-servers', 'weak-signature', 'weak-key'] as const),
])

/** One mail server as it answered on port 25; null is what it did not say. */
const mailServerSchema = z.object({
  host: z.string(),
  addresses: z.array(z.string()),
  reverse: z.array(
    z.object({
      address: z.string(),
      name: z.string().nullable(),
      confirmed: z.boolean().nullable().meta({ description: 'The name leads back to the address' }),
    }),
  ),
  address: z.string().meta({ description: 'Where it was connected to' }),
  state: z.enum([
    ...(['answered', 'turned-away', 'refused', 'silent', 'no-greeting', 'closed', 'not-smtp'] as const),
    ...(['no-route', 'not-public', 'resting', 'busy'] as const),
  ]),
  said: z.string().nullable().meta({ description: 'Its refusal, or how the connection failed' }),
  banner: z.string().nullable(),
  name: z.string().nullable().meta({ description: 'What it calls itself in the reply to EHLO' }),
  greeting_ms: z.number().nullable(),
  starttls: z.enum(['works', 'absent', 'refused', 'failed', 'unknown']).nullable(),
  tls: z.object({ version: z.string(), cipher: z.string() }).nullable(),
  certificate: z
    .object({
      names: z.array(z.string()),
      issuer: z.string(),
      expires_at: z.string(),
      days: z.number(),
      faults: z
        .array(certificateFaultSchema)
        .meta({ description: 'Why a sender that verifies refuses it; none: valid' }),
    })
    .nullable(),
  mta_sts: z
    .enum(['passes', 'pattern', 'no-tls', 'certificate', 'unknown'])
    .nullable()
    .meta({ description: 'What a sender that enforces the policy finds; null without a policy' }),
  dane: z
    .object({
      match: z.enum(['matches', 'mismatch', 'unusable', 'unclear', 'unasked']),
      secure: z.boolean().nullable().meta({ description: 'Whether DNSSEC covers it; null: not known' }),
      records: z.number(),
    })
    .nullable(),
})
export type MailServerView = z.infer<typeof mailServerSchema>

const domainSectionSchema = z.object({
  id: sectionIdSchema,
  title: z.string(),
  status: statusSchema.meta({
    description: 'no-data: it got no answer, or it is `optional`',
  }),
  optional: z.boolean().meta({ description: 'Not published, which is no fault' }),
  headline: z.string(),
  findings: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      title: z.string(),
      status: statusSchema,
      message: z.string(),
      fix: z.array(z.string()),
    }),
  ),
  records: z.array(z.object({ name: z.string(), type: z.string(), value: z.string() })),
  servers: z
    .array(mailServerSchema)
    .optional()
    .meta({ description: 'Of the section mail-servers: each that was connected to' }),
})

export type DomainSectionView = z.infer<typeof domainSectionSchema>

const publishSchema = dnsRecordSchema
  .pick({ action: true, host: true, type: true, value: true, ttl: true })
  .extend({
    section: sectionIdSchema,
    current: z.string().nullable().meta({ description: 'What it replaces or removes' }),
    why: z.string(),
    changes: z.array(z.string()).meta({ description: 'What becomes of email: a sentence each' }),
    risk: z.string(),
    form: suggestedRecordSchema.shape.form,
  })

export const domainReportSchema = z.object({
  domain: z.string(),
  status: statusSchema,
  score: z.number().nullable().meta({ description: '0-100; null when SPF, DMARC or MX got no answer' }),
  sections: z.array(domainSectionSchema),
  publish: z.array(publishSchema).meta({ description: 'Records to publish, the worst problem first' }),
  not_asked: z
    .array(z.object({ section: sectionIdSchema, reason: z.string() }))
    .meta({ description: 'What could not be checked; it costs no points' }),
})
export type DomainReport = z.infer<typeof domainReportSchema>

const domainPartiesSchema = z.object({
  sending: z.object({
    state: z.enum(['listed', 'nobody', 'anyone', 'unsaid', 'unknown']).meta({
      description: 'Whom the SPF record lets send; unsaid: there is no single record that says so',
    }),
    names: z.array(z.string()).meta({ description: 'Known services, by SPF and by published DKIM keys' }),
    own: z.array(z.string()).meta({ description: 'Terms of the SPF record that belong to no known service' }),
  }),
  receiving: z.object({
    state: z.enum(['hosts', 'nobody', 'unknown']),
    names: z.array(z.string()).meta({ description: 'Known services; else the domains of the mail servers' }),
  }),
})
export type DomainParties = z.infer<typeof domainPartiesSchema>

/** A domain report as pages show it: with one sentence for the whole, and who sends and receives. */
export const shownDomainSchema = z.object({
  sentence: z.string(),
  parties: domainPartiesSchema,
  report: domainReportSchema,
})
export type ShownDomain = z.infer<typeof shownDomainSchema>

/** One section as it is known, on the stream of a domain check; the last event is the whole result. */
export const domainEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('section'), section: domainSectionSchema }),
  z.object({ type: z.literal('result'), result: shownDomainSchema }),
])
export type DomainEvent = z.infer<typeof domainEventSchema>
