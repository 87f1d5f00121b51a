import { z } from 'zod'

/** The API's shapes for what an operator looks after. Browser-safe. */

const iso = z.string().meta({ description: 'UTC, ISO 8601' })

export const deadLetterSchema = z.object({
  id: z.string(),
  kind: z
    .enum(['job', 'mail'])
    .meta({ description: 'A job whose last run failed, or an email that was given up' }),
  name: z.string().meta({ description: 'The name of the job, the kind of the email' }),
  tries: z.number().int().meta({ description: 'Of a job since it last succeeded' }),
  text: z.string().meta({ description: 'What happened, in the language of whoever asks' }),
  error: z.string().meta({ description: 'What the program or the mail server said last, without addresses' }),
  since: iso,
  last_at: iso,
})
export type DeadLetter = z.infer<typeof deadLetterSchema>
export const deadLettersSchema = z.object({ data: z.array(deadLetterSchema) })
