import { z } from 'zod'
import { LONGEST_DRAFT } from './draft.ts'

/** The API's shapes for judging a template. Browser-safe. */

export const lintInputSchema = z.object({
  source: z
    .string()
    .min(1)
    .max(LONGEST_DRAFT)
    .meta({ description: 'The template, or a whole mail with its headers' }),
  format: z.enum(['html', 'eml']).default('html'),
})
export type LintInput = z.infer<typeof lintInputSchema>

const lintFindingSchema = z.object({
  rule: z.string().meta({ description: 'The id of a check' }),
  severity: z.enum(['error', 'warning', 'note']),
  line: z.number().int().meta({ description: 'From 1; a finding about the whole source is at line 1' }),
  column: z.number().int().nullable(),
  message: z.string(),
  quote: z.string().meta({ description: 'What it is about, as in the source' }),
  fix: z.array(z.string()),
})

export const lintReportSchema = z.object({
  score: z.number().nullable().meta({ description: '0-100; null when too little could be checked' }),
  findings: z.array(lintFindingSchema),
  ignored: z.number().int().meta({ description: 'Findings that comments in the source ask to ignore' }),
  not_checked: z.array(
    z.object({
      reason: z.enum(['sending', 'mail', 'tags', 'text', 'offline', 'clients', 'rendering']),
      rules: z.array(z.string()),
    }),
  ),
})
export type LintReport = z.infer<typeof lintReportSchema>
