import { z } from 'zod'

/** The API's shape for how blacklists answered their self-tests. Browser-safe. */

const outcome = z.enum(['answered', 'silent', 'refused', 'broken'])
const count = z.number().int().nonnegative()

export const listHistorySchema = z.object({
  since: z.string().meta({ description: 'The first month that is kept, YYYY-MM' }),
  lists: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      operator: z.string(),
      tier: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal('info')]),
      asks: z.enum(['ip', 'domain', 'email']),
      kind: z.enum(['block', 'allow']),
      unconfirmed: z
        .array(z.enum(['codes', 'test-points', 'ipv6', 'removal-page']))
        .meta({ description: 'What this installation knows of the list from memory alone' }),
      policy: z.string().meta({ description: 'Who may ask, and what to know before judging an answer' }),
      last: z
        .object({ state: outcome, meaning: z.string(), at: z.string() })
        .nullable()
        .meta({ description: 'The last self-test; null before the first' }),
      months: z
        .array(z.object({ month: z.string(), answered: count, silent: count, refused: count, broken: count }))
        .meta({
          description: 'Self-tests by outcome, the newest month first; tests are made four times a day',
        }),
    }),
  ),
})
export type ListHistory = z.infer<typeof listHistorySchema>
