import { z } from 'zod'
import { count, listOf, maybeCount, maybeText, maybeTruth, text, truth } from './tolerant.ts'

/** What the pages draw of a DKIM report's details. */
export const dkimDetails = z.object({
  keys: listOf(
    z.object({
      selector: text,
      name: text,
      source: text,
      service: maybeText,
      state: text,
      alias: maybeText,
      record: maybeText,
      keyType: maybeText,
      bits: maybeCount,
      revoked: truth,
      testing: truth,
      strictIdentity: truth,
    }),
  ),
  discovery: z
    .object({
      services: listOf(z.object({ name: text })),
      asked: count,
      unanswered: count,
      wildcard: maybeTruth,
    })
    .nullable()
    .catch(null),
})
export type DkimDetails = z.infer<typeof dkimDetails>
export type DkimKey = DkimDetails['keys'][number]
