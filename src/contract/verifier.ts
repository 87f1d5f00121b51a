import { z } from 'zod'
import { issue } from './issues.ts'
import { statusSchema } from './spam-test.ts'

/** The API's shapes for the email verifier. Browser-safe. */

const iso = z.string().meta({ description: 'UTC, ISO 8601' })

export const verdictSchema = z.enum(['deliverable', 'risky', 'undeliverable', 'unknown'])
export type Verdict = z.infer<typeof verdictSchema>

export const reasonSchema = z
  .enum([
    'accepted_email',
    'invalid_email',
    'invalid_domain',
    'no_mx',
    'null_mx',
    'unroutable',
    'no_mailbox',
    'bounced',
    'mailbox_full',
    'mailbox_disabled',
    'catch_all',
    'catch_all_unknown',
    'disposable',
    'role',
    'possible_typo',
    'restricted',
    'greylisted',
    'blocked_by_receiver',
    'temporary_error',
    'unclear_reply',
    'timeout',
    'disconnected',
    'no_connection',
    'utf8_not_offered',
    'dns_unavailable',
    'provider_unverifiable',
    'opted_out',
    'mailbox_not_asked',
    'no_data',
  ])
  .meta({ description: 'What decided. no_data: it could not be verified at all' })
export type Reason = z.infer<typeof reasonSchema>

/** The parts of a verification, in the order in which they end. */
export const verificationStepSchema = z.enum(['syntax', 'lists', 'domain', 'mailbox', 'verdict'])
export type VerificationStep = z.infer<typeof verificationStepSchema>

export const smtpStepSchema = z.object({
  step: z.string().meta({ example: 'rcpt' }),
  host: z.string(),
  sent: z.string(),
  code: z.number().nullable(),
  enhanced: z.string().nullable(),
  text: z.string(),
  ms: z.number(),
  verdict: z
    .string()
    .meta({ description: 'Whom the reply was taken to be about, and what it says: recipient full' }),
})

export const verificationSchema = z.object({
  id: z.string(),
  email: z.string(),
  status: z.union([verdictSchema, z.literal('pending')]),
  steps: z
    .array(z.object({ id: verificationStepSchema, state: z.enum(['pending', 'done', 'skipped']) }))
    .meta({ description: 'How far it is; pages tick them as they end' }),
  normalized: z.string().nullable(),
  reason: reasonSchema.nullable(),
  title: z.string().nullable().meta({ description: 'The verdict in one sentence' }),
  text: z.string().nullable().meta({ description: 'Why, and what to do' }),
  score: z.number().nullable().meta({ description: '0-100' }),
  is_reachable: z
    .enum(['safe', 'risky', 'invalid', 'unknown'])
    .nullable()
    .meta({ description: 'The same in the words of Reacher' }),
  likelihood: z.number().nullable().meta({
    description:
      'Where the server takes every name: of 100 such mailboxes, how many exist by our estimate. The factors named likelihood are its reasons',
  }),
  factors: z.array(z.object({ name: z.string(), points: z.number(), text: z.string() })),
  suggestion: z.string().nullable().meta({ description: 'The address that was probably meant' }),
  checks: z.array(z.object({ id: z.string(), title: z.string(), status: statusSchema, detail: z.string() })),
  syntax: z
    .object({
      valid: z.boolean(),
      diagnosis: z.string(),
      category: z.string(),
      reason: z.string().meta({ description: 'The diagnosis in plain words' }),
      at: z.number().nullable().meta({ description: 'Place of the fault, from 0' }),
      local: z.string().nullable(),
      domain: z.string().nullable(),
      domain_ascii: z.string().nullable(),
    })
    .nullable(),
  dns: z
    .object({
      mx: z.array(
        z.object({
          host: z.string(),
          priority: z.number(),
          ips: z.array(z.string()),
          provider: z.string().nullable(),
          state: z.string(),
        }),
      ),
      null_mx: z.boolean(),
      a_fallback: z.boolean(),
      provider: z.string().nullable(),
      error: z.string().nullable(),
    })
    .nullable(),
  flags: z.object({
    disposable: z.boolean().nullable(),
    disposable_class: z.enum(['high', 'old']).nullable(),
    relay: z.boolean().nullable(),
    role: z.boolean().nullable(),
    free: z.boolean().nullable(),
    catch_all: z.boolean().nullable(),
  }),
  smtp: z
    .object({
      attempted: z.boolean(),
      why_not: z.string().nullable().meta({ description: 'Why the mail server was not asked' }),
      mx: z.string().nullable(),
      next_retry_at: iso.nullable().meta({ description: 'When an address that was put off is asked again' }),
      steps: z.array(smtpStepSchema),
    })
    .nullable(),
  lists: z.record(z.string(), z.object({ name: z.string(), version: z.string(), date: z.string() })),
  created_at: iso,
  checked_at: iso.nullable(),
  cached: z.boolean(),
})
export type Verification = z.infer<typeof verificationSchema>

export const verificationRequestSchema = z.object({
  email: z
    .string(issue('field.email'))
    .trim()
    .min(1, issue('field.email'))
    .max(1000, issue('field.email_too_long')),
  recaptcha_token: z.string().max(4096).optional(),
})

export const startedVerificationSchema = z.object({
  id: z.string(),
  status: z.literal('pending'),
  events_url: z.string(),
})

/** Live events of one verification: the whole of it as it stands, whenever a step ends. */
export const verificationEventSchema = z.object({
  type: z.literal('verification'),
  verification: verificationSchema,
})
export type VerificationEvent = z.infer<typeof verificationEventSchema>

export const listCountsSchema = z.object({
  rows: z.number().int().meta({ description: 'Rows of the file, the header not counted' }),
  addresses: z.number().int().meta({ description: 'Different addresses; each is verified once' }),
  duplicates: z.number().int(),
  bad_rows: z.number().int(),
  done: z.number().int(),
  deliverable: z.number().int(),
  risky: z.number().int(),
  undeliverable: z.number().int(),
  unknown: z.number().int(),
  no_fault: z.number().int().meta({
    description:
      'Of the unknown ones: nothing was found against them, and whether the mailbox exists was not, or cannot be, asked',
  }),
  waiting_retry: z.number().int().meta({ description: 'Asked again later: greylisted, or not reached' }),
})

export const verifierListSchema = z.object({
  id: z.string(),
  name: z.string(),
  status: z
    .enum(['reading', 'running', 'waiting', 'paused', 'completed', 'refused'])
    .meta({ description: 'waiting: all that is left is asked again later, by itself' }),
  note: z.string().nullable().meta({ description: 'Why it waits or was refused, a sentence' }),
  column: z.string().nullable().meta({ description: 'The column that holds the addresses' }),
  counts: listCountsSchema,
  askable: z.number().int().nonnegative().meta({
    description:
      'Unknown addresses that can be asked again. Fewer than are unknown where mail servers are not asked for this list',
  }),
  counted: z.number().int().nullable().meta({
    description:
      'Verifications counted: one for each address whose mail server may be asked, none again within 24 hours. null where nothing is counted',
  }),
  bad_rows: z
    .array(z.object({ row: z.number().int(), text: z.string(), problem: z.string() }))
    .meta({ description: 'Rows without an address, at most 100; all are in the download' }),
  created_at: iso,
  completed_at: iso.nullable(),
  expected_at: iso.nullable().meta({
    description:
      'When it will be done at the present speed; the slowest operator of mail servers decides. null while too little is known or it is not running',
  }),
  expires_at: iso,
  download_url: z.string().nullable(),
})
export type VerifierList = z.infer<typeof verifierListSchema>
export type ListEvent = { type: 'list'; list: VerifierList }

export const listAddressSchema = z.object({
  id: z.number().int().meta({ description: 'Names the address within its list' }),
  row: z.number().int().nullable().meta({
    description: 'The first row of the file that holds it, the header and blank lines counted',
  }),
  email: z.string().meta({ description: 'As it stands in the file' }),
  verdict: verdictSchema.nullable().meta({ description: 'null: not verified yet, or asked again later' }),
  score: z.number().nullable(),
  reason: reasonSchema.nullable(),
  why: z.string().nullable().meta({ description: 'The reason, a sentence' }),
  advice: z.string().nullable().meta({ description: 'What to do, a sentence' }),
  suggestion: z.string().nullable().meta({ description: 'The address that was probably meant' }),
  corrected: z.string().nullable().meta({
    description: 'The accepted suggestion, which takes its place in downloads. It was not verified',
  }),
  checked_at: iso.nullable(),
  next_retry_at: iso.nullable(),
})
export type ListAddress = z.infer<typeof listAddressSchema>

/** Positions are integers of the database. */
const cursor = z.coerce.number(issue('field.whole_number')).int().min(0).max(2_147_483_647)

export const listAddressQuerySchema = z.object({
  verdict: z
    .enum([...verdictSchema.options, 'open'])
    .optional()
    .meta({ description: 'open: without a verdict yet' }),
  reason: reasonSchema.optional(),
  correction: z
    .enum(['suggested', 'corrected'])
    .optional()
    .meta({ description: 'suggested: with a suggestion that was not accepted' }),
  search: z.string().max(200).optional().meta({ description: 'Part of an address' }),
  limit: z.coerce.number(issue('field.whole_number')).int().min(1).max(1000).default(100),
  after: cursor.optional().meta({ description: 'meta.next of the page before' }),
  before: cursor.optional().meta({ description: 'meta.previous of the page after' }),
})
export type ListAddressQuery = z.infer<typeof listAddressQuerySchema>

export const listAddressesSchema = z.object({
  data: z.array(listAddressSchema).meta({ description: 'In the order of the file' }),
  meta: z.object({
    total: z.number().int().meta({ description: 'Addresses that match' }),
    preceding: z.number().int().meta({ description: 'How many of them stand before this page' }),
    next: z.number().int().nullable(),
    previous: z.number().int().nullable(),
  }),
})
export type ListAddresses = z.infer<typeof listAddressesSchema>

export const listSummarySchema = z.object({
  outcomes: z
    .array(
      z.object({
        verdict: verdictSchema.nullable().meta({ description: 'null: without a verdict yet' }),
        reason: reasonSchema.nullable(),
        no_fault: z.boolean().meta({ description: 'Unknown, and nothing was found against them' }),
        addresses: z.number().int(),
        suggested: z.number().int().meta({ description: 'With a suggestion that was not accepted' }),
        corrected: z.number().int().meta({ description: 'With one that was' }),
      }),
    )
    .meta({ description: 'The addresses by verdict and reason, the largest group first' }),
  suggested: z.number().int(),
  corrected: z.number().int(),
})
export type ListSummary = z.infer<typeof listSummarySchema>

export const correctionRequestSchema = z.object({
  ids: z
    .array(z.number().int().min(0).max(2_147_483_647))
    .max(1000)
    .optional()
    .meta({ description: 'Ids of addresses; left out: all' }),
})
export const correctionAnswerSchema = z.object({
  changed: z.number().int().meta({ description: 'Addresses that were not so before' }),
})

/** Which rows a download holds. */
export const listPartSchema = z.enum(['all', 'clean', 'no_fault', 'risky', 'remove']).meta({
  description:
    'clean: deliverable. no_fault: nothing found against them, mailboxes not asked. risky: risky, other unknown and corrected ones. remove: undeliverable. all: every row of the file',
})
export type ListPart = z.infer<typeof listPartSchema>

/** What becomes of the file's own cells in a download. */
export const listCellsSchema = z.enum(['safe', 'raw']).meta({
  description:
    'safe, the default: a cell that a spreadsheet would run as a formula has an apostrophe before it. raw: the cells of the file as they came',
})
export type ListCells = z.infer<typeof listCellsSchema>

/** Whether mail servers are asked here, and who we say we are. */
export const verifierInfoSchema = z.object({
  smtp: z.boolean(),
  why_not: z.string().nullable(),
  captcha: z.object({ provider: z.string(), site_key: z.string() }).nullable(),
  lists: z.boolean().meta({ description: 'Lists may be uploaded by this visitor' }),
})
export type VerifierInfo = z.infer<typeof verifierInfoSchema>
