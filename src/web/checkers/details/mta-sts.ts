import { z } from 'zod'
import { listOf, maybeCount, maybeText, text, texts } from './tolerant.ts'

/** What the pages draw of an MTA-STS report's details. */
export const mtaStsDetails = z.object({
  policy: z
    .object({
      url: text,
      outcome: text,
      reason: maybeText,
      text: maybeText,
      policy: z.object({ mode: maybeText, maxAge: maybeCount, mx: texts }).nullable().catch(null),
    })
    .nullable()
    .catch(null),
  mail: z
    .object({ hosts: listOf(z.object({ host: text, coveredBy: maybeText })) })
    .nullable()
    .catch(null),
  /** The file to publish instead. */
  file: maybeText,
})
export type MtaStsDetails = z.infer<typeof mtaStsDetails>
