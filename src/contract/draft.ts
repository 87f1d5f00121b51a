import { z } from 'zod'
import { statusSchema } from './spam-test.ts'

/** The API's shapes for a mail that is being written. Browser-safe: shared by api and web. */

/** Characters of HTML that can be edited. Gmail clips a mail long before. */
export const LONGEST_DRAFT = 1_000_000

export const draftFieldsSchema = z.object({
  subject: z.string().max(2000).default(''),
  from: z.string().max(2000).default(''),
  reply_to: z.string().max(2000).default(''),
  list_unsubscribe: z.string().max(4000).default(''),
  list_unsubscribe_post: z.string().max(200).default(''),
})
export type DraftFields = z.infer<typeof draftFieldsSchema>
export type DraftField = keyof DraftFields

export const draftSchema = z.object({
  base: z
    .string()
    .max(64)
    .nullable()
    .default(null)
    .meta({ description: 'The test whose mail is edited; null for one that started empty' }),
  editor: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional()
    .meta({
      description:
        'Names one editor: of two of its calls under way, the older one is answered 409 `superseded`',
    }),
  html: z.string().max(LONGEST_DRAFT),
  fields: draftFieldsSchema,
})
export type Draft = z.infer<typeof draftSchema>

/** What is edited, as it came. */
export const draftSourceSchema = z.object({
  base: z.string().nullable(),
  html: z.string(),
  fields: draftFieldsSchema,
  pictures: z.boolean().meta({ description: 'Whether this server can draw it' }),
})
export type DraftSource = z.infer<typeof draftSourceSchema>

const editSchema = z.object({ from: z.number().int(), to: z.number().int(), text: z.string() })
export type DraftEdit = z.infer<typeof editSchema>

export const repairKindSchema = z.enum([
  ...(['alt', 'lang', 'title', 'comments', 'https', 'contrast'] as const),
  ...(['gmail-selectors', 'gmail-media', 'style-head', 'conditional', 'office-settings'] as const),
  ...(['line-height', 'hidden-tables', 'ghost-tables', 'vml-prefix', 'button-spacing', 'web-fonts'] as const),
  ...(['float-gap', 'style-comment', 'cid-width'] as const),
  ...(['link-scheme', 'dark-scheme', 'dark-white', 'auto-links', 'class-edge', 'important-space'] as const),
])
export type RepairKind = z.infer<typeof repairKindSchema>

export const draftRepairSchema = z.object({
  kind: repairKindSchema,
  edits: z.array(editSchema).meta({
    description: 'Offsets into `html` in UTF-16 units, in order; made together, they are one repair',
  }),
  line: z.number().int(),
  quote: z.string(),
  ask: z.object({ before: z.string(), after: z.string(), decorative: z.boolean() }).nullable().meta({
    description: 'Its words are to be given: the text of the edit is before + words, escaped + after',
  }),
})
export type DraftRepair = z.infer<typeof draftRepairSchema>

export const withheldSchema = z.object({
  kind: repairKindSchema,
  reason: z.enum([
    'no-tag',
    'language-unknown',
    'no-subject',
    'conditional',
    'template',
    'not-asked',
    'style-sheet',
    'backgrounds',
    'written-oddly',
    'changes-more',
  ]),
  count: z.number().int(),
  line: z.number().int().nullable(),
})

export const draftFindingSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: statusSchema,
  category: z.string(),
  summary: z.string(),
  steps: z.array(z.string()),
  points_lost: z.number(),
  gain: z.number().meta({ description: 'Points that its repair adds to those of the findings above it' }),
  origin: z.enum(['draft', 'run']).meta({
    description: 'run: it needs the world and keeps the answer of the test that the draft comes from',
  }),
  marks: z.array(
    z.object({
      line: z.number().int().nullable().meta({ description: 'Of the HTML, from 1' }),
      field: draftFieldsSchema.keyof().nullable(),
      text: z.string(),
    }),
  ),
})
export type DraftFinding = z.infer<typeof draftFindingSchema>

export const draftReportSchema = z.object({
  score: z.number().nullable(),
  coverage: z.number(),
  findings: z
    .array(draftFindingSchema)
    .meta({ description: 'What costs points or should be changed, the most costly first' }),
  good: z.number().int(),
  unanswered: z.number().int().meta({ description: 'Checks that need a sent mail, and no run has answered' }),
  html_bytes: z.number().int(),
  repairs: z.array(draftRepairSchema),
  withheld: z.array(withheldSchema),
  together: z
    .object({ html: z.string(), count: z.number().int(), score: z.number().nullable() })
    .nullable()
    .meta({
      description:
        'The HTML with every repair made that needs no words, and its score; null if fewer than two can be made',
    }),
})
export type DraftReport = z.infer<typeof draftReportSchema>

export const draftSavedSchema = z.object({ id: z.string(), report_url: z.string(), compare: z.boolean() })
