import { z } from 'zod'
import { dnsAnswerSchema } from './common.ts'
import { drawnClientIds } from './devices.ts'
import { mailKindIds } from './mail-kinds.ts'

/** The API's shapes for the spam test. Browser-safe: shared by api, web and cli. */

export const statusSchema = z.enum(['good', 'warning', 'bad', 'no-data'])
export type Status = z.infer<typeof statusSchema>

const iso = z.string().meta({ description: 'UTC, ISO 8601', example: '2026-11-20T10:00:00Z' })

export const placeSchema = z.object({
  in: z
    .enum(['raw', 'html', 'text'])
    .meta({ description: 'raw: the message source; html, text: that decoded part' }),
  line: z.number().int(),
  column: z.number().int().optional(),
})

export const evidenceSchema = z.object({
  label: z.string(),
  value: z.string(),
  mono: z.boolean().optional(),
  place: placeSchema.optional(),
})

export const dnsRecordSchema = z.object({
  action: z.enum(['add', 'replace', 'remove']),
  type: z.string(),
  host: z.string(),
  value: z.string(),
  ttl: z.number().int(),
  current: z.string().optional(),
  source: z.literal('generator'),
})
export type DnsRecordToPublish = z.infer<typeof dnsRecordSchema>

export const checkSchema = z.object({
  id: z.string().meta({ example: 'spf' }),
  title: z.string(),
  status: statusSchema,
  applies: z.boolean().meta({
    description: 'False when this mail has nothing for the check to judge; its status is then no-data',
  }),
  category: z.string(),
  code: z.string().meta({ description: 'Which case of the check this is' }),
  summary: z.string().meta({ description: 'What we found, one sentence' }),
  what: z.string(),
  why: z.string(),
  points: z.object({ lost: z.number(), max: z.number() }),
  evidence: z.array(evidenceSchema),
  fix: z.object({
    steps: z.array(z.string()),
    records: z.array(dnsRecordSchema),
    gain: z.number().nullable().meta({
      description:
        'Points that its repair adds to those ranked above it; gains add up to what is missing. Null where nothing is wrong',
    }),
  }),
  refs: z.array(z.object({ label: z.string(), url: z.string() })),
})
export type CheckResult = z.infer<typeof checkSchema>

export const stepSchema = z.object({
  id: z.string(),
  label: z.string(),
  status: z.enum(['pending', 'running', 'done', 'failed']),
  ms: z.number().nullable(),
})
export type Step = z.infer<typeof stepSchema>

export const partSchema = z.enum(['pending', 'ready', 'failed', 'locked', 'disabled'])

export const blacklistSchema = z.object({
  subject: z.string().meta({ description: 'The address or domain asked about' }),
  role: z.string().meta({ description: 'Why it was asked, e.g. "sending address"' }),
  status: statusSchema,
  answered: z.number().int(),
  asked: z.number().int(),
  lists: z.array(
    z.object({
      name: z.string(),
      tier: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal('info')]),
      kind: z.enum(['block', 'allow']),
      state: z.enum(['listed', 'not-listed', 'refused', 'broken', 'timeout', 'not-applicable']),
      codes: z.array(z.string()),
      meaning: z.string(),
      reason: z.string().nullable(),
      removal_url: z.string().nullable(),
      unconfirmed: z.array(z.enum(['codes', 'test-points', 'ipv6', 'removal-page'])).meta({
        description: 'What this installation knows of the list from memory alone; such a list counts little',
      }),
      refusal: z
        .enum(['resolver', 'too-many', 'key', 'other'])
        .nullable()
        .meta({ description: 'Why a list that is refused refuses; null for every other state' }),
    }),
  ),
})

export const mailKindSchema = z.object({
  id: z.enum(mailKindIds),
  label: z.string().meta({ example: 'receipt or notice' }),
  confidence: z.enum(['sure', 'likely', 'chosen']).meta({
    description: 'sure: by standards and headers; likely: by words and habits; chosen: by the user',
  }),
  reasons: z.array(z.string()),
  evidence: z.array(evidenceSchema),
  choices: z
    .array(z.object({ id: z.enum(mailKindIds), label: z.string() }))
    .meta({ description: 'All kinds, one of which a user who knows better may choose' }),
})
export type ShownKind = z.infer<typeof mailKindSchema>

export const testResultSchema = z.object({
  id: z.string(),
  status: z.enum(['waiting', 'received', 'analyzing', 'completed', 'failed', 'expired']),
  source: z
    .enum(['smtp', 'upload', 'cli', 'sample'])
    .nullable()
    .meta({ description: 'sample: a bundled mail over stand-in DNS; simulated' }),
  progress: z.object({ done: z.number(), total: z.number(), steps: z.array(stepSchema) }),
  score: z.number().nullable().meta({ description: '0-100' }),
  total: z.number().nullable().meta({ description: '0-10' }),
  coverage: z.number().nullable().meta({ description: 'Share of the weight that could be checked, 0-1' }),
  cap: z
    .object({ score: z.number(), reasons: z.array(z.string()) })
    .nullable()
    .meta({ description: 'The lowest ceiling that holds the score down, and why; null without one' }),
  grade: z.string().nullable().meta({ description: 'A to F; null when less than half could be checked' }),
  verdict: z.object({ level: statusSchema, title: z.string(), text: z.string() }).nullable(),
  covers: z
    .string()
    .nullable()
    .meta({ description: 'What the score covers and what it does not, one or two sentences' }),
  subject: z.string().nullable(),
  preheader: z.string().nullable(),
  size_bytes: z.number().nullable(),
  address: z.string().nullable().meta({ description: 'The test address; null for uploads' }),
  sender: z
    .object({
      name: z.string(),
      email: z.string(),
      domain: z.string(),
      ip: z.string().nullable(),
      helo: z.string().nullable(),
      return_path: z.string().nullable(),
      rdns: z.string().nullable(),
      tls: z.object({ version: z.string(), cipher: z.string() }).nullable(),
      esp: z.string().nullable().meta({ description: 'Recognized sending service' }),
    })
    .nullable(),
  created_at: iso,
  received_at: iso.nullable(),
  completed_at: iso.nullable(),
  expires_at: iso,
  newer_id: z.string().nullable().meta({ description: 'The newest later mail to the same address' }),
  edited_from: z.string().nullable().meta({
    description:
      'The test whose mail was edited into this one; its DKIM, DMARC and ARC are those of that test, as long as the sender is the same',
  }),
  kind: mailKindSchema.nullable().meta({
    description:
      'What kind of mail it is treated as; null before there is a report, and in reports of before 2026-11-28',
  }),
  analyzer: z.object({ version: z.string(), rules_date: z.string(), spamassassin: z.string().nullable() }),
  categories: z.array(
    z.object({ id: z.string(), title: z.string(), status: statusSchema, score: z.number(), max: z.number() }),
  ),
  results: z.array(checkSchema),
  fix_first: z
    .array(z.string())
    .meta({ description: 'Check ids in the order in which to repair them, at most five' }),
  fix_first_together: z.number().int().meta({
    description:
      'How many of `fix_first` to repair together: three, or as many as it takes to lift the ceiling that holds the score',
  }),
  fix_first_scores: z.array(z.number().int()).meta({
    description:
      'The score, 0-100, with each choice of `fix_first` repaired together: bit i of the index stands for its i-th check, so 0 is the score as it is and the last one that with all of them repaired. Empty where the report was scored by older rules',
  }),
  filters: z.array(
    z.object({
      engine: z.string(),
      version: z.string(),
      score: z.number(),
      threshold: z.number(),
      rules: z.array(z.object({ name: z.string(), points: z.number(), description: z.string() })),
    }),
  ),
  requirements: z.array(
    z.object({
      provider: z.enum(['gmail', 'gmail-bulk', 'yahoo', 'microsoft']),
      title: z.string(),
      applies: z.string().meta({ description: 'To whom the rules apply, one sentence' }),
      passed: z.number(),
      total: z.number(),
      items: z.array(
        z.object({ id: z.string(), title: z.string(), status: statusSchema, check_ids: z.array(z.string()) }),
      ),
      not_checked: z.array(z.string()).meta({ description: 'Rules that no message can show' }),
    }),
  ),
  blacklists: z.array(blacklistSchema),
  links: z.array(
    z.object({
      url: z.string(),
      domain: z
        .string()
        .nullable()
        .meta({ description: 'The registrable domain it leads to; null where it is no web address' }),
      text: z.string(),
      final_url: z.string().nullable(),
      http_status: z.number().nullable(),
      status: statusSchema,
      note: z.string(),
      redirects: z.number(),
      listed_on: z.array(z.string()),
      place: placeSchema.nullable(),
    }),
  ),
  images: z.array(
    z.object({
      src: z.string(),
      alt: z.string().nullable(),
      bytes: z.number().nullable(),
      status: statusSchema,
      note: z.string(),
    }),
  ),
  headers: z.array(
    z.object({ name: z.string(), value: z.string(), line: z.number(), note: z.string().optional() }),
  ),
  counts: z
    .object({ links: z.number(), images: z.number(), headers: z.number(), attachments: z.number() })
    .meta({
      description: 'How many the mail has of each; the lists hold at most the first 200, of headers 300',
    }),
  attachments: z.array(z.object({ filename: z.string(), type: z.string(), bytes: z.number() })),
  transcript: z.array(z.object({ dir: z.enum(['in', 'out']), line: z.string(), at: iso })),
  dns_answers: z.array(dnsAnswerSchema).meta({ description: 'What the DNS was asked and said, at most 150' }),
  features: z.object({ screenshots: partSchema, heatmap: partSchema, ai_assistant: partSchema }),
  report_url: z.string(),
  shared: z.boolean().meta({ description: 'Its owner chose to show it: badge, summary, search engines' }),
  owner: z.boolean(),
})
export type TestResult = z.infer<typeof testResultSchema>

/** What stands in the source, for the Source tab; findings point into it by `place`. */
export const sourceSchema = z.object({
  raw: z.string(),
  raw_truncated: z.boolean(),
  html: z.string().nullable(),
  text: z.string().nullable(),
})
export type TestSource = z.infer<typeof sourceSchema>

export const issuedAddressSchema = z.object({
  id: z.string(),
  email: z.string(),
  status: z.literal('waiting'),
  expires_at: iso,
  report_url: z.string(),
  events_url: z.string(),
})
export type IssuedAddress = z.infer<typeof issuedAddressSchema>

export const testRowSchema = testResultSchema
  .pick({
    id: true,
    subject: true,
    score: true,
    total: true,
    status: true,
    created_at: true,
    expires_at: true,
  })
  .extend({
    sender: z.string().nullable(),
    final: z.boolean().meta({ description: 'False until its pictures are drawn: the score may change' }),
  })
export type TestRow = z.infer<typeof testRowSchema>

export const adviceSchema = z.object({
  id: z.string(),
  status: partSchema.meta({ description: 'pending: no report yet, or a language model is being asked' }),
  source: z.enum(['rules', 'model']).meta({
    description: 'model: some of its words are used; order, steps, gains and records are always ours',
  }),
  model: z.string().optional().meta({ description: 'Name of the language model, when source is model' }),
  model_note: z
    .string()
    .optional()
    .meta({ description: 'Why the words of the configured language model are not used, one sentence' }),
  summary: z.string().meta({ description: 'Two sentences: what stands in the way, and where to begin' }),
  subject_ideas: z
    .array(z.string())
    .optional()
    .meta({ description: "The model's, never checked by sending" }),
  preheader_ideas: z.array(z.string()).optional(),
  items: z.array(
    z.object({
      rank: z.number().int(),
      title: z.string(),
      why: z.string(),
      steps: z.array(z.string()),
      check_ids: z.array(z.string()),
      gain: z.number().nullable(),
      effort: z.enum(['minutes', 'hours', 'days']),
    }),
  ),
  generated_at: iso.nullable(),
})
export type Advice = z.infer<typeof adviceSchema>

const judged = z.object({ status: statusSchema, summary: z.string() })

/** What changed when the DNS and the blacklists were asked again. */
export const recheckSchema = z.object({
  checked_at: iso,
  kept: z.boolean().meta({
    description:
      'Whether the report is the new one now. False for whoever does not own it: this answer is their own copy.',
  }),
  score: z.object({ before: z.number().nullable(), after: z.number().nullable() }),
  changes: z.array(z.object({ check_id: z.string(), title: z.string(), before: judged, after: judged })),
})
export type Recheck = z.infer<typeof recheckSchema>

export const clientPictureEventSchema = z.object({
  type: z.literal('client-picture'),
  client: z.enum(drawnClientIds),
})

export const pictureEventSchema = z.object({
  type: z.literal('picture'),
  device: z.enum(['desktop', 'tablet', 'mobile']),
  variant: z.enum(['plain', 'images-off', 'dark', 'dark-full', 'heat']),
})

/**
 * Live events of one test, as Server-Sent Events: `event:` is the type, `data:` this JSON.
 * - `status`: the test moved on; fetch the result when it is `completed` or `failed`.
 * - `step`: one step started or ended; what it is called is in the result. - `newer`: a later mail came to the same address.
 * - `picture`: one screenshot or heat map is there. - `pictures`: all are, and the report with what they showed.
 * - `client-picture`: the picture of one mail client is there.
 * - `advice`: the language model has answered.
 */
export const liveEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('status'),
    status: testResultSchema.shape.status,
    from: z.string().optional().meta({ description: 'Client name or address, when known' }),
    tls: z.string().optional(),
    size_bytes: z.number().optional(),
  }),
  z.object({
    type: z.literal('step'),
    step: stepSchema.omit({ label: true }),
    done: z.number(),
    total: z.number(),
  }),
  z.object({ type: z.literal('newer'), id: z.string() }),
  pictureEventSchema,
  clientPictureEventSchema,
  z.object({ type: z.literal('pictures'), screenshots: partSchema, heatmap: partSchema }),
  z.object({ type: z.literal('advice') }),
])
export type LiveEvent = z.infer<typeof liveEventSchema>
