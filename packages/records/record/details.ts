import type { Message } from '@postproof/messages/message'
import { z } from 'zod'

/** Pieces of the schemas of details: what only one kind of record has. */

export const outcome = z.enum([
  ...(['answer', 'nodata', 'nxdomain', 'servfail'] as const),
  ...(['refused', 'timeout', 'unreachable', 'bad-name'] as const),
])

export const span = z.object({ start: z.number(), end: z.number() })

export const issue = z.object({
  code: z.string(),
  status: z.enum(['bad', 'warning']),
  span,
  text: z.string(),
})

/** A message in what an engine answers, and its sentence once words were put to it. */
export const said = z.string() as unknown as z.ZodType<string, string | Message>
