import { z } from 'zod'
import { listOf, maybeText, maybeTruth, text, texts, truth } from './tolerant.ts'

/** What the pages draw of a DMARC report's details. */
export const dmarcDetails = z.object({
  walk: listOf(z.object({ name: text, outcome: text, records: texts, psd: maybeText, applies: truth })),
  domainExists: maybeTruth,
  applied: z
    .object({
      at: z.string(),
      inherited: truth,
      tag: maybeText,
      requested: text,
      effective: text,
      testMode: truth,
    })
    .nullable()
    .catch(null),
  alignment: z
    .object({ dkim: text, spf: text, organizational: maybeText, byPublicSuffixList: maybeText })
    .nullable()
    .catch(null),
  reports: listOf(
    z.object({
      tag: text,
      uri: text,
      external: maybeTruth,
      authorization: z.object({ outcome: text, name: text }).nullable().catch(null),
      mailbox: maybeText,
    }),
  ),
  claims: listOf(z.object({ mail: text, from: text, result: maybeText })),
  plan: listOf(
    z.object({
      step: text,
      host: text,
      value: text,
      days: z.object({ least: z.number(), most: z.number() }).nullable().catch(null),
      optional: truth,
      done: truth,
    }),
  ),
})
export type DmarcDetails = z.infer<typeof dmarcDetails>
export type PlanStep = DmarcDetails['plan'][number]
