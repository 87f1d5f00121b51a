import { z } from 'zod'
import { deviceSchema, heatElementSchema } from './pictures.ts'
import { checkSchema, partSchema, statusSchema, testResultSchema } from './spam-test.ts'

/** The API's shapes for two tests beside each other. Browser-safe. */

export const comparedTestSchema = testResultSchema
  .pick({
    id: true,
    source: true,
    subject: true,
    score: true,
    cap: true,
    created_at: true,
    report_url: true,
    features: true,
    edited_from: true,
  })
  .extend({ sender: z.string().nullable(), level: statusSchema })
export type ComparedTest = z.infer<typeof comparedTestSchema>

const sideSchema = checkSchema
  .pick({ status: true, applies: true, summary: true })
  .extend({ lost: z.number().meta({ description: 'Points that it costs as the only fault' }) })

export const findingChangeSchema = checkSchema.pick({ title: true, category: true }).extend({
  check_id: z.string().meta({ example: 'spf' }),
  before: sideSchema.nullable().meta({ description: 'Null where that test has no such check' }),
  after: sideSchema.nullable(),
})
export type FindingChange = z.infer<typeof findingChangeSchema>

const findings = z.array(findingChangeSchema)

export const attentionPartSchema = z.object({
  matched_by: z.enum(['text', 'link', 'place']).nullable().meta({
    description: 'How the two were recognized as one. Null without a counterpart',
  }),
  before: heatElementSchema.omit({ band: true }).nullable(),
  after: heatElementSchema.omit({ band: true }).nullable(),
  change: z.number().nullable().meta({ description: 'Share after minus share before; null without a match' }),
  unclear: z.boolean().meta({
    description: 'The intervals of both shares overlap: the change is within the error of the model',
  }),
})
export type AttentionPart = z.infer<typeof attentionPartSchema>

export const attentionRoles = [
  'first-screen',
  'action',
  'headline',
  'buttons',
  'headings',
  'pictures',
  'texts',
  'links',
  'last-section',
] as const

const roleSideSchema = z.object({
  share: z.number().nullable().meta({
    description: 'Of all predicted attention, 0-1; null for one thing that the heat map does not list',
  }),
  text: z.string().nullable().meta({ description: 'What it says, where it is one thing' }),
})

export const comparedAttentionSchema = z.object({
  device: deviceSchema,
  before: partSchema.meta({ description: 'Whether the heat map of that test is there' }),
  after: partSchema,
  roles: z
    .array(
      z.object({
        role: z.enum(attentionRoles).meta({
          description:
            'action: the main call to action. headline: the heading with the greatest share. buttons to links: all listed ones of that kind together. last-section: what stands lowest, mostly the footer',
        }),
        before: roleSideSchema.nullable().meta({ description: 'Null where there is none' }),
        after: roleSideSchema.nullable(),
      }),
    )
    .meta({ description: 'Empty until both heat maps are there' }),
  parts: z.array(attentionPartSchema).meta({
    description:
      'Of the parts that the heat maps list, which are the strongest: matched ones by how much they changed, then those without a match by their share',
  }),
})
export type ComparedAttention = z.infer<typeof comparedAttentionSchema>

export const comparisonSchema = z.object({
  before: comparedTestSchema,
  after: comparedTestSchema,
  gain: z.number().nullable().meta({
    description:
      'Score after minus score before, both by the checks that both tests have answered; null without any',
  }),
  common: z
    .object({
      before: z.number().nullable(),
      after: z.number().nullable(),
      checks: z.number().int().meta({ description: 'Checks that both tests have answered' }),
      left_out: z.number().int().meta({ description: 'Checks that only one of them has answered' }),
    })
    .meta({ description: 'The scores that `gain` and `groups` are about, 0-100' }),
  pending: z.boolean().meta({
    description: 'Pictures of one of them are still being drawn: scores and gain may change',
  }),
  groups: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        max: z.number(),
        before: z.number().nullable().meta({ description: 'Points; null where nothing was checked' }),
        after: z.number().nullable(),
      }),
    )
    .meta({ description: 'The groups of checks. They do not add up to the score: ceilings hold it down' }),
  findings: z.object({
    gone: findings.meta({ description: 'Found before, and no longer' }),
    new: findings.meta({ description: 'Not found before' }),
    changed: findings.meta({ description: 'Found in both, and worded or judged differently' }),
    unknown: findings.meta({ description: 'Not checked in one of them: neither better nor worse' }),
    unchanged: z.number().int(),
  }),
  attention: z.array(comparedAttentionSchema),
})
export type Comparison = z.infer<typeof comparisonSchema>
